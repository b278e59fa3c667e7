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

/** Ids of the matching pins in the order asked for. Equal ones keep the order of the list. Asks for the rows only: a selection changes nothing here. */
export function filterPins(book: Pick<PinBook, 'buckets'>, filters: PinFilters): string[] {
  const rank = rankFor(book.buckets, filters.sort)
  if (rank === null && !hasFilters(filters)) return book.buckets.flatMap(idsOf)
  const { ids, places } = matching(book, filters)
  if (rank === null) return ids
  const order = Uint32Array.from(places.keys()).sort((a, b) => (rank[places[a] ?? 0] ?? 0) - (rank[places[b] ?? 0] ?? 0))
  return Array.from(order, (at) => ids[at] ?? '')
}

/** With each one's place in the list. Plain loops: this runs over every pin at every keystroke. */
function matching(book: Pick<PinBook, 'buckets'>, filters: PinFilters): { ids: string[]; places: number[] } {
  const needle = filters.query.trim().toLowerCase()
  const tests = testsOf(filters)
  const ids: string[] = []
  const places: number[] = []
  let place = -1
  for (const bucket of book.buckets) {
    const texts = needle === '' ? null : textsOf(bucket)
    for (const [at, row] of bucket.rows.entries()) {
      place += 1
      if (texts !== null && texts[at]?.includes(needle) !== true) continue
      if (tests.length > 0 && !tests.every((test) => test(row))) continue
      ids.push(row.id)
      places.push(place)
    }
  }
  return { ids, places }
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

const idLists = new WeakMap<Bucket, readonly string[]>()

function idsOf(bucket: Bucket): readonly string[] {
  let list = idLists.get(bucket)
  if (list === undefined) {
    list = bucket.rows.map((row) => row.id)
    idLists.set(bucket, list)
  }
  return list
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

/** Null = the list stands in the asked order already, as it nearly always does. */
type Rank = Uint32Array | null
const ranks = new WeakMap<PinBook['buckets'], Map<string, Rank>>()

/** Each row's place in the asked order, by its place in the list. */
function rankFor(buckets: PinBook['buckets'], sort: readonly SortEntry[]): Rank {
  const name = sort.join(',')
  const known = ranks.get(buckets) ?? new Map<string, Rank>()
  ranks.set(buckets, known)
  let rank = known.get(name)
  if (rank === undefined) {
    const columns = sort.map((entry) => columnOf(entry))
    rank = isInOrder(buckets, columns, name) ? null : rankBy(buckets, columns)
    known.set(name, rank)
  }
  return rank
}

/** One field's values of a bucket in a form that `<` compares, kept until the bucket changes. */
interface Column {
  readonly valuesOf: (bucket: Bucket) => readonly (string | number)[]
  readonly sign: 1 | -1
}

const values = new Map<SortField, WeakMap<Bucket, readonly (string | number)[]>>()

function columnOf(entry: SortEntry): Column {
  const [name, direction] = entry.split(' ')
  const field = SortField.catch('created_at').parse(name)
  const kept = values.get(field) ?? new WeakMap<Bucket, readonly (string | number)[]>()
  values.set(field, kept)
  return {
    sign: direction === 'asc' ? 1 : -1,
    valuesOf: (bucket) => {
      let list = kept.get(bucket)
      if (list === undefined) {
        list = bucket.rows.map((row) => sortable(row[field]))
        kept.set(bucket, list)
      }
      return list
    },
  }
}

/** Buckets found in order, by the order's name: after an edit only one is looked at again. */
const inOrder = new Map<string, WeakSet<Bucket>>()

function isInOrder(buckets: PinBook['buckets'], columns: readonly Column[], name: string): boolean {
  const known = inOrder.get(name) ?? new WeakSet<Bucket>()
  inOrder.set(name, known)
  return buckets.every((bucket, nth) => {
    const before = buckets[nth - 1]
    if (before !== undefined && compareRows(columns, [before, before.rows.length - 1], [bucket, 0]) > 0) return false
    if (known.has(bucket)) return true
    const isSorted = bucket.rows.every((_, at) => at === 0 || compareRows(columns, [bucket, at - 1], [bucket, at]) <= 0)
    if (isSorted) known.add(bucket)
    return isSorted
  })
}

function compareRows(columns: readonly Column[], [a, atA]: readonly [Bucket, number], [b, atB]: readonly [Bucket, number]): number {
  for (const { valuesOf, sign } of columns) {
    const [left = 0, right = 0] = [valuesOf(a)[atA], valuesOf(b)[atB]]
    if (left !== right) return left < right ? -sign : sign
  }
  return 0
}

function rankBy(buckets: PinBook['buckets'], columns: readonly Column[]): Uint32Array {
  const lists = columns.map(({ valuesOf, sign }) => ({ sign, list: buckets.flatMap(valuesOf) }))
  const compare = (a: number, b: number): number => {
    for (const { list, sign } of lists) {
      const left = list[a] ?? 0
      const right = list[b] ?? 0
      if (left !== right) return left < right ? -sign : sign
    }
    return a - b
  }
  const order = Array.from({ length: lists[0]?.list.length ?? 0 }, (_, at) => at).sort(compare)
  const rank = new Uint32Array(order.length)
  for (const [at, place] of order.entries()) rank[place] = at
  return rank
}

/** Words without case and accents, numbers in them by their size: "pie 9" before "pie 10". */
function sortable(value: string | number | boolean): string | number {
  if (typeof value !== 'string') return Number(value)
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\d+/g, (digits) => digits.padStart(9, '0'))
}
