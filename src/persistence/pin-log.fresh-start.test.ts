import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope } from '#core/pins/pin.events.ts'
import { listPins } from '#core/pins/pin.selectors.ts'
import { openPinLog } from './pin-log.ts'
import type { PinLog } from './pin-log.ts'
import { browserTabs } from './pin-tabs.ts'

const titled = (name: string, title: string): NewPinEnvelope => ({ id: testId(title), at: 5_000, tab: 'tab', v: 1, event: { type: 'pin.updated', data: { id: testId(name), patch: { title }, before: { title: `Title ${name}` } } } })
const remote = (revision: number, event: CommittedEnvelope['event']): CommittedEnvelope => ({ id: testId(`remote ${revision}`), at: 6_000, tab: 'task:1', v: 1, event, revision })
const titles = (log: PinLog) => listPins(log.current()).map(({ title }) => title)

let users = 0
const opened: PinLog[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const log of opened.splice(0)) await log.close()
})

async function begun() {
  const indexedDB = new IDBFactory()
  const userId = `fresh ${(users += 1)}`
  const open = async () => {
    const log = openPinLog({ userId, accountId: testAccount, indexedDB, tabs: browserTabs(), warn: () => undefined })
    opened.push(log)
    const loaded = await log.load()
    const { needsReset } = await loaded.complete
    return { log, needsReset: needsReset || loaded.needsReset }
  }
  const { log } = await open()
  await log.applyRemote([remote(1, { type: 'pins.added', data: { pins: [pin('a'), pin('b')], autoSelect: false } })])
  await log.checkpoint()
  return { log, open }
}

/** Rows of pins are refused; `times` only, where it is said. */
function refuseChunks(reason: Error, times = Infinity): { restore: () => void } {
  const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')?.value as IDBObjectStore['add']
  let left = times
  const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (this.name === 'chunks' && left-- > 0) throw reason
    return add.call(this, value, key)
  })
  return { restore: () => spy.mockRestore() }
}

test('a list of the server that could not be stored does not make the next load believe it has it', async () => {
  const { log, open } = await begun()
  refuseChunks(new Error('broken'))
  await log.reset([pin('c'), pin('b')], 9)
  expect(titles(log)).toEqual(['Title c', 'Title b'])
  await log.append([titled('b', 'Small')])
  await log.acknowledge(log.unsent(), { revision: 10 })
  await log.settled()
  expect(log.revision()).toBe(10)
  const { log: later } = await open()
  expect(titles(later)).toEqual(['Title a', 'Small'])
  expect(later.revision()).toBe(1)
})

test('the other tabs are not told either, until a checkpoint can be written: then they have the list', async () => {
  const { log, open } = await begun()
  const { log: other } = await open()
  const disk = refuseChunks(new Error('broken'))
  await log.reset([pin('c'), pin('b')], 9)
  await log.applyRemote([remote(10, { type: 'pins.deleted', data: { ids: [testId('gone')] } })])
  await log.settled()
  await other.catchUp()
  expect(other.revision()).toBe(1)
  disk.restore()
  await log.checkpoint()
  await expect.poll(() => titles(other)).toEqual(['Title c', 'Title b'])
  expect(other.revision()).toBe(10)
  const { log: later } = await open()
  expect([titles(later), later.revision()]).toEqual([['Title c', 'Title b'], 10])
})

test('on a full disk the old rows make room for the list', async () => {
  const { log, open } = await begun()
  const disk = refuseChunks(new DOMException('full', 'QuotaExceededError'), 3)
  await log.reset([pin('c'), pin('b')], 9)
  disk.restore()
  const { log: later, needsReset } = await open()
  expect([titles(later), later.revision(), needsReset]).toEqual([['Title c', 'Title b'], 9, false])
})

test('where there is no room for it at all, the next load asks for it', async () => {
  const { log, open } = await begun()
  refuseChunks(new DOMException('full', 'QuotaExceededError'))
  await log.reset([pin('c'), pin('b')], 9)
  expect(titles(log)).toEqual(['Title c', 'Title b'])
  expect((await open()).needsReset).toBe(true)
})
