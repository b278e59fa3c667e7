/**
 * A backup into an empty store, whichever database and object store that is. Rows come in one
 * transaction, after the objects that they speak of; then all of it is read again and compared.
 */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Database, Tx } from '../database/database.ts'
import { folderStore } from '../objects/folder-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { nullWhenMissing } from '../missing-file.ts'
import { BackupError, BackupManifest, BackupRow, OBJECT_FOLDERS } from './backup.schema.ts'
import { anyTable, insertRows, readRows, readSchema, rowsDigest } from './table-rows.ts'

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
  await requireEmpty(target, schema.tables)
  const source = folderStore(join(folder, 'objects'))
  for (const { key } of manifest.objects) await copyObject(source, target.objects, key)
  await target.database.transaction(async (tx) => {
    for (const table of schema.tables) await insertRows(tx, table, rowsOf(folder, table))
  })
  await verify(manifest, target)
  return manifest
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(nullWhenMissing)
  if (text === null) throw new BackupError(`${folder} has no manifest.json: it is no whole backup.`)
  return BackupManifest.parse(JSON.parse(text))
}

async function requireEmpty(
  { database, objects }: RestoreTarget,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables) {
    const row = await anyTable(database.root)
      .selectFrom(table)
      .select((query) => query.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined)
      throw new BackupError(`The database is not empty: "${table}" has rows. Nothing was changed.`)
  }
  for (const prefix of OBJECT_FOLDERS)
    for await (const { key } of objects.list(prefix))
      throw new BackupError(
        `The store of files is not empty: it has "${key}". Nothing was changed.`,
      )
}

async function copyObject(from: ObjectStore, to: ObjectStore, key: string): Promise<void> {
  const file = await from.open(key)
  if (file === null) throw new BackupError(`The backup lacks the file "${key}".`)
  await to.put(key, file.slice(0, file.size).stream())
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

/** Row by row and object by object. */
async function verify(manifest: BackupManifest, target: RestoreTarget): Promise<void> {
  await target.database.transaction(async (tx) => {
    for (const [table, { digest }] of Object.entries(manifest.tables))
      if ((await digestOf(tx, target.database.kind, table)) !== digest)
        throw new BackupError(`The rows of "${table}" are not those of the backup.`)
  })
  for (const { key, sha256 } of manifest.objects) {
    const hash = createHash('sha256')
    const file = await target.objects.open(key)
    for await (const chunk of file?.slice(0, file.size).stream() ?? []) hash.update(chunk)
    if (hash.digest('hex') !== sha256)
      throw new BackupError(`The file "${key}" is not that of the backup.`)
  }
}

async function digestOf(tx: Tx, kind: Database['kind'], table: string): Promise<string> {
  const digest = rowsDigest()
  for await (const row of readRows(tx, kind, table)) digest.add(row)
  return digest.digest()
}
