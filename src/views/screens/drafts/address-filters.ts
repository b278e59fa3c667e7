/**
 * Filters from an address of Drafts, and back. Apart from what reads an address: no first visit
 * needs it.
 */
import { defaultFilters, PinFilters } from '#core/pins/filters/pin-filters.schema.ts'
import { slugOf, withoutUndefined, type DraftSearch } from './draft-address.ts'

export function searchOf({
  query,
  status,
  pinType,
  favored,
  sort,
  createdAt,
  pageId,
  boardId,
  interest,
  exported,
}: PinFilters): DraftSearch {
  return withoutUndefined({
    q: query || undefined,
    status: status.includes('all') ? undefined : status.join(','),
    type: pinType || undefined,
    favored: booleanOf(favored),
    from: createdAt.from ?? undefined,
    to: createdAt.to ?? undefined,
    page: pageId || undefined,
    board: boardId || undefined,
    interest: interest || undefined,
    exported: booleanOf(exported),
    sort: slugOfSort(sort),
  })
}

function slugOfSort([order = defaultSort]: PinFilters['sort']): string | undefined {
  return order === defaultSort ? undefined : slugOf(order)
}

function booleanOf(choice: '' | 'true' | 'false'): boolean | undefined {
  return choice === '' ? undefined : choice === 'true'
}

/** What the address leaves out is the default, by the filters' own schema. */
export function filtersOf({
  q,
  status,
  type,
  favored,
  from,
  to,
  page,
  board,
  interest,
  exported,
  sort,
}: DraftSearch): PinFilters {
  return PinFilters.parse({
    query: q,
    status: status?.split(','),
    pinType: type,
    favored: favored === undefined ? '' : String(favored),
    createdAt: { from: from ?? null, to: to ?? null },
    pageId: page,
    boardId: board,
    interest,
    exported: exported === undefined ? '' : String(exported),
    sort: sort === undefined ? undefined : [sort.replace('-', ' ')],
  })
}

const [defaultSort = 'created_at desc'] = defaultFilters.sort
