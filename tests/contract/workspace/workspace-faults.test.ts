/**
 * What an import does when the disk is full or its notes are torn: it says so, the next one can
 * begin, and the server goes on.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WORKSPACE_PART } from '#core/contract/content/workspace.contract.ts'
import { nameKey } from '../../../server/features/accounts/accounts.store.ts'
import {
  recoverAll,
  recovered,
  removeForgotten,
} from '../../../server/features/workspace/import/import-recovery.ts'
import {
  importStorage,
  type ImportKey,
  type ImportStorage,
  type ImportState,
} from '../../../server/features/workspace/import/import-storage.ts'
import {
  importRuns,
  type ImportRuns,
  type RunNeeds,
} from '../../../server/features/workspace/import/import-runs.ts'
import { newId } from '../../../server/platform/ids.ts'
import { createFileIntake } from '../../../server/platform/images/file-intake.ts'
import { pictureFiles } from '../../../server/platform/images/stored/picture-files.ts'
import { createLog } from '../../../server/platform/log.ts'
import { answer, exported, fillAccount, openWorld, type World } from './workspace-world.ts'
import { folderStore } from '../../../server/platform/objects/folder-store.ts'

let world: World
let file: Buffer
let folder: string
let lines: string[]
beforeEach(async () => {
  world = await openWorld()
  file = await exported(world, await fillAccount(world, 'Kitchen'))
  folder = await mkdtemp(join(tmpdir(), 'pinloom-imports-'))
  lines = []
})
afterEach(async () => {
  await world.server.close()
  await rm(folder, { recursive: true, force: true })
})

const full = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  )
const accounts = async (): Promise<number> =>
  answer(await world.client('listAccounts', {})).accounts.length

interface OpenImport extends RunNeeds {
  readonly runs: ImportRuns
  readonly key: ImportKey
  readonly state: ImportState
}

/** Runs with a separate storage, parts of which may be broken. The file has been sent. */
async function openImport(
  broken: (storage: ImportStorage) => Partial<ImportStorage>,
): Promise<OpenImport> {
  const log = createLog('info', (line) => void lines.push(line))
  const whole = importStorage(folderStore(folder), log)
  const key = { owner: world.user.id, id: newId() }
  const state: ImportState = {
    id: key.id,
    file_name: 'a.pinloom',
    size: file.length,
    secret: 'secret',
    created_at: 1,
    state: 'uploading',
    progress: null,
    report: null,
    account: null,
    error: null,
  }
  await whole.create(key.owner, state)
  for (let part = 0; part * WORKSPACE_PART < file.length; part += 1)
    await whole.putPart(
      key,
      part,
      file.subarray(part * WORKSPACE_PART, (part + 1) * WORKSPACE_PART),
    )
  const { platform } = world.server
  const needs: RunNeeds = {
    platform: { ...platform, log },
    database: world.database,
    files: pictureFiles(folderStore(platform.config.dataDir)),
    intake: createFileIntake(platform.log),
    keyOf: nameKey,
    objects: folderStore(folder),
    storage: { ...whole, ...broken(whole) },
  }
  return { ...needs, runs: importRuns(needs), key, state }
}

async function ended({ runs, key }: OpenImport): Promise<void> {
  await expect.poll(() => runs.isRunning(key.id)).toBe(false)
}

test('an import that cannot say that it begins has not begun: it can be stopped, and begun again', async () => {
  let isFull = true
  const of = await openImport((storage) => ({
    save: (...what) => (isFull ? full() : storage.save(...what)),
  }))
  await expect(of.runs.start(of.key, of.state, 'check')).rejects.toThrow('ENOSPC')
  expect(of.runs.isRunning(of.key.id)).toBe(false)
  await of.runs.stopAll()
  isFull = false
  await of.runs.start(of.key, of.state, 'check')
  await ended(of)
  expect(await of.storage.read(of.key)).toMatchObject({
    state: 'checked',
    report: { problems: [] },
  })
})

test('an import that fails and cannot even say so is logged, and is taken up as one whose server died', async () => {
  let saves = 0
  const of = await openImport((storage) => ({
    save: (...what) => ((saves += 1) > 1 ? full() : storage.save(...what)),
    source: () => ({ size: file.length, read: full }),
  }))
  await of.runs.start(of.key, of.state, 'import')
  await ended(of)
  expect(lines.join('')).toContain('An import of a workspace file failed')
  expect(lines.join('')).toContain('could not be noted')
  const found = await of.storage.read(of.key)
  expect(found?.state).toBe('importing')
  // Asked while the disk is still full: the import is not refused for it.
  const silent = { ...of, storage: { ...of.storage, silence: async () => 60_000 } }
  expect(found && (await recovered(silent, of.key, found)).state).toBe('importing')
  saves = -1
  expect(found && (await recovered(silent, of.key, found)).state).toBe('failed')
})

test('an account that is there is there, whether the file behind it could be cleared away or not', async () => {
  const of = await openImport(() => ({ clear: full }))
  await of.runs.start(of.key, of.state, 'import')
  await ended(of)
  expect(await of.storage.read(of.key)).toMatchObject({
    state: 'done',
    error: null,
    account: { name: 'Kitchen (2)' },
  })
  expect([await accounts(), lines.join('').includes('ENOSPC')]).toEqual([2, true])
})

test('an account that is there is found when the disk was too full to say so', async () => {
  const of = await openImport((storage) => ({
    save: (owner, state) => (state.state === 'done' ? full() : storage.save(owner, state)),
  }))
  await of.runs.start(of.key, of.state, 'import')
  await ended(of)
  const found = await of.storage.read(of.key)
  expect([await accounts(), found?.state]).toEqual([2, 'importing'])
  const again = {
    ...of,
    storage: {
      ...importStorage(folderStore(folder), of.platform.log),
      silence: async () => 60_000,
    },
  }
  expect(found && (await recovered(again, of.key, found))).toMatchObject({
    state: 'done',
    account: { name: 'Kitchen (2)' },
  })
})

test('torn notes of one import stop neither the start nor the list nor the chore; they are logged and go with the others', async () => {
  const of = await openImport(() => ({}))
  const torn = { owner: of.key.owner, id: newId() }
  await mkdir(join(folder, 'imports', torn.owner, torn.id))
  await writeFile(join(folder, 'imports', torn.owner, torn.id, 'state.json'), '{"id":"')
  await recoverAll(of)
  expect(await of.storage.list(torn.owner)).toMatchObject([{ id: of.key.id }])
  expect(await of.storage.read(torn)).toBeNull()
  expect(lines.filter((line) => line.includes(torn.id))).toHaveLength(1)
  expect(await removeForgotten(of)).toBe(0)
  expect(
    await removeForgotten({
      ...of,
      storage: { ...of.storage, silence: async ({ id }) => (id === torn.id ? 8 * 86_400_000 : 0) },
    }),
  ).toBe(1)
  expect(await of.storage.everybody()).toEqual([of.key])
})

test('an import that cannot be recovered or removed holds up no other', async () => {
  const of = await openImport((storage) => ({
    remove: ({ id }) => (id === first.id ? full() : storage.remove({ owner: world.user.id, id })),
    silence: async () => 8 * 86_400_000,
  }))
  const first = of.key
  const second = { owner: of.key.owner, id: newId() }
  await of.storage.create(second.owner, { ...of.state, id: second.id })
  await of.storage.save(first.owner, { ...of.state, state: 'importing' })
  await recoverAll({ ...of, storage: { ...of.storage, save: full } })
  expect(await removeForgotten(of)).toBe(1)
  expect(await of.storage.everybody()).toEqual([first])
})
