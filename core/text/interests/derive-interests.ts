/**
 * A page's interests: search topics of 1 to 4 words from its title, its author's keywords and its
 * ranked phrases. Search volume is unknown here.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { diversify, similarity } from '../keyphrases/rank-phrases.ts'
import { contentStems, type Language } from '../language/language.ts'
import { caseOf } from '../language/letter-case.ts'
import { remember } from '../language/remember.ts'
import { looseTopics, phraseTopics } from './phrase-topics.ts'
import { sectionTopics } from './section-topics.ts'
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
 * A topic beside the subject, such as "quiet evenings" of "101 Journal Prompts for Quiet Evenings",
 * stays below what people add to the subject.
 */
const BESIDE = 0.23

const MAX_INTERESTS = 12
const MIN_INTERESTS = 5
/** Below this a topic is one only where the page has no better. */
const MIN_SURE_SCORE = 0.25
const MIN_SCORE = 0.2
/** Of score, against distance from the topics taken before. */
const BALANCE = 0.8

/** 5 to 12 topics, best first; fewer only when the page has no more. */
export const deriveInterests = remember(derive)

function derive(content: PageContent, language: Language): DerivedInterest[] {
  if (content.kind === 'keyword')
    return [{ interest_name: content.title, relevance: 100, isTwin: false }]
  const chosen = chooseTopics(content, language)
  const sure = chosen.filter((topic) => topic.score >= MIN_SURE_SCORE)
  const filled =
    sure.length >= MIN_INTERESTS
      ? chosen
      : distinctTopics(
          [...sure, ...kindTopics(content, language), ...chosen, ...looseTopics(content, language)],
          true,
        ).slice(0, MIN_INTERESTS)
  const strong = filled.filter((topic, index) => index < MIN_INTERESTS || topic.score >= MIN_SCORE)
  const { running } = caseOf(content, language)
  return behindTwins(
    strong.toSorted((a, b) => b.score - a.score),
    language,
  ).map(({ phrase, score, isTwin }) => ({
    // The phrase is written as most often on the page, which may be in capitalized headings.
    interest_name: running(phrase),
    isTwin,
    relevance: Math.max(1, Math.min(100, Math.round(Math.sqrt(score) * 100))),
  }))
}

/** From title, author, summary, sections and phrases; no two of the same words. */
function chooseTopics(content: PageContent, language: Language): Topic[] {
  const isBeside = besideSubject(content, language)
  const topics = [
    ...titleTopics(content, language),
    ...authorTopics(content, contentStems(content.title, language), language),
    ...summaryTopics(content, language),
    ...sectionTopics(content, language),
    ...phraseTopics(content, language),
  ].map((topic) =>
    isBeside(topic)
      ? { ...topic, score: Math.min(topic.score, BESIDE + topic.score / 100) }
      : topic,
  )
  return diversify(distinctTopics(topics), MAX_INTERESTS, BALANCE)
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
