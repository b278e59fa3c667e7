/**
 * Lines of the page that make a title: a short sentence that is no step, or the first clause of a longer one that is whole by itself
 * ("Leave the beans out before freezing" of a sentence that goes on).
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isUnspaced, wordsOf, type Language } from '../language.ts'
import { remember } from '../remember.ts'
import { isInstruction } from './english-grammar.ts'
import { goodSentences, type Sentence } from './good-sentences.ts'

export interface TellingLine {
  /** Without the full stop. */
  text: string
  sentence: Sentence
  /** Says what to do; else it states something. */
  isInstruction: boolean
  /** More than a picture holds: only where all else is said. */
  isLong: boolean
  /** No reason to look further: "A gooseneck kettle is pleasant". Only where the page has nothing else. */
  isPlain: boolean
}

/** What stands on a picture. */
const WORDS = { least: 3, most: 8 }
const MOST_LETTERS = 52
const LONG = { words: 12, letters: 78 }
const ENDS: Record<string, RegExp> = {
  en: /[:;]\s|,\s(?:and|but|or|so|because|which|where|when|while|then|if|as|until|not)\s|\s(?:because|so that|until|and then)\s|\s(?:of|like|on|in) (?:this|these|that|those) \p{L}+$/u,
  de: /[:;]\s|,\s(?:und|aber|oder|denn|damit|sonst|weil|wenn|bis|so|dass)\s/u,
}
/** Begins with what only leads to the point: cut off, the point would be missing. */
const LEADING: Record<string, RegExp> = {
  en: /^(?:if|when|while|because|as|after|before|once|although|unless|since|for|in|on|at|with|to|from|by|until|around|nobody|everyone)\b/i,
  de: /^(?:wenn|weil|als|nach|bevor|nachdem|sobald|obwohl|von|vom|am|im|in|mit|bei|für)\s/i,
}
/** Points elsewhere, tells what was, or is machinery. */
const UNFIT: Record<string, RegExp> = {
  en: /["“”()]|\b(?:it|its|they|them|their|he|she|this|these|those|there|here|was|were|had|did|been|went|came|sat|than that|such)\b|^that\b/i,
  de: /["„“”()]|\b(?:es|sie|er|ihn|ihm|ihre?[nmrs]?|dies\w*|hier|dort|damit|dafür|war|waren|hatte|wurde|dabei)\b/i,
}

export const tellingLines = remember((content, language): TellingLine[] => {
  const own = ENDS[language.lang]
  const entries = new Set(content.facts.filter(({ name }) => name === 'list_item' || name === 'step').map(({ value }) => value.toLowerCase().replace(/\.$/, '')))
  return goodSentences(content, language)
    .filter(({ isStep, isLeaning, at }) => at >= 0 && !isStep && !isLeaning && !isWork(at, content, language))
    .toSorted((a, b) => a.order - b.order)
    .flatMap((sentence) => lineOf(sentence, own, language).map((text) => ({ text, sentence, isInstruction: tellsToDo(text, content, language), isLong: !isShort(text, language), isPlain: !isWorthAClick({ line: text, whole: sentence.text, isOrder: tellsToDo(text, content, language) }, language) })))
    .filter(({ text }) => !entries.has(text.toLowerCase()))
})

function lineOf({ text }: Sentence, ends: RegExp | undefined, language: Language): string[] {
  const whole = text.replace(/[.。！!]$/u, '')
  const at = ends?.exec(whole)?.index
  const clause = at === undefined || LEADING[language.lang]?.test(whole) ? '' : whole.slice(0, at)
  const choices = [whole, clause, ...joinedParts(clause || whole, language)].filter((line) => isFit(line, language) && !isHalfCompared(line, whole))
  // What is so may not lose its second half: "… costs ten minutes and saves the board".
  const isHalf = (line: string): boolean => language.lang === 'en' && !isInstruction(line) && /^,? and (?!(?:an?|the) )/i.test(whole.slice(line.length))
  const kept = choices.filter((line) => !isHalf(line))
  const first = kept.find((line) => isShort(line, language)) ?? kept[0]
  return first === undefined ? [] : [first]
}

/** "Sour coffee wants a finer grind" of "… or hotter water": still so, where a verb stands before the joining word. */
function joinedParts(line: string, language: Language): string[] {
  if (LEADING[language.lang]?.test(line)) return []
  if (language.lang === 'de') return [line.split(/\s(?:und|oder)\s/)[0] ?? ''].filter((part) => part !== line && wordsOf(part).length >= 5 && !part.includes(','))
  if (language.lang !== 'en') return []
  const places = [...line.matchAll(/\s(?:or|and|that|which|with|instead of|rather than|than|before|after|(?:for|in) (?:each|every))\s/g)].map(({ index }) => index).toReversed()
  const parts = places.map((at) => line.slice(0, at)).filter((part) => !part.includes(',') || /\sand\s/.test(part))
  const listed = /^([^,]+), [^,]+ and [^,]+$/.exec(line)?.[1] ?? ''
  return [...parts, ...(wordsOf(listed).length >= 6 ? [listed] : [])].filter((part) => isStatement(part, language))
}

/** Ends in a measure that goes on. */
const OPEN_END = /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|least|most|more|as|than))$/i

