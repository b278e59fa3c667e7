import type { Page } from '#core/contract/content/pages.contract.ts'

/**
 * Until it is read a page is known by its address only: the path is enough, the host is shown
 * beside it. Empty for words without an address that are still being read.
 */
export function pageTitle({ title, url }: Pick<Page, 'title' | 'url'>): string {
  if (title !== '' && !URL.canParse(title)) return title
  return URL.canParse(url) ? `${new URL(url).pathname}${new URL(url).search}` : title || url
}
