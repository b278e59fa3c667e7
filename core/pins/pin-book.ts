/**
 * The pins of one account in memory, immutable, made for 100,000 of them: rows lie in buckets of about 64 in list order, an index
 * finds a row's bucket, and a change copies one bucket and the list of buckets, never the whole list (one change: microseconds).
 * A bucket that no event touched keeps its identity: the persistence writes only buckets that it has not seen.
 *
 * Invariants: an id occurs once; bucket keys ascend; rows never move to another bucket; no bucket is empty;
 * every id of `selectedIds` and `committedIds` is the id of a row and occurs once.
 */
import type { Pin } from '#core/contract/pins.contract.ts'

export const BUCKET_SIZE = 64
/** At 100,000 pins a shard has about 24: adding one pin copies those and this list of shards. */
const SHARDS = 4096

export interface Bucket {
  /** Unique in the book and ascending in list order; new buckets at the front get lower (negative) keys. */
  readonly key: number
  readonly rows: readonly Pin[]
}

export interface PinBook {
  /** Null = no current account: every event is ignored. */
  readonly accountId: string | null
  readonly buckets: readonly Bucket[]
  /** Bucket key by pin id, in shards by the id's last three characters, so that an addition copies a small part only. */
  readonly index: readonly ReadonlyMap<string, number>[]
  readonly count: number
  readonly selectedIds: readonly string[]
  readonly committedIds: readonly string[]
  /** Grows when the whole list was replaced: a grid keyed by it starts afresh. */
  readonly pinGridKey: number
}

const NO_ROWS: ReadonlyMap<string, number> = new Map()

export function emptyBook(accountId: string | null = null): PinBook {
  return { accountId, buckets: [], index: Array.from({ length: SHARDS }, () => NO_ROWS), count: 0, selectedIds: [], committedIds: [], pinGridKey: 0 }
}

export function findPin(book: PinBook, id: string): Pin | undefined {
  const bucket = bucketOf(book, id)
  return bucket?.rows.find((row) => row.id === id)
}

export function hasPin(book: PinBook, id: string): boolean {
  return book.index[shardOf(id)]?.has(id) ?? false
}

/** Rows at the front, in their given order. Rows of another account and ids already in the book are left out. */
export function prependRows(book: PinBook, rows: readonly Pin[]): PinBook {
  const fresh = newRows(book, rows)
  if (fresh.length === 0) return book
  const buckets = [...book.buckets]
  const index = new IndexDraft(book.index)
  let end = fresh.length
  const first = buckets[0]
  const room = first === undefined ? 0 : Math.max(0, BUCKET_SIZE - first.rows.length)
  if (first !== undefined && room > 0) {
    const filling = fresh.slice(Math.max(0, end - room))
    end -= filling.length
    buckets[0] = { key: first.key, rows: [...filling, ...first.rows] }
    for (const row of filling) index.set(row.id, first.key)
  }
  let key = first?.key ?? 0
  const front: Bucket[] = []
  for (; end > 0; end -= BUCKET_SIZE) {
    key -= 1
    const filling = fresh.slice(Math.max(0, end - BUCKET_SIZE), end)
    front.unshift({ key, rows: filling })
    for (const row of filling) index.set(row.id, key)
  }
  return { ...book, buckets: [...front, ...buckets], index: index.done(), count: book.count + fresh.length }
}

/** One row into the middle: behind the row `after`, else (null) at the front. The caller has checked that `after` is in the book. */
export function insertRow(book: PinBook, row: Pin, after: string | null): PinBook {
  const [fresh] = newRows(book, [row])
  const bucket = after === null ? undefined : bucketOf(book, after)
  if (fresh === undefined) return book
  if (bucket === undefined) return prependRows(book, [fresh])
  const at = bucket.rows.findIndex((other) => other.id === after) + 1
  const rows = [...bucket.rows.slice(0, at), fresh, ...bucket.rows.slice(at)]
  const index = new IndexDraft(book.index)
  index.set(fresh.id, bucket.key)
  return { ...book, buckets: replaceBucket(book.buckets, { key: bucket.key, rows }), index: index.done(), count: book.count + 1 }
}

/** A changed row keeps its place. `edit` may give back the same row: then nothing changes, not even the book's identity. */
export function editRows(book: PinBook, ids: readonly string[], edit: (row: Pin) => Pin): PinBook {
  const touched = new Map<number, Set<string>>()
  for (const id of ids) {
    const key = book.index[shardOf(id)]?.get(id)
    if (key === undefined) continue
    const inBucket = touched.get(key)
    if (inBucket === undefined) touched.set(key, new Set([id]))
    else inBucket.add(id)
  }
  if (touched.size === 0) return book
  const buckets = [...book.buckets]
  let changed = false
  for (const [key, wanted] of touched) {
    const place = placeOfKey(buckets, key)
    const bucket = buckets[place]
    if (bucket === undefined) continue
    const rows = bucket.rows.map((row) => (wanted.has(row.id) ? edit(row) : row))
    if (rows.every((row, at) => row === bucket.rows[at])) continue
    buckets[place] = { key, rows }
    changed = true
  }
  return changed ? { ...book, buckets } : book
}

