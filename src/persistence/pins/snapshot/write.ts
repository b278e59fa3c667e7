/**
 * Writes the book down so that the log may be cut. The book of one moment is immutable, so its
 * changed buckets become new chunk rows in slices, while changes go on; then one strict transaction
 * puts the new snapshot and drops the log rows that are not needed; chunk rows that no snapshot
 * names go after it, in slices too. Cut off anywhere before that transaction, the old snapshot and
 * the whole log are still there; it also finds out whether another tab was faster: then nothing of
 * this one counts.
 */
import type { Bucket, PinBook } from '#core/pins/book/pin-book.ts'
import { readPeerRows } from '../log/peer-rows.ts'
import { pack } from '../log/packing.ts'
import { rowOf, toBytes } from '../log/row.ts'
import {
  flatChunks,
  mergeReach,
  REFETCH_REQUIRED,
  SnapshotMark,
  StoredJournal,
} from '../log/stored-rows.schema.ts'
import type {
  Chunk,
  ChunkPlace,
  JournalReach,
  MarkPiece,
  StoredSnapshot,
  StoredSync,
  SyncMark,
} from '../log/stored-rows.schema.ts'
import type { LogStorage, LogTransaction } from '../log/database.ts'

/**
 * Making a row’s bytes and handing them over takes half a millisecond of the main thread, or two: a
 * slice ends after this time, or this many.
 */
const SLICE_MS = 1
const ROWS_PER_SLICE = 8
const DELETES_PER_SLICE = 64
const IDS_PER_PIECE = 512
/** Pins at the front whose marks are in the snapshot itself. */
const FRONT_MARK_PINS = 192

/** A list of marked ids as it was written: its pieces' rows, in order. */
export interface WrittenList {
  readonly ids: readonly string[]
  readonly pieces: readonly number[]
}

/** Which rows of the store hold what, unchanged. */
export interface WrittenRows {
  readonly chunks: ReadonlyMap<Bucket, ChunkPlace>
  readonly selected: WrittenList
  readonly committed: WrittenList
}

export const nothingWritten: WrittenRows = {
  chunks: new Map(),
  selected: { ids: [], pieces: [] },
  committed: { ids: [], pieces: [] },
}

export interface Basis {
  readonly book: PinBook
  /** The last row of the log that `book` contains. */
  readonly row: number
  /** The snapshot that this one follows. */
  readonly follows: number
  readonly written: WrittenRows
  /** The first seq that must stay in the log: for the outbox, for the history. */
  readonly keepFrom: number
  readonly sync: SyncMark
  /** How far the log goes in the journal files: the rows that say so may be cut. */
  readonly reach: JournalReach
}

/** What must be written, and the callback that receives its place. */
interface Due {
  readonly value: () => Chunk | MarkPiece
  readonly put: (id: number) => void
}

/** The rows of the book, with those that were written now. */
export async function writeRows(
  storage: LogStorage,
  { book, row, written }: Pick<Basis, 'book' | 'row' | 'written'>,
  pause: () => Promise<void>,
): Promise<WrittenRows> {
  const chunks = new Map<Bucket, ChunkPlace>()
  const due: Due[] = []
  for (const bucket of book.buckets) {
    const place = written.chunks.get(bucket)
    if (place === undefined)
      due.push({
        value: () => ({ key: bucket.key, rows: [...bucket.rows] }),
        put: (id) => chunks.set(bucket, { id, key: bucket.key, row, size: bucket.rows.length }),
      })
    else chunks.set(bucket, place)
  }
  const selected = duePieces(book.selectedIds, written.selected, due)
  const committed = duePieces(book.committedIds, written.committed, due)
  for (let done = 0; done < due.length;) {
    await pause()
    done += await storage.write(['chunks'], 'relaxed', async (transaction) =>
      writeSlice(transaction, due.slice(done, done + ROWS_PER_SLICE)),
    )
  }
  return { chunks, selected, committed }
}

/**
 * Null: another tab was faster, or (for a fresh start) has appended something: look again and come
 * back. Else the snapshot's row, and left-overs.
 */
export async function finishCheckpoint(
  storage: LogStorage,
  basis: Basis,
  { written, isFreshStart = false }: { written: WrittenRows; isFreshStart?: boolean },
): Promise<{ row: number; orphans: readonly number[] } | null> {
  const named = new Set([
    ...placesOf(basis.book, written).map(({ id }) => id),
    ...written.selected.pieces,
    ...written.committed.pieces,
  ])
  return storage.write(['log', 'chunks', 'meta'], 'strict', async (transaction) => {
    const stored = (await transaction.keys('chunks')).map(Number)
    const there = new Set(stored)
    if (
      [...named].some((id) => !there.has(id)) ||
      !(await isStillNext(transaction, basis, isFreshStart))
    )
      return null
    const row = isFreshStart ? await reserveRow(transaction) : basis.row
    await Promise.all([
      transaction.put('meta', snapshotOf(basis.book, { row, written }), 'snapshot'),
      transaction.put('meta', { row } satisfies SnapshotMark, 'checkpoint'),
      transaction.put(
        'meta',
        {
          acknowledged: basis.sync.acknowledged,
          revision: basis.sync.revision,
          freshStarts: basis.sync.freshStarts,
          rejected: [...basis.sync.rejected],
          row,
        } satisfies StoredSync,
        'sync',
      ),
      storeReach(transaction, basis.reach),
      ...(isFreshStart ? [transaction.delete('meta', REFETCH_REQUIRED)] : []),
      transaction.deleteBefore('log', Math.min(rowOf(basis.keepFrom), row + 1)),
    ])
    return { row, orphans: stored.filter((id) => !named.has(id)) }
  })
}

