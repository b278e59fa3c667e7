/**
 * Reads the stored rows into a book. Meta, the first chunks and the tail are enough for the first
 * paint; the other chunks follow in idle time. Rows that do not parse go to quarantine, and the
 * pins are fetched from the server again.
 */
import type { z } from 'zod'
import { BookDraft, emptyBook, type Bucket, type PinBook } from '#core/pins/book/pin-book.ts'
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { applyPinEvent } from '#core/pins/book/pin.reducer.ts'
import { decodeRow, firstSeqOfRow, fromBytes, rowOf, toBytes } from '../log/row.ts'
import {
  markPiece,
  mergeMarks,
  mergeReach,
  REFETCH_REQUIRED,
  pinChunk,
  Snapshot,
  SnapshotMark,
  StoredJournal,
  StoredSync,
  type ChunkKind,
  type ChunkPlace,
  type JournalReach,
  type MarkPiece,
  type SyncMark,
} from '../log/stored-rows.schema.ts'
import type { LogStorage, LogTransaction } from '../log/database.ts'
import type { DamagedRow } from '../damage.ts'
import { Slices } from '../slices.ts'

export interface LoadedPins {
  /** The front of the list with all later events on it: enough for the first paint. */
  readonly book: PinBook
  /** Pins in all, as far as the snapshot knows. */
  readonly total: number
  /**
   * The whole book, when the other chunks are read. `needsReset` as below, for what turned up bad
   * in them.
   */
  readonly complete: Promise<{ readonly book: PinBook; readonly needsReset: boolean }>
  /**
   * When what the journals of tabs that died had kept, and the log not yet, is in the log too: how
   * many events that were. Null: unknown, because not all files could be read. After `complete`.
   */
  readonly recovered: Promise<number | null>
  /**
   * Nothing is stored yet, or something was lost or broken: fetch the pins from the server and call
   * `reset`.
   */
  readonly needsReset: boolean
  /** The store could not be read at all. It may hold unsent changes. */
  readonly isUnreadable: boolean
  /**
   * A later build wrote events that this one can't read: they are kept; the log is read-only, ask
   * for a reload.
   */
  readonly hasNewer: boolean
}

export interface Stored {
  /** The log's last row. */
  readonly row: number
  readonly snapshot: Snapshot | null
  /**
   * The last row that a snapshot held, also one that can't be read any more: what other tabs go by.
   */
  readonly cutAt: number
  /** Something was lost before, and the server's list has not come since. */
  readonly isRefetchRequired: boolean
  readonly sync: SyncMark
  /** How far the log goes in the journal files. */
  readonly reach: JournalReach
  /**
   * The content of the log's rows, in order: all after the snapshot, and all that may be unsent.
   */
  readonly events: readonly LogEnvelope[]
  /** Rows before that one are kept for the history only: see `readOlder`. */
  readonly olderThan: number
  /** The front of the list. */
  readonly front: readonly Bucket[]
  readonly bad: readonly DamagedRow[]
  /** A later build wrote events that this one does not know. */
  readonly hasNewer: boolean
}

const NO_SYNC: StoredSync = { acknowledged: 0, revision: 0, freshStarts: 0, rejected: [], row: 0 }
/** What the first paint shows at most. */
const MIN_FRONT_PINS = 48
/** A chunk is parsed in about a millisecond; a part stays below what typing notices. */
const CHUNKS_PER_PART = 4

export async function readStored(storage: LogStorage): Promise<Stored> {
  return storage.read(['log', 'chunks', 'meta'], async (transaction) => {
    const bad: DamagedRow[] = []
    const {
      snapshot,
      cutAt,
      settled,
      reach: noted,
      isRefetchRequired,
    } = await readStoredMeta(transaction, bad)
    const olderThan = Math.min(cutAt + 1, rowOf(settled.acknowledged))
    const places = frontOf(snapshot?.chunks ?? [])
    const [entries, front] = await Promise.all([
      transaction.entries('log', { after: olderThan - 1 }),
      Promise.all(
        places.map(async ({ id }) => readChunk(transaction, id, { kind: pinChunk, bad })),
      ),
    ])
    const { events, marks, reaches, hasNewer } = readRows(entries, bad)
    const reach = reaches.reduce(mergeReach, noted)
    const sync = marks
      .filter(({ row }) => row > settled.row)
      .reduce<SyncMark>((mark, later) => mergeMarks(mark, later.mark), settled)
    return {
      row: Math.max(cutAt, ...entries.slice(-1).map(({ key }) => Number(key))),
      snapshot,
      cutAt,
      isRefetchRequired,
      sync,
      reach,
      events,
      hasNewer,
      olderThan,
      front: front.filter((bucket) => bucket !== null),
      bad,
    }
  })
}

