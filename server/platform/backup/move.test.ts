/** A store into another kind of store and back, with a kill on the way. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { memoryStore } from '../objects/memory-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { createS3Client, type S3Client } from '../objects/s3-client.ts'
import { s3Store } from '../objects/s3-store.ts'
import { person } from '../../../tests/support/tasks/task-bench.ts'
import { startS3Server, type S3Server } from '../../../tests/support/objects/s3-server.ts'
import type { BackupSource } from './backup.ts'
import { moveStore, planMove, type MoveTarget } from './move.ts'
import { digestObject, listObjects } from './objects.ts'
import { digestTable, readSchema } from './table-rows.ts'
import { readProgress } from '../database/unfinished-move.ts'

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

const USERS = 1_100
const FILES = 12

const sourceOf = (database: Database, objects: ObjectStore): BackupSource => ({
  kind: database.kind,
  snapshot: (work) => database.transaction(work),
  objects,
  now: 1,
})

async function fill(database: Database, objects: ObjectStore): Promise<void> {
  const { owner } = await person(database)
  const first = await database.root.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  const more = Array.from({ length: USERS - 1 }, (_, at) => {
    const id = `user-${at}`
    return { ...first, id, email: id, email_key: id, first_name: 'Ä "quoted" \u2028 العربية 🍋' }
  })
  await database.root.insertInto('users').values(more.slice(0, 600)).execute()
  await database.root.insertInto('users').values(more.slice(600)).execute()
  // A table without a key, and two rows that are the same.
  const made = { user_id: owner, count: 1, created_at: 2 }
  await database.root.insertInto('pins_made').values([made, made]).execute()
  for (let at = 0; at < FILES; at += 1)
    await objects.put(`pictures/ab/${at}.jpg`, new TextEncoder().encode(`picture ${at}`))
  await objects.put('thumbnails/made-again.jpg', new Uint8Array([1]))
}

/** All rows and files, as what proves that they are equal. */
async function contentOf(database: Database, objects: ObjectStore) {
  const { tables } = await readSchema()
  const rows = await database.transaction(async (tx) => {
    const digests: Record<string, unknown> = {}
    for (const table of tables) digests[table] = await digestTable(tx, database.kind, table)
    return digests
  })
  const files: Record<string, string | null> = {}
  for await (const { key } of listObjects(objects)) files[key] = await digestObject(objects, key)
  return { rows, files }
}

/** The process dies before the transaction or the file with this number. */
function killedAt(target: MoveTarget, { transaction = Infinity, file = Infinity }): MoveTarget {
  let transactions = 0
  let files = 0
  const { database, objects } = target
  return {
    database: {
      ...database,
      transaction: async (work) => {
        transactions += 1
        if (transactions > transaction) throw new Error('killed')
        return database.transaction(work)
      },
    },
    objects: objects && {
      ...objects,
      put: async (key, content) => {
        files += 1
        if (files > file) throw new Error('killed')
        return objects.put(key, content)
      },
    },
  }
}

testDatabases('a move', (open) => {
  const build = async () => {
    const from = await openDatabase({ kind: 'memory' })
    const files = memoryStore()
    await fill(from, files)
    const bucket = s3Store(client)
    await bucket.removeAll('pictures/')
    return { from, files, source: sourceOf(from, files), to: await open(), bucket }
  }

  test('goes on where it was killed, arrives whole in S3, and comes back', async () => {
    const { from, files, source, to, bucket } = await build()
    const target = { database: to, objects: bucket }
    await expect(moveStore(source, killedAt(target, { file: 5 }))).rejects.toThrow('killed')
    await expect(moveStore(source, killedAt(target, { transaction: 2 }))).rejects.toThrow('killed')
    const planned = await planMove(source, sourceOf(to, bucket), bucket)
    const report = await moveStore(source, target)
    expect(report).toEqual({ ...planned, files_before: FILES })
    expect(report).toMatchObject({
      is_resumed: true,
      rows: USERS + 3,
      files: FILES,
      tables: { users: USERS, accounts: 1, pins_made: 2 },
    })
    expect(report.rows_before).toBeGreaterThan(0)
    expect(report.rows_before).toBeLessThan(USERS)
    expect(await readProgress(to.root, to.kind)).toBeNull()
    const content = await contentOf(from, files)
    expect(await contentOf(to, bucket)).toEqual(content)

    const back = { database: await openDatabase({ kind: 'memory' }), objects: memoryStore() }
    expect(await moveStore(sourceOf(to, bucket), back)).toMatchObject({ is_resumed: false })
    expect(await contentOf(back.database, back.objects)).toEqual(content)
    expect(await back.objects.head('thumbnails/made-again.jpg')).toBeNull()
    await from.close()
    await back.database.close()
  })

  test('ends when the source was in use after it was killed', async () => {
    const { from, source, to } = await build()
    const target = { database: to, objects: null }
    await expect(moveStore(source, killedAt(target, { transaction: 2 }))).rejects.toThrow('killed')
    await from.root.updateTable('users').set({ last_name: 'C' }).execute()
    await expect(moveStore(source, target)).rejects.toThrow('in use meanwhile')
    await from.close()
  })

  test('refuses a store that is not empty and leaves it as it is', async () => {
    const { from, source, to, bucket } = await build()
    await bucket.put('pictures/ab/3.jpg', new TextEncoder().encode('another'))
    await expect(moveStore(source, { database: to, objects: bucket })).rejects.toThrow('not empty')
    await person(to)
    await expect(moveStore(source, { database: to, objects: null })).rejects.toThrow('not empty')
    await expect(planMove(source, sourceOf(to, bucket), null)).rejects.toThrow('not empty')
    expect(await to.root.selectFrom('users').select('id').execute()).toHaveLength(1)
    expect(await readProgress(to.root, to.kind)).toBeNull()
    await from.close()
  })
})

test('a row or a file that arrived differently is noticed', async () => {
  const from = await openDatabase({ kind: 'memory' })
  const to = await openDatabase({ kind: 'memory' })
  const files = memoryStore()
  await fill(from, files)
  const source = sourceOf(from, files)
  const arrived = memoryStore()
  const wrong: ObjectStore = {
    ...arrived,
    put: async (key) => {
      await arrived.put(key, new TextEncoder().encode('picturE 1'))
      return { size: 9, sha256: 'of what was sent' }
    },
  }
  await expect(moveStore(source, { database: to, objects: wrong })).rejects.toThrow(
    'did not arrive',
  )
  // Files that lie there with the same size are compared, and replaced.
  const changing: MoveTarget['database'] = {
    ...to,
    transaction: async (work) => {
      await to.root.updateTable('users').where('id', '=', 'user-7').set({ tags: '["x"]' }).execute()
      return to.transaction(work)
    },
  }
  await expect(moveStore(source, { database: changing, objects: arrived })).rejects.toThrow(
    'The rows of "users"',
  )
  expect(await contentOf(to, arrived)).toMatchObject({
    files: (await contentOf(from, files)).files,
  })
  await from.close()
  await to.close()
})