/** Beside what was noted before. A database that has never seen a journal has nothing to note. */
async function storeReach(transaction: LogTransaction, reach: JournalReach): Promise<void> {
  const stored = StoredJournal.safeParse(await transaction.get('meta', 'journal'))
  if (!stored.success || reach.size === 0) return
  const { mark } = stored.data
  await transaction.put(
    'meta',
    { mark, reach: [...mergeReach(new Map(stored.data.reach), reach)] } satisfies StoredJournal,
    'journal',
  )
}

/** Rows that no snapshot names, and none will: they were there before the last one. */
export async function deleteOrphans(
  storage: LogStorage,
  orphans: readonly number[],
  pause: () => Promise<void>,
): Promise<void> {
  for (let at = 0; at < orphans.length; at += DELETES_PER_SLICE) {
    await pause()
    await storage.write(['chunks'], 'relaxed', async (transaction) => {
      await Promise.all(
        orphans
          .slice(at, at + DELETES_PER_SLICE)
          .map(async (id) => transaction.delete('chunks', id)),
      )
    })
  }
}

export function placesOf({ buckets }: PinBook, { chunks }: WrittenRows): ChunkPlace[] {
  return buckets.flatMap((bucket) => chunks.get(bucket) ?? [])
}

export function snapshotOf(
  book: PinBook,
  { row, written }: { row: number; written: WrittenRows },
): StoredSnapshot {
  const { selected, committed } = written
  return {
    row,
    chunks: flatChunks(placesOf(book, written)),
    marks: { selected: [...selected.pieces], committed: [...committed.pieces] },
    front: frontMarks(book),
    count: book.count,
    pinGridKey: book.pinGridKey,
  }
}

/** Pieces whose ids are the same as before stay; `due` gets the others. */
function duePieces(ids: readonly string[], written: WrittenList, due: Due[]): WrittenList {
  if (ids === written.ids) return written
  const pieces: number[] = []
  for (let nth = 0; nth * IDS_PER_PIECE < ids.length; nth += 1) {
    const part = ids.slice(nth * IDS_PER_PIECE, (nth + 1) * IDS_PER_PIECE)
    const before = written.pieces[nth]
    const isSame =
      before !== undefined &&
      Math.min(IDS_PER_PIECE, written.ids.length - nth * IDS_PER_PIECE) === part.length &&
      part.every((id, at) => id === written.ids[nth * IDS_PER_PIECE + at])
    if (isSame) pieces.push(before)
    else {
      pieces.push(0)
      due.push({ value: () => ({ ids: part }), put: (id) => (pieces[nth] = id) })
    }
  }
  return { ids, pieces }
}

/** Gives how many were put before the slice was over. */
async function writeSlice(transaction: LogTransaction, due: readonly Due[]): Promise<number> {
  const start = performance.now()
  const puts: Promise<void>[] = []
  for (const { value, put } of due) {
    puts.push(transaction.put('chunks', toBytes(value())).then((id) => put(Number(id))))
    if (performance.now() - start > SLICE_MS) break
  }
  await Promise.all(puts)
  return puts.length
}

/**
 * A fresh start takes a row and leaves none, so that every other tab sees that it misses something.
 */
async function reserveRow(transaction: LogTransaction): Promise<number> {
  const row = Number(await transaction.put('log', pack('{"e":[]}')))
  await transaction.delete('log', row)
  return row
}

/** A fresh start replaces everything, so no tab may have appended either. */
async function isStillNext(
  transaction: LogTransaction,
  { follows, row }: Basis,
  isFreshStart: boolean,
): Promise<boolean> {
  const mark = SnapshotMark.safeParse(await transaction.get('meta', 'checkpoint'))
  if (mark.success && mark.data.row !== follows) return false
  return !isFreshStart || (await readPeerRows(transaction, row)).row === row
}

function frontMarks({ buckets, selectedIds, committedIds }: PinBook): {
  selected: string[]
  committed: string[]
} {
  let pins = 0
  const front = new Set<string>()
  for (const { rows } of buckets) {
    for (const { id } of rows) front.add(id)
    if ((pins += rows.length) >= FRONT_MARK_PINS) break
  }
  return {
    selected: selectedIds.filter((id) => front.has(id)),
    committed: committedIds.filter((id) => front.has(id)),
  }
}
