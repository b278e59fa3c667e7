/**
 * A page's interests: search topics of 1 to 4 words from its title, its author's keywords and its ranked phrases, and what is known of one
 * of them. Search volume is no business of this room: without a connected account it is unknown.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, isUnspaced, wordsOf, type Language } from './language.ts'
import { wholeText } from './page-text.ts'
import { remember } from './remember.ts'
import { rakeArticle, type ScoredPhrase } from './rake.ts'
import { diversify, rankPhrases, similarity, type RankedPhrase } from './rank-phrases.ts'
import { subjectOf } from './subject.ts'
import { attributive } from './writer/english-grammar.ts'
import { caseOf } from './writer/letter-case.ts'

export interface DerivedInterest {
  interest_name: string
  /** Relevance on this page, 0-100. */
  relevance: number
}

interface Topic {
  phrase: string
  score: number
  stems: string[]
}

/** "The quiet art of a slow morning", "made the budget work", "a ten-minute evening": nobody looks for these. */
const EMPTY_HEAD_EN = /\s(?:art|joy|magic|secret|work|evening|morning|day|afternoon)$/i

/** "Backyard wedding checklist": the topic is what stands before it. */
const BASE_EN = /\s+(?:checklist|guide|list|plan|itinerary)$/i

const MOST = 12
const LEAST = 5

/** 5 to 12 topics, best first; fewer only when the page has no more. */
export const deriveInterests = remember(derive)

function derive(content: PageContent, language: Language): DerivedInterest[] {
  if (content.kind === 'keyword') return [{ interest_name: content.title, relevance: 100 }]
  const titleStems = contentStems(content.title, language)
  const ranked = rankPhrases(content, language, 60)
  const entries = content.facts.filter((fact) => fact.name === 'list_item').map((fact) => fact.value.toLowerCase())
  const isEntry = ({ phrase, inTitle }: RankedPhrase): boolean => !inTitle && entries.some((entry) => entry.includes(phrase.toLowerCase()))
  const strict = ranked.filter((phrase) => !isTornOff(phrase.phrase, content) && isTopic(phrase, titleStems, language) && !/^(?:simple|easy|quick|best|great|good|perfect)\s/i.test(phrase.phrase)).map((phrase) => ({ ...asTopic(phrase, language), ...(isEntry(phrase) ? { score: phrase.score * 0.45 } : {}) }))
  const named = [...titleTopics(content, language), ...authorTopics(content, titleStems, language)]
  const loose = ranked.toSorted((a, b) => Number(b.inHeading || b.count > 1) - Number(a.inHeading || a.count > 1)).filter((phrase) => phrase.stems.length > 1 && endsLikeNoun(phrase.phrase, language.lang)).map((phrase) => ({ ...asTopic(phrase, language), score: phrase.score * 0.6 }))
  const chosen = diversify(distinctTopics([...named, ...strict]), MOST, 0.8)
  const sure = chosen.filter((topic) => topic.score >= 0.25)
  const filled = sure.length >= LEAST ? chosen : distinctTopics([...sure, ...kindTopics(content, language), ...chosen, ...loose], true).slice(0, LEAST)
  const strong = filled.filter((topic, index) => index < LEAST || topic.score >= 0.2)
  return strong.toSorted((a, b) => b.score - a.score).map(({ phrase, score }) => ({ interest_name: phrase, relevance: Math.max(1, Math.min(100, Math.round(Math.sqrt(score) * 100))) }))
}

function asTopic({ phrase, score, stems, inTitle }: RankedPhrase, language: Language): Topic {
  return { phrase, stems, score: Math.min(0.97, stems.length === 1 ? score * (language.lang === 'de' ? 0.8 : 0.6) : inTitle ? score + 0.1 : score * 0.9) }
}

