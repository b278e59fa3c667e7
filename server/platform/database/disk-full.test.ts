import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { userRow } from '../../../tests/support/database/person-rows.ts'
import { limitPages } from '../../../tests/support/full-disk.ts'
import { isDiskFull } from '../disk/disk-full.ts'
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts'
import { openDatabase } from './database.ts'

const reason = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a transaction that SQLite rolled back keeps its error, and the next one works', async () => {
  const database = await openDatabase({ kind: 'memory' })
  onTestFinished(database.close)
  await limitPages(database.root)
  const failed = await reason(
    database.transaction(async (tx) => {
      for (let nth = 0; nth < 10_000; nth += 1)
        await tx
          .insertInto('users')
          .values(userRow(`${nth}`))
          .execute()
    }),
  )
  expect([String(failed), isDiskFull(failed)]).toEqual(['Error: database or disk is full', true])
  const rows = await database.transaction((tx) => tx.selectFrom('users').select('id').execute())
  expect(rows).toEqual([])
})

test('only another process is named as the one that uses the data directory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinloom-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse)
  lock.release()
  writeFileSync(join(folder, 'lock'), 'no database '.repeat(100))
  expect(() => lockDataDir(folder)).toThrow('file is not a database')
})
