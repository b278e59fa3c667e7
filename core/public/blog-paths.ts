/**
 * The addresses of the blog's pages. Without its schemas, which only a visitor of the blog
 * has to load.
 */

export const POSTS_PER_PAGE = 6

export function blogListPath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page-${page}`
}

export function blogPostPath(slug: string): string {
  return `/blog/${slug}`
}

/** Beside the page of that path. */
export function payloadPath(path: string): string {
  return `${path}/_payload.json`
}

/**
 * The number in `/blog/page-{page}`, as it is written in only one way: `01`, `+2` and `2.0` are
 * none.
 */
export function readPageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
