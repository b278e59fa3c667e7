/** Objects in a folder whose disk loses what was not synced: an acknowledged one is there, whole. */
import { expect, test } from 'vitest'
import { LossyDisk, PowerLoss } from '../../../tests/support/objects/lossy-disk.ts'
import { randomBy, TEST_SEED } from '../../../tests/support/random-by.ts'
import { folderStore } from './folder-store.ts'

const contents = (text: string) => Buffer.from(text.repeat(50))
const puts = [
  ['pictures/aa/one.jpg', contents('one')],
  ['pictures/aa/two.jpg', contents('two')],
  ['pictures/bb/three.jpg', contents('three')],
  ['pictures/aa/one.jpg', contents('one again')],
  ['imports/1/state.json', contents('state')],
] as const
/** More than they need. */
const STEPS = 100
const TIMES = 8

/** Puts one object after another until the power goes; answers how many puts have ended. */
async function putUntil(lossy: LossyDisk): Promise<number> {
  const store = folderStore('/data', lossy.disk)
  let ended = 0
  try {
    for (const [key, bytes] of puts) {
      await store.put(key, bytes)
      ended += 1
    }
  } catch (error) {
    if (!(error instanceof PowerLoss)) throw error
  }
  return ended
}

/** By the last put of each key; one that had begun may be there instead. */
function lostOf(found: ReadonlyMap<string, Buffer>, ended: number): string[] {
  const begun = puts.slice(ended, ended + 1)
  const kept = new Map(puts.slice(0, ended))
  return [...kept].flatMap(([key, bytes]) => {
    const there = found.get(`/data/${key}`)
    const allowed = [bytes, ...begun.flatMap(([other, own]) => (other === key ? [own] : []))]
    return there !== undefined && allowed.some((one) => one.equals(there)) ? [] : [key]
  })
}

function tornOf(found: ReadonlyMap<string, Buffer>): string[] {
  const isWhole = (path: string, there: Buffer): boolean =>
    puts.some(([key, bytes]) => path === `/data/${key}` && bytes.equals(there))
  return [...found].flatMap(([path, there]) =>
    path.endsWith('.draft') || isWhole(path, there) ? [] : [path],
  )
}

test('however early the power goes: what was acknowledged is there, and no name has half an object', async () => {
  const random = randomBy(TEST_SEED)
  const faults: unknown[] = []
  let most = 0
  for (let steps = 0; steps < STEPS * TIMES; steps += 1) {
    const lossy = new LossyDisk(Math.floor(steps / TIMES))
    const ended = await putUntil(lossy)
    most = Math.max(most, ended)
    const found = lossy.survivors(random)
    const wrong = { lost: lostOf(found, ended), torn: tornOf(found) }
    if (wrong.lost.length + wrong.torn.length > 0) faults.push({ steps, ended, ...wrong })
  }
  expect([most, faults]).toEqual([puts.length, []])
})
