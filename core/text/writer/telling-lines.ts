/**
 * Lines of the page that make a title: a short sentence that is no step, or the first clause of a
 * longer one that is whole by itself ("Oil all six sides" of a sentence that says why).
 */
import { escaped } from '../escaped.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isUnspaced, wordsOf, type Language } from '../language.ts'
import { remember } from '../remember.ts'
import { isInstruction } from './english-grammar.ts'
import { goodSentences, type Sentence } from './good-sentences.ts'
import { isLeadingUp, saysWhatFollows, wholeBeginnings } from './line-cuts.ts'

export interface TellingLine {
  /** Without the full stop. */
  text: string
  sentence: Sentence
  /** Says what to do; else it states something. */
  isInstruction: boolean
  /** More than a picture holds: only where all else is said. */
  isLong: boolean
  /**
   * No reason to look further: "A gooseneck kettle is pleasant". Only where the page has nothing
   * else.
   */
  isPlain: boolean
}

/** What stands on a picture. */
const WORDS = { least: 3, most: 8 }
const MOST_LETTERS = 52
const LONG = { words: 13, letters: 80 }
/** Points elsewhere, tells what was, is machinery, or is what others say. */
const UNFIT: Record<string, RegExp> = {
  en: /["“”()]|\b(?:it|its|they|them|their|he|she|this|these|those|there|here|was|were|had|did|been|went|came|sat|than that|such|ones|(?:each|every|another|the|an?) one|claim(?:s|ed|ing)?|believed?|believes|think that|says? that|said to|supposed(?:ly)?|allegedly|myths?)\b|^that\b|^(?:many|most|some|other) (?:people|parents|gardeners|cooks|\p{L}+) (?:say|think|swear|believe|claim)\b/iu,
  de: /["„“”()]|(?<!\p{L})(?:es|sie|er|ihn|ihm|ihre?[nmrs]?|dies\p{L}*|hier|dort|damit|dafür|war|waren|hatte|wurde|dabei|behaupte\p{L}*|glaub(?:en|t)|angeblich|heißt es|mythos|mythen|irrtum|ammenmärchen)(?!\p{L})/iu,
}
/** The sentence behind one that is not so. */
const DENIAL: Record<string, RegExp> = {
  en: /^(?:(?:but |and )?(?:it|this|that|they) (?:do|does|did|is|are|was|were|will|would|can|could)(?: not|n['’]t)\b|(?:it|this|that|both) (?:is|are|['’]s) (?:an? |the )?(?:\p{L}+ )?(?:myth|wrong|false|untrue|mistake|error|lie|legend|nonsense|old wives)|that['’]s (?:an? )?(?:myth|wrong|false|not)|not (?:true|so|quite|at all)\b|wrong\b|false\b|no[,.! ]|nonsense\b|in (?:truth|fact|reality)\b|the (?:truth|opposite) is\b|don['’]t believe)/iu,
  de: /^(?:das (?:stimmt|ist|tut|gilt|geht|hilft|war) (?:so )?(?:nicht|falsch|ein (?:mythos|irrtum|märchen))|(?:das|es|sie|er) \p{L}+ nicht[ ,.]|falsch|stimmt nicht|irrtum|nein[,.! ]|in wahrheit|tatsächlich)/iu,
}

export const tellingLines = remember((content, language): TellingLine[] => {
  const entries = new Set(
    content.facts
      .filter(({ name }) => name === 'list_item' || name === 'step')
      .map(({ value }) => value.toLowerCase().replace(/\.$/, '')),
  )
  return goodSentences(content, language)
    .filter(
      (sentence) =>
        sentence.at >= 0 &&
        !sentence.isStep &&
        !sentence.isLeaning &&
        !isWork(sentence.at, content, language) &&
        !isDenied(sentence, content, language),
    )
    .toSorted((a, b) => a.order - b.order)
    .flatMap((sentence) =>
      lineOf(sentence, language).map((text) => ({
        text,
        sentence,
        isInstruction: tellsToDo(text, content, language),
        isLong: !isShort(text, language),
        isPlain: !isWorthAClick(
          { line: text, whole: sentence.text, isOrder: tellsToDo(text, content, language) },
          language,
        ),
      })),
    )
    .filter(({ text }) => !entries.has(text.toLowerCase()))
})

/**
 * The whole sentence, or a beginning of it that says no more than it; those that fit on a picture
 * first.
 */
function lineOf({ text }: Sentence, language: Language): string[] {
  const whole = text.replace(/[.。！!]$/u, '')
  const fit = [whole, ...wholeBeginnings(whole, language)].filter((line) => isFit(line, language))
  const first = fit.find((line) => isShort(line, language)) ?? fit[0]
  return first === undefined ? [] : [first]
}

/**
 * "Many people claim that tap water kills succulents. It does not …": the page says the opposite.
 */
function isDenied({ text, at }: Sentence, content: PageContent, { lang }: Language): boolean {
  const paragraph = content.paragraphs[at] ?? ''
  const next = paragraph.slice(paragraph.indexOf(text) + text.length).trimStart()
  return DENIAL[lang]?.test(next) === true
}

/**
 * A number, a warning or an effect in the line itself, or a reason in the sentence that it opens.
 * "One" counts nothing.
 */
const NEWS: Record<string, RegExp> = {
  en: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|half|twice|once a|every|never|mistakes?|too (?:much|many|early|late|long|little)|without|instead of|cheapest|makes?|turns?|saves?|ruins?|dries out|traps? water|will (?:split|curdle|burn|sink|stick|crack|rot|freeze|wilt|fade)|in (?:winter|summer|spring|autumn|fall)|(?:january|february|march|april|june|july|august|september|october|november|december))\b/i,
  de: /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|halb|doppelt|nie|niemals|fehler|zu (?:viel|früh|spät|wenig)|ohne|statt|macht|machen|verzeiht|schützt|spart|im (?:winter|sommer|frühjahr|herbst)|lässt)(?!\p{L})/iu,
}
const REASON: Record<string, RegExp> = {
  en: /\b(?:because|so that|otherwise)\b|, (?:or|so) |: /i,
  de: /(?<!\p{L})(?:weil|damit|sonst|denn)(?!\p{L})|: /iu,
}
/** Tells what somebody did or had, or what a thing is like. */
const NARRATIVE: Record<string, RegExp> = {
  en: /^(?:nobody|everyone|everybody|breakfast|lunch|dinner) |^(?:an? |the )?(?:[\p{L}-]+ ){1,4}(?:is|are|has|have) (?:no |not |very |quite )?[\p{L}-]+(?: [\p{L}-]+)?$/iu,
  de: /^(?:niemand|alle) |^(?:ein |eine |der |die |das )?(?:[\p{L}-]+ ){1,3}(?:ist|sind|hat|haben) (?:sehr |nicht |kein )?[\p{L}-]+(?: und [\p{L}-]+)?$/iu,
}