export function removeRows(book: PinBook, ids: readonly string[]): PinBook {
  const gone = new Set(ids.filter((id) => hasPin(book, id)))
  if (gone.size === 0) return book
  const keys = new Set<number>()
  const index = new IndexDraft(book.index)
  for (const id of gone) {
    const bucket = bucketOf(book, id)
    if (bucket !== undefined) keys.add(bucket.key)
    index.delete(id)
  }
  const buckets: Bucket[] = []
  for (const bucket of book.buckets) {
    if (!keys.has(bucket.key)) {
      buckets.push(bucket)
      continue
    }
    const rows = bucket.rows.filter((row) => !gone.has(row.id))
    if (rows.length > 0) buckets.push({ key: bucket.key, rows })
  }
  return { ...book, buckets, index: index.done(), count: book.count - gone.size }
}

/** A new list under the same account, selection and marks (which may now be stale: see `withoutStaleIds`). */
export function replaceRows(book: PinBook, rows: readonly Pin[]): PinBook {
  const bare = { ...emptyBook(book.accountId), selectedIds: book.selectedIds, committedIds: book.committedIds, pinGridKey: book.pinGridKey }
  return prependRows(bare, rows)
}

/** A book from stored buckets, as they were: keys and order are kept, so that unchanged buckets need not be written again. */
export function bookOfBuckets(accountId: string, buckets: readonly Bucket[], marks: Pick<PinBook, 'selectedIds' | 'committedIds' | 'pinGridKey'>): PinBook {
  const index = new IndexDraft(emptyBook().index)
  let count = 0
  const ordered = buckets.toSorted((a, b) => a.key - b.key)
  const kept: Bucket[] = []
  for (const bucket of ordered) {
    const own = bucket.rows.filter((row) => row.account_id === accountId && index.get(row.id) === undefined)
    for (const row of own) index.set(row.id, bucket.key)
    count += own.length
    if (own.length > 0) kept.push(own.length === bucket.rows.length ? bucket : { key: bucket.key, rows: own })
  }
  return withoutStaleIds({ ...emptyBook(accountId), ...marks, buckets: kept, index: index.done(), count })
}

/** Whether these are all the pins in list order: "select all" need not look each of them up. */
export function isWholeList(book: PinBook, ids: readonly string[]): boolean {
  if (ids.length !== book.count) return false
  let at = 0
  return book.buckets.every((bucket) => bucket.rows.every((row) => row.id === ids[at++]))
}

/** Drops selected and committed ids that are no rows of the book. */
export function withoutStaleIds(book: PinBook): PinBook {
  const isFresh = (id: string): boolean => hasPin(book, id)
  const selectedIds = book.selectedIds.every(isFresh) ? book.selectedIds : book.selectedIds.filter(isFresh)
  const committedIds = book.committedIds.every(isFresh) ? book.committedIds : book.committedIds.filter(isFresh)
  return selectedIds === book.selectedIds && committedIds === book.committedIds ? book : { ...book, selectedIds, committedIds }
}

function newRows(book: PinBook, rows: readonly Pin[]): Pin[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    if (row.account_id !== book.accountId || seen.has(row.id) || hasPin(book, row.id)) return false
    seen.add(row.id)
    return true
  })
}

function bucketOf(book: PinBook, id: string): Bucket | undefined {
  const key = book.index[shardOf(id)]?.get(id)
  return key === undefined ? undefined : book.buckets[placeOfKey(book.buckets, key)]
}

function replaceBucket(buckets: readonly Bucket[], bucket: Bucket): Bucket[] {
  return buckets.with(placeOfKey(buckets, bucket.key), bucket)
}

/** Binary search: keys ascend. */
function placeOfKey(buckets: readonly Bucket[], key: number): number {
  let low = 0
  let high = buckets.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((buckets[middle]?.key ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}

function shardOf(id: string): number {
  const last = id.length - 1
  return (hexDigit(id.charCodeAt(last)) << 8) | (hexDigit(id.charCodeAt(last - 1)) << 4) | hexDigit(id.charCodeAt(last - 2))
}

/** 0-15, whatever the character. */
function hexDigit(code: number): number {
  return (code > 57 ? code - 87 : code) & 15
}

/** Copies a shard at its first change only. */
class IndexDraft {
  readonly #shards: ReadonlyMap<string, number>[]
  readonly #copied = new Map<number, Map<string, number>>()

  constructor(index: readonly ReadonlyMap<string, number>[]) {
    this.#shards = [...index]
  }

  get(id: string): number | undefined {
    return this.#shards[shardOf(id)]?.get(id)
  }

  set(id: string, key: number): void {
    this.#own(shardOf(id)).set(id, key)
  }

  delete(id: string): void {
    this.#own(shardOf(id)).delete(id)
  }

  done(): readonly ReadonlyMap<string, number>[] {
    return this.#shards
  }

  #own(shard: number): Map<string, number> {
    const copied = this.#copied.get(shard)
    if (copied !== undefined) return copied
    const copy = new Map(this.#shards[shard])
    this.#copied.set(shard, copy)
    this.#shards[shard] = copy
    return copy
  }
}
