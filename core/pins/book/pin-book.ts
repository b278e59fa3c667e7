/**
 * The pins of one account in memory: immutable, and fast for 100,000 pins. Rows are in buckets of
 * about 64 in list order. An index finds a row's bucket. A change copies one bucket and the list of
 * buckets, which takes microseconds. Unchanged buckets keep their identity, so that persistence
 * writes only changed ones.
 *
 * Invariants: ids are unique, bucket keys ascend, rows never move to another bucket, no bucket is
 * empty, and each id of `selectedIds` and `committedIds` is the id of a row and occurs once.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'

export const BUCKET_SIZE = 64
/**
 * With 100,000 pins a shard has about 24 ids. An addition copies one shard and the list of shards.
 */
const SHARDS = 4096

export interface Bucket {
  /**
   * Unique and ascending in list order. New buckets at the front get lower, also negative, keys.
   */
  readonly key: number
  readonly rows: readonly Pin[]
}

export interface PinBook {
  /** Null: no current account. Every event is ignored. */
  readonly accountId: string | null
  readonly buckets: readonly Bucket[]
  /**
   * The place of each pin (see `spotOf`) by id. Sharded by the id's last three characters, so that
   * an addition copies only a small part.
   */
  readonly index: readonly ReadonlyMap<string, number>[]
  readonly count: number
  readonly selectedIds: readonly string[]
  readonly committedIds: readonly string[]
  /** Incremented when the whole list is replaced. A grid with this key remounts. */
  readonly pinGridKey: number
}

/** More than the rows of any bucket. Later places are searched. */
const MAX_PLACES = 1024

const NO_ROWS: ReadonlyMap<string, number> = new Map()
/** Shared by all empty books. An index is copied before a change. */
const NO_SHARDS: readonly ReadonlyMap<string, number>[] = Array.from(
  { length: SHARDS },
  () => NO_ROWS,
)

export function emptyBook(accountId: string | null = null): PinBook {
  return {
    accountId,
    buckets: [],
    index: NO_SHARDS,
    count: 0,
    selectedIds: [],
    committedIds: [],
    pinGridKey: 0,
  }
}

export function findPin(book: PinBook, id: string): Pin | undefined {
  const spot = spotIn(book, id)
  return spot === undefined ? undefined : book.buckets[spot.bucket]?.rows[spot.place]
}

export function hasPin(book: PinBook, id: string): boolean {
  return book.index[shardOf(id)]?.has(id) ?? false
}

/** Adds rows at the front in the given order. Rows of another account and known ids are skipped. */
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
    for (const [at, row] of filling.entries()) index.set(row.id, spotOf(first.key, at))
  }
  let key = first?.key ?? 0
  const front: Bucket[] = []
  for (; end > 0; end -= BUCKET_SIZE) {
    key -= 1
    const filling = fresh.slice(Math.max(0, end - BUCKET_SIZE), end)
    front.unshift({ key, rows: filling })
    for (const [at, row] of filling.entries()) index.set(row.id, spotOf(key, at))
  }
  return {
    ...book,
    buckets: [...front, ...buckets],
    index: index.done(),
    count: book.count + fresh.length,
  }
}

/** Inserts a row behind the row `after`, or at the front (null). `after` must be in the book. */
export function insertRow(book: PinBook, row: Pin, after: string | null): PinBook {
  const [fresh] = newRows(book, [row])
  const spot = after === null ? undefined : spotIn(book, after)
  const bucket = spot === undefined ? undefined : book.buckets[spot.bucket]
  if (fresh === undefined) return book
  if (spot === undefined || bucket === undefined) return prependRows(book, [fresh])
  const rows = bucket.rows.toSpliced(spot.place + 1, 0, fresh)
  const index = new IndexDraft(book.index)
  index.set(fresh.id, spotOf(bucket.key, spot.place + 1))
  return {
    ...book,
    buckets: replaceBucket(book.buckets, { key: bucket.key, rows }),
    index: index.done(),
    count: book.count + 1,
  }
}

/**
 * Edits rows in place, each at most once. If `edit` returns the same row, nothing changes, not even
 * the book's identity.
 */
export function editRows(book: PinBook, ids: readonly string[], edit: (row: Pin) => Pin): PinBook {
  const changed = new Map<number, Pin[]>()
  for (const id of ids) {
    const spot = spotIn(book, id)
    if (spot !== undefined) editAt(book, spot, { changed, edit })
  }
  if (changed.size === 0) return book
  const buckets = [...book.buckets]
  for (const [at, rows] of changed) buckets[at] = { key: buckets[at]?.key ?? 0, rows }
  return { ...book, buckets }
}

/** `changed`: the rows of the buckets that differ from the book's. */
function editAt(
  book: PinBook,
  { bucket, place }: { bucket: number; place: number },
  { changed, edit }: { changed: Map<number, Pin[]>; edit: (row: Pin) => Pin },
): void {
  const rows = book.buckets[bucket]?.rows ?? []
  const row = rows[place]
  const edited = row === undefined ? undefined : edit(row)
  if (edited === undefined || edited === row) return
  const own = changed.get(bucket) ?? [...rows]
  own[place] = edited
  changed.set(bucket, own)
}

