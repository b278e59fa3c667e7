/**
 * What is begun and not ended: cancelled, forgotten, or of a user who leaves. Nothing of it
 * stays.
 */
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameKey } from '../../../server/features/accounts/accounts.store.ts'
import {
  beginImport,
  type ImportParts,
} from '../../../server/features/workspace/import/import-begin.ts'
import { importStorage } from '../../../server/features/workspace/import/import-storage.ts'
import { importRuns } from '../../../server/features/workspace/import/import-runs.ts'
import { createFileIntake } from '../../../server/platform/images/file-intake.ts'
import { memoryFiles } from '../../../server/platform/images/stored/picture-files.ts'
import { folderStore } from '../../../server/platform/objects/folder-store.ts'
import { TEST_PASSWORD } from '../../support/server/test-server.ts'
import {
  answer,
  exported,
  fillAccount,
  imported,
  openWorld,
  upload,
  type World,
} from './workspace-world.ts'

let world: World
let file: Buffer
beforeEach(async () => {
  world = await openWorld()
  file = await exported(world, await fillAccount(world, 'Kitchen'))
})
afterEach(async () => world.server.close())

const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(join(world.server.platform.config.dataDir, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('an import that is cancelled at work leaves no account, no picture and no file', async () => {
  for (const wait of [0, 1, 5, 20]) {
    const before = (await filesIn('pictures')).length
    const { id } = await upload(world, file)
    answer(await world.client('importWorkspace', { params: { import_id: id } }))
    await new Promise((resolve) => setTimeout(resolve, wait))
    answer(await world.client('cancelWorkspaceImport', { params: { import_id: id } }))
    const accounts = answer(await world.client('listAccounts', {})).accounts
    // It may have been faster than the person: then the account stays, and its pictures outlive it
    // for a while.
    for (const { id: account_id } of accounts.slice(1))
      answer(await world.client('deleteAccount', { params: { account_id } }))
    expect([
      wait,
      accounts.length === 1 ? (await filesIn('pictures')).length : before,
      await filesIn('imports'),
    ]).toEqual([wait, before, []])
    expect(await world.client('getWorkspaceImport', { params: { import_id: id } })).toMatchObject({
      ok: false,
      failure: { code: 'not_found' },
    })
  }
})

test('an abandoned file is deleted after a week, what is left of a done import after a day', async () => {
  const age = async (id: string, days: number): Promise<void> => {
    const then = new Date(Date.now() - days * 86_400_000)
    await utimes(
      join(world.server.platform.config.dataDir, 'imports', world.user.id, id, 'state.json'),
      then,
      then,
    )
  }
  const sent = await upload(world, file)
  await age(sent.id, 6)
  await world.server.sweep()
  expect(answer(await world.client('listWorkspaceImports', {})).imports).toHaveLength(1)
  await age(sent.id, 8)
  await world.server.sweep()
  expect(await filesIn('imports')).toEqual([])
  const done = await imported(world, file)
  // The file goes a moment after the answer for the account.
  await expect.poll(() => filesIn('imports')).toEqual(['state.json'])
  await age(done.id, 2)
  const leftAfterSweep = async (): Promise<string[]> => {
    await world.server.sweep()
    return filesIn('imports')
  }
  // The run itself ends a moment later still, and until then a sweep passes it over.
  await expect.poll(leftAfterSweep).toEqual([])
  expect(answer(await world.client('listAccounts', {})).accounts).toHaveLength(2)
})

test('deleting a user deletes what they have uploaded', async () => {
  await upload(world, file)
  answer(await world.client('deleteUser', { body: { password: TEST_PASSWORD } }))
  expect(await filesIn('imports')).toEqual([])
})

test('of twenty files that begin at the same moment one stays', async () => {
  const begun = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      world.client('startWorkspaceImport', {
        body: { file_name: `${nth}.pinloom`, size: 7_900_000_000 },
      }),
    ),
  )
  expect(begun.some(({ ok }) => ok)).toBe(true)
  expect(answer(await world.client('listWorkspaceImports', {})).imports).toHaveLength(1)
  expect(await filesIn('imports')).toEqual(['state.json'])
})

test('of imports that begin on several servers at once one continues, and the others are refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-imports-'))
  const server = (): ImportParts => {
    const needs = {
      platform: world.server.platform,
      database: world.database,
      files: memoryFiles(),
      intake: createFileIntake(world.server.platform.log),
      keyOf: nameKey,
      objects: folderStore(folder),
      storage: importStorage(folderStore(folder), world.server.platform.log),
    }
    return { ...needs, runs: importRuns(needs) }
  }
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, nth) =>
        beginImport(server(), world.user.id, {
          file_name: `${round} ${nth}.pinloom`,
          size: 7_900_000_000,
        }),
      ),
    )
    const left = await server().storage.list(world.user.id)
    expect(left).toHaveLength(1)
    expect(answers.filter((one) => 'id' in one).map(({ id }) => id)).toContain(left[0]?.id)
    for (const one of answers)
      expect('id' in one || one.body.code).toBe('id' in one ? true : 'conflict')
  }
  await rm(folder, { recursive: true })
})
