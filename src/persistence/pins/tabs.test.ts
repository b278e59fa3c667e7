import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import {
  added,
  committed,
  content,
  envelope,
  many,
  names,
  titled,
} from '../../../tests/support/pin-store/open-log.ts'
import { ReadOnlyError } from './errors.ts'
import { pack } from './log/packing.ts'
import { firstSeqOfRow } from './log/row.ts'
import { browser, closeTabs } from '../../../tests/support/pin-store/tab-builder.ts'
import { browserTabs } from './tabs.ts'

afterEach(closeTabs)

const one = added(pin('one'))
const oneAndTwo = added(pin('one'), pin('two'))

test('another tab sees a change without a reload', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(one)])
  await expect.poll(() => names(b.log.current())).toEqual(['Title one'])
  expect(b.changes()).toBeGreaterThan(0)
  expect(b.log.unsent()).toHaveLength(1)
})

test('a change is put behind what another tab stored before it, and both tabs end alike', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(one)])
  await b.log.catchUp()
  await Promise.all([
    a.log.append([envelope(titled('one', 'A'))]),
    b.log.append([envelope(titled('one', 'B'))]),
  ])
  expect([a.log.unsent().at(-1)?.seq, b.log.unsent().at(-1)?.seq]).toEqual([
    firstSeqOfRow(2),
    firstSeqOfRow(3),
  ])
  await a.log.catchUp()
  expect([names(a.log.current()), names(b.log.current())]).toEqual([['B'], ['B']])
})

test('what another tab did before is kept as the way back, not what this tab believed', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(one)])
  await b.log.catchUp()
  await Promise.all([
    a.log.append([envelope(titled('one', 'A'))]),
    b.log.append([envelope(titled('one', 'B'))]),
  ])
  const last = b.log.history().actions.at(-1)?.envelopes[0]
  expect(last?.back).toEqual([
    {
      type: 'pin.updated',
      data: { id: testId('one'), patch: { title: 'A' }, before: { title: 'B' } },
    },
  ])
})

test('a tab that slept through a checkpoint reads the snapshot', async () => {
  const { openTab, warnings } = browser()
  const a = await openTab()
  await a.log.applyRemote([committed(1, oneAndTwo)])
  const sleeper = await openTab()
  sleeper.log.link.close()
  await a.log.applyRemote([committed(2, titled('one', 'Changed'))])
  await a.log.checkpoint()
  await sleeper.log.catchUp()
  await expect.poll(() => names(sleeper.log.current())).toEqual(['Changed', 'Title two'])
  await sleeper.log.append([envelope(titled('two', 'Mine'))])
  await a.log.catchUp()
  expect(names(a.log.current())).toEqual(['Changed', 'Mine'])
  expect(warnings).toEqual([])
})

test('a fresh start of one tab reaches the others, with what they had not sent on top', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(one)])
  await b.log.append([envelope(titled('one', 'Unsent'))])
  await a.log.reset([pin('one'), pin('two')], 7)
  await expect.poll(() => names(b.log.current())).toEqual(['Unsent', 'Title two'])
  expect(b.log.revision()).toBe(7)
  expect(b.log.unsent()).toHaveLength(2)
})

test('the next snapshot is written from the one of another tab: only changed buckets', async () => {
  const { openTab } = browser()
  const a = await openTab()
  await a.log.applyRemote([committed(1, added(...many(320)))])
  const b = await openTab()
  await a.log.append([envelope(titled('p1', 'First'))])
  await b.log.catchUp()
  await a.log.checkpoint()
  await b.log.append([envelope(titled('p1', 'Second'))])
  const add = vi.spyOn(IDBObjectStore.prototype, 'add')
  await b.log.checkpoint()
  expect(add).toHaveBeenCalledTimes(1)
  add.mockRestore()
  const c = await openTab()
  expect(getPin(c.log.current(), testId('p1'))?.title).toBe('Second')
  expect(content(c.log.current())).toEqual(content(b.log.current()))
})

test('two tabs that write a snapshot at once, where there are no locks, spoil nothing', async () => {
  const { openTab, warnings } = browser({ ...browserTabs(), locks: null })
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(oneAndTwo)])
  await b.log.catchUp()
  for (const title of ['First', 'Second', 'Third']) {
    await a.log.append([envelope(titled('one', title))])
    await b.log.append([envelope(titled('two', title))])
    await Promise.all([a.log.checkpoint(), b.log.checkpoint()])
  }
  const fresh = await openTab()
  expect(names(fresh.log.current())).toEqual(['Third', 'Third'])
  expect(warnings).toEqual([])
})

test('what one tab settles with the server is settled in all', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(one)])
  await b.log.append([envelope(titled('one', 'B'))])
  await a.log.catchUp()
  await a.log.acknowledge(a.log.unsent(), { revision: 2 })
  await expect.poll(() => b.log.unsent()).toEqual([])
  expect(b.log.revision()).toBe(2)
})

test('a change that somebody else’s was put on before it was sent comes back from the server, which has it behind that', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.applyRemote([committed(1, one)])
  const own = envelope(titled('one', 'Mine'))
  await a.log.append([own])
  await a.log.applyRemote([committed(2, titled('one', 'Theirs'))])
  await b.log.catchUp()
  await a.log.acknowledge([own], { revision: 3 })
  expect([a.log.unsent(), a.log.revision()]).toEqual([[], 2])
  for (const { log } of [a, b]) {
    await log.applyRemote([{ ...own, revision: 3 }])
    expect([log.revision(), names(log.current())]).toEqual([3, ['Mine']])
  }
})

test('an event of a later build makes the older tab read-only: it keeps and skips it, and stores nothing more', async () => {
  const { openTab, indexedDB, name } = browser()
  const [old, other] = [await openTab(), await openTab()]
  await old.log.append([envelope(one)])
  await other.log.catchUp()
  await writeRow(indexedDB, name, {
    t: 't',
    a: 1,
    e: [{ i: testId('new'), k: 'pin.invented', d: {} }],
  })
  // It can't know: what it stores now comes after the unknown event, and nothing is lost.
  await old.log.append([envelope(titled('one', 'Old'))])
  expect(old.log.isReadOnly()).toBe(true)
  await expect(old.log.append([envelope(titled('one', 'Later'))])).rejects.toThrow(ReadOnlyError)
  expect(names(old.log.current())).toEqual(['Old'])
  expect(old.log.unsent()).toEqual([])
  await old.log.checkpoint()
  const later = await openTab()
  expect(later.log.isReadOnly()).toBe(true)
  expect(names(later.log.current())).toEqual(['Old'])
})

async function writeRow(indexedDB: IDBFactory, name: string, row: object): Promise<void> {
  const open = indexedDB.open(name)
  const database = await new Promise<IDBDatabase>(
    (resolve) => (open.onsuccess = () => resolve(open.result)),
  )
  const transaction = database.transaction('log', 'readwrite')
  transaction.objectStore('log').add(pack(JSON.stringify(row)))
  await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()))
  database.close()
}
