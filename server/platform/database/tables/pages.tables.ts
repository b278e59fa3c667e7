/**
 * Pages of an account, what is known of them, and what a person decided about their interests and
 * pictures.
 */
import type { PageKind } from '#core/contract/content/pages.contract.ts'

export interface PagesTable {
  id: string
  user_id: string
  account_id: string
  url: string
  /**
   * One per page however it is spelled, so that adding it again finds it; null for a text or
   * keyword without an address.
   */
  url_key: string | null
  title: string
  /** 1 = given by the person: reading the page again leaves it. */
  is_title_own: number
  site_name: string
  kind: PageKind
  lang: string
  source: 'address' | 'sitemap' | 'feed' | 'csv' | 'text' | 'html' | 'keyword'
  /** JSON of what the person gave instead of an address: text, HTML or keyword. */
  given: string | null
  status: 'pending' | 'ready' | 'failed'
  /** JSON of a PageError. */
  error: string | null
  /** JSON list of sentences. */
  warnings: string
  /** JSON of the codes of `warnings`; null where an earlier version wrote them. */
  problem_codes: string | null
  /** JSON of a PageContent, the only ground on which words are written. */
  content: string | null
  created_at: number
  fetched_at: number | null
}

export interface InterestsTable {
  id: string
  user_id: string
  page_id: string
  ordinal: number
  name: string
  /** Lower case: a page has an interest once. */
  name_key: string
  /** 1 = made, renamed or corrected by the person: reading the page again leaves it. */
  is_own: number
  chosen: number
  /** JSON of the contract's Interest without id, name and choice. */
  interest: string
}

/** What a person took away stays away. */
export interface RemovedInterestsTable {
  page_id: string
  name_key: string
}

export interface PagePicturesTable {
  page_id: string
  picture_id: string
  ordinal: number
  /** Where it was found; empty for a picture the person brought. */
  address: string
  alt: string
  url: string
  width: number
  height: number
  is_own: number
  is_excluded: number
}

export interface PageTables {
  pages: PagesTable
  interests: InterestsTable
  removed_interests: RemovedInterestsTable
  page_pictures: PagePicturesTable
}
