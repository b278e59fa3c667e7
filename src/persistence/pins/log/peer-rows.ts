/**
 * What other tabs have put into the log since this one looked. A tab learns by the number of its
 * own row that others were faster, so that it knows everything before its own events, however late
 * it learns of it.
 */
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { decodeRow } from './row.ts'
import {
  mergeMarks,
  mergeReach,
  SnapshotMark,
  StoredJournal,
  StoredSync,
} from './stored-rows.schema.ts'
import type { JournalReach, SyncMark } from './stored-rows.schema.ts'
import type { LogStorage, LogTransaction } from './database.ts'

export interface PeerRows {
  /** The last row of the log. */
  readonly row: number
  readonly events: readonly LogEnvelope[]
  /** The server's state by those rows and the snapshot; null = unknown. */
  readonly mark: SyncMark | null
  /** The state of the journal files by those rows and the snapshot. */
  readonly reach: JournalReach
  /** Not all that is missing is in the log any more, or to be read: the snapshot has it. */
  readonly hasGap: boolean
  /** A later build wrote events that this one does not know. */
  readonly hasNewer: boolean
}

export function noPeerRows(row: number): PeerRows {
  return { row, events: [], mark: null, reach: new Map(), hasGap: false, hasNewer: false }
}

/** All rows after `known`. */
export async function readPeerRows(transaction: LogTransaction, known: number): Promise<PeerRows> {
  const [entries, stored, settled, kept] = await Promise.all([
    transaction.entries('log', { after: known }),
    transaction.get('meta', 'checkpoint'),
    transaction.get('meta', 'sync'),
    transaction.get('meta', 'journal'),
  ])
  const mark = SnapshotMark.safeParse(stored)
  // The rows that a snapshot holds may be cut, and a fresh start takes a row and leaves none.
  const peerRows = decoded(entries, {
    known,
    row: Math.max(known, mark.success ? mark.data.row : 0, lastOf(entries)),
  })
  const [sync, journal] = [StoredSync.safeParse(settled), StoredJournal.safeParse(kept)]
  // What was known when a snapshot was written is stored with the snapshot, not in a row.
  return {
    ...peerRows,
    ...(sync.success && { mark: mergeMarks(peerRows.mark, sync.data) }),
    ...(journal.success && { reach: mergeReach(new Map(journal.data.reach), peerRows.reach) }),
  }
}

/** The rows between `known` and `before`. */
export async function readPeerRowsBetween(
  storage: LogStorage,
  known: number,
  before: number,
): Promise<PeerRows> {
  const entries = await storage.read(['log'], async (transaction) =>
    transaction.entries('log', { after: known, before }),
  )
  return decoded(entries, { known, row: before - 1 })
}

function decoded(
  entries: readonly { key: IDBValidKey; value: unknown }[],
  { known, row }: { known: number; row: number },
): PeerRows {
  const rows = entries.map(({ key, value }) => decodeRow(Number(key), value))
  return {
    row,
    events: rows.flatMap(({ events }) => events),
    mark: rows.reduce<SyncMark | null>(
      (all, { mark }) => (mark === null ? all : mergeMarks(all, mark)),
      null,
    ),
    reach: rows.reduce<JournalReach>((all, { reach }) => mergeReach(all, reach), new Map()),
    hasGap: rows.length !== row - known || rows.some(({ damage }) => damage !== null),
    hasNewer: rows.some(({ hasNewer }) => hasNewer),
  }
}

function lastOf(entries: readonly { key: IDBValidKey }[]): number {
  return Number(entries.at(-1)?.key ?? 0)
}
