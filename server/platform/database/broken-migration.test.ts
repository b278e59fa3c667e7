/** An upgrade of the embedded database that ends half-way: the machine lost power, or it failed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { areMigrationsDone, openDatabase } from './database.ts'

test('a failed migration leaves nothing behind, so that the next start can run all of them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinloom-broken-migration-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const change = (statement: string): void => {
    const file = new DatabaseSync(join(dataDir, 'pinloom.sqlite'))
    file.exec(statement)
    file.close()
  }
  // The migration of tasks makes its table, then fails at this name.
  change('create table obstacle (id text); create index tasks_claim on obstacle (id)')
  await expect(openDatabase({ kind: 'embedded', dataDir })).rejects.toThrow('0010-tasks')
  change('drop table obstacle')
  const database = await openDatabase({ kind: 'embedded', dataDir })
  expect(await areMigrationsDone(database.root)).toBe(true)
  await database.close()
})
