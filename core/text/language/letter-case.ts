/** Title case for headlines, and the case of running text for words cut out of titles. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf, type Language } from './language.ts'
import { spellerOf } from './page-spellings.ts'

export interface WordCase {
  /** English Title Case; other languages keep their own case with a capital first letter. */
  title: (text: string) => string
  /** The case inside a sentence: names keep their capital, German keeps all. */
  running: (text: string) => string
  /** Whether most of the page's running text gives the word a capital: "Conecuh sausage". */
  isName: (word: string) => boolean
}

/** "Conecuh sausage", "steaks from Salisbury.": a capital alone, in a line that has small words. */
const LONE_CAPITAL =
  /(?<=(?<!\p{L})\p{Ll}[\p{L}'’-]*[,;]?\s|\p{N}\s)\p{Lu}[\p{L}'’]*\p{Ll}(?=[-\s,.;:!?)]|$)(?!\s\p{Lu})/gu
const POSSESSIVE = /['’]s$/u
/** A page that writes a word so only once may have slipped. */
const MIN_NAMED = 2
const SMALL = new Set('a an the and but or nor for in on at to of by as vs vs. per'.split(' '))
/** Small words of other languages in an English line: "Kräutergarten auf der Fensterbank". */
const FOREIGN = new Set(
  'und auf der dem für mit zum zur ein eine avec pour les des aux et à au para del y de du la con alla di'.split(
    ' ',
  ),
)
/** Small words in the names of dishes and places, where the page's title writes them small. */
const PARTICLES = new Set(
  'al allo alla alle ai agli all con da dei del della delle dello de des di du e ed el en et las la le los sur van von y à au aux'.split(
    ' ',
  ),
)
/** "Duck à l'orange": a word with a French article keeps the case that the page gives it. */
const ELIDED = /^[ld]['’]\p{L}{3}/u
const NAMES = new Set(
  'i greek italian french spanish german english american mexican indian thai japanese chinese korean mediterranean moroccan turkish portuguese swedish danish dutch irish scottish welsh british european asian african christmas easter thanksgiving halloween hanukkah ramadan monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december'.split(
    ' ',
  ),
)

export function caseOf(content: PageContent, language: Language): WordCase {
  if (language.lang === 'de')
    return { title: capitalFirst, running: (text) => text, isName: () => false }
  const lower = wordsInLowerCase(content)
  if (language.lang !== 'en')
    return {
      title: capitalFirst,
      running: (text) => lowerFirst(text, { lower, capital: wordsInCapital(content) }),
      isName: () => false,
    }
  const capital = wordsInCapital(content)
  const isMostlyNamed = namedMostly(content)
  const isName = (low: string): boolean =>
    !isParticiple(low, language) &&
    ((capital.has(low) &&
      ((!lower.has(low) && !lower.has(`${low}s`)) || language.rarity(low) === 1)) ||
      isMostlyNamed(low))
  const pairs = pairsInCapital(content)
  const spelled = spellerOf(content, language)
  const particles = particlesOf(content.title)
  return {
    title: (text) => spelled(titleCase(text, particles)),
    isName: (word) =>
      isMostlyNamed(word.toLowerCase()) && !isParticiple(word.toLowerCase(), language),
    running: (text) =>
      spelled(
        text.replace(/\p{L}[\p{L}\p{N}'’]*/gu, (word, at: number) => {
          const low = word.toLowerCase()
          const rest = text.slice(at + word.length)
          if (word === low || hasOwnCase(word, rest)) return word
          const next = wordsOf(rest)[0]?.toLowerCase() ?? ''
          const isPair = pairs.has(`${low} ${next}`) && isName(next)
          return isPair || isName(low) || isName(low.replace(POSSESSIVE, '')) ? word : low
        }),
      ),
  }
}

/**
 * "DIY", "Greek", the "C" of "Vitamin C" and both letters of "A/B", not the article of "A Cake".
 */
function hasOwnCase(word: string, rest: string): boolean {
  const isLetter = word.length === 1 && (word !== 'A' || /^[/&]/u.test(rest))
  return isLetter || /^\p{L}\p{L}*\p{Lu}/u.test(word) || NAMES.has(word.toLowerCase())
}

/** "Baked" of a page that has it in headings only. */
function isParticiple(low: string, { tokens }: Language): boolean {
  const pos = low.endsWith('ed') ? tokens(low)[0]?.pos : null
  return pos === 'VERB' || pos === 'ADJ'
}

export function capitalFirst(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase())
}

/** "in the U.S. for" goes on behind its last stop. */
const endsPart = (word: string): boolean =>
  /[:.?!–—]$/u.test(word) && !/^\P{L}*(?:\p{L}\.){2,}$/u.test(word)

/** "al" of "Pollo al Ajillo": between two capitals, so the title has small words by intent. */
const particlesOf = (title: string): ReadonlySet<string> =>
  new Set(
    [...title.matchAll(/(?<=\p{Lu}[\p{L}'’]* )(\p{Ll}{1,5})(?= \p{Lu})/gu)]
      .map(([word]) => word)
      .filter((word) => PARTICLES.has(word)),
  )

function titleCase(text: string, particles: ReadonlySet<string>): string {
  const words = text.split(' ')
  return words
    .map((word, index) => {
      const isAfterMark = index === 0 || endsPart(words[index - 1] ?? '')
      const isInside = !isAfterMark && index < words.length - 1
      if (index > 0 && ELIDED.test(word)) return word
      const low = word.toLowerCase()
      return isInside && (SMALL.has(low) || FOREIGN.has(word) || particles.has(low))
        ? low
        : capitalNames(word, isAfterMark)
    })
    .join(' ')
}

/** "km/h", "w/o": one letter, or none, on a side. */
const SHORT_FORM = /^\p{Ll}\/|\/\p{Ll}?$/u

/** "Plum–Ginger", "Loaf/Buns": the sign is between two words, of which each has its capital. */
function capitalNames(word: string, isAfterMark: boolean): string {
  if (SHORT_FORM.test(word)) return word
  return word
    .split(/([–/])/u)
    .map((part, at) => capitalParts(part, at > 0 || isAfterMark))
    .join('')
}

/** "Step-by-Step", and "Built-in" unless it begins. */
function capitalParts(word: string, isAfterMark: boolean): string {
  const [first = '', ...others] = word.split('-')
  const isSmallEnd = !isAfterMark && SMALL.has((others.at(-1) ?? '').toLowerCase())
  const capital = (part: string, place: number): string =>
    SMALL.has(part) && place < others.length - 1 ? part : capitalPart(part)
  return [capitalPart(first), ...(isSmallEnd ? others : others.map(capital))].join('-')
}

function capitalPart(part: string): string {
  return part.replace(/^["“(]?\p{Ll}/u, (start) => start.toUpperCase())
}

/** "Gaufres Dorées aux Flocons d'Avoine": English capitals, which these languages do without. */
export function isTitleCased(text: string): boolean {
  const long = text.match(/(?<![\p{L}\p{N}])\p{L}{4,}/gu) ?? []
  return long.length >= 3 && long.every((word) => /^\p{Lu}/u.test(word))
}

/** Words that are no names: verbs, and words after an article or a possessive. */
const VERB = /(?:[aeií]r|ndo|ant)$/u
const BEHIND_ARTICLE =
  /(?<!\p{L})(?:el|la|los|las|un|una|tus?|sus?|le|les|une|vos|votre|ton|ta|tes) $/iu

interface WordsOfPage {
  readonly lower: ReadonlySet<string>
  readonly capital: ReadonlySet<string>
}

function lowerFirst(text: string, { lower, capital }: WordsOfPage): string {
  if (isTitleCased(text))
    return text.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{L}*/gu, (word, at: number) => {
      const low = word.toLowerCase()
      const isCommon = VERB.test(low) || BEHIND_ARTICLE.test(text.slice(0, at))
      return lower.has(low) || (isCommon && !capital.has(low)) ? low : word
    })
  const first = wordsOf(text)[0]
  if (!first || /^\p{L}\p{L}*\p{Lu}/u.test(first)) return text
  return lower.has(first.toLowerCase()) ? text.replace(first, first.toLowerCase()) : text
}

function wordsInLowerCase(content: PageContent): Set<string> {
  return new Set(
    [
      ...content.paragraphs,
      ...content.facts.filter((fact) => fact.name === 'ingredient').map((fact) => fact.value),
    ]
      .flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’]*/gu) ?? [])
      .flatMap((word) => [word, word.replace(/^\p{L}{1,2}['’]/u, '')]),
  )
}

/** "Aloe Vera" at the start of a sentence: the first word of a name is recognised by its second. */
function pairsInCapital(content: PageContent): Set<string> {
  return new Set(
    [...content.paragraphs, content.description].flatMap((text) =>
      [...text.matchAll(/(?<!\p{L})(\p{Lu}[\p{L}'’]*) (?=(\p{Lu}[\p{L}'’]*))/gu)].map(
        ([, first = '', second = '']) => `${first} ${second}`.toLowerCase(),
      ),
    ),
  )
}

/** "1/2 pound Conecuh sausage": in a list that is not in title case only names have a capital. */
function plainLines({ facts }: PageContent): string[] {
  return facts
    .filter(({ name }) => name === 'ingredient' || name === 'step')
    .map(({ value }) => value)
    .filter((line) => {
      const words = line.match(/\p{L}{4,}/gu) ?? []
      return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 < words.length
    })
}

/** By how often its lines write a word with a capital of its own, and how often small. */
function namedMostly(content: PageContent): (low: string) => boolean {
  const lines = [...content.paragraphs, content.description, ...plainLines(content)]
  const countOf = (pattern: RegExp): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const [word] of lines.flatMap((line) => [...line.matchAll(pattern)]))
      counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
    return counts
  }
  const named = countOf(LONE_CAPITAL)
  const small = countOf(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’]*/gu)
  return (low) =>
    (named.get(low) ?? 0) >= MIN_NAMED &&
    (named.get(low) ?? 0) > (small.get(low) ?? small.get(`${low}s`) ?? 0)
}

/** Capitals after the first word of a sentence. */
function wordsInCapital(content: PageContent): Set<string> {
  return new Set(
    [...content.paragraphs, content.description, ...plainLines(content)].flatMap((text) =>
      [...text.matchAll(/(?<=[\p{Ll}\p{N},;]\s)\p{Lu}[\p{L}'’]*/gu)].map(([word]) =>
        word.toLowerCase().replace(POSSESSIVE, ''),
      ),
    ),
  )
}

/** A capital first letter becomes small; an acronym stays. */
export function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.replace(/^./u, (letter) => letter.toLowerCase()) : text
}
