/**
 * Keyword research for a visitor without an account: search phrases from a topic or a page. With
 * the operator's Pinterest credentials they carry growth and a year of weeks; what is not known is
 * null, never zero.
 */
import { issueCode } from '../call/issue-code.ts'
import { z } from 'zod'
import { languages } from '../call/languages.ts'
import { defineCalls } from '../call/call.ts'
import { Time } from '../call/primitives.ts'

/** The regions of Pinterest's trends, as its OpenAPI description (5.23.0) lists them. */
export const TrendRegion = z.enum([
  'US',
  'CA',
  'DE',
  'FR',
  'ES',
  'IT',
  'DE+AT+CH',
  'GB+IE',
  'IT+ES+PT+GR+MT',
  'PL+RO+HU+SK+CZ',
  'SE+DK+FI+NO',
  'NL+BE+LU',
  'AR',
  'BR',
  'CO',
  'MX',
  'MX+AR+CO+CL',
  'AU+NZ',
])
export type TrendRegion = z.infer<typeof TrendRegion>

/**
 * `growing`: upward over a quarter; `monthly`, `yearly`: much searched for in that time;
 * `seasonal`: upward, and so every year.
 */
export const TrendType = z.enum(['growing', 'monthly', 'yearly', 'seasonal'])
export type TrendType = z.infer<typeof TrendType>

/** Growth above this is stated as "more than": Pinterest's 10,001 means just that. Percent. */
export const MAX_GROWTH = 10_000

const Growth = z.int().nullable()

/**
 * `origin`: of Pinterest's trends, a phrase of the page that was read, or a search made of the
 * topic's words. Growth in percent.
 */
export const KeywordIdea = z.object({
  keyword: z.string(),
  origin: z.enum(['pinterest', 'page', 'topic']),
  week: Growth,
  month: Growth,
  year: Growth,
  /**
   * Relative search volume a week, 0-100 of this keyword's own best, oldest first; empty = unknown.
   */
  series: z.array(z.object({ week: z.string(), value: z.number() })),
})
export type KeywordIdea = z.infer<typeof KeywordIdea>

/**
 * Why there is growth or none. `off`: the operator has given no credentials; `refused`: Pinterest
 * takes ours no more; `forbidden`: they may not see trends; `limited`: enough asked for now;
 * `unavailable`: no answer or a fault of theirs; `unreadable`: an answer of another shape.
 */
export const TrendsStatus = z.enum([
  'answered',
  'off',
  'refused',
  'forbidden',
  'limited',
  'unavailable',
  'unreadable',
])
export type TrendsStatus = z.infer<typeof TrendsStatus>

export const KeywordResearch = z.object({
  topic: z.string(),
  /** The page that was read, when an address was given. */
  page: z.object({ url: z.string(), title: z.string() }).nullable(),
  region: TrendRegion,
  trend: TrendType,
  status: TrendsStatus,
  /** When Pinterest gave this answer: the same question gets the same answer for a day. */
  as_of: Time.nullable(),
  keywords: z.array(KeywordIdea),
})
export type KeywordResearch = z.infer<typeof KeywordResearch>

export const MAX_QUERY = 2_048

export const KeywordQuestion = z.object({
  query: z
    .string()
    .trim()
    .min(1, issueCode('keywords.missing'))
    .max(MAX_QUERY, issueCode('keywords.long')),
  region: TrendRegion,
  trend: TrendType,
  /**
   * Of the page that is asked on: our own phrases are in it where the words typed show no language.
   * English where it is left out.
   */
  language: z.enum(languages).optional(),
})
export type KeywordQuestion = z.infer<typeof KeywordQuestion>

export const keywordCalls = defineCalls({
  /**
   * Ten a minute for one visitor. A page that can't be read is an `invalid` with a sentence at
   * `query` and its `page_error`.
   */
  researchKeywords: {
    method: 'POST',
    path: '/api/tools/keywords/',
    access: 'public',
    body: KeywordQuestion,
    answer: KeywordResearch,
  },
})
