/**
 * What the partition's database holds beside the log, parsed at every reading: what has another
 * shape goes to quarantine, never into the book.
 */
import { z } from 'zod'
import { Id } from '#core/contract/call/primitives.ts'
import { Pin } from '#core/contract/content/pins.contract.ts'

/** Bumped when a build can't read what older ones wrote; the name of the database carries it. */
export const FORMAT = 'v1'

/** Rows of numbers without a name each: 1,500 chunks are listed in 25 kB and copied at once. */
const ChunkList = z.instanceof(Int32Array).transform((flat, context) => {
  if (flat.length % 4 !== 0) context.addIssue('is cut off')
  return Array.from({ length: flat.length / 4 }, (_, at): ChunkPlace => ({
    id: flat[at * 4] ?? 0,
    key: flat[at * 4 + 1] ?? 0,
    row: flat[at * 4 + 2] ?? 0,
    size: flat[at * 4 + 3] ?? 0,
  }))
})

/**
 * `id`: its place in the store `chunks`; `key`: the bucket's; `row`: the log's last row when it was
 * written; `size`: how many pins.
 */
export interface ChunkPlace {
  readonly id: number
  readonly key: number
  readonly row: number
  readonly size: number
}

const Marks = z.object({ selected: z.array(z.int()), committed: z.array(z.int()) })

/**
 * The book after a row of the log: which chunks make it up, in list order, and which
 * pieces the marks. Written last and at once, so that it always names what is wholly there; what it
 * does not name is left over from a checkpoint that was cut off.
 */
export const Snapshot = z.object({
  row: z.int().min(0),
  chunks: ChunkList,
  marks: Marks,
  /** The marked ones of the first chunks' pins: the first paint needs no more. */
  front: z.object({ selected: z.array(Id), committed: z.array(Id) }),
  count: z.int().min(0),
  pinGridKey: z.int(),
})
export type Snapshot = z.infer<typeof Snapshot>
export type StoredSnapshot = z.input<typeof Snapshot>

/**
 * The snapshot's row by itself: small, so that the writer of the next one sees at once
 * whether it is still this one.
 */
export const SnapshotMark = z.object({ row: z.int().min(0) })
export type SnapshotMark = z.infer<typeof SnapshotMark>

/**
 * `acknowledged`: every shared event up to this seq is settled with the server. `revision`: the
 * last one known of the server, after so many `freshStarts` from its list. A tab that has missed
 * the latest fresh start may have a higher revision, but of a list that no longer exists.
 */
export interface SyncMark {
  readonly acknowledged: number
  readonly revision: number
  readonly freshStarts: number
  readonly rejected: readonly string[]
}

/** Its state after that row. Later rows may change it. */
export const StoredSync = z.object({
  acknowledged: z.int().min(0),
  revision: z.int().min(0),
  freshStarts: z.int().min(0).default(0),
  rejected: z.array(Id).max(1000),
  row: z.int().min(0),
})
export type StoredSync = z.infer<typeof StoredSync>

export const Chunk = z.object({ key: z.int(), rows: z.array(Pin).min(1) })
export type Chunk = z.infer<typeof Chunk>

/** Ids of marked pins in their order, some hundreds of them. */
export const MarkPiece = z.object({ ids: z.array(Id) })
export type MarkPiece = z.infer<typeof MarkPiece>

/**
 * A kind of row in the store `chunks`. `goodPart`: what parses of a damaged one; null = nothing.
 */
export interface ChunkKind<T> {
  readonly schema: z.ZodType<T>
  readonly goodPart: (raw: unknown) => T | null
}

const ChunkOutline = z.object({ key: z.int(), rows: z.array(z.unknown()) })
const PieceOutline = z.object({ ids: z.array(z.unknown()) })

export const pinChunk: ChunkKind<Chunk> = {
  schema: Chunk,
  goodPart: (raw) => {
    const { data } = ChunkOutline.safeParse(raw)
    const rows = goodOf(Pin, data?.rows)
    return data === undefined || rows.length === 0 ? null : { key: data.key, rows }
  },
}

export const markPiece: ChunkKind<MarkPiece> = {
  schema: MarkPiece,
  goodPart: (raw) => {
    const { data } = PieceOutline.safeParse(raw)
    return data === undefined ? null : { ids: goodOf(Id, data.ids) }
  },
}

/**
 * In `meta`: something that was stored here is lost, and the server's list has not come since.
 * Whatever its value, it is owed.
 */
export const REFETCH_REQUIRED = 'owed'

/** By the slot of a journal file: the last of its records that the log has. */
export type JournalReach = ReadonlyMap<number, number>

/**
 * `mark`: of this database, so that no file that was kept for an earlier one is taken for its own.
 * 32 bits.
 */
export const StoredJournal = z.object({
  mark: z.int().min(0),
  reach: z.array(z.tuple([z.int().min(0), z.int().min(0)])),
})
export type StoredJournal = z.infer<typeof StoredJournal>

const REJECTED_KEPT = 1000

export function flatChunks(chunks: readonly ChunkPlace[]): Int32Array<ArrayBuffer> {
  return Int32Array.from(chunks.flatMap(({ id, key, row, size }) => [id, key, row, size]))
}

/** Two tabs' knowledge of the server together. */
export function mergeMarks(a: SyncMark | null, b: SyncMark): SyncMark {
  if (a === null) return b
  return {
    acknowledged: Math.max(a.acknowledged, b.acknowledged),
    ...(a.freshStarts === b.freshStarts
      ? { revision: Math.max(a.revision, b.revision), freshStarts: a.freshStarts }
      : sinceLater(a, b)),
    rejected:
      b.rejected.length === 0
        ? a.rejected
        : [...new Set([...a.rejected, ...b.rejected])].slice(-REJECTED_KEPT),
  }
}

export function mergeReach(a: JournalReach, b: JournalReach): JournalReach {
  if (b.size === 0) return a
  const merged = new Map(a)
  for (const [slot, last] of b) merged.set(slot, Math.max(last, merged.get(slot) ?? 0))
  return merged
}

function goodOf<T>(schema: z.ZodType<T>, values: readonly unknown[] = []): T[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? [parsed.data] : []
  })
}

function sinceLater(a: SyncMark, b: SyncMark): Pick<SyncMark, 'revision' | 'freshStarts'> {
  const { revision, freshStarts } = a.freshStarts > b.freshStarts ? a : b
  return { revision, freshStarts }
}
