/**
 * Search, filters and order of the pin list, as the specification defines them: the query matches
 * title or description case-insensitively, `favored` is 'true', 'false' or empty, status is a list
 * (default all), sort a list (default created_at desc). Fast enough for each keystroke at 100,000
 * pins: texts are indexed (pin-texts.ts) and orders are updated incrementally (pin-order.ts).
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinBook } from '../book/pin-book.ts'
import type { PinFilters } from './pin-filters.schema.ts'
import { orderOf } from './pin-order.ts'
import { searchFor } from './pin-texts.ts'
import { listPins } from '../book/pin-selectors.ts'

export function hasFilters(filters: PinFilters): boolean {
  return testsOf(filters).length > 0 || filters.query.trim() !== ''
}

/** Ids of the matching pins. See `filterRows`. */
export function filterPins(book: Pick<PinBook, 'buckets'>, filters: PinFilters): string[] {
  return filterRows(book, filters).map((row) => row.id)
}

/**
 * The matching pins in the requested order; equal pins keep list order. Takes only rows, so a
 * selection does not recompute it.
 */
export function filterRows(
  { buckets }: Pick<PinBook, 'buckets'>,
  filters: PinFilters,
): readonly Pin[] {
  const order = orderOf(buckets, filters.sort)
  const rows = listPins({ buckets })
  if (!hasFilters(filters)) return order === null ? rows : rowsAt(rows, order)
  const places = matching(buckets, filters)
  if (order === null) return rowsAt(rows, places)
  const isMatch = new Uint8Array(rows.length)
  for (const place of places) isMatch[place] = 1
  return rowsAt(
    rows,
    order.filter((place) => isMatch[place] === 1),
  )
}

/** `flatMap` takes five times as long for 100,000 rows. */
function rowsAt(rows: readonly Pin[], places: Iterable<number>): readonly Pin[] {
  const found: Pin[] = []
  for (const place of places) {
    const row = rows[place]
    if (row !== undefined) found.push(row)
  }
  return found
}

/** Positions in the list. Plain loops, because this visits every pin at each keystroke. */
function matching(buckets: PinBook['buckets'], filters: PinFilters): number[] {
  const words = filters.query.trim().toLowerCase()
  const tests = testsOf(filters)
  const search = words === '' ? null : searchFor(words)
  const places: number[] = []
  let start = 0
  for (const bucket of buckets) {
    const candidates = search === null ? bucket.rows.keys() : search(bucket)
    for (const at of candidates)
      if (tests.length === 0 || passes(bucket.rows[at], tests)) places.push(start + at)
    start += bucket.rows.length
  }
  return places
}

function passes(row: Pin | undefined, tests: readonly ((pin: Pin) => boolean)[]): boolean {
  if (row === undefined) return false
  for (const test of tests) if (!test(row)) return false
  return true
}

type PinTest = (pin: Pin) => boolean

function testsOf(filters: PinFilters): PinTest[] {
  return [...plainTests(filters), ...linkTests(filters)]
}

/** Filters by page, board, interest and export. */
function linkTests({ pageId, boardId, interest, exported }: PinFilters): PinTest[] {
  const tests: PinTest[] = []
  if (pageId !== '') tests.push((pin) => pin.page_id === pageId)
  if (boardId === 'none') tests.push((pin) => pin.boards.length === 0)
  else if (boardId !== '')
    tests.push((pin) => pin.boards.some(({ board_id }) => board_id === boardId))
  if (interest !== '') {
    const name = interest.toLowerCase()
    tests.push((pin) => pin.interest?.interest.toLowerCase() === name)
  }
  if (exported !== '') tests.push((pin) => String(pin.exported_at !== undefined) === exported)
  return tests
}

function plainTests({ status, pinType, favored, createdAt }: PinFilters): PinTest[] {
  const tests: PinTest[] = []
  const { from, to } = createdAt
  const statuses: ReadonlySet<string> = new Set(status)
  if (statuses.size > 0 && !statuses.has('all')) tests.push((pin) => statuses.has(pin.status))
  if (pinType !== '') tests.push((pin) => pin.pin_type === pinType)
  if (favored !== '') tests.push((pin) => String(pin.favored) === favored)
  if (from !== null) tests.push((pin) => pin.created_at >= from)
  if (to !== null) tests.push((pin) => pin.created_at < to)
  return tests
}
