import { describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterCommit } from './after-commit.ts'
import { openDatabase } from './database.ts'
import { exactNumber } from './postgres/postgres.ts'
import { accepted } from './sqlite.ts'
import { isUniqueViolation } from './unique-violation.ts'
import { openStore } from './open-store.ts'
import {
  testDatabases,
  testPostgres,
  urlOf,
} from '../../../tests/support/database/test-databases.ts'

const account = (id: string, owner: string, name = id) => ({
  id,
  user_id: owner,
  name,
  name_key: name,
  kind: 'manual' as const,
  created_at: 1_800_000_000_000,
})
const user = (id: string) => ({
  id,
  email: id,
  email_key: id,
  first_name: id,
  last_name: '',
  email_verified: 0,
  password_hash: null,
  google_id: null,
  source: '',
  tags: '[]',
  signup_path: null,
  created_at: 1_800_000_000_000,
})

testDatabases('the store', (open) => {
  test('reads milliseconds and counts as Numbers', async () => {
    const { root } = await open()
    await root.insertInto('users').values(user('a')).execute()
    const row = await root
      .selectFrom('users')
      .select((query) => [
        'created_at',
        query.fn.countAll<number>().as('count'),
        query.fn.sum<number>('created_at').as('sum'),
      ])
      .groupBy('created_at')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ created_at: 1_800_000_000_000, count: 1, sum: 1_800_000_000_000 })
  })

  test('an ended transaction takes no work for after its commit', async () => {
    const database = await open()
    const done: string[] = []
    const ended = await database.transaction(async (tx) => {
      for (const name of ['a', 'b']) afterCommit(tx, () => void done.push(name))
      expect(done).toEqual([])
      return { tx }
    })
    expect(done).toEqual(['a', 'b'])
    expect(() => afterCommit(ended.tx, () => undefined)).toThrow('not an open transaction')
  })

  test('a transaction that throws leaves nothing behind', async () => {
    const database = await open()
    const failing = database.transaction(async (tx) => {
      await tx.insertInto('users').values(user('a')).execute()
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await database.root.selectFrom('users').select('id').execute()).toEqual([])
  })

  test('the root inside a transaction throws, and the store works on', async () => {
    const database = await open()
    const wrong = database.transaction(async () =>
      database.root.selectFrom('users').select('id').execute(),
    )
    await expect(wrong).rejects.toThrow('inside a transaction')
    const nested = database.transaction(async () => database.transaction(async () => 1))
    await expect(nested).rejects.toThrow('inside a transaction')
    expect(await database.root.selectFrom('users').select('id').execute()).toEqual([])
  })

  test('work that was only begun inside a transaction may use the root when it is over', async () => {
    const database = await open()
    const { later } = await database.transaction(async () => ({
      later: new Promise((resolve) => setTimeout(resolve, 20)).then(async () =>
        database.root.selectFrom('users').select('id').execute(),
      ),
    }))
    expect(await later).toEqual([])
  })

  test('transactions at once take turns or isolate: no update is lost', async () => {
    const database = await open()
    await database.root.insertInto('users').values(user('a')).execute()
    const bump = async () =>
      database.transaction(async (tx) => {
        await tx
          .updateTable('users')
          .set((query) => ({ email_verified: query('email_verified', '+', 1) }))
          .where('id', '=', 'a')
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, bump))
    expect(
      await database.root.selectFrom('users').select('email_verified').executeTakeFirst(),
    ).toEqual({ email_verified: 20 })
  })

  test('deleting a user takes accounts, boards and sections along', async () => {
    const { root } = await open()
    await root
      .insertInto('users')
      .values([user('a'), user('b')])
      .execute()
    await root
      .insertInto('accounts')
      .values([account('x', 'a'), account('y', 'b')])
      .execute()
    await root
      .insertInto('boards')
      .values({ id: 'k', account_id: 'x', name: 'k', name_key: 'k', created_at: 1 })
      .execute()
    await root
      .insertInto('board_sections')
      .values({ id: 's', board_id: 'k', name: 's', name_key: 's', created_at: 1 })
      .execute()
    await root.deleteFrom('users').where('id', '=', 'a').execute()
    expect(await root.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'y' }])
    expect(await root.selectFrom('board_sections').select('id').execute()).toEqual([])
  })

  test('of two inserts of one name at once one succeeds, and the other fails with a unique violation', async () => {
    const { root } = await open()
    await root.insertInto('users').values(user('a')).execute()
    const outcomes = await Promise.allSettled([
      root
        .insertInto('accounts')
        .values(account('x', 'a', 'same'))
        .execute(),
      root
        .insertInto('accounts')
        .values(account('y', 'a', 'same'))
        .execute(),
    ])
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => isUniqueViolation(reason))).toEqual([true])
    expect(isUniqueViolation(new Error('something else'))).toBe(false)
    const twice = root.insertInto('users').values(user('a')).execute()
    await expect(twice).rejects.toSatisfy(isUniqueViolation)
  })

  test('refuses a row that points nowhere', async () => {
    const { root } = await open()
    await expect(
      root.insertInto('accounts').values(account('x', 'nobody')).execute(),
    ).rejects.toThrow(/foreign key/i)
  })

  test('refuses U+0000, which only one of the stores could keep', async () => {
    const { root } = await open()
    await expect(
      root
        .insertInto('users')
        .values({ ...user('a'), first_name: 'a\u0000b' })
        .execute(),
    ).rejects.toThrow(/U\+0000|invalid byte sequence/)
  })
})

