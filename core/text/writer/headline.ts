/**
 * The words on the picture: 2 to 8, few enough to be read small, and always a complete thought. A
 * pin's own idea ("Hang a Hammock Chair") comes first, since the page's name alone would stand on
 * all of its pins; then the name is the small line above it.
 */
import { HEADLINE_WORDS, headlineFaults, MOST_LETTERS } from '../headline-gate.ts'
import { isNounPhrase, isWarningList } from '../subject.ts'
import { isWarning, warnsFirst } from '../warnings.ts'
import { contentStems, isUnspaced, wordsOf, type Language } from '../language.ts'
import { dishNames } from './dish-names.ts'
import { gerundOf } from './english-grammar.ts'
import { capitalFirst } from './letter-case.ts'
import type { Material } from './material.ts'
import type { TitleCandidate } from './title-candidate.ts'

/** What templates hang on a title and a picture can do without. */
const TAIL = /,? (?:Explained|in Detail|to Save for Later|Worth Saving|to Try)$/
/**
 * "A Floating Shelf Tip" and "Notes on a Floating Shelf" say that there is something, and not what.
 */
const TIP = /^An? .+ (?:Tip|Idea)$|^(?:Notes on|Good to Know About|More About|A Tip for) /
/** "3 Days" leaves out where. */
const COUNTED =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:days?|hours?|weeks?|minutes?|months?|pieces?|steps?)$/iu
/** Points at what only the title says. */
const POINTING =
  /\b(?:it|its|them|they|their|this|that|these|those|here|dazu|so|es|sie|er|ihn|lo|la|les)\b/iu
/** Words that headings of any page are made of. */
const GENERAL = new Set(
  'mistake avoid store serve buy visit know begin start make ahead tip step first plan use need thing care work go do get stay eat see best day when where what how why choose keep more note end take long time much often many good right way'.split(
    ' ',
  ),
)
/** Two headlines that differ only in these are the same. */
const SAME = new Set('recipe idea tip guide easy save try your make new'.split(' '))

/** Joins words and tells nothing. */
const JOINING =
  /^(?:an?|the|and|or|of|for|with|in|on|at|by|to|from|is|are|der|die|das|den|dem|des|ein|eine|und|mit|für|auf|im|el|la|los|las|un|una|y|de|con|le|les|une|et|du|des)$/u

export interface HeadlineWish {
  readonly entry: TitleCandidate
  readonly material: Material
  readonly interest: string
  /** On other pins of the page. */
  readonly taken: readonly string[]
}

/** The first that is fit and that no other pin nearly has. */
export function headlineOf({ entry, material, interest, taken }: HeadlineWish): string {
  const fit = choicesOf(entry, material, interest)
  const fresh = fit.find(
    (text) => !taken.some((other) => isSameHeadline(text, other, material.language)),
  )
  return capitalFirst(fresh ?? fit[0] ?? lastResort(entry, material, interest))
}

/** Whether a line can stand on a picture whole. */
export function isShown(line: string): boolean {
  return wordsOf(line).length <= HEADLINE_WORDS.most && line.length <= MOST_LETTERS
}

/** Same words but for numbers and what any page says, or nearly the same. */
export function isSameHeadline(a: string, b: string, language: Language): boolean {
  const [first, second] = [tellingStems(a, language), tellingStems(b, language)]
  if (first.size === 0 || second.size === 0) return a.toLowerCase() === b.toLowerCase()
  const common = [...first].filter((stem) => second.has(stem)).length
  return common / (first.size + second.size - common) >= 0.75
}

function tellingStems(text: string, language: Language): Set<string> {
  const words = isUnspaced(language.lang)
    ? contentStems(text, language)
    : wordsOf(text.toLowerCase())
        .filter((word) => !JOINING.test(word))
        .map((word) => language.stem(word))
  return new Set(words.filter((stem) => !SAME.has(stem) && !/^\p{N}+(?:-|$)/u.test(stem)))
}

/** The page's name above a headline that doesn't say it, '' where it does or would be long. */
export function nameOver(
  headline: string,
  entry: TitleCandidate,
  { material, topic }: { material: Material; topic: string },
): string {
  const { content, subject, letters, language } = material
  if (isWarningList(content, subject.title)) return ''
  const given = entry.kicker || topic || letters.title(subject.noun)
  // "Starting Seeds Indoors" over "Count Back From the Last Frost", not a second order.
  const isTask =
    subject.task !== '' &&
    wordsOf(given.toLowerCase())[0] === wordsOf(subject.task.toLowerCase())[0]
  const name = isTask ? gerundOf(given) : given
  const head = contentStems(name, language).at(-1)
  return head === undefined || name.length > 34 || contentStems(headline, language).includes(head)
    ? ''
    : name
}

function choicesOf(entry: TitleCandidate, material: Material, interest: string): string[] {
  const { content, language } = material
  const bare = entry.title.replace(/\s*\([^)]*\)/g, '').replace(TAIL, '')
  const isFit = (text: string): boolean =>
    text !== '' && !COUNTED.test(text) && headlineFaults(text, entry.title, language).length === 0
  const whole = bare.length <= 52 ? bare : ''
  // "Aloe Vera" alone would recommend what the page warns of.
  if (isWarningList(content, material.subject.title))
    return [
      whole,
      material.letters.title(material.subject.title),
      material.letters.title(material.subject.noun),
    ].filter(isFit)
  const telling = [
    whole,
    ...(entry.about === '' ? [entry.headline] : []),
    ...partsOf(bare, language),
    ...namedIdea(entry, material),
    ...namesOf(material, interest, bare),
    bare,
    ...(entry.about === ''
      ? [content.title, ...clauses(content.title).filter((text) => !POINTING.test(text))]
      : []),
    ...(splitAt(bare).length > 1
      ? [material.letters.title(interest), ...splitAt(bare).filter((part) => TIP.test(part))]
      : []),
  ]
  const title = new Set(contentStems(`${content.title} ${splitAt(bare)[0] ?? ''}`, language))
  const isTelling = (text: string): boolean =>
    isUnspaced(language.lang) || contentStems(text, language).some((stem) => title.has(stem))
  const fit = telling.filter(isFit)
  return [...ideasOf(entry, { whole, language }).filter(isFit), ...fit.filter(isTelling), ...fit]
}