/** The title's subject, its task ("start seeds indoors"), and "… recipe", as people type them. */
function titleTopics(content: PageContent, language: Language): Topic[] {
  const { noun, task } = subjectOf(content, language)
  const { running } = caseOf(content, language)
  const words = wordsOf(noun)
  const isEnglish = language.lang === 'en'
  const isRecipe = content.kind === 'recipe' && isEnglish && words.length > 0
  const plainTask = isEnglish ? (task.replace(/\s(?:an?|the|your)\s/gi, ' ').split(/\s(?:for|in|with|from|that|using)\s/i)[0] ?? '') : ''
  const named: [string, number, boolean][] = [
    [noun, 1, !/\b(?:days?|hours?|weeks?|minutes?|things|ways|reasons)$/i.test(noun)],
    [noun.replace(BASE_EN, ''), 0.86, isEnglish && BASE_EN.test(noun)],
    [plainTask, 0.8, wordsOf(plainTask).length > 1 && words.length < 2],
    [words.slice(-2).join(' '), 0.85, isRecipe && words.length > 2],
    [`${attributive(noun)} recipe`, 0.84, isRecipe && words.length <= 3],
    ...(content.kind === 'list' && /ideas$/i.test(noun) ? ideaTopics(words, content.title).map((topic): [string, number, boolean] => [topic, 0.7, true]) : []),
  ]
  const isTopicLong = (text: string): boolean => wordsOf(text).length > 1 || isUnspaced(language.lang) || language.rarity(text.toLowerCase()) > (task ? 0.75 : 0.62)
  return named.filter(([text, , fits]) => fits && text !== '' && wordsOf(text).length <= 4 && isTopicLong(text)).map(([text, score]) => ({ phrase: running(text), score, stems: contentStems(text, language) }))
}

/** "25 Small Garden Ideas for Narrow Yards": small garden, garden ideas, narrow yard ideas. */
function ideaTopics(words: string[], title: string): string[] {
  const place = / for ((?!less|every|under|the )\p{L}+(?: \p{L}+)?)$/iu.exec(title)?.[1]
  return [...(words.length > 2 ? [words.slice(0, -1).join(' '), words.slice(-2).join(' ')] : []), ...(place ? [`${attributive(place)} ideas`] : [])]
}

/** What people add to a subject when they look for such a page. */
function kindTopics(content: PageContent, language: Language): Topic[] {
  const { noun, task } = subjectOf(content, language)
  if (content.kind === 'product') return []
  if (language.lang !== 'en') return worldKindTopics(content, noun, language)
  const base = noun.replace(BASE_EN, '')
  const made = task || content.kind === 'story' || content.kind === 'other' ? ['tips', 'guide'] : content.kind === 'list' && !/ideas?$/i.test(noun) ? ['ideas', 'list'] : ['tips']
  const subject = attributive(caseOf(content, language).running(base))
  return made.filter(() => base !== '' && wordsOf(base).length <= 3 && !/\b(?:days?|hours?|weeks?)$/i.test(base)).slice(0, wordsOf(base).length > 2 ? 1 : 2).map((word, index) => ({ phrase: `${subject} ${word}`, stems: contentStems(`${subject} ${word}`, language), score: 0.4 - 0.08 * index }))
}

/** "Kräutergarten Tipps", "tortilla receta", "recette tarte": the order in which people type them. */
function worldKindTopics(content: PageContent, noun: string, language: Language): Topic[] {
  const words = content.kind === 'recipe' ? { de: ['Rezept'], es: ['receta'], fr: ['recette'] } : { de: ['Tipps', 'Ideen'], es: ['consejos', 'ideas'], fr: ['conseils', 'idées'] }
  const added = Object.entries(words).find(([lang]) => lang === language.lang)?.[1] ?? []
  const named = (word: string): string => (language.lang === 'fr' ? `${word} ${noun.toLowerCase()}` : `${noun} ${word}`)
  return added.filter(() => noun !== '' && wordsOf(noun).length <= 3).map((word, index) => ({ phrase: named(word), stems: contentStems(named(word), language), score: 0.4 - 0.08 * index }))
}

function authorTopics(content: PageContent, titleStems: string[], language: Language): Topic[] {
  return content.facts
    .filter((fact) => fact.name === 'author_keyword' && wordsOf(fact.value).length >= 1 && wordsOf(fact.value).length <= 4)
    .map((fact) => ({ phrase: fact.value, stems: contentStems(fact.value, language), score: 0.5 }))
    .filter(({ stems }) => stems.length > 0)
    .map((topic) => ({ ...topic, score: topic.stems.some((stem) => titleStems.includes(stem)) ? 0.82 : 0.5 }))
}

/** One word alone is a topic only when the title has it (in German, where compounds are one word, when it comes twice); several words must come twice, or stand in title or heading. */
function isTopic(phrase: RankedPhrase, titleStems: string[], language: Language): boolean {
  const shared = phrase.stems.filter((stem) => titleStems.includes(stem)).length
  const least = isUnspaced(language.lang) ? 2 : 4
  if (!isBetween(phrase.phrase.length, least, 50) || !namesThing(phrase.phrase, language.lang)) return false
  if (isUnspaced(language.lang)) return isUnspacedTopic(phrase)
  if (phrase.stems.length === 1) return phrase.count >= 2 && isLoneTopic(phrase.phrase, shared, language)
  const isTold = phrase.inTitle || phrase.count >= 2
  return isTold || (phrase.inHeading && (shared > 0 || language.method === 'parts_of_speech'))
}

