/**
 * Website pages and what is known of them: interests, keywords, pictures. Adding sources answers at
 * once with pages in status `pending` and starts one enrichment task that fetches and reads each of
 * them; a page that fails says why and the rest goes on.
 */
import { issueCode } from '../call/issue-code.ts'
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { PageError } from '../call/errors.contract.ts'
import { ProblemCodes } from '../words/problem.schema.ts'
import { Empty, Id, PictureUrl, Sentence, Time } from '../call/primitives.ts'

export const PageKind = z.enum(['recipe', 'how_to', 'list', 'story', 'product', 'keyword', 'other'])
export type PageKind = z.infer<typeof PageKind>

export const Keyword = z.object({ phrase: z.string(), score: z.number() })
export type Keyword = z.infer<typeof Keyword>

/**
 * A search topic of 1 to 4 words. `search_volume` null = unknown and shown "–"; `relevance` is our
 * own 0-100 on this page.
 */
export const Interest = z.object({
  id: Id,
  status: z.enum(['pending', 'ready', 'failed']),
  interest_name: z.string(),
  chosen: z.boolean(),
  relevance: z.int().min(0).max(100),
  search_volume: z.number().nullable(),
  /**
   * One of Pinterest's 24 top-level interests with our confidence 0-1, best first, at most two;
   * `person` when corrected by hand.
   */
  categories: z.array(
    z.object({ name: z.string(), confidence: z.number(), by: z.enum(['vectors', 'person']) }),
  ),
  related_interests: z.array(z.string()),
  rake_keywords: z.array(Keyword),
  annotations: z.array(Keyword),
  rake_data_source: z.enum(['page', 'keyword', 'none']),
})
export type Interest = z.infer<typeof Interest>

export const PagePicture = z.object({
  id: Id,
  url: PictureUrl,
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  excluded: z.boolean(),
  own: z.boolean(),
})
export type PagePicture = z.infer<typeof PagePicture>

export const Page = z.object({
  id: Id,
  account_id: Id,
  url: z.string(),
  title: z.string(),
  site_name: z.string(),
  kind: PageKind,
  lang: z.string(),
  source: z.enum(['address', 'sitemap', 'feed', 'csv', 'text', 'html', 'keyword']),
  status: z.enum(['pending', 'ready', 'failed']),
  error: PageError.nullable(),
  /** What went less well than hoped, such as "No pictures found: pins will use color only." */
  warnings: z.array(Sentence),
  problem_codes: ProblemCodes.optional(),
  pictures: z.array(PagePicture),
  interests: z.array(Interest),
  created_at: Time,
  fetched_at: Time.nullable(),
})
export type Page = z.infer<typeof Page>

/** A part of the page that pins can be about; `told`: its whole sentences in reading order. */
export const PageSection = z.object({ heading: z.string(), told: z.array(z.string()) })
export type PageSection = z.infer<typeof PageSection>

/** Of a spreadsheet, in characters. */
export const MAX_CSV_LENGTH = 2_000_000

export const SourceRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('addresses'),
    addresses: z.array(z.string().max(2048)).min(1).max(500),
  }),
  z.object({
    kind: z.literal('sitemap'),
    address: z.string().max(2048),
    limit: z.int().min(1).max(500),
  }),
  z.object({
    kind: z.literal('feed'),
    address: z.string().max(2048),
    limit: z.int().min(1).max(500),
  }),
  /**
   * `from`: the first of the rows that are read, counted from 0, when a long file is read in parts.
   * Without it the beginning is, and what is left over is reported.
   */
  z.object({
    kind: z.literal('csv'),
    text: z.string().max(MAX_CSV_LENGTH),
    from: z.int().min(0).optional(),
  }),
  z.object({
    kind: z.literal('text'),
    title: z.string().trim().min(1).max(300),
    text: z.string().min(1).max(500_000),
    url: z.string().max(2048),
    picture_ids: z.array(Id).max(40),
  }),
  z.object({
    kind: z.literal('html'),
    html: z.string().min(1).max(2_000_000),
    url: z.string().max(2048),
    picture_ids: z.array(Id).max(40),
  }),
  z.object({
    kind: z.literal('keyword'),
    keyword: z.string().trim().min(1).max(100),
    url: z.string().max(2048),
    picture_ids: z.array(Id).max(40),
  }),
])
export type SourceRequest = z.infer<typeof SourceRequest>

/** `task_id` is null when every source was refused. `errors` holds what never became a page. */
export const SourcesAdded = z.object({
  pages: z.array(Page),
  errors: z.array(PageError),
  task_id: Id.nullable(),
})
export type SourcesAdded = z.infer<typeof SourcesAdded>

/**
 * An interest that was taken away and comes back as it was: its id is its own, `at` its place among
 * the page's. Its lists are bounded: the server finds 2 categories, 8 related interests and 60
 * phrases at most.
 */