/** A number, a warning or an effect in the line itself, or a reason in the sentence that it opens. "One" counts nothing. */
const NEWS: Record<string, RegExp> = {
  en: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|twice|once a|every|never|mistakes?|too (?:much|many|early|late|long|little)|without|instead of|cheapest|makes?|turns?|saves?|ruins?|in (?:winter|summer|spring|autumn|fall)|(?:january|february|march|april|june|july|august|september|october|november|december))\b/i,
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
function isWorthAClick({ line, whole, isOrder }: { line: string; whole: string; isOrder: boolean }, { lang }: Language): boolean {
  const news = NEWS[lang]
  if (news === undefined) return true
  if (isOrder) return wordsOf(line).length >= 3
  return !NARRATIVE[lang]?.test(line) && (news.test(line) || REASON[lang]?.test(whole) === true)
}

/** "More water" of "more water than you think": half a comparison is none. */
function isHalfCompared(line: string, whole: string): boolean {
  return whole.length > line.length && /^\s*(?:than|als)\b/i.test(whole.slice(line.length))
}

function isStatement(part: string, language: Language): boolean {
  if (OPEN_END.test(part) || wordsOf(part).length < 5) return false
  return isInstruction(part) || language.tokens(part).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
}

/** A section of nothing but orders one below the other: the steps of some work. */
export function isWork(at: number, { headings, paragraphs, kind }: PageContent, language: Language): boolean {
  if (language.lang !== 'en' || kind === 'list') return false
  const index = headings.findLastIndex((heading) => heading.at !== undefined && heading.at <= at)
  const heading = headings[index]
  if (heading?.at === undefined || /\b(?:tips|mistakes|ways|ideas|rules)\b/i.test(heading.text)) return false
  const lines = paragraphs.slice(heading.at, headings[index + 1]?.at ?? paragraphs.length)
  return lines.length >= 3 && lines.every((line) => line.length <= 160) && lines.filter(isInstruction).length >= lines.length * 0.7
}

function isShort(line: string, { lang }: Language): boolean {
  return isUnspaced(lang) || (wordsOf(line).length <= WORDS.most && line.length <= MOST_LETTERS)
}

function isFit(line: string, language: Language): boolean {
  if (isUnspaced(language.lang)) return line.length >= 6 && line.length <= 30 && !/[、，]/.test(line)
  const count = wordsOf(line).length
  const isSized = count >= WORDS.least && count <= LONG.words && line.length <= LONG.letters
  const refused = [/[:;?!–—]/, UNFIT[language.lang], line.includes(',') ? LEADING[language.lang] : undefined]
  return isSized && !refused.some((pattern) => pattern?.test(line))
}

/** German orders begin with a verb in -e before an article, a noun or an adverb: "Drehe die Töpfe", not "Minze wächst". */
const GERMAN_ORDER = /^(?:\p{Lu}\p{Ll}+e|Nimm|Gib|Lass|Iss|Halt|Lies)\s(?:\p{Lu}\p{Ll}+|die|der|das|den|dem|am|an|auf|mit|immer|nur|nicht|alle|alles|eine?n?|jede[ns]?|zum|zur|im|in|vor|früh|etwas)(?!\p{L})/u

export function isGermanOrder(line: string): boolean {
  return GERMAN_ORDER.test(line)
}

function tellsToDo(line: string, content: PageContent, language: Language): boolean {
  if (language.lang === 'en') return isInstruction(line)
  if (language.lang !== 'de' || !GERMAN_ORDER.test(line)) return false
  const [first = ''] = wordsOf(line)
  // A noun has its capital inside sentences too.
  return !content.paragraphs.some((text) => new RegExp(`[\\p{Ll},;]\\s${first}(?!\\p{L})`, 'u').test(text))
}