function isLoneTopic(word: string, shared: number, language: Language): boolean {
  return language.lang === 'de' ? word.length >= 6 : shared === 1 && language.rarity(word.toLowerCase()) > 0.45
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/** Numbers and words that end in hiragana are mostly grammar. */
function isUnspacedTopic({ phrase, inTitle, inHeading, count }: RankedPhrase): boolean {
  return inTitle || (count >= 2 && inHeading && !/[一二三四五六七八九十百]/.test(phrase) && !/\p{Script=Hiragana}$/u.test(phrase))
}

/** "patatas jugosa" of "tortilla de patatas jugosa": the last word belongs to the first. */
function isTornOff(phrase: string, { title, lang }: PageContent): boolean {
  return /^(?:es|pt|fr)/.test(lang) && phrase.includes(' ') && ['de', 'du', 'des'].some((word) => title.toLowerCase().includes(` ${word} ${phrase.toLowerCase()}`))
}

function namesThing(phrase: string, lang: string): boolean {
  return endsLikeNoun(phrase, lang) && !(lang === 'en' && EMPTY_HEAD_EN.test(phrase))
}

/** Without a tagger: German nouns have a capital, Spanish and French verbs their endings. */
function endsLikeNoun(phrase: string, lang: string): boolean {
  const last = phrase.split(' ').at(-1) ?? ''
  if (lang === 'de') return phrase.split(' ').every((word) => /^\p{Lu}/u.test(word)) && !last.endsWith('ern')
  if (lang === 'es' || lang === 'pt') return !/(?:ar|er|ir|arse|erse|irse|ando|iendo)$/.test(last)
  if (lang === 'fr') return !/(?:er|ir|oir|ez)$/.test(last)
  return true
}

/** Drops a topic that says the same, and a single word that a longer topic holds, unless it is the best of all. `asGiven` keeps the order. */
function distinctTopics(topics: Topic[], asGiven = false): Topic[] {
  const sorted = asGiven ? topics : topics.toSorted((a, b) => b.score - a.score)
  const kept: Topic[] = []
  for (const topic of sorted) {
    const repeats = kept.some((other) => similarity(other.stems, topic.stems) >= 0.76 || (topic.stems.length === 1 && kept[0] !== undefined && other.stems.includes(topic.stems[0] ?? '')))
    if (!repeats && topic.stems.length > 0) kept.push(topic)
  }
  return kept
}

const rakeOf = remember((content, language) => rakeArticle(wholeText(content), language.isStopWord, 60))

export interface InterestResearch {
  rake_keywords: ScoredPhrase[]
  annotations: ScoredPhrase[]
  related_interests: string[]
  rake_data_source: 'page' | 'keyword' | 'none'
}

/**
 * Keywords of one interest: the page's phrases, those that share its words first. `otherInterests` are names from the account's other
 * pages; a name counts as related when it shares a word, and the page's own other topics follow.
 */
export function researchInterest(content: PageContent, name: string, language: Language, otherInterests: string[] = []): InterestResearch {
  const stems = contentStems(name, language)
  const shares = (phrase: string): number => contentStems(phrase, language).filter((stem) => stems.includes(stem)).length
  const nearFirst = <T extends ScoredPhrase>(phrases: T[]): T[] => [...phrases.filter(({ phrase }) => shares(phrase) > 0), ...phrases.filter(({ phrase }) => shares(phrase) === 0)]
  const rake = nearFirst(rakeOf(content, language)).slice(0, 20)
  const isOther = (phrase: string): boolean => similarity(contentStems(phrase, language), stems) < 0.99
  const annotations = nearFirst(rankPhrases(content, language, 40).map(({ phrase, score }) => ({ phrase, score })).filter(({ phrase }) => isOther(phrase))).slice(0, 20)
  const own = deriveInterests(content, language).map((interest) => interest.interest_name)
  const near = annotations.filter(({ phrase }) => shares(phrase) > 0 && phrase.includes(' ')).map(({ phrase }) => phrase)
  const related = [...otherInterests.filter((other) => shares(other) > 0), ...own.filter((other) => shares(other) > 0), ...near, ...own].filter(isOther)
  const seen = new Set<string>()
  const isNew = (phrase: string): boolean => {
    const key = contentStems(phrase, language).toSorted().join(' ')
    return !seen.has(key) && Boolean(seen.add(key))
  }
  return { rake_keywords: rake, annotations, related_interests: related.filter(isNew).slice(0, 8), rake_data_source: content.kind === 'keyword' ? 'keyword' : rake.length === 0 ? 'none' : 'page' }
}
