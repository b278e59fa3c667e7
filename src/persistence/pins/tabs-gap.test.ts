/**
 * A tab that misses rows of the log which are not there any more must read the snapshot before it
 * writes one.
 */
import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import {
  added,
  committed,
  envelope,
  names,
  tamper,
  titled,
} from '../../../tests/support/pin-store/open-log.ts'
import { pack } from './log/packing.ts'
import { REFETCH_REQUIRED } from './log/stored-rows.schema.ts'
import { browser, closeTabs } from '../../../tests/support/pin-store/tab-builder.ts'

afterEach(closeTabs)

const addedThere = (...which: string[]) => added(...which.map((name) => pin(name)))

test('a tab that has not heard of a checkpoint stores nothing that lacks what was cut', async () => {
  const { openTab } = browser()
  const a = await openTab()
  await a.log.applyRemote([committed(1, addedThere('a', 'b'))])
  const b = await openTab()
  b.log.link.close()
  await a.log.applyRemote([committed(2, addedThere('c'))])
  await a.log.checkpoint()
  await a.log.applyRemote([committed(3, titled('a', 'Third'))])
  await b.log.checkpoint()
  const later = await openTab()
  expect([names(later.log.current()), later.log.revision()]).toEqual([
    ['Title c', 'Third', 'Title b'],
    3,
  ])
  await expect.poll(() => names(b.log.current())).toEqual(['Title c', 'Third', 'Title b'])
})

test('nor does one that writes and checkpoints right after the fresh start of another', async () => {
  const { openTab } = browser()
  const a = await openTab()
  await a.log.applyRemote([committed(1, addedThere('a', 'b'))])
  const b = await openTab()
  await a.log.reset([pin('c'), pin('a'), pin('b')], 9)
  await Promise.all([b.log.append([envelope(titled('a', 'Typed'))]), b.log.checkpoint()])
  const later = await openTab()
  expect([names(later.log.current()), later.log.revision()]).toEqual([
    ['Title c', 'Typed', 'Title b'],
    9,
  ])
  await expect.poll(() => names(b.log.current())).toEqual(['Title c', 'Typed', 'Title b'])
})

test('a second gap while the first is being read is read too', async () => {
  const { openTab } = browser()
  const a = await openTab()
  await a.log.applyRemote([committed(1, addedThere('a', 'b'))])
  const b = await openTab()
  b.log.link.close()
  for (const revision of [2, 4, 6]) {
    await a.log.applyRemote([committed(revision, addedThere(`new ${revision}`))])
    await a.log.checkpoint()
    await a.log.applyRemote([committed(revision + 1, titled('a', `At ${revision}`))])
    void b.log.catchUp()
    void b.log.checkpoint()
  }
  await a.log.settled()
  await b.log.checkpoint()
  const later = await openTab()
  expect([names(later.log.current()), later.log.revision()]).toEqual([
    ['Title new 6', 'Title new 4', 'Title new 2', 'At 6', 'Title b'],
    7,
  ])
})

test('what a tab added while it was behind is there when it has read on', async () => {
  const { openTab } = browser()
  const a = await openTab()
  const b = await openTab()
  b.log.link.close()
  await a.log.applyRemote([committed(1, addedThere('a'))])
  await a.log.checkpoint()
  await b.log.append([envelope(added(pin('mine')))])
  await b.log.checkpoint()
  await expect.poll(() => names(b.log.current())).toEqual(['Title mine', 'Title a'])
  expect(b.log.unsent()).toHaveLength(1)
})

test('a tab that was opened too late to hear what is settled reads it beside the snapshot', async () => {
  const { openTab } = browser()
  const a = await openTab()
  const b = await openTab()
  await a.log.append([envelope(addedThere('a'))])
  await b.log.catchUp()
  expect(b.log.unsent()).toHaveLength(1)
  b.log.link.close()
  await a.log.acknowledge(a.log.unsent(), { revision: 1 })
  await a.log.checkpoint()
  await b.log.catchUp()
  expect([b.log.unsent(), b.log.revision()]).toEqual([[], 1])
})

test('a tab that reads again learns of events that another tab lost and could not fetch', async () => {
  const { openTab, indexedDB } = browser()
  const a = await openTab()
  await a.log.applyRemote([committed(1, addedThere('a', 'b'))])
  const b = await openTab()
  b.log.link.close()
  await a.log.applyRemote([committed(2, addedThere('c'))])
  await a.log.checkpoint()
  await tamper(indexedDB, 'meta', (store) => store.put(true, REFETCH_REQUIRED))
  expect(b.damages()).toBe(0)
  await b.log.catchUp()
  await expect.poll(() => b.damages()).toBe(1)
})

describe('what a later build has written, found in the middle of', () => {
  async function met() {
    const { openTab, indexedDB } = browser()
    const tab = await openTab()
    await tab.log.applyRemote([committed(1, addedThere('a'))])
    await tab.log.append([envelope(titled('a', 'Mine'))])
    await tab.log.settled()
    await tamper(indexedDB, 'log', (store) =>
      store.add(pack('{"t":"t","a":1,"e":[{"i":"x","k":"pin.invented","d":{}}]}')),
    )
    const stored = async () => {
      const found = { rows: [] as IDBValidKey[], notes: [] as IDBValidKey[] }
      await tamper(
        indexedDB,
        'log',
        (store) =>
          (store.getAllKeys().onsuccess = (event) =>
            (found.rows = (event.target as IDBRequest<IDBValidKey[]>).result)),
      )
      await tamper(
        indexedDB,
        'meta',
        (store) =>
          (store.getAllKeys().onsuccess = (event) =>
            (found.notes = (event.target as IDBRequest<IDBValidKey[]>).result)),
      )
      return found
    }
    return { tab, stored, before: await stored() }
  }

  test('a checkpoint ends it: nothing is written over', async () => {
    const { tab, stored, before } = await met()
    expect(tab.log.isReadOnly()).toBe(false)
    await tab.log.checkpoint()
    expect(tab.log.isReadOnly()).toBe(true)
    expect(await stored()).toEqual(before)
  })

  test('a fresh start ends it: every row stays', async () => {
    const { tab, stored, before } = await met()
    await tab.log.reset([pin('a'), pin('new')], 9)
    expect([tab.log.isReadOnly(), tab.log.revision(), names(tab.log.current())]).toEqual([
      true,
      1,
      ['Mine'],
    ])
    expect(await stored()).toEqual(before)
  })
})
