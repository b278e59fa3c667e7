import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import { listPins } from '#core/pins/pin.selectors.ts'
import { openPinLog } from './pin-log.ts'
import type { PinLog } from './pin-log.ts'
import { browserTabs } from './pin-tabs.ts'

const envelope = (event: NewPinEnvelope['event'], name: string): NewPinEnvelope => ({ id: testId(name), at: 5_000, tab: 'tab', v: 1, event })
const titled = (name: string, title: string): NewPinEnvelope['event'] => ({ type: 'pin.updated', data: { id: testId(name), patch: { title }, before: { title: `Title ${name}` } } })
const titles = (log: PinLog) => listPins(log.current()).map(({ title }) => title)
const ids = (log: PinLog) => log.unsent().map(({ id }) => id)

let users = 0
const opened: PinLog[] = []
afterEach(async () => {
  for (const log of opened.splice(0)) await log.close()
})

/** Tabs of one browser; each may be told that its storage is full, while the other's is not. */
function browser() {
  const indexedDB = new IDBFactory()
  const userId = `memory ${(users += 1)}`
  const openTab = async () => {
    const disk = { isFull: false }
    const log = openPinLog({ userId, accountId: testAccount, indexedDB: refusing(indexedDB, disk), tabs: browserTabs(), warn: () => undefined })
    opened.push(log)
    await (await log.load()).complete
    return { log, disk }
  }
  return { openTab }
}

function refusing(indexedDB: IDBFactory, disk: { readonly isFull: boolean }): IDBFactory {
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    const request = indexedDB.open(name, version)
    request.addEventListener('success', () => {
      const database = request.result
      const begin = database.transaction.bind(database)
      database.transaction = (stores, mode, options) => {
        if (disk.isFull && mode === 'readwrite') throw new DOMException('full', 'QuotaExceededError')
        return begin(stores, mode, options)
      }
    })
    return request
  }
  return new Proxy(indexedDB, { get: (target, key) => (key === 'open' ? open : Reflect.get(target, key)) })
}

async function twoTabs() {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope({ type: 'pins.added', data: { pins: [pin('a'), pin('b')], autoSelect: false } }, 'added')])
  await a.log.acknowledge(a.log.unsent(), { revision: 1 })
  await a.log.settled()
  await b.log.catchUp()
  a.disk.isFull = true
  return { a, b, openTab }
}

test('the event of another tab that stands where this one held its own is still sent', async () => {
  const { a, b, openTab } = await twoTabs()
  await a.log.append([envelope(titled('a', 'Held'), 'held')])
  expect(a.log.state()).toBe('memoryOnly')
  const batch = a.log.unsent()
  await b.log.append([envelope(titled('b', 'Stored'), 'stored')])
  await a.log.catchUp()
  await a.log.acknowledge(batch, { revision: 2 })
  expect(ids(a.log)).toEqual([testId('stored')])
  expect(ids(b.log)).toEqual([testId('stored')])
  a.disk.isFull = false
  await a.log.settled()
  expect(a.log.state()).toBe('saved')
  expect(ids((await openTab()).log)).toEqual([testId('stored')])
})

test('so it is when the held event has been stored behind it before the answer came', async () => {
  const { a, b, openTab } = await twoTabs()
  await a.log.append([envelope(titled('a', 'Held'), 'held')])
  const batch = a.log.unsent()
  await b.log.append([envelope(titled('b', 'Stored'), 'stored')])
  a.disk.isFull = false
  await a.log.settled()
  expect(ids(a.log)).toEqual([testId('stored'), testId('held')])
  await a.log.acknowledge(batch, { revision: 2 })
  expect(ids(a.log)).toEqual([testId('stored')])
  await a.log.settled()
  expect(ids((await openTab()).log)).toContain(testId('stored'))
})

test('what another tab settles does not settle what this one holds', async () => {
  const { a, b } = await twoTabs()
  await a.log.append([envelope(titled('a', 'Held'), 'held')])
  await b.log.append([envelope(titled('b', 'Stored'), 'stored')])
  await a.log.catchUp()
  await b.log.acknowledge(b.log.unsent(), { revision: 2 })
  await expect.poll(() => ids(a.log)).toEqual([testId('held')])
  a.disk.isFull = false
  await a.log.settled()
  await b.log.catchUp()
  expect(ids(b.log)).toEqual([testId('held')])
  expect([titles(a.log), titles(b.log)]).toEqual([['Held', 'Stored'], ['Held', 'Stored']])
})

test('a fresh start while storage refuses keeps held events once', async () => {
  const { a, b } = await twoTabs()
  await a.log.append([envelope(titled('a', 'Held'), 'held')])
  await b.log.append([envelope(titled('b', 'Stored'), 'stored')])
  await a.log.catchUp()
  await a.log.reset([pin('a'), pin('b'), pin('c')], 2)
  expect(titles(a.log)).toEqual(['Held', 'Stored', 'Title c'])
  expect(ids(a.log)).toEqual([testId('stored'), testId('held')])
})
