import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { getPin, listPins } from '#core/pins/book/pin-selectors.ts'
import {
  added,
  committed,
  device,
  envelope,
  many,
  names,
  selected,
  tamper,
  titled,
} from '../../../tests/support/pin-store/open-log.ts'
import { SAMPLE_TURN } from '../../../tests/support/sample-turn.ts'
import { pack } from './log/packing.ts'
import { evictionMarkerKey, pinPartitionName } from './partition-name.ts'
import { toBytes } from './log/row.ts'

const pins: readonly Pin[] = [pin('b'), ...many(150)]
const garbage: readonly (readonly [string, unknown])[] = [
  ['nothing at all', undefined],
  ['null', null],
  ['a text', 'garbage'],
  ['a number', -3],
  ['an empty object', {}],
  [
    'an object of wrong fields',
    { row: 'one', rows: 7, chunks: {}, acknowledged: -1, mark: null, key: 'k', e: 3 },
  ],
  ['bytes of nothing', new ArrayBuffer(0)],
  ['torn bytes', new Uint8Array([123, 34, 107])],
  ['the JSON of something else', toBytes({ key: 1, rows: [] })],
  ['a row of something else', pack('{"e":[7,{"k":"pin.updated"}],"s":[-1,"x"],"j":"?"}')],
]

/** Pins of the server in a snapshot, and two changes behind it that it has not got. */
async function used() {
  const made = device('user', { hasJournal: true })
  const { log } = await made.reload()
  await log.applyRemote([committed(1, added(...pins))])
  await log.append([envelope(selected('p3', 'p4'))])
  await log.checkpoint()
  await log.append([envelope(titled('p1', 'Kept'))])
  await log.append([envelope(titled('b', 'Kept too'))])
  await log.close()
  return made
}

async function keysOf(indexedDB: IDBFactory, store: string): Promise<(string | number)[]> {
  let keys: (string | number)[] = []
  await tamper(
    indexedDB,
    store,
    (opened) =>
      (opened.getAllKeys().onsuccess = (event) =>
        (keys = (event.target as IDBRequest<(string | number)[]>).result)),
  )
  return keys
}

async function spoil(
  indexedDB: IDBFactory,
  { store, key, value }: { store: string; key: IDBValidKey; value: unknown },
): Promise<void> {
  await tamper(indexedDB, store, (opened) =>
    value === undefined
      ? opened.delete(key)
      : opened.put(value, ...(opened.keyPath === null ? [key] : [])),
  )
}

const places = await (async () => {
  const { indexedDB } = await used()
  const stores = ['meta', 'chunks', 'log']
  const keys = await Promise.all(stores.map(async (store) => keysOf(indexedDB, store)))
  return stores.flatMap((store, at) => (keys[at] ?? []).map((key) => ({ store, key })))
})()

/** `npm test` puts 1 of 3 kinds into each place, by turns. */
const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const cases = places.map((place, nth) => ({
  ...place,
  kinds: garbage.filter((_, kind) => isFull || (kind + nth + SAMPLE_TURN) % 3 === 0),
}))

test('there is something to be spoilt everywhere', () => {
  expect(places.map(({ store, key }) => `${store} ${key}`)).toEqual(
    expect.arrayContaining(['meta snapshot', 'meta checkpoint', 'meta sync', 'meta journal']),
  )
  expect(new Set(places.map(({ store }) => store)).size).toBe(3)
})

describe.each(cases)('$store $key', ({ store, key, kinds }) => {
  test.each(kinds)('%s: the server’s list heals it, for good', async (_name, value) => {
    const { indexedDB, reload } = await used()
    await spoil(indexedDB, { store, key, value })
    const { log, needsReset } = await reload()
    if (needsReset) await log.reset(pins, 1)
    expect(listPins(log.current())).toHaveLength(pins.length)
    const kept = [
      getPin(log.current(), testId('p1'))?.title,
      getPin(log.current(), testId('b'))?.title,
    ].filter((title) => title?.startsWith('Kept'))
    // A row of the log may be one of these changes itself.
    expect(kept.length).toBeGreaterThanOrEqual(store === 'log' ? 1 : 2)
    await log.append([envelope(titled('p2', 'After'))])
    await log.checkpoint()
    await log.close()
    const again = await reload()
    expect(again.needsReset).toBe(false)
    expect(names(again.book)).toEqual(names(log.current()))
    expect(getPin(again.book, testId('p2'))?.title).toBe('After')
    await again.log.close()
  })

  test.each(kinds)(
    '%s: what could not be fetched yet is still owed after changes, a snapshot and a reload',
    async (_name, value) => {
      const { indexedDB, reload } = await used()
      await spoil(indexedDB, { store, key, value })
      const { log, needsReset } = await reload()
      await log.append([envelope(titled('p2', 'Meanwhile'))])
      await log.checkpoint()
      await log.close()
      const again = await reload()
      expect(again.needsReset || listPins(again.book).length === pins.length).toBe(true)
      expect(again.needsReset).toBe(needsReset)
      const book = again.needsReset ? await again.log.reset(pins, 1) : again.book
      expect(getPin(book, testId('p2'))?.title).toBe('Meanwhile')
      expect(listPins(book)).toHaveLength(pins.length)
      await again.log.close()
    },
  )
})

test.each(['', 'garbage', '{"row":"x"}', 'null'])('a canary of %j says nothing', async (value) => {
  const { localStorage, reload } = await used()
  localStorage.setItem(evictionMarkerKey(pinPartitionName('user', testAccount)), value)
  const { needsReset, log } = await reload()
  expect(needsReset).toBe(false)
  await log.close()
})

test('one broken pin of a chunk costs that pin, and one broken mark that mark', async () => {
  const { indexedDB, reload, warnings } = await used()
  for (const key of await keysOf(indexedDB, 'chunks'))
    await tamper(
      indexedDB,
      'chunks',
      (store) =>
        (store.get(key).onsuccess = (event) => {
          const row = JSON.parse(
            new TextDecoder().decode((event.target as IDBRequest<Uint8Array>).result),
          ) as { rows?: unknown[]; ids?: unknown[] }
          const list = row.rows ?? row.ids ?? []
          list[0] = row.rows === undefined ? 'no id' : { id: 'no pin' }
          store.put(toBytes(row), ...(store.keyPath === null ? [key] : []))
        }),
    )
  const { log, book, needsReset } = await reload()
  expect(needsReset).toBe(true)
  expect(warnings.length).toBeGreaterThan(0)
  expect(listPins(book).length).toBeGreaterThan(pins.length - 10)
  expect(listPins(book).length).toBeLessThan(pins.length)
  expect(book.selectedIds).toEqual([testId('p4')])
  await log.close()
})

test('where there is no room to set damage aside, the rest is shown all the same', async () => {
  const { indexedDB, reload, warnings } = await used()
  await spoil(indexedDB, { store: 'meta', key: 'sync', value: 'garbage' })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { log, needsReset, loaded } = await reload()
  put.mockRestore()
  expect([needsReset, loaded.isUnreadable, listPins(log.current()).length]).toEqual([
    true,
    false,
    pins.length,
  ])
  expect(warnings).toContain('Corrupt entries of pins could not be set aside.')
  await log.close()
  expect((await reload()).needsReset).toBe(true)
})