interface StoredMeta extends Pick<Stored, 'snapshot' | 'cutAt' | 'isRefetchRequired' | 'reach'> {
  readonly settled: StoredSync
}

async function readStoredMeta(transaction: LogTransaction, bad: DamagedRow[]): Promise<StoredMeta> {
  const [snapshot, checkpoint, sync, journal, refetch] = await Promise.all([
    readMeta(transaction, 'snapshot', { schema: Snapshot, bad }),
    readMeta(transaction, 'checkpoint', { schema: SnapshotMark, bad }),
    readMeta(transaction, 'sync', { schema: StoredSync, bad }),
    readMeta(transaction, 'journal', { schema: StoredJournal, bad }),
    transaction.get('meta', REFETCH_REQUIRED),
  ])
  if (snapshot === null && checkpoint !== null && bad.length === 0)
    bad.push({
      store: 'meta',
      key: 'snapshot',
      value: null,
      why: 'There is no snapshot where one was written.',
    })
  return {
    snapshot,
    cutAt: snapshot?.row ?? checkpoint?.row ?? 0,
    settled: sync ?? NO_SYNC,
    reach: new Map(journal?.reach),
    isRefetchRequired: refetch !== undefined,
  }
}

/** Rows that the log keeps for the history only. Damaged rows among them are skipped. */
export async function readHistoryRows(
  storage: LogStorage,
  before: number,
  pause: () => Promise<void>,
): Promise<readonly LogEnvelope[]> {
  const entries = await storage.read(['log'], async (transaction) =>
    transaction.entries('log', { before }),
  )
  const slices = new Slices(pause)
  const events: LogEnvelope[] = []
  for (const { key, value } of entries) {
    events.push(...decodeRow(Number(key), value).events)
    await slices.pauseIfDue()
  }
  return events
}

export interface WholeSnapshot {
  readonly snapshot: Snapshot
  readonly draft: BookDraft
  readonly buckets: readonly Bucket[]
  readonly selectedIds: readonly string[]
  readonly committedIds: readonly string[]
  readonly bad: readonly DamagedRow[]
}

/**
 * All of a snapshot, in parts, with a pause before each so that typing and scrolling go on. Null:
 * another tab has written the next snapshot meanwhile, and rows of this one are gone.
 */
export async function readWhole(
  storage: LogStorage,
  { accountId, snapshot }: { accountId: string; snapshot: Snapshot },
  pause: () => Promise<void>,
): Promise<WholeSnapshot | null> {
  const draft = new BookDraft(accountId)
  const buckets: Bucket[] = []
  const bad: DamagedRow[] = []
  const inParts = async <T>(
    ids: readonly number[],
    kind: ChunkKind<T>,
    add: (value: T) => void,
  ): Promise<boolean> => {
    for (let at = 0; at < ids.length; at += CHUNKS_PER_PART) {
      await pause()
      const found: DamagedRow[] = []
      const part = await storage.read(['chunks', 'meta'], async (transaction) => {
        const values = await Promise.all(
          ids
            .slice(at, at + CHUNKS_PER_PART)
            .map(async (id) => readChunk(transaction, id, { kind, bad: found })),
        )
        return found.length > 0 && (await hasMoved(transaction, snapshot)) ? null : values
      })
      if (part === null) return false
      bad.push(...found)
      for (const value of part) if (value !== null) add(value)
    }
    return true
  }
  const marked = (ids: string[]) => (piece: MarkPiece) =>
    ids.push(...piece.ids.filter((id) => draft.has(id)))
  const [selectedIds, committedIds]: [string[], string[]] = [[], []]
  const isWhole =
    (await inParts(
      snapshot.chunks.map(({ id }) => id),
      pinChunk,
      (bucket) => {
        draft.add(bucket)
        buckets.push(bucket)
      },
    )) &&
    (await inParts(snapshot.marks.selected, markPiece, marked(selectedIds))) &&
    (await inParts(snapshot.marks.committed, markPiece, marked(committedIds)))
  return isWhole ? { snapshot, draft, buckets, selectedIds, committedIds, bad } : null
}