export function removeRows(book: PinBook, ids: readonly string[]): PinBook {
  const gone = new Set(ids.filter((id) => hasPin(book, id)))
  if (gone.size === 0) return book
  const keys = new Set<number>()
  const index = new IndexDraft(book.index)
  for (const id of gone) {
    const bucket = book.buckets[spotIn(book, id)?.bucket ?? -1]
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

/**
 * Replaces the list. Account, selection and marks are kept and may be stale: see `withoutStaleIds`.
 */
export function replaceRows(book: PinBook, rows: readonly Pin[]): PinBook {
  const bare = {
    ...emptyBook(book.accountId),
    selectedIds: book.selectedIds,
    committedIds: book.committedIds,
    pinGridKey: book.pinGridKey,
  }
  return prependRows(bare, rows)
}

/**
 * Builds a book bucket by bucket, so that a builder of 100,000 pins can pause in between. Keys and
 * identity of whole buckets are kept, so stored buckets need not be written again.
 */
export class BookDraft {
  readonly #accountId: string
  readonly #index = new IndexDraft(emptyBook().index)
  readonly #buckets: Bucket[] = []
  #count = 0

  constructor(accountId: string) {
    this.#accountId = accountId
  }

  /** Adds the next rows in list order. Rows of another account and known ids are skipped. */
  add(bucket: Bucket): void {
    const own = bucket.rows.filter(
      (row, at) =>
        row.account_id === this.#accountId && this.#index.claim(row.id, spotOf(bucket.key, at)),
    )
    if (own.length === 0) return
    this.#count += own.length
    this.#buckets.push(own.length === bucket.rows.length ? bucket : { key: bucket.key, rows: own })
  }

  has(id: string): boolean {
    return this.#index.get(id) !== undefined
  }

  /** The caller has checked `selectedIds` and `committedIds` with `has`. */
  done(marks: Pick<PinBook, 'selectedIds' | 'committedIds' | 'pinGridKey'>): PinBook {
    return {
      accountId: this.#accountId,
      ...marks,
      buckets: this.#buckets,
      index: this.#index.done(),
      count: this.#count,
    }
  }
}

export function bucketsOf(rows: readonly Pin[]): Bucket[] {
  const many = Math.ceil(rows.length / BUCKET_SIZE)
  return Array.from({ length: many }, (_, at) => ({
    key: at - many,
    rows: rows.slice(at * BUCKET_SIZE, (at + 1) * BUCKET_SIZE),
  }))
}

/** Whether these are all pins in list order, so that "select all" need not look up each id. */
export function isWholeList(book: PinBook, ids: readonly string[]): boolean {
  if (ids.length !== book.count) return false
  let at = 0
  return book.buckets.every((bucket) => bucket.rows.every((row) => row.id === ids[at++]))
}

/** Removes selected and committed ids without a row. */
export function withoutStaleIds(book: PinBook): PinBook {
  const isFresh = (id: string): boolean => hasPin(book, id)
  const selectedIds = book.selectedIds.every(isFresh)
    ? book.selectedIds
    : book.selectedIds.filter(isFresh)
  const committedIds = book.committedIds.every(isFresh)
    ? book.committedIds
    : book.committedIds.filter(isFresh)
  return selectedIds === book.selectedIds && committedIds === book.committedIds
    ? book
    : { ...book, selectedIds, committedIds }
}

function newRows(book: PinBook, rows: readonly Pin[]): Pin[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    if (row.account_id !== book.accountId || seen.has(row.id) || hasPin(book, row.id)) return false
    seen.add(row.id)
    return true
  })
}

/**
 * A bucket's key and a place in it as one number. The place is where the row was when it was added;
 * rows before it may have been added or removed since.
 */
function spotOf(key: number, place: number): number {
  return key * MAX_PLACES + Math.min(place, MAX_PLACES - 1)
}

/**
 * The current position of a row. Usually reads only that row: with 100,000 pins each read is a
 * cache miss.
 */
function spotIn(book: PinBook, id: string): { bucket: number; place: number } | undefined {
  const code = book.index[shardOf(id)]?.get(id)
  if (code === undefined) return undefined
  const key = Math.floor(code / MAX_PLACES)
  const bucket = placeOfKey(book.buckets, key)
  const rows = book.buckets[bucket]?.rows ?? []
  const guess = code - key * MAX_PLACES
  return { bucket, place: rows[guess]?.id === id ? guess : rows.findIndex((row) => row.id === id) }
}

function replaceBucket(buckets: readonly Bucket[], bucket: Bucket): Bucket[] {
  return buckets.with(placeOfKey(buckets, bucket.key), bucket)
}

/** Keys ascend, usually by one. Otherwise a binary search. */
function placeOfKey(buckets: readonly Bucket[], key: number): number {
  const guess = key - (buckets[0]?.key ?? 0)
  if (buckets[guess]?.key === key) return guess
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
  return (
    (hexDigit(id.charCodeAt(last)) << 8) |
    (hexDigit(id.charCodeAt(last - 1)) << 4) |
    hexDigit(id.charCodeAt(last - 2))
  )
}

/** 0 to 15 for any character. */
function hexDigit(code: number): number {
  return (code > 57 ? code - 87 : code) & 15
}

/** Copies a shard at its first change. */
class IndexDraft {
  readonly #shards: ReadonlyMap<string, number>[]
  readonly #copied = new Map<number, Map<string, number>>()

  constructor(index: readonly ReadonlyMap<string, number>[]) {
    this.#shards = [...index]
  }

  get(id: string): number | undefined {
    return this.#shards[shardOf(id)]?.get(id)
  }

  set(id: string, spot: number): void {
    this.#own(shardOf(id)).set(id, spot)
  }

  /** False if the id exists already. */
  claim(id: string, spot: number): boolean {
    const shard = this.#own(shardOf(id))
    if (shard.has(id)) return false
    shard.set(id, spot)
    return true
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
