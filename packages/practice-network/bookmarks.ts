/** Pages of a list: the bookmark names the last row that was read. */

const DEFAULT_PAGE = 25

interface Rows<T> {
  readonly items: T[]
  readonly bookmark: string | null
}

export function pageOf<T extends { readonly id: string }>(
  all: readonly T[],
  query: Readonly<Record<string, unknown>>,
  maxPage: number,
): Rows<T> {
  const { page_size = DEFAULT_PAGE, bookmark } = query as { page_size?: number; bookmark?: string }
  const last = bookmark === undefined ? '' : Buffer.from(bookmark, 'base64url').toString()
  const start = all.findIndex(({ id }) => id === last) + 1
  const items = all.slice(start, start + Math.min(page_size, maxPage))
  const end = items.at(-1)
  return {
    items,
    bookmark:
      end === undefined || end.id === all.at(-1)?.id
        ? null
        : Buffer.from(end.id).toString('base64url'),
  }
}
