/**
 * A backup into an empty store, whichever database and object store that is. Rows come in one
 * transaction, after the objects that they speak of; all of it is read again and compared before
 * that is committed.
 */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Tx } from '../database/database.ts'
import { folderStore } from '../objects/folder-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { nullWhenMissing } from '../disk/missing-file.ts'
import { BackupError, BackupManifest, BackupRow } from './backup.schema.ts'
import { copyObject, digestObject } from './objects.ts'
import { requireEmpty } from './store-checks.ts'
import { digestTable, insertRows, readSchema } from './table-rows.ts'

interface RestoreTarget {
  readonly database: Database
  readonly objects: ObjectStore
}

/** Throws `BackupError`. Objects that were stored before it failed are left. */
export async function restore(folder: string, target: RestoreTarget): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  const schema = await readSchema()
  if (manifest.migrations.join(' ') !== schema.migrations.join(' '))
    throw new BackupError(
      'This backup is of another version of this program. Restore it with that version, then start this one.',
    )
  await requireEmpty(target.database.root, schema.tables, target.objects)
  const source = folderStore(join(folder, 'objects'))
  for (const { key } of manifest.objects)
    if ((await copyObject(source, target.objects, key)) === null)
      throw new BackupError(`The backup lacks the file "${key}".`)
  await verifyObjects(manifest, target.objects)
  await target.database.transaction(async (tx) => {
    for (const table of schema.tables) await insertRows(tx, table, rowsOf(folder, table))
    await verifyRows(manifest, tx, target.database.kind)
  })
  return manifest
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(nullWhenMissing)
  if (text === null) throw new BackupError(`${folder} has no manifest.json: it is no whole backup.`)
  return BackupManifest.parse(JSON.parse(text))
}

/** Not by `node:readline`, which also ends a line at U+2028. */
async function* rowsOf(folder: string, table: string): AsyncGenerator<BackupRow> {
  const file = createReadStream(join(folder, 'rows', `${table}.jsonl`), { encoding: 'utf8' })
  let rest = ''
  for await (const chunk of file) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield BackupRow.parse(JSON.parse(line))
  }
  if (rest !== '') throw new BackupError(`The rows of "${table}" end in the middle of a line.`)
}

async function verifyRows(
  { tables }: BackupManifest,
  tx: Tx,
  kind: Database['kind'],
): Promise<void> {
  for (const [table, { digest }] of Object.entries(tables))
    if ((await digestTable(tx, kind, table)).digest !== digest)
      throw new BackupError(`The rows of "${table}" are not those of the backup.`)
}

async function verifyObjects(manifest: BackupManifest, objects: ObjectStore): Promise<void> {
  for (const { key, sha256 } of manifest.objects)
    if ((await digestObject(objects, key)) !== sha256)
      throw new BackupError(`The file "${key}" is not that of the backup.`)
}