/**
 * The pin's own idea where it says enough; under its topic a heading does: "Raised Garden Bed" over
 * "What to Plant First".
 */
function ideasOf(
  { about, headline }: TitleCandidate,
  { whole, language }: { whole: string; language: Language },
): string[] {
  if (about === '') return []
  const idea = standsAlone(headline, language) ? [headline] : []
  return [...idea, whole, ...(language.lang === 'en' && !POINTING.test(headline) ? [headline] : [])]
}

/** "Kräutergarten: So erntest du länger". */
function namedIdea({ about, headline }: TitleCandidate, { subject, language }: Material): string[] {
  return about !== '' && subject.noun !== '' && language.lang !== 'en'
    ? [`${subject.noun}: ${headline}`]
    : []
}

/**
 * A dish keeps its name, and a title that says something beside the topic is not cut down to it.
 */
function namesOf(material: Material, interest: string, title: string): string[] {
  const { subject, letters, content } = material
  if (splitAt(title).length > 1 && content.kind !== 'keyword') return []
  const dishes = dishNames(material, interest)
  return [
    subject.title,
    subject.noun,
    ...(dishes.length > 0 ? dishes : [interest]),
    subject.task,
  ].map(letters.title)
}

/**
 * Says enough without the title: "Hang a Hammock Chair" does, "What to Serve With It" and "When to
 * Visit" don't.
 */
function standsAlone(text: string, language: Language): boolean {
  if (isUnspaced(language.lang)) return text.length >= 4
  if (wordsOf(text).length < 2 || POINTING.test(text)) return false
  const telling = wordsOf(text.toLowerCase()).filter(
    (word) =>
      !language.isStopWord(word) &&
      !GENERAL.has(word.replace(/s$/, '')) &&
      !GENERAL.has(word) &&
      !/^\p{N}+$/u.test(word),
  )
  return (
    telling.length >=
    (/^(?:what|when|where|how|why|wie|wann|was|welche|cómo|cuándo|qué|comment|quand)\b/iu.test(text)
      ? 2
      : 1)
  )
}

function lastResort(
  { title }: TitleCandidate,
  { content, language, subject, letters }: Material,
  interest: string,
): string {
  if (isUnspaced(language.lang)) return title.slice(0, 24)
  return (
    [subject.title, subject.noun, interest, subject.task]
      .map(letters.title)
      .find((name) => name !== '') ?? content.title
  )
}

function splitAt(title: string): string[] {
  return title.split(/\s*[:：]\s*|(?<=[?!])\s+/)
}

/**
 * The question, or what stands behind the colon; the opening of a title of one piece; what stands
 * before the colon.
 */
function partsOf(bare: string, language: Language): string[] {
  const parts = splitAt(bare)
  const first = parts[0] ?? ''
  if (parts.length > 1 && warnsFirst(first)) return []
  const opening = parts.length > 1 ? '' : openingOf(bare, language)
  const thing = withoutOrder(bare)
  return [
    ...(/[?!]$/.test(first)
      ? [first]
      : parts.slice(1, 2).filter((part) => standsAlone(part, language) && !TIP.test(part))),
    opening,
    withoutHowTo(bare),
    thing,
    thing.replace(/ in (?:one|\d+) \p{L}+$/iu, ''),
    thing.replace(/ (?:with|from|in|for) .*$/iu, ''),
    ...(TIP.test(first) ? [] : [first]),
  ]
}

/**
 * What stands before the first "from", "with" or "that" of a name: a clause without its end says
 * something else ("Most Succulents Die").
 */
function openingOf(title: string, language: Language): string {
  const opening = title.replace(
    /,? (?:From|With|for|in \d+ Steps|in|Plus|That|That Serves|and \d+ More)\b.*$/,
    '',
  )
  const name = opening.replace(/^(?:How to \p{L}+ (?:an? |the |your )?|\d+ )/iu, '')
  const hasVerb = language
    .tokens(name.toLowerCase())
    .some(({ text, pos }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/.test(text)))
  return isNounPhrase(name, language) && !hasVerb && !isWarning(title, language.lang) ? opening : ''
}

/** "Build a Floating Oak Shelf With …" names the shelf. */
function withoutOrder(text: string): string {
  return (
    /^(?:build|make|bake|cook|sew|knit|plant|grow|paint|plan|create) (?:an? |the |your )(.+)$/i.exec(
      text,
    )?.[1] ?? ''
  )
}

/** "How to Plan a Slow Weekend by a Lake" says the same without its first two words. */
function withoutHowTo(text: string): string {
  return /^How to (?!Know|Tell)/.test(text) ? text.slice(7) : ''
}

function clauses(title: string): string[] {
  return title.split(/\s*[:：|;!?([]\s*|\s+[–—-]\s+/u)
}
