/**
 * Topics that follow from what a page is about: its subject, its author's keywords, and what people
 * add to such a subject.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, isUnspaced, wordsOf, type Language } from '../language/language.ts'
import { isWarningList, MANNER, subjectOf } from '../subject/subject.ts'
import { attributive, gerundOf, isPlural } from '../language/english-grammar.ts'
import { caseOf } from '../language/letter-case.ts'
import { understandPage } from '../understand/page-model.ts'
import { isSpokenOf, isTelling, MAX_DISH_WORDS, subjectName } from './subject-name.ts'

export interface Topic {
  phrase: string
  score: number
  stems: string[]
}

/** "Backyard wedding checklist": the topic is what comes before it. */
const BASE_EN = /\s+(?:checklist|guide|list|plan|itinerary|diary)$/i

/** The title's subject, its task ("start seeds indoors"), and "… recipe", as people type them. */
export function titleTopics(content: PageContent, language: Language): Topic[] {
  const { task } = subjectOf(content, language)
  const noun = subjectName(content, language)
  const { running } = caseOf(content, language)
  const named: NamedTopic[] = [
    [noun, subjectScore(noun, content, language), isTelling(noun)],
    ...(language.lang === 'en' ? englishNames(content, { noun, task }) : []),
  ]
  const isTopicLong = (text: string): boolean =>
    wordsOf(text).length > 1 ||
    isUnspaced(language.lang) ||
    content.kind === 'recipe' ||
    language.rarity(text.toLowerCase()) > (task ? 0.75 : 0.62)
  return named
    .filter(
      ([text, , fits]) =>
        fits && text !== '' && wordsOf(text).length <= MAX_DISH_WORDS && isTopicLong(text),
    )
    .map(([text, score]) => ({ phrase: running(text), score, stems: contentStems(text, language) }))
}

/** A short name in the title of which the text never speaks again is a figure of speech as often. */
const UNHEARD = 0.6

function subjectScore(noun: string, content: PageContent, language: Language): number {
  return isSpokenOf(noun, content, language) ? 1 : UNHEARD
}

/** Its last two words are no name. */
const LINKED = /\s(?:and|with|&|in|of)\s/iu

type NamedTopic = [name: string, score: number, fits: boolean]

function englishNames(
  content: PageContent,
  { noun, task }: { noun: string; task: string },
): NamedTopic[] {
  const words = wordsOf(noun)
  const plainTask =
    task
      .replace(MANNER, '')
      .replace(/\s(?:an?|the|your)\s/gi, ' ')
      .split(/\s(?:for|in|with|from|that|using)\s/i)[0] ?? ''
  const isRecipe = content.kind === 'recipe' && words.length > 0
  return [
    [noun.replace(BASE_EN, ''), 0.86, BASE_EN.test(noun)],
    [
      plainTask,
      0.8,
      wordsOf(plainTask).length > 1 && words.length < 2 && !/ and /i.test(plainTask),
    ],
    [words.slice(-2).join(' '), 0.85, isRecipe && words.length > 2 && !LINKED.test(noun)],
    [`${attributive(noun)} recipe`, 0.84, isRecipe && words.length <= 3],
    [doneIn(content.title), 0.8, doneIn(content.title) !== ''],
    ...(content.kind === 'list'
      ? (/ideas$/i.test(noun) ? ideaTopics : audienceTopics)(words, content.title)
      : []
    ).map((topic): NamedTopic => [topic, 0.7, true]),
  ]
}

/** "5 Mistakes to Avoid When Painting a Room": painting a room. */
function doneIn(title: string): string {
  return (
    /\b(?:when|while) (\p{L}+ing (?:an? |the |your )?\p{L}+(?: \p{L}+)?)$/iu
      .exec(title)?.[1]
      ?.toLowerCase() ?? ''
  )
}

