/**
 * A page's interests: search topics of 1 to 4 words from its title, its author's keywords and its
 * ranked phrases, and what is known of one of them. Search volume is no business of this room:
 * without a connected account it is unknown.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, isUnspaced, type Language } from './language.ts'
import { wholeText } from './page-text.ts'
import { remember } from './remember.ts'
import { isWholeSentence } from './sentences.ts'
import { isInstruction } from './writer/english-grammar.ts'
import { rakeArticle, type ScoredPhrase } from './rake.ts'
import { diversify, rankPhrases, similarity, type RankedPhrase } from './rank-phrases.ts'
import {
  authorTopics,
  besideSubject,
  kindTopics,
  summaryTopics,
  titleTopics,
  type Topic,
} from './subject-topics.ts'

export interface DerivedInterest {
  interest_name: string
  /** Relevance on this page, 0-100. */
  relevance: number
  /**
   * Another name of a better topic: "floating shelf tips" beside "floating shelf". Not chosen from
   * the start.
   */
  isTwin: boolean
}

/**
 * "The quiet art of a slow morning", "made the budget work", "a ten-minute evening": nobody looks
 * for these.
 */
const EMPTY_HEAD_EN = /\s(?:art|joy|magic|secret|work|evening|morning|day|afternoon)$/i

/**
 * A topic beside the subject, such as "quiet evenings" of "101 Journal Prompts for Quiet Evenings",
 * stays below what people add to the subject.
 */
const BESIDE = 0.23

const MOST = 12
const LEAST = 5

/** 5 to 12 topics, best first; fewer only when the page has no more. */
export const deriveInterests = remember(derive)

function derive(content: PageContent, language: Language): DerivedInterest[] {
  if (content.kind === 'keyword')
    return [{ interest_name: content.title, relevance: 100, isTwin: false }]
  const ranked = rankPhrases(content, language, 60).filter(
    ({ inTitle }) => inTitle || !isOfLinks(content),
  )
  const titleStems = contentStems(content.title, language)
  const entries = content.facts
    .filter((fact) => fact.name === 'list_item')
    .map((fact) => fact.value.toLowerCase())
  const isEntry = ({ phrase, inTitle }: RankedPhrase): boolean =>
    !inTitle && entries.some((entry) => entry.includes(phrase.toLowerCase()))
  const strict = ranked
    .filter(
      (phrase) =>
        !isTornOff(phrase.phrase, content) &&
        !isOrder(phrase.phrase, content) &&
        isTopic(phrase, titleStems, language) &&
        !/^(?:simple|easy|quick|best|great|good|perfect)\s/i.test(phrase.phrase),
    )
    .map((phrase) => ({
      ...asTopic(phrase, language),
      ...(isEntry(phrase) ? { score: phrase.score * 0.45 } : {}),
    }))
  const named = [
    ...titleTopics(content, language),
    ...authorTopics(content, titleStems, language),
    ...summaryTopics(content, language),
  ]
  const loose = ranked
    .toSorted((a, b) => Number(b.inHeading || b.count > 1) - Number(a.inHeading || a.count > 1))
    .filter(
      (phrase) =>
        phrase.stems.length > 1 &&
        !isOrder(phrase.phrase, content) &&
        endsLikeNoun(phrase.phrase, language.lang),
    )
    .map((phrase) => ({ ...asTopic(phrase, language), score: phrase.score * 0.6 }))
  const beside = besideSubject(content, language)
  const chosen = diversify(
    distinctTopics(
      [...named, ...strict].map((topic) =>
        beside(topic)
          ? { ...topic, score: Math.min(topic.score, BESIDE + topic.score / 100) }
          : topic,
      ),
    ),
    MOST,
    0.8,
  )
  const sure = chosen.filter((topic) => topic.score >= 0.25)
  const filled =
    sure.length >= LEAST
      ? chosen
      : distinctTopics(
          [...sure, ...kindTopics(content, language), ...chosen, ...loose],
          true,
        ).slice(0, LEAST)
  const strong = filled.filter((topic, index) => index < LEAST || topic.score >= 0.2)
  return behindTwins(
    strong.toSorted((a, b) => b.score - a.score),
    language,
  ).map(({ phrase, score, isTwin }) => ({
    interest_name: phrase,
    isTwin,
    relevance: Math.max(1, Math.min(100, Math.round(Math.sqrt(score) * 100))),
  }))
}

/** A page that only names others: its own words are in its title. */
function isOfLinks({ kind, paragraphs }: PageContent): boolean {
  return (
    /^(?:story|other)$/.test(kind) && paragraphs.length > 2 && !paragraphs.some(isWholeSentence)
  )
}

/** "Rub hair" of the heading "Rub hair dry with a towel": an order, and no topic. */
function isOrder(phrase: string, { title, lang }: PageContent): boolean {
  return (
    lang === 'en' &&
    /^\p{Lu}/u.test(phrase) &&
    isInstruction(phrase) &&
    !` ${title.toLowerCase()} `.includes(` ${phrase.toLowerCase()} `)
  )
}

/** What people add to any subject: it makes no other topic of it. */
export const ADDED_WORDS =
  /(?<!\p{L})(?:recipes?|ideas?|tips?|guide|list|rezepte?|ideen|tipps|recetas?|consejos|recettes?|idées|conseils)(?!\p{L})/giu
/** Of the best topic's score: under what is chosen at first, above what the page only mentions. */
const TWIN = 0.4

/**
 * "tomato soup" and "roasted tomato soup recipe" beside "roasted tomato soup": offered, but not as
 * topics of their own.
 */
