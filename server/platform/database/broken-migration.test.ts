/**
 * An upgrade of the embedded database that ends half-way: the machine lost power, or it failed. And
 * one that is taken back.
 */
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

test('a server starts on a store that a later release has migrated, but not when an earlier migration is missing in it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinloom-later-migration-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const change = (statement: string): void => {
    const file = new DatabaseSync(join(dataDir, 'pinloom.sqlite'))
    file.exec(statement)
    file.close()
  }
  const open = () => openDatabase({ kind: 'embedded', dataDir })
  await (await open()).close()
  change(`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-29')`)
  const database = await open()
  expect(await areMigrationsDone(database.root)).toBe(true)
  await database.close()
  change(`delete from kysely_migration where name = '0010-tasks'`)
  await expect(open()).rejects.toThrow('could not be brought up to date')
})