/** "25 Small Garden Ideas for Narrow Yards": small garden, garden ideas, narrow yard ideas. */
function ideaTopics(words: string[], title: string): string[] {
  const place = / for ((?!less|every|under|the )\p{L}+(?: \p{L}+)?)$/iu.exec(title)?.[1]
  return [
    ...(words.length > 2 ? [words.slice(0, -1).join(' '), words.slice(-2).join(' ')] : []),
    ...(place ? [`${attributive(place)} ideas`] : []),
  ]
}

/** "15 Rainy Day Activities for Toddlers": toddler activities. */
function audienceTopics(words: string[], title: string): string[] {
  const audience =
    / for (\p{L}+s)(?= (?:who|that|when|with|on)\b|\s?(?:[,:(]|$))/iu.exec(title)?.[1] ?? ''
  return isPlural(audience) && isPlural(words.at(-1) ?? '')
    ? [`${attributive(audience)} ${words.at(-1) ?? ''}`]
    : []
}

/** What people add to a subject when they look for such a page. */
export function kindTopics(content: PageContent, language: Language): Topic[] {
  if (content.kind === 'product') return []
  const subject = { ...subjectOf(content, language), noun: subjectName(content, language) }
  if (subject.noun !== '' && !isSpokenOf(subject.noun, content, language)) return []
  if (language.lang !== 'en') return worldKindTopics(content, subject.noun, language)
  const activity = activityOf(subject)
  if (isReported(content, language) && isProperName(subject.noun, content, language)) return []
  const named = activity ? [activity, `${activity} tips`] : addedWords(content, language)
  return named.map((phrase, index) => ({
    phrase,
    stems: contentStems(phrase, language),
    score: activity ? 0.5 - 0.1 * index : 0.4 - 0.08 * index,
  }))
}

const ADDED: Partial<Record<PageContent['kind'], readonly string[]>> = {
  story: ['tips', 'guide'],
  other: ['tips', 'guide'],
  how_to: ['tips', 'guide'],
  list: ['ideas', 'list'],
}

/** "Morning stretch tips", without its ten minutes. */
function addedWords(content: PageContent, language: Language): string[] {
  const { task, title } = subjectOf(content, language)
  const noun = subjectName(content, language)
  // No one looks for "mistake ideas", nor for "houseplant ideas" where the page warns of them.
  if (isWarningList(content, title)) return []
  // "Small balcony tips", and not "small balcony idea tips".
  const base = noun
    .replace(BASE_EN, '')
    .replace(/^\d+-\p{L}+\s/u, '')
    .replace(/\sideas?$/iu, '')
  const words = task
    ? ['tips', 'guide']
    : content.kind === 'list' && /ideas?$/i.test(noun)
      ? ['tips']
      : (ADDED[content.kind] ?? ['tips'])
  if (base === '' || wordsOf(base).length > 3 || !isTelling(base)) return []
  const subject = attributive(caseOf(content, language).running(base))
  return words.slice(0, wordsOf(base).length > 2 ? 1 : 2).map((word) => `${subject} ${word}`)
}

/** What happened, for which no one needs tips. */
function isReported(content: PageContent, language: Language): boolean {
  return /^(?:story|news)$/.test(understandPage(content, language).kind)
}

function isProperName(noun: string, content: PageContent, language: Language): boolean {
  return wordsOf(caseOf(content, language).running(noun)).every((word) =>
    /^[\p{Lu}\p{N}]/u.test(word),
  )
}

/**
 * "Start Seeds Indoors" → "seed starting", as people type it; '' for tasks on things of several
 * words.
 */
export function activityOf({ noun, task }: { noun: string; task: string }): string {
  const verb = wordsOf(task)[0] ?? ''
  if (/\bcare for /i.test(task)) return noun === '' ? '' : `${attributive(noun)} care`.toLowerCase()
  return task !== '' && wordsOf(noun).length === 1 && isPlural(noun)
    ? `${attributive(noun)} ${gerundOf(verb)}`.toLowerCase()
    : ''
}

/**
 * "Kräutergarten-Tipps", "tortilla receta", "recette tarte": the order in which people type them.
 */
function worldKindTopics(content: PageContent, noun: string, language: Language): Topic[] {
  const words =
    content.kind === 'recipe'
      ? { de: ['Rezept'], es: ['receta'], fr: ['recette'] }
      : { de: ['Tipps', 'Ideen'], es: ['consejos', 'ideas'], fr: ['conseils', 'idées'] }
  const added = Object.entries(words).find(([lang]) => lang === language.lang)?.[1] ?? []
  // German joins them: an open compound is a spelling mistake.
  const named = (word: string): string =>
    language.lang === 'fr'
      ? `${word} ${noun.toLowerCase()}`
      : language.lang === 'de'
        ? `${noun} ${word}`.replace(/\s+/g, '-')
        : `${noun} ${word}`
  return added
    .filter(() => noun !== '' && wordsOf(noun).length <= 3)
    .map((word, index) => ({
      phrase: named(word),
      stems: contentStems(`${noun} ${word}`, language),
      score: 0.4 - 0.08 * index,
    }))
}

export function authorTopics(
  content: PageContent,
  titleStems: string[],
  language: Language,
): Topic[] {
  return content.facts
    .filter(
      (fact) =>
        fact.name === 'author_keyword' &&
        wordsOf(fact.value).length >= 1 &&
        wordsOf(fact.value).length <= 4,
    )
    .map((fact) => ({ phrase: fact.value, stems: contentStems(fact.value, language), score: 0.5 }))
    .filter(({ stems }) => stems.length > 0)
    .map((topic) => ({
      ...topic,
      score: / (?:for|with|in) /.test(topic.phrase)
        ? 0.2
        : topic.stems.some((stem) => titleStems.includes(stem))
          ? language.lang === 'en' && topic.stems.length === 1
            ? 0.65
            : 0.82
          : 0.5,
    }))
}

/** What the page's summary calls itself: "a slow travel diary from …" is about slow travel. */
export function summaryTopics({ description, lang }: PageContent, language: Language): Topic[] {
  const phrase =
    lang === 'en'
      ? /^an? (\p{L}+ \p{L}+) (?:diary|journal|story|tutorial|tour)\b/iu
          .exec(description)?.[1]
          ?.toLowerCase()
      : undefined
  return phrase ? [{ phrase, stems: contentStems(phrase, language), score: 0.3 }] : []
}

/**
 * Every pin of a topic says the topic's words: those that name neither the subject nor a sort of it
 * ("quiet evenings", "seed compost") could only come before a colon. What the title names itself
 * stays where no subject could be cut out of it.
 */
export function besideSubject(content: PageContent, language: Language): (topic: Topic) => boolean {
  const noun = subjectName(content, language)
  if (!['en', 'de', 'fr', 'es'].includes(language.lang) || noun === '' || !isTelling(noun))
    return () => false
  if (!isSpokenOf(noun, content, language)) return () => false
  const own = contentStems(noun, language)
  const ending = (stem: string | undefined): string =>
    language.lang === 'de' ? (stem ?? '').slice(-5) : (stem ?? '')
  const isNamed = new Set(
    [...titleTopics(content, language), ...authorTopics(content, own, language)].map(({ phrase }) =>
      phrase.toLowerCase(),
    ),
  )
  return ({ phrase, stems }) => {
    const isOfAuthor = isNamed.has(phrase.toLowerCase())
    if (language.lang === 'en' && isOfAuthor && /^\p{L}{3,}ing \p{L}+$/u.test(phrase)) return false
    if (
      ending(stems.at(-1)) === ending(own.at(-1)) ||
      noun.toLowerCase().startsWith(`${phrase.toLowerCase()} `)
    )
      return false
    const isShared = stems.some((stem) => own.includes(stem))
    return !(isShared && (isOfAuthor || own.length > 1))
  }
}