/** The front of the list with the later events on top. */
export function frontBook(
  accountId: string,
  { snapshot, front, events }: Pick<Stored, 'snapshot' | 'front' | 'events'>,
): PinBook {
  if (snapshot === null) return applyTail(emptyBook(accountId), 0, events)
  const draft = new BookDraft(accountId)
  for (const bucket of front) draft.add(bucket)
  const { selected, committed } = snapshot.front
  const isThere = (id: string): boolean => draft.has(id)
  return applyTail(
    draft.done({
      selectedIds: selected.filter(isThere),
      committedIds: committed.filter(isThere),
      pinGridKey: snapshot.pinGridKey,
    }),
    snapshot.row,
    events,
  )
}

/** All of the snapshot with the later events on top. */
export function wholeBook(
  accountId: string,
  { events }: Pick<Stored, 'events'>,
  whole: WholeSnapshot | null,
): PinBook {
  if (whole === null) return applyTail(emptyBook(accountId), 0, events)
  const { draft, snapshot, selectedIds, committedIds } = whole
  return applyTail(
    draft.done({ selectedIds, committedIds, pinGridKey: snapshot.pinGridKey }),
    snapshot.row,
    events,
  )
}

function applyTail(book: PinBook, row: number, events: readonly LogEnvelope[]): PinBook {
  return events.reduce(
    (growing, { seq, event, at }) =>
      seq >= firstSeqOfRow(row + 1) ? applyPinEvent(growing, event, at) : growing,
    book,
  )
}

/** Also rows that were given up on a full disk, and what was lost before. */
export function hasDamage(stored: Stored, whole: WholeSnapshot | null): boolean {
  const { snapshot, bad, isRefetchRequired } = stored
  const isDropped = snapshot !== null && snapshot.count > 0 && snapshot.chunks.length === 0
  return isRefetchRequired || isDropped || bad.length > 0 || (whole?.bad.length ?? 0) > 0
}

/** As many chunks as fill the first screen: the first one alone may hold one pin. */
function frontOf(chunks: readonly ChunkPlace[]): readonly ChunkPlace[] {
  let pins = 0
  const last = chunks.findIndex(({ size }) => (pins += size) >= MIN_FRONT_PINS)
  return last < 0 ? chunks : chunks.slice(0, last + 1)
}

async function hasMoved(transaction: LogTransaction, snapshot: Snapshot): Promise<boolean> {
  const mark = SnapshotMark.safeParse(await transaction.get('meta', 'checkpoint'))
  return mark.success && mark.data.row !== snapshot.row
}

async function readMeta<T>(
  transaction: LogTransaction,
  key: string,
  { schema, bad }: { schema: z.ZodType<T>; bad: DamagedRow[] },
): Promise<T | null> {
  const value = await transaction.get('meta', key)
  if (value === undefined) return null
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  bad.push({ store: 'meta', key, value, why: parsed.error.message })
  return null
}

/** A row of the store `chunks`: pins, or marked ids. One bad pin or id costs that one. */
async function readChunk<T>(
  transaction: LogTransaction,
  id: number,
  { kind, bad }: { kind: ChunkKind<T>; bad: DamagedRow[] },
): Promise<T | null> {
  const value = await transaction.get('chunks', id)
  const raw = fromBytes(value)
  const parsed = kind.schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const good = kind.goodPart(raw)
  bad.push({
    store: 'chunks',
    key: id,
    value,
    why: parsed.error.message,
    ...(good !== null && { rest: toBytes(good) }),
  })
  return good
}

interface ReadRows {
  readonly events: readonly LogEnvelope[]
  readonly marks: readonly { readonly row: number; readonly mark: SyncMark }[]
  readonly reaches: readonly JournalReach[]
  readonly hasNewer: boolean
}

function readRows(
  entries: readonly { key: IDBValidKey; value: unknown }[],
  bad: DamagedRow[],
): ReadRows {
  const rows = entries.map(({ key, value }) => ({
    key,
    value,
    row: Number(key),
    read: decodeRow(Number(key), value),
  }))
  for (const { key, value, read } of rows)
    if (read.damage !== null)
      bad.push({
        store: 'log',
        key,
        value,
        why: read.damage.why,
        ...(read.damage.rest !== null && { rest: read.damage.rest }),
      })
  return {
    events: rows.flatMap(({ read }) => read.events),
    marks: rows.flatMap(({ row, read: { mark } }) => (mark === null ? [] : [{ row, mark }])),
    reaches: rows.map(({ read }) => read.reach),
    hasNewer: rows.some(({ read }) => read.hasNewer),
  }
}