export const RestoredInterest = z.object({
  interest: Interest.extend({
    categories: Interest.shape.categories.max(24),
    related_interests: Interest.shape.related_interests.max(100),
    rake_keywords: Interest.shape.rake_keywords.max(100),
    annotations: Interest.shape.annotations.max(100),
  }),
  at: z.int().min(0),
})
export type RestoredInterest = z.infer<typeof RestoredInterest>

const inAccount = z.object({ account_id: Id })
const inPage = z.object({ account_id: Id, page_id: Id })
const inInterest = z.object({ account_id: Id, page_id: Id, interest_id: Id })
const inPicture = z.object({ account_id: Id, page_id: Id, picture_id: Id })
const InterestName = z
  .string()
  .trim()
  .min(1, issueCode('pages.interestMissing'))
  .max(80, issueCode('pages.interestLong'))

export const pageCalls = defineCalls({
  listPages: {
    method: 'GET',
    path: '/api/accounts/:account_id/pages/',
    access: 'user',
    params: inAccount,
    answer: z.object({ pages: z.array(Page) }),
    errors: ['not_found'],
  },
  addSources: {
    method: 'POST',
    path: '/api/accounts/:account_id/sources/',
    access: 'user',
    params: inAccount,
    body: z.object({ idempotency_key: Id, source: SourceRequest }),
    answer: SourcesAdded,
    errors: ['not_found', 'task_running'],
  },
  getPage: {
    method: 'GET',
    path: '/api/accounts/:account_id/pages/:page_id/',
    access: 'user',
    params: inPage,
    answer: Page,
    errors: ['not_found'],
  },
  /** What of the page pins can be about beside the whole; empty while it was never read. */
  getPageSections: {
    method: 'GET',
    path: '/api/accounts/:account_id/pages/:page_id/sections/',
    access: 'user',
    params: inPage,
    answer: z.object({ sections: z.array(PageSection) }),
    errors: ['not_found'],
  },
  renamePage: {
    method: 'PATCH',
    path: '/api/accounts/:account_id/pages/:page_id/',
    access: 'user',
    params: inPage,
    body: z.object({ title: z.string().trim().min(1).max(300) }),
    answer: Page,
    errors: ['not_found'],
  },
  deletePage: {
    method: 'DELETE',
    path: '/api/accounts/:account_id/pages/:page_id/',
    access: 'user',
    params: inPage,
    answer: Empty,
    errors: ['not_found'],
  },
  /** Undoes a deletion, for a day; a page that is there is answered as it is. */
  restorePage: {
    method: 'POST',
    path: '/api/accounts/:account_id/pages/:page_id/restore/',
    access: 'user',
    params: inPage,
    answer: Page,
    errors: ['not_found', 'conflict', 'quota_reached'],
  },
  /**
   * Fetches again under the same ids, as an enrichment task. Interests that a person made or
   * renamed stay.
   */
  refetchPages: {
    method: 'POST',
    path: '/api/accounts/:account_id/pages/refetch/',
    access: 'user',
    params: inAccount,
    body: z.object({ idempotency_key: Id, page_ids: z.array(Id).min(1).max(500) }),
    answer: z.object({ task_id: Id }),
    errors: ['not_found', 'task_running'],
  },
  addInterest: {
    method: 'POST',
    path: '/api/accounts/:account_id/pages/:page_id/interests/',
    access: 'user',
    params: inPage,
    body: z.object({ id: Id, interest_name: InterestName, restored: RestoredInterest.optional() }),
    answer: Interest,
    errors: ['not_found', 'conflict'],
  },
  updateInterest: {
    method: 'PATCH',
    path: '/api/accounts/:account_id/pages/:page_id/interests/:interest_id/',
    access: 'user',
    params: inInterest,
    body: z.object({
      interest_name: InterestName.optional(),
      chosen: z.boolean().optional(),
      category: z.string().max(80).optional(),
    }),
    answer: Interest,
    errors: ['not_found', 'conflict'],
  },
  deleteInterest: {
    method: 'DELETE',
    path: '/api/accounts/:account_id/pages/:page_id/interests/:interest_id/',
    access: 'user',
    params: inInterest,
    answer: Empty,
    errors: ['not_found'],
  },
  /**
   * Keyword results for one interest: the page's own phrases that share its words, related
   * interests, and volume where known.
   */
  researchInterest: {
    method: 'POST',
    path: '/api/accounts/:account_id/pages/:page_id/interests/:interest_id/keywords/',
    access: 'user',
    params: inInterest,
    answer: Interest,
    errors: ['not_found'],
  },
  addPagePicture: {
    method: 'POST',
    path: '/api/accounts/:account_id/pages/:page_id/pictures/',
    access: 'user',
    params: inPage,
    body: z.object({ picture_id: Id }),
    answer: Page,
    errors: ['not_found'],
  },
  updatePagePicture: {
    method: 'PATCH',
    path: '/api/accounts/:account_id/pages/:page_id/pictures/:picture_id/',
    access: 'user',
    params: inPicture,
    body: z.object({ excluded: z.boolean() }),
    answer: Page,
    errors: ['not_found'],
  },
})
