/**
 * Rows and objects of one moment, while the server runs. Rows come from one snapshot of the
 * database. An object is stored before its row and removed after it, so all that existed before the
 * snapshot are copied first, and those that came until it afterwards.
 */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { nullWhenMissing } from '../disk/missing-file.ts'
import type { Database, Tx } from '../database/database.ts'
import { folderStore } from '../objects/folder-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { BackupError, type BackupManifest } from './backup.schema.ts'
import { copyObject, listObjects } from './objects.ts'
import { requireUsable } from './store-checks.ts'
import { readRows, readSchema, rowsDigest } from './table-rows.ts'

/** What is backed up. `snapshot`: all that it reads is of one moment. */
export interface BackupSource {
  readonly kind: Database['kind']
  readonly snapshot: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly objects: ObjectStore
  readonly now: number
}

/** `folder` must be empty or missing. The manifest is written last: without it, it is no backup. */
export async function backUp(source: BackupSource, folder: string): Promise<BackupManifest> {
  if (((await readdir(folder).catch(nullWhenMissing)) ?? []).length > 0)
    throw new BackupError(`${folder} is not empty. Choose a folder that is empty or missing.`)
  // Hashes, sessions and mails lie in here.
  await mkdir(join(folder, 'rows'), { recursive: true, mode: 0o700 })
  const copied = new Map<string, BackupManifest['objects'][number]>()
  const target = folderStore(join(folder, 'objects'))
  await copyObjects(source.objects, target, copied)
  const rows = await source.snapshot((tx) => writeTables(tx, source.kind, folder))
  await copyObjects(source.objects, target, copied)
  const manifest: BackupManifest = {
    format: 1,
    taken_at: source.now,
    ...rows,
    objects: [...copied.values()],
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return manifest
}

async function copyObjects(
  from: ObjectStore,
  to: ObjectStore,
  copied: Map<string, BackupManifest['objects'][number]>,
): Promise<void> {
  for await (const { key } of listObjects(from)) {
    if (copied.has(key)) continue
    const stored = await copyObject(from, to, key)
    // Null: removed since it was listed.
    if (stored !== null) copied.set(key, { key, ...stored })
  }
}

async function writeTables(
  tx: Tx,
  kind: Database['kind'],
  folder: string,
): Promise<Pick<BackupManifest, 'migrations' | 'tables'>> {
  const schema = await readSchema()
  await requireUsable(tx, kind, schema)
  const tables: BackupManifest['tables'] = {}
  for (const table of schema.tables) {
    const digest = rowsDigest()
    const file = createWriteStream(join(folder, 'rows', `${table}.jsonl`), { mode: 0o600 })
    for await (const row of readRows(tx, kind, { table })) {
      digest.add(row)
      if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, 'drain')
    }
    file.end()
    await finished(file)
    tables[table] = { rows: digest.rows(), digest: digest.digest() }
  }
  return { migrations: [...schema.migrations], tables }
}
