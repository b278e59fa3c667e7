/**
 * From the stored rows to a book: meta, the first chunk and the tail give the first paint; the other chunks follow when there is time.
 * What does not parse goes to quarantine and out of the way, is warned about once, and makes the pins be asked from the server again.
 */
import { bookOfBuckets, emptyBook } from '#core/pins/pin-book.ts'
import type { Bucket, PinBook } from '#core/pins/pin-book.ts'
import type { LogEnvelope } from '#core/pins/pin.events.ts'
import { applyPinEvent } from '#core/pins/pin.reducer.ts'
import { readLogEnvelope } from '#core/pins/pin.upcast.ts'
import { Batch, Chunk, Head, Snapshot, SyncMark } from './pin-log.schema.ts'
import type { LogStorage, LogTransaction, StoreName } from './pin-log.storage.ts'

export interface Bad {
  readonly store: StoreName
  readonly key: IDBValidKey
  readonly value: unknown
  /** The row's good part, put back in its place; undefined = the row goes. */
  readonly rest?: unknown
  readonly why: string
}

export interface LogRow {
  readonly first: number
  readonly last: number
}

export interface Stored {
  readonly head: number
  readonly snapshot: Snapshot | null
  readonly sync: SyncMark
  /** The log's rows and what they hold, in order. */
  readonly rows: readonly LogRow[]
  readonly events: readonly LogEnvelope[]
  readonly firstChunk: Bucket | null
  readonly bad: readonly Bad[]
  /** A later build wrote events that this one does not know. */
  readonly hasNewer: boolean
}

const PARTS = 100

export async function readStored(storage: LogStorage): Promise<Stored> {
  return storage.read(['log', 'chunks', 'meta'], async (transaction) => {
    const bad: Bad[] = []
    const head = await readMeta(transaction, 'head', { parse: (value) => Head.safeParse(value), bad })
    const snapshot = await readMeta(transaction, 'snapshot', { parse: (value) => Snapshot.safeParse(value), bad })
    const sync = await readMeta(transaction, 'sync', { parse: (value) => SyncMark.safeParse(value), bad })
    const log = readLog(await transaction.entries('log'), bad)
    const first = snapshot?.chunks[0]
    const firstChunk = first === undefined ? null : await readChunk(transaction, first.id, bad)
    return { ...log, head: Math.max(head?.seq ?? 0, log.rows.at(-1)?.last ?? 0), snapshot, sync: sync ?? { acknowledged: 0, revision: 0, rejected: [] }, firstChunk, bad }
  })
}

/** Every chunk of the snapshot, in parts, with a pause before each so that typing and scrolling go on. */
export async function readChunks(storage: LogStorage, snapshot: Snapshot, pause: () => Promise<void>): Promise<{ buckets: Bucket[]; bad: Bad[] }> {
  const buckets: Bucket[] = []
  const bad: Bad[] = []
  for (let at = 0; at < snapshot.chunks.length; at += PARTS) {
    await pause()
    const ids = snapshot.chunks.slice(at, at + PARTS).map((chunk) => chunk.id)
    const part = await storage.read(['chunks'], async (transaction) => Promise.all(ids.map(async (id) => readChunk(transaction, id, bad))))
    buckets.push(...part.filter((bucket) => bucket !== null))
  }
  return { buckets, bad }
}

/** The snapshot's chunks (all or the first) with the later events on top. */
export function bookOf(accountId: string, { snapshot, buckets, events }: { snapshot: Snapshot | null; buckets: readonly Bucket[]; events: readonly LogEnvelope[] }): PinBook {
  const start = snapshot === null ? emptyBook(accountId) : bookOfBuckets(accountId, buckets, snapshot)
  const lsn = snapshot?.lsn ?? 0
  return events.reduce((book, envelope) => (envelope.seq > lsn ? applyPinEvent(book, envelope.event, envelope.at) : book), start)
}

/** Moves bad rows out of the way. */
export async function quarantine(storage: LogStorage, bad: readonly Bad[]): Promise<void> {
  if (bad.length === 0) return
  await storage.write(['log', 'chunks', 'meta', 'quarantine'], 'strict', async (transaction) => {
    for (const { store, key, value, rest, why } of bad) {
      await transaction.put('quarantine', { store, key, value, why })
      if (rest === undefined) await transaction.delete(store, key)
      else await transaction.put(store, rest, key)
    }
  })
}

async function readMeta<T>(transaction: LogTransaction, key: string, { parse, bad }: { parse: (value: unknown) => { success: true; data: T } | { success: false; error: Error }; bad: Bad[] }): Promise<T | null> {
  const value = await transaction.get('meta', key)
  if (value === undefined) return null
  const parsed = parse(value)
  if (parsed.success) return parsed.data
  bad.push({ store: 'meta', key, value, why: parsed.error.message })
  return null
}

async function readChunk(transaction: LogTransaction, id: number, bad: Bad[]): Promise<Bucket | null> {
  const value = await transaction.get('chunks', id)
  const parsed = Chunk.safeParse(value)
  if (parsed.success) return { key: parsed.data.key, rows: parsed.data.rows }
  bad.push({ store: 'chunks', key: id, value, why: parsed.error.message })
  return null
}

function readLog(entries: readonly { key: IDBValidKey; value: unknown }[], bad: Bad[]): { rows: LogRow[]; events: LogEnvelope[]; hasNewer: boolean } {
  const rows: LogRow[] = []
  const events: LogEnvelope[] = []
  let hasNewer = false
  for (const { key, value } of entries) {
    const batch = Batch.safeParse(value)
    if (!batch.success) {
      bad.push({ store: 'log', key, value, why: batch.error.message })
      continue
    }
    const read = batch.data.events.map((raw) => ({ raw, result: readLogEnvelope(raw) }))
    const broken = read.flatMap(({ result }) => (!result.ok && result.reason === 'broken' ? [result.message] : []))
    const kept = read.filter(({ result }) => result.ok || result.reason === 'newer').map(({ raw }) => raw)
    hasNewer ||= read.some(({ result }) => !result.ok && result.reason === 'newer')
    events.push(...read.flatMap(({ result }) => (result.ok ? [result.envelope] : [])))
    rows.push({ first: batch.data.first, last: Math.max(batch.data.first, ...batch.data.events.map(seqOf)) })
    if (broken.length > 0) bad.push({ store: 'log', key, value, why: broken.join('\n'), ...(kept.length > 0 && { rest: { first: batch.data.first, events: kept } }) })
  }
  return { rows, events, hasNewer }
}

function seqOf(raw: unknown): number {
  return typeof raw === 'object' && raw !== null && 'seq' in raw && typeof raw.seq === 'number' ? raw.seq : 0
}