describe('the embedded store', () => {
  test('refuses what node:sqlite would store wrongly', () => {
    expect(() => accepted(new Date(), 0)).toThrow('Parameter 1 is a Date')
    expect(() => accepted({ a: 1 }, 1)).toThrow('Parameter 2 is an object')
    expect(() => accepted(undefined, 0)).toThrow('undefined')
    expect(() => accepted(true, 0)).toThrow('true')
    expect(() => accepted(Number.NaN, 0)).toThrow('NaN')
  })

  test('writes ahead, syncs on every commit and keeps foreign keys', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pinloom-db-'))
    const { root, close } = await openDatabase({ kind: 'embedded', dataDir: folder })
    const pragma = async (name: string) =>
      (await sql<Record<string, unknown>>`select * from ${sql.raw(`pragma_${name}`)}`.execute(root))
        .rows[0]
    expect([
      await pragma('journal_mode'),
      await pragma('synchronous'),
      await pragma('foreign_keys'),
    ]).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { foreign_keys: 1 }])
    await close()
    rmSync(folder, { recursive: true })
  })

  test('a new data directory is its owner’s alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pinloom-db-'))
    const database = await openDatabase({ kind: 'embedded', dataDir: join(folder, 'data') })
    expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0)
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('a data directory belongs to one process at a time, and is free when it is closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pinloom-db-'))
    const first = await openDatabase({ kind: 'embedded', dataDir: folder })
    await expect(openDatabase({ kind: 'embedded', dataDir: folder })).rejects.toThrow(
      `The data directory ${folder} is in use by another process`,
    )
    await first.close()
    await (await openDatabase({ kind: 'embedded', dataDir: folder })).close()
    rmSync(folder, { recursive: true })
  })
})

testPostgres('the pool', (open) => {
  test('has no more connections than the settings say', async () => {
    const databaseUrl = await urlOf(await open())
    const settings = { databaseUrl, dataDir: '', databasePool: 2 }
    const database = await openStore(settings, { isAlone: true })
    const pids = await Promise.all(
      Array.from({ length: 6 }, async () =>
        database.transaction(async (tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
          return rows[0]?.pid
        }),
      ),
    )
    expect(new Set(pids).size).toBe(2)
    await database.close()
  })
})

test('a number of PostgreSQL that a Number cannot hold throws', () => {
  expect(exactNumber('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  expect(exactNumber('0.25')).toBe(0.25)
  expect(() => exactNumber('9007199254740993')).toThrow('does not fit')
})