function behindTwins(topics: Topic[], language: Language): (Topic & { isTwin: boolean })[] {
  const best = topics[0]?.score ?? 0
  const bare = topics.map(({ phrase, stems }) => {
    const telling = contentStems(phrase.replace(ADDED_WORDS, ' ').replaceAll('-', ' '), language)
    return telling.length > 0 ? telling : stems
  })
  const isWithin = (inner: readonly string[], outer: readonly string[]): boolean =>
    inner.every((stem) => outer.includes(stem))
  const isTwin = (index: number): boolean =>
    bare
      .slice(0, index)
      .some((other) => isWithin(bare[index] ?? [], other) || isWithin(other, bare[index] ?? []))
  return topics
    .map((topic, index) =>
      isTwin(index)
        ? { ...topic, isTwin: true, score: Math.min(topic.score, TWIN * best) }
        : { ...topic, isTwin: false },
    )
    .toSorted((a, b) => b.score - a.score)
}

function asTopic({ phrase, score, stems, inTitle }: RankedPhrase, language: Language): Topic {
  return {
    phrase,
    stems,
    score: Math.min(
      0.97,
      stems.length === 1
        ? score * (language.lang === 'de' ? 0.8 : 0.6)
        : inTitle
          ? score + 0.1
          : score * 0.9,
    ),
  }
}

/**
 * One word alone is a topic only when the title has it (in German, where compounds are one word,
 * when it comes twice); several words must come twice, or stand in title or heading.
 */
function isTopic(phrase: RankedPhrase, titleStems: string[], language: Language): boolean {
  const shared = phrase.stems.filter((stem) => titleStems.includes(stem)).length
  const least = isUnspaced(language.lang) ? 2 : 4
  if (!isBetween(phrase.phrase.length, least, 50) || !namesThing(phrase.phrase, language.lang))
    return false
  if (isUnspaced(language.lang)) return isUnspacedTopic(phrase)
  return phrase.stems.length === 1
    ? phrase.count >= 2 && isLoneTopic(phrase.phrase, shared, language)
    : isTold(phrase, shared, language)
}

function isTold(
  { inTitle, inHeading, count }: RankedPhrase,
  shared: number,
  { method }: Language,
): boolean {
  return inTitle || count >= 2 || (inHeading && (shared > 0 || method === 'parts_of_speech'))
}

function isLoneTopic(word: string, shared: number, language: Language): boolean {
  return language.lang === 'de'
    ? word.length >= 6
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
  if (lang === 'fr') return !/(?:er|ir|oir|ez)$/.test(last)
  return true
}

/**
 * Drops a topic that says the same, and a single word that a longer topic holds, unless it is the
 * best of all. `asGiven` keeps the order.
 */
function distinctTopics(topics: Topic[], asGiven = false): Topic[] {
  const sorted = asGiven ? topics : topics.toSorted((a, b) => b.score - a.score)
  const kept: Topic[] = []
  for (const topic of sorted) {
    const repeats = kept.some(
      (other) =>
        similarity(other.stems, topic.stems) >= 0.76 ||
        (topic.stems.length === 1 &&
          kept[0] !== undefined &&
          other.stems.includes(topic.stems[0] ?? '')),
    )
    if (!repeats && topic.stems.length > 0) kept.push(topic)
  }
  return kept
}

const rakeOf = remember((content, language) =>
  rakeArticle(wholeText(content), language.isStopWord, 60),
)

export interface InterestQuestion {
  readonly name: string
  readonly language: Language
  /** Names from the account's other pages. */
  readonly otherInterests?: readonly string[]
}

export interface InterestResearch {
  rake_keywords: ScoredPhrase[]
  annotations: ScoredPhrase[]
  related_interests: string[]
  rake_data_source: 'page' | 'keyword' | 'none'
}

/**
 * Keywords of one interest: the page's phrases, those that share its words first. A name from
 * another page counts as related when it shares a word; the page's own other topics follow.
 */
export function researchInterest(
  content: PageContent,
  { name, language, otherInterests = [] }: InterestQuestion,
): InterestResearch {
  const stems = contentStems(name, language)
  const shares = (phrase: string): number =>
    contentStems(phrase, language).filter((stem) => stems.includes(stem)).length
  const nearFirst = <T extends ScoredPhrase>(phrases: T[]): T[] => [
    ...phrases.filter(({ phrase }) => shares(phrase) > 0),
    ...phrases.filter(({ phrase }) => shares(phrase) === 0),
  ]
  const rake = nearFirst(rakeOf(content, language)).slice(0, 20)
  const isOther = (phrase: string): boolean =>
    similarity(contentStems(phrase, language), stems) < 0.99
  const annotations = nearFirst(
    rankPhrases(content, language, 40)
      .map(({ phrase, score }) => ({ phrase, score }))
      .filter(({ phrase }) => isOther(phrase)),
  ).slice(0, 20)
  const own = deriveInterests(content, language).map((interest) => interest.interest_name)
  const near = annotations
    .filter(({ phrase }) => shares(phrase) > 0 && phrase.includes(' '))
    .map(({ phrase }) => phrase)
  const related = [
    ...otherInterests.filter((other) => shares(other) > 0),
    ...own.filter((other) => shares(other) > 0),
    ...near,
    ...own,
  ].filter(isOther)
  const seen = new Set<string>()
  const isNew = (phrase: string): boolean => {
    const key = contentStems(phrase, language).toSorted().join(' ')
    return !seen.has(key) && Boolean(seen.add(key))
  }
  return {
    rake_keywords: rake,
    annotations,
    related_interests: related.filter(isNew).slice(0, 8),
    rake_data_source: content.kind === 'keyword' ? 'keyword' : rake.length === 0 ? 'none' : 'page',
  }
}
