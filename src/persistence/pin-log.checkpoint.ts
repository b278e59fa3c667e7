/**
 * Writes the book down so that the log may be cut. Changed buckets become new chunk rows, a few at a time; then one strict transaction
 * puts the new snapshot, drops the chunk rows it does not name and the log rows that nobody needs. Cut off anywhere before that last
 * transaction, the old snapshot and the whole log are still there.
 */
import type { Bucket, PinBook } from '#core/pins/pin-book.ts'
import type { LogRow } from './pin-log.load.ts'
import type { Snapshot, SyncMark } from './pin-log.schema.ts'
import type { LogStorage } from './pin-log.storage.ts'

const CHUNKS_A_TRANSACTION = 16

/** Which chunk row holds which bucket, unchanged. */
export type WrittenChunks = ReadonlyMap<Bucket, Snapshot['chunks'][number]>

export interface CheckpointInput {
  readonly book: PinBook
  /** The seq of the last event that `book` contains. */
  readonly lsn: number
  readonly written: WrittenChunks
  readonly rows: readonly LogRow[]
  /** The first seq that must stay in the log for the outbox, or null. */
  readonly keepFrom: number | null
  /** Also set by this checkpoint: a fresh start from the server. */
  readonly sync?: SyncMark
}

export async function writeCheckpoint(storage: LogStorage, input: CheckpointInput): Promise<{ written: WrittenChunks; rows: LogRow[]; snapshot: Snapshot }> {
  const { book, lsn } = input
  const written = new Map<Bucket, Snapshot['chunks'][number]>()
  const dirty: Bucket[] = []
  for (const bucket of book.buckets) {
    const row = input.written.get(bucket)
    if (row === undefined) dirty.push(bucket)
    else written.set(bucket, row)
  }
  for (let at = 0; at < dirty.length; at += CHUNKS_A_TRANSACTION) {
    const part = dirty.slice(at, at + CHUNKS_A_TRANSACTION)
    const ids = await storage.write(['chunks'], 'relaxed', async (transaction) => Promise.all(part.map(async ({ key, rows }) => transaction.put('chunks', { key, lsn, rows }))))
    for (const [nth, bucket] of part.entries()) written.set(bucket, { id: Number(ids[nth]), key: bucket.key, lsn })
  }
  const chunks = book.buckets.flatMap((bucket) => written.get(bucket) ?? [])
  const { selectedIds, committedIds, pinGridKey, count } = book
  const snapshot: Snapshot = { lsn, chunks, count, selectedIds: [...selectedIds], committedIds: [...committedIds], pinGridKey }
  const keepFrom = Math.min(lsn + 1, input.keepFrom ?? Infinity)
  await storage.write(['log', 'chunks', 'meta'], 'strict', async (transaction) => {
    const named = new Set<IDBValidKey>(chunks.map((chunk) => chunk.id))
    await transaction.put('meta', snapshot, 'snapshot')
    if (input.sync !== undefined) await transaction.put('meta', input.sync, 'sync')
    for (const key of await transaction.keys('chunks')) if (!named.has(key)) await transaction.delete('chunks', key)
    for (const row of input.rows) if (row.last < keepFrom) await transaction.delete('log', row.first)
  })
  return { written, rows: input.rows.filter((row) => row.last >= keepFrom), snapshot }
}
