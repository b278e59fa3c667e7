/** A backup of a store that is in use, restored into empty ones. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { openDatabase, type Database } from '../database/database.ts'
import type { StoreSettings } from '../database/open-store.ts'
import {
  testDatabases,
  testPostgres,
  urlOf,
} from '../../../tests/support/database/test-databases.ts'
import { folderStore } from '../objects/folder-store.ts'
import { memoryStore } from '../objects/memory-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { createS3Client, type S3Client } from '../objects/s3-client.ts'
import { s3Store } from '../objects/s3-store.ts'
import { startS3Server, type S3Server } from '../../../tests/support/objects/s3-server.ts'
import { person } from '../../../tests/support/tasks/task-bench.ts'
import { backUp, type BackupSource } from './backup.ts'
import { withBackupSource } from './backup-source.ts'
import { restore } from './restore.ts'

const folders: string[] = []
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-backup-'))
  folders.push(folder)
  return folder
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

let service: S3Server
let client: S3Client
beforeAll(async () => {
  service = await startS3Server()
  client = createS3Client(service.config)
})
afterAll(async () => {
  await client.close()
  await service.stop()
})

const KEY = 'pictures/ab/one.jpg'
const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = async (objects: ObjectStore, key: string) =>
  new TextDecoder().decode((await objects.get(key)) ?? new Uint8Array())

const sourceOf = (database: Database, objects: ObjectStore): BackupSource => ({
  kind: database.kind,
  snapshot: (work) => database.transaction(work),
  objects,
  now: 1,
})

testDatabases('a backup', (open) => {
  const build = async () => {
    const database = await open()
    const objects = memoryStore()
    const { owner } = await person(database)
    await objects.put(KEY, bytes('a picture'))
    await objects.put('thumbnails/made-again.jpg', bytes('small'))
    return { database, objects, owner, folder: await newFolder() }
  }

  test('is restored row by row and object by object, also into the other kind of database and S3', async () => {
    const { database, objects, owner, folder } = await build()
    await database.root
      .updateTable('users')
      .set({ first_name: 'Ä "quoted"\n\u2028 العربية 🍋' })
      .execute()
    const manifest = await backUp(sourceOf(database, objects), folder)
    expect(manifest.tables['users']?.rows).toBe(1)
    expect(manifest.objects.map(({ key }) => key)).toEqual([KEY])
    const embedded = await openDatabase({ kind: 'memory' })
    const bucket = s3Store(client)
    await bucket.removeAll('pictures/')
    const targets = [
      [await open(), bucket],
      [embedded, memoryStore()],
    ] as const
    for (const [target, files] of targets) {
      await restore(folder, { database: target, objects: files })
      const rows = await target.root.selectFrom('users').select(['id', 'first_name']).execute()
      expect(rows).toEqual([{ id: owner, first_name: 'Ä "quoted"\n\u2028 العربية 🍋' }])
      expect(await target.root.selectFrom('accounts').select('user_id').execute()).toEqual([
        { user_id: owner },
      ])
      expect(await textOf(files, KEY)).toBe('a picture')
    }
    await embedded.close()
  })

  test('refuses a store that is not empty and leaves it as it is', async () => {
    const { database, objects, folder } = await build()
    await backUp(sourceOf(database, objects), folder)
    const target = { database: await open(), objects: memoryStore() }
    await target.objects.put(KEY, bytes('another'))
    await expect(restore(folder, target)).rejects.toThrow('not empty')
    await expect(restore(folder, { database, objects: memoryStore() })).rejects.toThrow('not empty')
    expect(await target.database.root.selectFrom('users').select('id').execute()).toEqual([])
    expect(await textOf(target.objects, KEY)).toBe('another')
  })

  test('notices a row and an object that were changed', async () => {
    const { database, objects, folder } = await build()
    await backUp(sourceOf(database, objects), folder)
    const file = join(folder, 'rows', 'users.jsonl')
    const rows = await readFile(file, 'utf8')
    await writeFile(file, rows.replace('"A"', '"Z"'))
    const target = await open()
    const restored = async () => restore(folder, { database: target, objects: memoryStore() })
    await expect(restored()).rejects.toThrow('The rows of "users"')
    expect(await target.root.selectFrom('users').select('id').execute()).toEqual([])
    await writeFile(file, rows)
    await writeFile(join(folder, 'objects', KEY), 'a pictuRe')
    await expect(restored()).rejects.toThrow(`The file "${KEY}"`)
    await rm(join(folder, 'manifest.json'))
    await expect(restored()).rejects.toThrow('no whole backup')
  })

  test('has the object of every row, also of one that is made meanwhile', async () => {
    const { database, objects, folder } = await build()
    const source = sourceOf(database, objects)
    const manifest = await backUp(
      {
        ...source,
        snapshot: async (work) => {
          await objects.put('pictures/cd/two.jpg', bytes('made meanwhile'))
          await objects.remove(KEY)
          return source.snapshot(work)
        },
      },
      folder,
    )
    expect(manifest.objects.map(({ key }) => key).toSorted()).toEqual([KEY, 'pictures/cd/two.jpg'])
    await expect(backUp(source, folder)).rejects.toThrow('is not empty')
  })
})

/** A user signs up after the first row was read and before the backup reads users. */
async function backUpWhileInUse(running: Database, settings: StoreSettings) {
  const folder = await newFolder()
  const config = { ...settings, s3: null }
  const manifest = await withBackupSource(config, manualClock(), async (source) => {
    const snapshot: BackupSource['snapshot'] = (work) =>
      source.snapshot(async (tx) => {
        await tx.selectFrom('users').select('id').execute()
        await person(running)
        return work(tx)
      })
    return backUp({ ...source, snapshot }, folder)
  })
  expect(await running.root.selectFrom('users').select('id').execute()).toHaveLength(2)
  return {
    folder,
    users: manifest.tables['users']?.rows,
    accounts: manifest.tables['accounts']?.rows,
  }
}

test('a data folder is backed up while its server holds it, at one moment', async () => {
  const dataDir = await newFolder()
  const running = await openDatabase({ kind: 'embedded', dataDir })
  await person(running)
  await folderStore(dataDir).put(KEY, bytes('a picture'))
  const { folder, users } = await backUpWhileInUse(running, { databaseUrl: '', dataDir })
  expect(users).toBe(1)
  await running.close()
  const database = await openDatabase({ kind: 'memory' })
  const objects = folderStore(await newFolder())
  await restore(folder, { database, objects })
  expect(await textOf(objects, KEY)).toBe('a picture')
  expect(await database.root.selectFrom('accounts').select('id').execute()).toHaveLength(1)
  await database.close()
})

testPostgres('a backup of a store in use', (open) => {
  test('is of one moment', async () => {
    const running = await open()
    await person(running)
    const settings = { databaseUrl: await urlOf(running), dataDir: await newFolder() }
    expect(await backUpWhileInUse(running, settings)).toMatchObject({ users: 1, accounts: 1 })
  })
})
