/** A tab that misses rows of the log which are not there any more must read the snapshot before it writes one. */
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { added, committed, envelope, names, titled } from './pin-log.builder.ts'
import { browser, closeTabs } from './pin-tabs.builder.ts'

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
  expect([names(later.log.current()), later.log.revision()]).toEqual([['Title c', 'Third', 'Title b'], 3])
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
  expect([names(later.log.current()), later.log.revision()]).toEqual([['Title c', 'Typed', 'Title b'], 9])
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
  expect([names(later.log.current()), later.log.revision()]).toEqual([['Title new 6', 'Title new 4', 'Title new 2', 'At 6', 'Title b'], 7])
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
