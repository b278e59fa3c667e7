import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DrawnText } from '#core/contract/publishing/preflight.contract.ts'
import { manualClock } from '../../clock.ts'
import {
  testDatabases,
  type OpenTestDatabase,
} from '../../../../tests/support/database/test-databases.ts'
import { newId } from '../../ids.ts'
import { createLog } from '../../log.ts'
import { mediaUrl, newFileName, pictureFiles } from './picture-files.ts'
import { createFileIntake } from '../file-intake.ts'
import { findDrawnTexts } from './pictures.store.ts'
import { createPictureStorage } from './picture-storage.ts'
import { pictureSweep } from './picture-sweep.ts'
import { folderStore } from '../../objects/folder-store.ts'
import { userRow } from '../../../../tests/support/database/person-rows.ts'

const DAY = 86_400_000
const jpeg = { jpeg: Buffer.from('pixels'), width: 1000, height: 1500 }

let [dataDir, folder] = ['', '']
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pinloom-sweep-'))
  folder = join(dataDir, 'pictures')
})
afterEach(async () => rm(dataDir, { recursive: true, force: true }))

async function house(open: OpenTestDatabase) {
  const database = await open()
  const clock = manualClock(Date.now())
  const files = pictureFiles(folderStore(dataDir))
  const pictureStorage = createPictureStorage({
    database,
    clock,
    files,
    intake: createFileIntake(createLog('error')),
  })
  const owner = newId()
  await database.root.insertInto('users').values(userRow(owner)).execute()
  const used = new Set<string>()
  const lines: string[] = []
  return {
    clock,
    files,
    used,
    lines,
    publish: async (text?: DrawnText) =>
      (await pictureStorage.publish(owner, { ...jpeg, ...(text && { text }) })).picture.name,
    textsOf: async (by: string, names: readonly string[]) =>
      findDrawnTexts(database.root, by, names.map(mediaUrl)),
    owner,
    rows: async () =>
      (await database.root.selectFrom('pictures').select('name').execute()).map(({ name }) => name),
    age: async (name: string) => utimes(join(folder, name.slice(0, 2), name), 1, 1),
    sweep: async () =>
      pictureSweep({
        database,
        files,
        log: createLog('warn', (line) => void lines.push(line)),
        picturesInUse: async () => used,
      }).run(clock.now()),
  }
}

testDatabases('the sweep of pictures', (open) => {
  test('what was measured of the words on a picture is kept with it, and goes with it', async () => {
    const { clock, owner, publish, textsOf, sweep } = await house(open)
    const measured = await publish({ contrast: 1.42, size: 36.5 })
    const names = [measured, await publish()]
    const known = new Map([[mediaUrl(measured), { contrast: 1.42, size: 36.5 }]])
    expect(await textsOf(owner, names)).toEqual(known)
    expect(await textsOf(newId(), names)).toEqual(new Map())
    clock.advance(31 * DAY)
    await sweep()
    expect(await textsOf(owner, names)).toEqual(new Map())
  })

  test('a rendered picture that no pin wears goes after 30 days, with its file', async () => {
    const { clock, files, used, publish, rows, sweep } = await house(open)
    const [worn, unworn] = [await publish(), await publish()]
    used.add(worn)
    await sweep()
    expect(await rows()).toHaveLength(2)
    clock.advance(31 * DAY)
    const fresh = await publish()
    await sweep()
    expect((await rows()).toSorted()).toEqual([worn, fresh].toSorted())
    expect(
      [await files.get(worn), await files.get(unworn), await files.get(fresh)].map(
        (bytes) => bytes !== null,
      ),
    ).toEqual([true, false, true])
  })

  test('a file without a row and a half-written draft go after a day; what is not ours stays', async () => {
    const { files, publish, sweep, age } = await house(open)
    const kept = [await publish(), await publish()]
    const [lost, fresh] = [newFileName('jpg'), newFileName('jpg')]
    await files.put(lost, jpeg.jpeg)
    await files.put(fresh, jpeg.jpeg)
    const draft = `${kept[0] ?? ''}.0123456789ab.draft`
    await writeFile(join(folder, draft.slice(0, 2), draft), 'half')
    await writeFile(join(folder, 'notes.txt'), 'mine')
    await utimes(join(folder, 'notes.txt'), 1, 1)
    for (const name of [...kept, lost, draft]) await age(name)
    await sweep()
    expect(await files.get(lost)).toBeNull()
    expect(await files.olderThan(Date.now() + DAY)).toEqual(
      expect.arrayContaining([...kept, fresh]),
    )
    expect(await files.olderThan(Date.now() + DAY)).not.toContain(draft)
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine')
  })

  test('beside another database nothing is removed, and the log says so', async () => {
    const { files, lines, sweep, age } = await house(open)
    const foreign = newFileName('jpg')
    await files.put(foreign, jpeg.jpeg)
    await age(foreign)
    await sweep()
    expect(await files.get(foreign)).not.toBeNull()
    expect(lines.join('')).toContain('belong to no row of this database')
  })
})
