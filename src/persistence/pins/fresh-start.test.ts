import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import {
  added,
  committed,
  envelope,
  names,
  titled,
} from '../../../tests/support/pin-store/open-log.ts'
import { browser, closeTabs } from '../../../tests/support/pin-store/tab-builder.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeTabs()
})

async function begun() {
  const { openTab } = browser()
  const { log } = await openTab()
  await log.applyRemote([committed(1, added(pin('a'), pin('b')))])
  await log.checkpoint()
  return { log, open: openTab }
}

/** Rows of pins are refused; `times` only, where it is stated. */
function refuseChunks(reason: Error, times = Infinity): { restore: () => void } {
  const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')
    ?.value as IDBObjectStore['add']
  let left = times
  const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (this.name === 'chunks' && left-- > 0) throw reason
    return add.call(this, value, key)
  })
  return { restore: () => spy.mockRestore() }
}

test('a list of the server that could not be stored does not make the next load believe it has it', async () => {
  const { log, open } = await begun()
  refuseChunks(new Error('broken'))
  await log.reset([pin('c'), pin('b')], 9)
  expect(names(log.current())).toEqual(['Title c', 'Title b'])
  await log.append([envelope(titled('b', 'Small'))])
  await log.acknowledge(log.unsent(), { revision: 10 })
  await log.settled()
  expect(log.revision()).toBe(10)
  const { log: later } = await open()
  expect(names(later.current())).toEqual(['Title a', 'Small'])
  expect(later.revision()).toBe(1)
})

test('other tabs get the list only when a checkpoint can be written', async () => {
  const { log, open } = await begun()
  const { log: other } = await open()
  const disk = refuseChunks(new Error('broken'))
  await log.reset([pin('c'), pin('b')], 9)
  await log.applyRemote([committed(10, { type: 'pins.deleted', data: { ids: [testId('gone')] } })])
  await log.settled()
  await other.catchUp()
  expect(other.revision()).toBe(1)
  disk.restore()
  await log.checkpoint()
  await expect.poll(() => names(other.current())).toEqual(['Title c', 'Title b'])
  expect(other.revision()).toBe(10)
  const { log: later } = await open()
  expect([names(later.current()), later.revision()]).toEqual([['Title c', 'Title b'], 10])
})

test('on a full disk the old rows make room for the list', async () => {
  const { log, open } = await begun()
  const disk = refuseChunks(new DOMException('full', 'QuotaExceededError'), 3)
  await log.reset([pin('c'), pin('b')], 9)
  disk.restore()
  const { log: later, needsReset } = await open()
  expect([names(later.current()), later.revision(), needsReset]).toEqual([
    ['Title c', 'Title b'],
    9,
    false,
  ])
})

test('where there is no room for it at all, the next load asks for it', async () => {
  const { log, open } = await begun()
  refuseChunks(new DOMException('full', 'QuotaExceededError'))
  await log.reset([pin('c'), pin('b')], 9)
  expect(names(log.current())).toEqual(['Title c', 'Title b'])
  expect((await open()).needsReset).toBe(true)
})

test('a fresh start at an older revision forgets what was acknowledged after it: the server’s word is taken again', async () => {
  const { log, open } = await begun()
  const own = envelope(titled('b', 'Mine'), 'mine')
  await log.append([own])
  await log.acknowledge([own], { revision: 2 })
  const { log: other } = await open()
  await log.reset([pin('a'), pin('b')], 1)
  expect(names(log.current())).toEqual(['Title a', 'Title b'])
  await expect
    .poll(() => [other.revision(), names(other.current())])
    .toEqual([1, ['Title a', 'Title b']])
  const { log: later } = await open()
  for (const each of [log, other, later]) {
    await each.applyRemote([{ ...own, revision: 2 }])
    expect([each.revision(), names(each.current())]).toEqual([2, ['Title a', 'Mine']])
  }
})

test('what is unsent is still its own after a fresh start: it is not applied again when it comes back', async () => {
  const { log } = await begun()
  const [own, later] = [
    envelope(titled('b', 'Mine'), 'unsent mine'),
    envelope(titled('b', 'Later'), 'unsent later'),
  ]
  await log.append([own, later])
  await log.reset([pin('a'), pin('b')], 1)
  await log.applyRemote([{ ...own, revision: 2 }])
  expect([log.revision(), names(log.current())]).toEqual([2, ['Title a', 'Later']])
})

test('what a tab knows of the list before is no knowledge of the new one: neither what it says nor what it stores', async () => {
  const { log, open } = await begun()
  const { log: other } = await open()
  await log.reset([pin('a'), pin('b')], 1)
  await expect
    .poll(() => other.link.closedSignal.aborted || names(other.current()))
    .toEqual(['Title a', 'Title b'])
  other.link.post({ type: 'settled', acknowledged: 0, revision: 9, freshStarts: 0 })
  const { log: deaf } = await open()
  deaf.link.close()
  await log.reset([pin('a'), pin('b')], 1)
  await deaf.acknowledge([], { revision: 9 })
  await deaf.append([envelope(titled('b', 'Mine'))])
  const { log: later } = await open()
  expect([log.revision(), deaf.revision(), later.revision()]).toEqual([1, 1, 1])
  expect(names(later.current())).toEqual(['Title a', 'Mine'])
})
