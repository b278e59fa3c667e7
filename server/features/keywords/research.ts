/**
 * From what a visitor typed to phrases: our own of the page or the topic, with Pinterest's growth
 * where it is known.
 */
import type {
  KeywordIdea,
  KeywordQuestion,
  KeywordResearch,
} from '#core/contract/content/keywords.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { searchesOfTopic } from '#core/text/topics/topic-searches.ts'
import { before } from '../../platform/deadline.ts'
import { pageFailure, type PageFailure } from '../../platform/fetch/page-failure.ts'
import { Refusal, refuse, refuseField } from '../../platform/http/failures/refusal.ts'
import type { Trend } from './trend.schema.ts'
import type { FindTrends, TrendsFound, TrendsQuestion } from './trends.ts'

/** Phrases of a page, the best first, or why it can't be read. */
export type ReadPhrases = (
  address: string,
  signal: AbortSignal,
) => Promise<
  | {
      readonly ok: true
      readonly page: {
        readonly url: string
        readonly title: string
        readonly phrases: readonly string[]
      }
    }
  | { readonly ok: false; readonly failure: PageFailure }
>

export interface ResearchNeeds {
  readonly readPhrases: ReadPhrases
  /** Null = the operator has given no credentials. */
  readonly findTrends: FindTrends | null
  /** True = this visitor may have Pinterest called once more. */
  readonly mayAsk: () => Promise<boolean>
  /** For the page, and for Pinterest after it: aborted when time is over. */
  readonly over: AbortSignal
}

const MAX_OWN = 30
/** Of one keyword at Pinterest. */
const MAX_LENGTH = 100
/** That Pinterest is asked for: it takes 50, and an address has an end. */
const MAX_ASKED = 20

export async function research(
  needs: ResearchNeeds,
  question: KeywordQuestion,
  signal: AbortSignal,
): Promise<KeywordResearch | Refusal> {
  const own = isAddress(question.query)
    ? await ofPage(needs, question.query, signal)
    : ofTopic(question)
  if (own instanceof Refusal) return own
  const { region, trend } = question
  const asked = own.keywords.map(({ keyword }) => keyword.toLowerCase()).slice(0, MAX_ASKED)
  const found =
    asked.length === 0
      ? null
      : await trendsInTime(needs, { region, trend, keywords: asked }, signal)
  return { ...own, region, trend, ...joined(own.keywords, found) }
}

/** An answer that comes too late is kept for the next request. */
async function trendsInTime(
  { findTrends, mayAsk, over }: ResearchNeeds,
  question: TrendsQuestion,
  signal: AbortSignal,
): Promise<TrendsFound | null> {
  if (findTrends === null) return null
  return before(
    { over, signal, late: () => ({ ok: false, reason: 'unavailable', wait: 0 }) as const },
    async () => findTrends(question, mayAsk),
  )
}

const tooLate = pageFailure('too_slow', { problem: problem('pages.topicTooSlow') })

type Own = Pick<KeywordResearch, 'topic' | 'page'> & { readonly keywords: readonly KeywordIdea[] }

function ofTopic({ query, language }: KeywordQuestion): Own | Refusal {
  const searches = searchesOfTopic(query, language).slice(0, MAX_OWN)
  if (searches.length === 0) return refuseField('query', problem('keywords.topic'))
  return {
    topic: searches[0] ?? query,
    page: null,
    keywords: searches.map((keyword) => unknown(keyword, 'topic')),
  }
}

async function ofPage(
  { readPhrases, over }: ResearchNeeds,
  address: string,
  signal: AbortSignal,
): Promise<Own | Refusal> {
  const read = await before(
    { over, signal, late: () => ({ ok: false, failure: tooLate }) as const },
    async (ends) => readPhrases(address, ends),
  )
  if (!read.ok) return unread(read.failure)
  const { url, title, phrases } = read.page
  const keywords = phrases.filter((phrase) => phrase.length <= MAX_LENGTH).slice(0, MAX_OWN)
  return {
    topic: keywords[0] ?? title,
    page: { url, title },
    keywords: keywords.map((keyword) => unknown(keyword, 'page')),
  }
}

const unread = ({ code, problem: why }: PageFailure): Refusal =>
  refuse('invalid', why, { field: 'query', flags: { page_error: code } })

const unknown = (keyword: string, origin: KeywordIdea['origin']): KeywordIdea => ({
  keyword,
  origin,
  week: null,
  month: null,
  year: null,
  series: [],
})

/** Pinterest's in its own order, then ours that it says nothing of. */
function joined(
  own: readonly KeywordIdea[],
  found: TrendsFound | null,
): Pick<KeywordResearch, 'status' | 'as_of' | 'keywords'> {
  if (found === null) return { status: 'off', as_of: null, keywords: [...own] }
  if (!found.ok) return { status: found.reason, as_of: null, keywords: [...own] }
  const known = new Set(found.trends.map(({ keyword }) => keyword.toLowerCase()))
  return {
    status: 'answered',
    as_of: found.asked_at,
    keywords: [
      ...found.trends.map(ideaOf),
      ...own.filter(({ keyword }) => !known.has(keyword.toLowerCase())),
    ],
  }
}

const ideaOf = (trend: Trend): KeywordIdea => ({ ...trend, origin: 'pinterest' })

/**
 * With a scheme, or as people write one: `example.com/page`, without a space and with a name at the
 * end of the host.
 */
function isAddress(query: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]*:\/\//i.test(query) ||
    /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(query) ||
    /^(?:\d{1,3}(?:\.\d{1,3}){3}|localhost)(?::\d+)?(?:[/?#]\S*)?$/i.test(query)
  )
}
