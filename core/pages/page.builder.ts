/** Small builders for tests: a page that was read, and an interest of it. */
import type { Interest, Page } from '#core/contract/content/pages.contract.ts'

export function interestOf(id: string, fields: Partial<Interest> = {}): Interest {
  return {
    id,
    status: 'ready',
    interest_name: 'soup',
    chosen: true,
    relevance: 80,
    search_volume: null,
    categories: [],
    related_interests: [],
    rake_keywords: [],
    annotations: [],
    rake_data_source: 'page',
    ...fields,
  }
}

export function pageOf(id: string, account_id: string, fields: Partial<Page> = {}): Page {
  return {
    id,
    account_id,
    url: '',
    title: 'Soup',
    site_name: '',
    kind: 'recipe',
    lang: 'en',
    source: 'address',
    status: 'ready',
    error: null,
    warnings: [],
    pictures: [],
    interests: [],
    created_at: 1,
    fetched_at: 1,
    ...fields,
  }
}
