/** What the partition's database holds, parsed at every reading: a row of another shape goes to quarantine, never into the book. */
import { z } from 'zod'
import { Id } from '#core/contract/primitives.ts'
import { Pin } from '#core/contract/pins.contract.ts'

/** Bumped when a build can't read what older ones wrote; the name of the database carries it. */
export const FORMAT = 'v1'

/** The last given seq. */
export const Head = z.object({ seq: z.int().min(0) })
export type Head = z.infer<typeof Head>

/**
 * The book as it stood at `lsn`: which chunk rows make it up, in list order, and the marks. Written last and at once, so that it always
 * names chunks that are wholly there; chunk rows it does not name are left-overs of a checkpoint that was cut off.
 */
export const Snapshot = z.object({
  lsn: z.int().min(0),
  /** `id`: the row in the store `chunks`; `lsn`: the position at which that row was written. */
  chunks: z.array(z.object({ id: z.int(), key: z.int(), lsn: z.int() })),
  count: z.int().min(0),
  selectedIds: z.array(Id),
  committedIds: z.array(Id),
  pinGridKey: z.int(),
})
export type Snapshot = z.infer<typeof Snapshot>

/** `acknowledged`: every shared event up to this seq is settled with the server. `revision`: the server's, up to which we know. */
export const SyncMark = z.object({ acknowledged: z.int().min(0), revision: z.int().min(0), rejected: z.array(Id).max(1000) })
export type SyncMark = z.infer<typeof SyncMark>

export const Chunk = z.object({ key: z.int(), lsn: z.int(), rows: z.array(Pin).min(1) })
export type Chunk = z.infer<typeof Chunk>

/** One row of the log: the events of one write transaction. `first` is its key and its first event's seq. */
export const Batch = z.object({ first: z.int().min(1), events: z.array(z.unknown()).min(1) })
export type Batch = z.infer<typeof Batch>
