/** Which of a page's ranked phrases are topics that people search for. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { rankPhrases, type RankedPhrase } from '../keyphrases/rank-phrases.ts'
import { contentStems, isUnspaced, type Language } from '../language/language.ts'
import { isWholeSentence } from '../language/sentences.ts'
import { isInstruction } from '../language/english-grammar.ts'
import { EMPTY_NAME } from './subject-name.ts'
import type { Topic } from './subject-topics.ts'

const PHRASES = 60
/** A list's entry, beside what the list is of. */
const ENTRY_SHARE = 0.45
/** A phrase that only fills up. */
const LOOSE_SHARE = 0.25
const PRAISE = /^(?:simple|easy|quick|best|great|good|perfect)\s/i

/** Best first. */
export function phraseTopics(content: PageContent, language: Language): Topic[] {
  const titleStems = contentStems(content.title, language)
  const entries = content.facts
    .filter((fact) => fact.name === 'list_item')
    .map((fact) => fact.value.toLowerCase())
  const isEntry = ({ phrase, inTitle }: RankedPhrase): boolean =>
    !inTitle && entries.some((entry) => entry.includes(phrase.toLowerCase()))
  return rankedOf(content, language)
    .filter((ranked) => isWhole(ranked, content) && isTopic(ranked, titleStems, language))
    .map((ranked) =>
      isEntry(ranked)
        ? { phrase: ranked.phrase, stems: ranked.stems, score: ranked.score * ENTRY_SHARE }
        : asTopic(ranked, language),
    )
}

/** Names of which the page says little, for pages that have nothing better. */
export function looseTopics(content: PageContent, language: Language): Topic[] {
  const isAgain = ({ inHeading, count }: RankedPhrase): boolean => inHeading || count > 1
  return rankedOf(content, language)
    .toSorted((a, b) => Number(isAgain(b)) - Number(isAgain(a)))
    .filter(
      ({ phrase, stems }) =>
        stems.length > 1 &&
        !isOrder(phrase, content) &&
        !isLikened(phrase, content) &&
        endsLikeNoun(phrase, language.lang),
    )
    .map((ranked) => ({ ...asTopic(ranked, language), score: ranked.score * LOOSE_SHARE }))
}

function rankedOf(content: PageContent, language: Language): RankedPhrase[] {
  const isOnlyLinks = isOfLinks(content)
  return rankPhrases(content, language, PHRASES).filter(({ inTitle }) => inTitle || !isOnlyLinks)
}

/** A page that only names others: its own words are in its title. */
function isOfLinks({ kind, paragraphs }: PageContent): boolean {
  return (
    /^(?:story|other)$/.test(kind) && paragraphs.length > 2 && !paragraphs.some(isWholeSentence)
  )
}

/** A name by itself: no part of one, no clause, no order, no date. */
function isWhole(ranked: RankedPhrase, content: PageContent): boolean {
  const { phrase } = ranked
  return !(
    isTornOff(phrase, content) ||
    isCutOff(ranked) ||
    isDate(phrase) ||
    EMPTY_NAME.test(phrase) ||
    isClause(phrase, content) ||
    isOrder(phrase, content) ||
    isLikened(phrase, content) ||
    PRAISE.test(phrase)
  )
}

/**
 * "The quiet art of a slow morning", "made the budget work", "a ten-minute evening": no one
 * searches for these.
 */
const EMPTY_HEAD_EN = /\s(?:art|joy|magic|secret|work|evening|morning|day|afternoon)$/i

/** "Rub hair" of the heading "Rub hair dry with a towel": an order, and no topic. */
function isOrder(phrase: string, { title, lang }: PageContent): boolean {
  return (
    lang === 'en' &&
    /^\p{Lu}/u.test(phrase) &&
    isInstruction(phrase) &&
    !` ${title.toLowerCase()} `.includes(` ${phrase.toLowerCase()} `)
  )
}

/** "A good grind feels like coarse sand": named only to compare something else with it. */
function isLikened(phrase: string, { title, headings, paragraphs, lang }: PageContent): boolean {
  if (lang !== 'en') return false
  const name = ` ${phrase.toLowerCase()}`
  const before = [title, ...headings.map(({ text }) => text), ...paragraphs].flatMap((text) =>
    ` ${text.toLowerCase()}`.split(name).slice(0, -1),
  )
  return before.length > 0 && before.every((words) => /\b(?:like|as)(?: an?| the)?$/u.test(words))
}

/** "eve hairstyles" of "New Year's Eve Hairstyles": it is never used without what is before it. */
function isCutOff({ stems, alone }: RankedPhrase): boolean {
  return stems.length > 1 && alone === 0
}

