/**
 * The pages a person has chosen to make pins from, as the specification has it: kept in
 * sessionStorage, read back with care. While a page is being read its interest is the placeholder
 * "Loading..."; what arrives later is merged in, and keyword results go to their interest.
 */
import { z } from 'zod'
import { Keyword, type Interest, type Page } from '#core/contract/content/pages.contract.ts'
import { Id } from '#core/contract/call/primitives.ts'

export const LOADING_NAME = 'Loading...'

/** Page ids arrive in more than one spelling; inside they have the form 8-4-4-4-12. */
const PageId = z.string().transform(normalisePageId).pipe(Id)

export const SelectedInterest = z.object({
  status: z.enum(['pending', 'ready', 'failed']),
  /** Ids of the pins made for it. */
  pins: z.array(Id),
  interest_name: z.string(),
  search_volume: z.number().nullable(),
  related_interests: z.array(z.string()),
  rake_keywords: z.array(Keyword),
  annotations: z.array(Keyword),
  rake_data_source: z.enum(['page', 'keyword', 'none']),
})
export type SelectedInterest = z.infer<typeof SelectedInterest>

export const EnrichmentStatus = z.enum(['idle', 'pending', 'ready', 'failed'])
export type EnrichmentStatus = z.infer<typeof EnrichmentStatus>

export const PageSelection = z.object({
  account_id: Id.nullable(),
  pages: z.array(z.object({ id: PageId })),
  count: z.int().min(0),
  /**
   * By page id; the interests by interest id. A page that is being read has one placeholder under
   * its own id.
   */
  pinsData: z.record(
    z.string().transform(normalisePageId).pipe(Id),
    z.object({ interests: z.record(Id, SelectedInterest) }),
  ),
  enrichment_status: EnrichmentStatus,
  enrichment_task_id: Id.nullable(),
})
export type PageSelection = z.infer<typeof PageSelection>

export function emptySelection(accountId: string | null): PageSelection {
  return {
    account_id: accountId,
    pages: [],
    count: 0,
    pinsData: {},
    enrichment_status: 'idle',
    enrichment_task_id: null,
  }
}

/** From what the storage kept. Pages that are gone leave it when the list arrives. */
export function restoredSelection(
  kept: { accountId: string; pageIds: readonly string[] } | null,
): PageSelection {
  return kept === null
    ? emptySelection(null)
    : selectPages(emptySelection(kept.accountId), kept.pageIds)
}

export function placeholderInterest(): SelectedInterest {
  return {
    status: 'pending',
    pins: [],
    interest_name: LOADING_NAME,
    search_volume: 0,
    related_interests: [],
    rake_keywords: [],
    annotations: [],
    rake_data_source: 'none',
  }
}

/** Exactly these pages, in this order, each once. What is known of a page that stays is kept. */
export function selectPages(selection: PageSelection, pageIds: readonly string[]): PageSelection {
  const ids = [...new Set(pageIds.map(normalisePageId))]
  const pinsData = Object.fromEntries(
    ids.map((id) => [id, selection.pinsData[id] ?? { interests: {} }]),
  )
  return { ...selection, pages: ids.map((id) => ({ id })), count: ids.length, pinsData }
}

export function togglePage(selection: PageSelection, pageId: string): PageSelection {
  const id = normalisePageId(pageId)
  const ids = selection.pages.map((page) => page.id)
  return selectPages(
    selection,
    ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
  )
}

/**
 * Brings the selection into step with the pages as the server has them: pages that are gone or
 * could never be read leave it, the interests of the others are merged in. A page that is still
 * being read shows the placeholder.
 */
export function withPages(selection: PageSelection, pages: readonly Page[]): PageSelection {
  const known = new Map(pages.map((page) => [normalisePageId(page.id), page]))
  const kept = selectPages(
    selection,
    selection.pages.map((page) => page.id).filter((id) => isUsable(known.get(id))),
  )
  const pinsData = Object.fromEntries(
    Object.entries(kept.pinsData).map(([id, data]) => {
      const page = known.get(id)
      return [
        id,
        page === undefined ? data : { interests: mergeInterests(id, data.interests, page) },
      ]
    }),
  )
  return { ...kept, pinsData }
}

/** A page that was read once and failed when it was read again still has what it was. */
function isUsable(page: Page | undefined): boolean {
  return page !== undefined && (page.status !== 'failed' || page.interests.length > 0)
}

type Interests = Record<string, SelectedInterest>

function mergeInterests(pageId: string, before: Interests, page: Page): Interests {
  if (page.status === 'pending' && page.interests.length === 0)
    return { [pageId]: before[pageId] ?? placeholderInterest() }
  return Object.fromEntries(
    page.interests.map((interest) => [interest.id, mergeInterest(before[interest.id], interest)]),
  )
}

/**
 * What the server knows wins; the pins made for the interest are the browser's own knowledge and
 * stay.
 */
function mergeInterest(before: SelectedInterest | undefined, interest: Interest): SelectedInterest {
  const {
    status,
    interest_name,
    search_volume,
    related_interests,
    rake_keywords,
    annotations,
    rake_data_source,
  } = interest
  const isWaiting = status === 'pending'
  return {
    status,
    pins: before?.pins ?? [],
    interest_name: isWaiting ? LOADING_NAME : interest_name,
    search_volume: isWaiting ? 0 : search_volume,
    related_interests,
    rake_keywords,
    annotations,
    rake_data_source,
  }
}

/**
 * Page ids come in two spellings: with and without dashes. Those of 32 hex characters, once dashes
 * are stripped, are written 8-4-4-4-12 in lower case; anything else is left as it is.
 */
export function normalisePageId(id: string): string {
  const hex = id.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(hex)) return id
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
