import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import {
  added,
  committed,
  envelope,
  names,
  titled,
} from '../../../../tests/support/pin-store/open-log.ts'
import type { PinStore } from '../pin-store.ts'
import { browser, closeTabs } from '../../../../tests/support/pin-store/tab-builder.ts'

const ids = (log: PinStore) => log.unsent().map(({ id }) => id)
const seen = (log: PinStore) => names(log.current())
let runs = 0

afterEach(closeTabs)

/** The disk of the first is full, that of the second is not. */
async function twoTabs() {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(added(pin('a'), pin('b')), `added ${(runs += 1)}`)])
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
  expect([seen(a.log), seen(b.log)]).toEqual([
    ['Held', 'Stored'],
    ['Held', 'Stored'],
  ])
})

test('a fresh start while storage refuses keeps held events once', async () => {
  const { a, b } = await twoTabs()
  await a.log.append([envelope(titled('a', 'Held'), 'held')])
  await b.log.append([envelope(titled('b', 'Stored'), 'stored')])
  await a.log.catchUp()
  await a.log.reset([pin('a'), pin('b'), pin('c')], 2)
  expect(seen(a.log)).toEqual(['Held', 'Stored', 'Title c'])
  expect(ids(a.log)).toEqual([testId('stored'), testId('held')])
})

test('while a tab holds events it neither announces nor stores a revision that needs them', async () => {
  const { a, b, openTab } = await twoTabs()
  const own = envelope(titled('a', 'Held'), 'held and sent')
  await a.log.append([own])
  await a.log.acknowledge([{ id: own.id, revision: 2 }], { revision: 2 })
  await a.log.applyRemote([committed(3, titled('b', 'Third'))])
  await a.log.acknowledge([], { revision: 3 })
  await b.log.append([envelope({ type: 'pins.selected', data: { ids: [testId('b')] } })])
  await b.log.settled()
  await new Promise((resolve) => setTimeout(resolve, 50))
  a.kill()
  const later = await openTab()
  for (const { log } of [b, later]) {
    expect(log.revision()).toBe(1)
    await log.applyRemote([{ ...own, revision: 2 }, committed(3, titled('b', 'Third'))])
    expect([log.revision(), seen(log)]).toEqual([3, ['Held', 'Third']])
  }
})

test('what another tab has fetched meanwhile is not stored once more when there is room again', async () => {
  const { a, b, openTab } = await twoTabs()
  const own = envelope(titled('a', 'Held'), 'fetched by another')
  await a.log.append([own])
  await a.log.acknowledge([{ id: own.id, revision: 2 }], { revision: 2 })
  await b.log.applyRemote([{ ...own, revision: 2 }])
  await b.log.append([envelope(titled('a', 'Later'), 'later')])
  a.disk.isFull = false
  await a.log.settled()
  await b.log.catchUp()
  expect([a, b, await openTab()].map(({ log }) => seen(log)[0])).toEqual([
    'Later',
    'Later',
    'Later',
  ])
})

test('nor what the list of a fresh start has', async () => {
  const { a } = await twoTabs()
  const own = envelope(titled('a', 'Held'), 'in the list')
  await a.log.append([own])
  await a.log.acknowledge([{ id: own.id, revision: 2 }], { revision: 2 })
  await a.log.reset([pin('a'), pin('b')], 3)
  expect(seen(a.log)).toEqual(['Title a', 'Title b'])
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'a snapshot does not vouch for what the server said while it was written and storage refused, %i turns on',
  async (turns) => {
    const { a, openTab } = await twoTabs()
    Object.assign(a.disk, { isFull: false, refusesRows: true })
    const writing = a.log.checkpoint()
    for (let n = 0; n < turns; n += 1) await new Promise((done) => setImmediate(done))
    await a.log.applyRemote([committed(2, titled('a', 'Reported'))])
    expect(seen(a.log)).toEqual(['Reported', 'Title b'])
    await writing
    a.kill()
    expect((await openTab()).log.revision()).toBe(1)
  },
)