/** "mistakes millennials" of "Mistakes Millennials Make". */
function isClause(phrase: string, { title, lang }: PageContent): boolean {
  const after = title.toLowerCase().split(` ${phrase.toLowerCase()} `)[1] ?? ''
  return (
    lang === 'en' &&
    phrase.includes(' ') &&
    /^(?:make|need|love|should|can|do|will|must|want|use|keep|get|have)\b/.test(after)
  )
}

function isDate(phrase: string): boolean {
  return /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember)\.?$/i.test(
    phrase,
  )
}

/** Below the subject, whatever the rank. */
const MAX_TITLE = 0.97

/**
 * What the title names and the page goes on to speak of is a topic; what only the title or only the
 * text has, less so; one word says less than a name.
 */
function asTopic(ranked: RankedPhrase, language: Language): Topic {
  const { phrase, stems } = ranked
  const share =
    stems.length === 1
      ? (language.lang === 'de' ? 0.8 : 0.6) + (ranked.inTitle && ranked.count >= 4 ? 0.1 : 0)
      : placeShare(ranked)
  return { phrase, stems, score: Math.min(MAX_TITLE, ranked.score * share) }
}

function placeShare({ inTitle, inHeading, count }: RankedPhrase): number {
  if (inTitle) return count >= 3 || inHeading ? 1.05 : count === 2 ? 0.95 : 0.8
  return count >= 4 ? 0.45 : count >= 2 && inHeading ? 0.35 : 0.25
}

/**
 * One word alone is a topic only when the title has it (in German, where compounds are one word,
 * when it comes twice); several words must come twice, or be in title or heading.
 */
function isTopic(phrase: RankedPhrase, titleStems: string[], language: Language): boolean {
  const shared = phrase.stems.filter((stem) => titleStems.includes(stem)).length
  const least = isUnspaced(language.lang) ? 2 : 4
  if (!isBetween(phrase.phrase.length, least, 50) || !namesThing(phrase.phrase, language.lang))
    return false
  if (isUnspaced(language.lang)) return isUnspacedTopic(phrase)
  return phrase.stems.length === 1
    ? phrase.count >= 2 && isLoneTopic(phrase, shared, language)
    : isReported(phrase, shared, language)
}

function isReported(
  { inTitle, inHeading, count }: RankedPhrase,
  shared: number,
  { method }: Language,
): boolean {
  return inTitle || count >= 2 || (inHeading && (shared > 0 || method === 'parts_of_speech'))
}

/** In letters: a German word of fewer is seldom a compound, and "Wasser" is in any guide. */
const COMPOUND = 9

function isLoneTopic(ranked: RankedPhrase, shared: number, language: Language): boolean {
  const { phrase: word, inTitle } = ranked
  return language.lang === 'de'
    ? word.length >= (inTitle ? 6 : COMPOUND)
    : shared === 1 && language.rarity(word.toLowerCase()) > 0.45
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/** Numbers and words that end in hiragana are mostly grammar. */
function isUnspacedTopic({ phrase, inTitle, inHeading, count }: RankedPhrase): boolean {
  return (
    inTitle ||
    (count >= 2 &&
      inHeading &&
      !/[一二三四五六七八九十百]/.test(phrase) &&
      !/\p{Script=Hiragana}$/u.test(phrase))
  )
}

/** "patatas jugosa" of "tortilla de patatas jugosa": the last word belongs to the first. */
function isTornOff(phrase: string, { title, lang }: PageContent): boolean {
  return (
    /^(?:es|pt|fr)/.test(lang) &&
    phrase.includes(' ') &&
    ['de', 'du', 'des'].some((word) =>
      title.toLowerCase().includes(` ${word} ${phrase.toLowerCase()}`),
    )
  )
}

function namesThing(phrase: string, lang: string): boolean {
  return endsLikeNoun(phrase, lang) && !(lang === 'en' && EMPTY_HEAD_EN.test(phrase))
}

/** Without a tagger: German nouns have a capital, Spanish and French verbs their endings. */
function endsLikeNoun(phrase: string, lang: string): boolean {
  const last = phrase.split(' ').at(-1) ?? ''
  if (lang === 'de')
    return phrase.split(' ').every((word) => /^\p{Lu}/u.test(word)) && !last.endsWith('ern')
  if (lang === 'es' || lang === 'pt') return !/(?:ar|er|ir|arse|erse|irse|ando|iendo)$/.test(last)
  if (lang === 'fr') return !/(?:er|ir|oir|ez)(?: |$)/.test(phrase)
  return true
}
