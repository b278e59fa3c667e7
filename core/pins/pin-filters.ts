/**
 * Search, filters and order of the pin list, as the specification has them: the query matches title or description without regard to
 * case, `favored` is 'true', 'false' or empty, status is a list (default all), sort a list (default created_at desc).
 * Fast enough for every keystroke at 100,000 pins: lower-case text is kept per bucket, orders are kept per list.
 */
import { z } from 'zod'
import { Id, Time } from '#core/contract/primitives.ts'
import { PinStatus, PinType } from '#core/contract/pins.contract.ts'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { Bucket, PinBook } from './pin-book.ts'

export const SortField = z.enum(['created_at', 'updated_at', 'title', 'status', 'favored', 'board_name', 'pin_type'])
export type SortField = z.infer<typeof SortField>
const SortEntry = z.templateLiteral([SortField, ' ', z.enum(['asc', 'desc'])])
export type SortEntry = z.infer<typeof SortEntry>

/** Every field falls back to its default, so that an old bookmark or a hand-made address never fails. */
export const PinFilters = z.object({
  query: z.string().max(200).catch(''),
  status: z.array(z.enum(['all', ...PinStatus.options])).catch(['all']),
  pinType: z.enum(['', ...PinType.options]).catch(''),
  favored: z.enum(['', 'true', 'false']).catch(''),
  sort: z.array(SortEntry).min(1).catch(['created_at desc']),
  /** From (inclusive) and to (exclusive) in ms UTC, null = open. "Last 7 days" is made into times by whoever has a clock. */
  createdAt: z.object({ from: Time.nullable(), to: Time.nullable() }).catch({ from: null, to: null }),
  pageId: z.union([z.literal(''), Id]).catch(''),
})
export type PinFilters = z.infer<typeof PinFilters>

export const defaultFilters: PinFilters = { query: '', status: ['all'], pinType: '', favored: '', sort: ['created_at desc'], createdAt: { from: null, to: null }, pageId: '' }

export function hasFilters(filters: PinFilters): boolean {
  return testsOf(filters).length > 0 || filters.query.trim() !== ''
}

/** Ids of the matching pins in the order asked for. Equal ones keep the order of the list. */
export function filterPins(book: PinBook, filters: PinFilters): string[] {
  const matching = matchingPins(book, filters)
  const { rank, isListOrder } = ranksFor(book.buckets, filters.sort)
  if (!isListOrder) matching.sort((a, b) => (rank[a.place] ?? 0) - (rank[b.place] ?? 0))
  return matching.map((match) => match.id)
}

interface Match { id: string; place: number }

function matchingPins(book: PinBook, filters: PinFilters): Match[] {
  const needle = filters.query.trim().toLowerCase()
  const tests = testsOf(filters)
  const matching: Match[] = []
  let place = 0
  for (const bucket of book.buckets) {
    const texts = needle === '' ? null : textsOf(bucket)
    for (const [at, row] of bucket.rows.entries()) {
      const isHit = (texts === null || texts[at]?.includes(needle)) && tests.every((test) => test(row))
      if (isHit) matching.push({ id: row.id, place })
      place += 1
    }
  }
  return matching
}

function testsOf({ status, pinType, favored, createdAt, pageId }: PinFilters): ((pin: Pin) => boolean)[] {
  const tests: ((pin: Pin) => boolean)[] = []
  const { from, to } = createdAt
  const statuses: ReadonlySet<string> = new Set(status)
  if (statuses.size > 0 && !statuses.has('all')) tests.push((pin) => statuses.has(pin.status))
  if (pinType !== '') tests.push((pin) => pin.pin_type === pinType)
  if (favored !== '') tests.push((pin) => String(pin.favored) === favored)
  if (from !== null) tests.push((pin) => pin.created_at >= from)
  if (to !== null) tests.push((pin) => pin.created_at < to)
  if (pageId !== '') tests.push((pin) => pin.page_id === pageId)
  return tests
}

const texts = new WeakMap<Bucket, readonly string[]>()

/** Title and description parted by a character that no query holds (it is trimmed and typed), so that a hit never spans both. */
function textsOf(bucket: Bucket): readonly string[] {
  let list = texts.get(bucket)
  if (list === undefined) {
    list = bucket.rows.map((row) => `${row.title}\u0000${row.description}`.toLowerCase())
    texts.set(bucket, list)
  }
  return list
}

interface Ranks { rank: Int32Array; isListOrder: boolean }
const orders = new WeakMap<PinBook['buckets'], Map<string, Ranks>>()

/** Each row's place in the asked order, by its place in the list. */
function ranksFor(buckets: PinBook['buckets'], sort: readonly SortEntry[]): Ranks {
  const name = sort.join(',')
  const known = orders.get(buckets) ?? new Map<string, Ranks>()
  orders.set(buckets, known)
  let ranks = known.get(name)
  if (ranks === undefined) {
    ranks = rank(buckets, sort)
    known.set(name, ranks)
  }
  return ranks
}

function rank(buckets: PinBook['buckets'], sort: readonly SortEntry[]): Ranks {
  const rows = buckets.flatMap((bucket) => bucket.rows)
  const compare = comparerOf(sort)
  const isListOrder = rows.every((row, at) => at === 0 || compare(rows[at - 1] ?? row, row) <= 0)
  if (isListOrder) return { rank: new Int32Array(0), isListOrder }
  const order = rows.map((row, place) => ({ row, place })).sort((a, b) => compare(a.row, b.row) || a.place - b.place)
  const places = new Int32Array(rows.length)
  for (const [at, { place }] of order.entries()) places[place] = at
  return { rank: places, isListOrder }
}

function comparerOf(sort: readonly SortEntry[]): (a: Pin, b: Pin) => number {
  const parts = sort.map((entry) => {
    const [field, direction] = entry.split(' ')
    return { field: SortField.catch('created_at').parse(field), sign: direction === 'asc' ? 1 : -1 }
  })
  return (a, b) => {
    for (const { field, sign } of parts) {
      const difference = compareValues(a[field], b[field])
      if (difference !== 0) return difference * sign
    }
    return 0
  }
}

const words = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function compareValues(a: string | number | boolean, b: string | number | boolean): number {
  return typeof a === 'string' && typeof b === 'string' ? words.compare(a, b) : Number(a) - Number(b)
}