/** An order with an object, a number, a warning or a reason; never that a thing is so or so. */
function isWorthAClick(
  { line, whole, isOrder }: { line: string; whole: string; isOrder: boolean },
  { lang }: Language,
): boolean {
  const news = NEWS[lang]
  if (news === undefined) return true
  if (isOrder) return wordsOf(line).length >= 3
  return !NARRATIVE[lang]?.test(line) && (news.test(line) || REASON[lang]?.test(whole) === true)
}

/** A section of nothing but orders one below the other: the steps of some work. */
export function isWork(
  at: number,
  { headings, paragraphs, kind }: PageContent,
  language: Language,
): boolean {
  if (language.lang !== 'en' || kind === 'list') return false
  const index = headings.findLastIndex((heading) => heading.at !== undefined && heading.at <= at)
  const heading = headings[index]
  if (heading?.at === undefined || /\b(?:tips|mistakes|ways|ideas|rules)\b/i.test(heading.text))
    return false
  const lines = paragraphs.slice(heading.at, headings[index + 1]?.at ?? paragraphs.length)
  return (
    lines.length >= 3 &&
    lines.every((line) => line.length <= 160) &&
    lines.filter(isInstruction).length >= lines.length * 0.7
  )
}

function isShort(line: string, { lang }: Language): boolean {
  return isUnspaced(lang) || (wordsOf(line).length <= WORDS.most && line.length <= MOST_LETTERS)
}

/** "Pine lasts five": of what was said before. */
const NUMBER_ALONE =
  /\s(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?:,|$)/iu

function isFit(line: string, language: Language): boolean {
  if (isUnspaced(language.lang))
    return line.length >= 6 && line.length <= 30 && !/[、，]/.test(line)
  const count = wordsOf(line).length
  const isSized = count >= WORDS.least && count <= LONG.words && line.length <= LONG.letters
  const refused = [/[:;?!–—]/, UNFIT[language.lang]]
  return (
    isSized &&
    !NUMBER_ALONE.test(line) &&
    !refused.some((pattern) => pattern?.test(line)) &&
    !(line.includes(',') && isLeadingUp(line, language))
  )
}

/**
 * German orders begin with a verb in -e before an article, a noun or an adverb: "Drehe die Töpfe",
 * not "Minze wächst".
 */
const GERMAN_ORDER =
  /^(?:\p{Lu}\p{Ll}+e|Nimm|Gib|Lass|Iss|Halt|Lies)\s(?:\p{Lu}\p{Ll}+|die|der|das|den|dem|am|an|auf|mit|immer|nur|nicht|alle|alles|eine?n?|jede[ns]?|zum|zur|im|in|vor|früh|etwas)(?!\p{L})/u

export function isGermanOrder(line: string): boolean {
  return GERMAN_ORDER.test(line)
}

function tellsToDo(line: string, content: PageContent, language: Language): boolean {
  if (language.lang === 'en') return isInstruction(line) && !saysWhatFollows(line, language)
  if (language.lang !== 'de' || !GERMAN_ORDER.test(line)) return false
  const [first = ''] = wordsOf(line)
  // A noun has its capital inside sentences too.
  return !content.paragraphs.some((text) =>
    new RegExp(`[\\p{Ll},;]\\s${escaped(first)}(?!\\p{L})`, 'u').test(text),
  )
}
