/**
 * All rows and files of one store into another, whichever kinds they are. Neither may be in use. A
 * killed move goes on where it stopped, by what `unfinished-move.ts` keeps in the target.
 */
import { Readable } from 'node:stream'
import type { Database, Queries } from '../database/database.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { BackupSource } from './backup.ts'
import { BackupError, type BackupRow } from './backup.schema.ts'
import { copyObject, digestObject, listObjects } from './objects.ts'
import { requireEmpty, requireUsable } from './store-checks.ts'
import {
  digestTable,
  insertRows,
  readRows,
  readSchema,
  ROWS_AT_ONCE,
  type Schema,
  type TableDigest,
} from './table-rows.ts'
import {
  beginMove,
  endMove,
  hasTable,
  readProgress,
  recordMoved,
  type MoveProgress,
} from '../database/unfinished-move.ts'

/** Requests to a far object store mostly wait. */
const OBJECTS_AT_ONCE = 8

export interface MoveTarget {
  readonly database: Pick<Database, 'kind' | 'root' | 'transaction'>
  /** Null: files stay where they are. */
  readonly objects: ObjectStore | null
}

export interface MoveReport {
  readonly is_resumed: boolean
  /** Of the source, and how many of them arrived before this run. */
  readonly rows: number
  readonly rows_before: number
  readonly files: number
  readonly files_before: number
  readonly bytes: number
  /** Rows of each table that has any. */
  readonly tables: Readonly<Record<string, number>>
}

type Digests = ReadonlyMap<string, TableDigest>
type Progress = ReadonlyMap<string, MoveProgress>

/** Throws `BackupError`. What arrived before it failed is kept for the next run. */
export async function moveStore(source: BackupSource, target: MoveTarget): Promise<MoveReport> {
  const schema = await readSchema()
  const digests = await digestSource(source, schema)
  const before = await progressIn(target, target.database.root, digests)
  if (before === null) await beginMove(target.database, digests)
  const files = await moveObjects(source.objects, target.objects)
  await moveRows({ source, target, schema, before })
  await verifyRows(target.database, digests)
  await endMove(target.database.root)
  return reportOf(digests, before, files)
}

/** What `moveStore` would do. The target may have no tables yet, and is only read. */
export async function planMove(
  source: BackupSource,
  target: Pick<BackupSource, 'kind' | 'snapshot'> | null,
  objects: ObjectStore | null,
): Promise<MoveReport> {
  const digests = await digestSource(source, await readSchema())
  const before =
    (await target?.snapshot((tx) => progressIn({ database: target, objects }, tx, digests))) ?? null
  const files = { files: 0, files_before: 0, bytes: 0 }
  if (objects !== null)
    for await (const { key, size } of listObjects(source.objects)) {
      files.files += 1
      files.bytes += size
      if ((await objects.head(key))?.size === size) files.files_before += 1
    }
  return reportOf(digests, before, files)
}

function digestSource(source: BackupSource, schema: Schema): Promise<Digests> {
  return source.snapshot(async (tx) => {
    await requireUsable(tx, source.kind, schema)
    const digests = new Map<string, TableDigest>()
    for (const table of schema.tables) digests.set(table, await digestTable(tx, source.kind, table))
    return digests
  })
}

/** Null: the target is empty. */
async function progressIn(
  { database, objects }: { database: Pick<Database, 'kind'>; objects: ObjectStore | null },
  db: Queries,
  digests: Digests,
): Promise<Progress | null> {
  const progress = await readProgress(db, database.kind)
  if (progress === null) {
    const hasTables = await hasTable(db, database.kind, 'users')
    await requireEmpty(db, hasTables ? [...digests.keys()] : [], objects)
    return null
  }
  const changed = [...digests].find(([table, { digest }]) => progress.get(table)?.digest !== digest)
  if (changed !== undefined)
    throw new BackupError(
      `The rows of "${changed[0]}" are not those that the unfinished move began with: the store was in use meanwhile. Empty the target and move again.`,
    )
  return progress
}

type MovedFiles = Pick<MoveReport, 'files' | 'files_before' | 'bytes'>

async function moveObjects(from: ObjectStore, to: ObjectStore | null): Promise<MovedFiles> {
  const moved = { files: 0, files_before: 0, bytes: 0 }
  if (to === null) return moved
  await Readable.from(listObjects(from)).forEach(
    async ({ key, size }: { key: string; size: number }) => {
      if (await moveObject(from, to, { key, size })) moved.files_before += 1
      moved.files += 1
      moved.bytes += size
    },
    { concurrency: OBJECTS_AT_ONCE },
  )
  return moved
}

/** Compares the bytes in any case. True: they were there. */
async function moveObject(
  from: ObjectStore,
  to: ObjectStore,
  { key, size }: { key: string; size: number },
): Promise<boolean> {
  const there = await to.head(key)
  if (there?.size === size && (await digestObject(from, key)) === (await digestObject(to, key)))
    return true
  const stored = await copyObject(from, to, key)
  if (stored === null || (await digestObject(to, key)) !== stored.sha256)
    throw new BackupError(`The file "${key}" did not arrive as it is. Move again.`)
  return false
}

interface Moving {
  readonly source: BackupSource
  readonly target: MoveTarget
  readonly schema: Schema
  readonly before: Progress | null
}

async function moveRows({ source, target, schema, before }: Moving): Promise<void> {
  await source.snapshot(async (from) => {
    for (const table of schema.tables) {
      const { rows: all = 0, moved: arrived = 0 } = before?.get(table) ?? {}
      if (before !== null && arrived === all) continue
      const rows = readRows(from, source.kind, { table, order: schema.order.get(table) ?? [] })
      let moved = arrived
      for await (const batch of batchesAfter(rows, moved)) {
        moved += batch.length
        await target.database.transaction(async (to) => {
          await insertRows(to, table, batch)
          await recordMoved(to, table, moved)
        })
      }
    }
  })
}

async function* batchesAfter(
  rows: AsyncIterable<BackupRow>,
  skipped: number,
): AsyncGenerator<readonly BackupRow[]> {
  let at = 0
  let batch: BackupRow[] = []
  for await (const row of rows) {
    at += 1
    if (at <= skipped) continue
    batch.push(row)
    if (batch.length < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function verifyRows(database: MoveTarget['database'], digests: Digests): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [table, { digest }] of digests)
      if ((await digestTable(tx, database.kind, table)).digest !== digest)
        throw new BackupError(
          `The rows of "${table}" are not those of the source. Empty the target and move again.`,
        )
  })
}

function reportOf(digests: Digests, before: Progress | null, files: MovedFiles): MoveReport {
  const filled = [...digests].filter(([, { rows }]) => rows > 0)
  return {
    is_resumed: before !== null,
    rows: filled.reduce((sum, [, { rows }]) => sum + rows, 0),
    rows_before: [...(before?.values() ?? [])].reduce((sum, { moved }) => sum + moved, 0),
    ...files,
    tables: Object.fromEntries(filled.map(([table, { rows }]) => [table, rows])),
  }
}
