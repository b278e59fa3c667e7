/** What `pinloom move` refuses, and where it puts things. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../server/platform/database/database.ts'
import { lockDataDir } from '../server/platform/database/data-dir-lock.ts'
import { openStore } from '../server/platform/database/open-store.ts'
import { beginMove } from '../server/platform/database/unfinished-move.ts'
import { folderStore } from '../server/platform/objects/folder-store.ts'
import { person } from '../tests/support/tasks/task-bench.ts'
import { readCommand } from './arguments.ts'
import { moveTo } from './move.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-move-'))
  vi.stubEnv('DATA_DIR', './from')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const KEY = 'pictures/ab/one.jpg'
const settingsOf = (name: string) => ({ databaseUrl: '', dataDir: join(folder, name) })

function move(...words: string[]): ReturnType<typeof moveTo> {
  const command = readCommand(['move', ...words])
  if (command.command !== 'move') throw new Error('It is another command.')
  return moveTo(command, folder)
}

test('moves rows and files to a folder that no server uses, once', async () => {
  const from = join(folder, 'from')
  const to = join(folder, 'to')
  await expect(move('--to', 'sqlite:to')).rejects.toThrow('There is no database')
  const database = await openDatabase({ kind: 'embedded', dataDir: from })
  await person(database)
  await folderStore(from).put(KEY, new Uint8Array([1, 2, 3]))
  const expected = { rows: 2, files: 1, bytes: 3, files_before: 0, is_resumed: false }
  const planned = await move('--to', 'sqlite:to', '--dry-run')
  expect(planned).toMatchObject({ ...expected, is_dry_run: true })
  expect(existsSync(to)).toBe(false)
  await expect(move('--to', 'sqlite:to')).rejects.toThrow(`${from} is in use`)
  await database.close()
  const lock = lockDataDir(to)
  await expect(move('--to', 'sqlite:to')).rejects.toThrow(`${to} is in use`)
  lock.release()
  expect(await move('--to', 'sqlite:to/pinloom.sqlite')).toMatchObject(expected)
  expect(await folderStore(to).get(KEY)).toEqual(Buffer.from([1, 2, 3]))
  await expect(move('--to', 'sqlite:to')).rejects.toThrow('not empty')
  const moved = await openStore(settingsOf('to'), { isAlone: true })
  expect(await moved.root.selectFrom('users').select('id').execute()).toHaveLength(1)
  await moved.close()
})

test('no server starts on half a store', async () => {
  const settings = settingsOf('half')
  const half = await openStore(settings, { isAlone: true, isMoveTarget: true })
  await beginMove(half, new Map([['users', { rows: 1, digest: 'a' }]]))
  await half.close()
  await expect(openStore(settings, { isAlone: true })).rejects.toThrow('did not end')
  await (await openStore(settings, { isAlone: true, isMoveTarget: true })).close()
})

test.each([
  [[], 'Say where to'],
  [['--to', 'mysql://x'], 'Say where to'],
  [['--to', 'sqlite:to', 'more'], 'Say where to'],
  [['--to', 'sqlite:from'], 'there already'],
  [['--to', 'sqlite:to', '--objects', 'elsewhere'], 'files lie in'],
  [['--to', 'sqlite:to', '--objects', 's3://bucket'], 'TO_S3_URL'],
])('move %j is refused before anything is opened', async (words, complaint) => {
  await expect(async () => move(...words)).rejects.toThrow(complaint)
})
