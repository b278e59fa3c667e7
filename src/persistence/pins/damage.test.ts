import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import {
  added,
  at,
  committed,
  content,
  device,
  envelope,
  many,
  names,
  selected,
  tamper,
  titled,
  unsentTo,
} from '../../../tests/support/pin-store/open-log.ts'
import { pack, unpack } from './log/packing.ts'
import { openPinStore } from './pin-store.ts'
import { pinPartitionName } from './partition-name.ts'

describe('damage', () => {
  const spied = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  afterEach(() => spied.mockClear())

  test('a corrupt chunk is set aside with one warning, the other pins stay, and the pins are asked for', async () => {
    const { reload, indexedDB, warnings } = device()
    const { log } = await reload()
    await log.append([envelope(added(...many(200)))])
    await log.acknowledge(unsentTo(log, at(1)))
    await log.checkpoint()
    await log.close()
    await tamper(
      indexedDB,
      'chunks',
      (store) =>
        (store.openCursor(null, 'prev').onsuccess = (event) =>
          void (event.target as IDBRequest<IDBCursorWithValue>).result.update({
            key: 1,
            rows: 'garbage',
          })),
    )
    const again = await reload()
    expect(again.needsReset).toBe(true)
    expect(again.book.count).toBeGreaterThan(100)
    expect(warnings).toHaveLength(1)
    let aside = 0
    await again.log.close()
    await tamper(
      indexedDB,
      'quarantine',
      (store) =>
        (store.count().onsuccess = (event) =>
          (aside = (event.target as IDBRequest<number>).result)),
    )
    expect(aside).toBe(1)
  })

  test('a corrupt event is set aside, the others of its row are kept, and the next load is quiet', async () => {
    const { reload, indexedDB, warnings } = device()
    const { log } = await reload()
    await log.append([
      envelope(added(pin('a'))),
      envelope(titled('a', 'x')),
      envelope(selected('a')),
    ])
    await log.close()
    await tamper(
      indexedDB,
      'log',
      (store) =>
        (store.get(1).onsuccess = (event) => {
          const row = JSON.parse(unpack((event.target as IDBRequest<ArrayBuffer>).result)) as {
            e: object[]
          }
          Object.assign(row.e[1] ?? {}, { d: { id: 7 } })
          store.put(pack(JSON.stringify(row)), 1)
        }),
    )
    const again = await reload()
    expect(again.needsReset).toBe(true)
    expect(names(again.book)).toEqual(['Title a'])
    expect(again.book.selectedIds).toEqual([testId('a')])
    await again.log.append([envelope(titled('a', 'after'))])
    await again.log.close()
    expect(warnings).toHaveLength(1)
    expect(names((await reload()).book)).toEqual(['after'])
    expect(warnings).toHaveLength(1)
  })

  test("a later build's event is kept and skipped", async () => {
    const { reload, indexedDB } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a'))), envelope(titled('a', 'x'))])
    await log.close()
    await tamper(
      indexedDB,
      'log',
      (store) =>
        (store.get(1).onsuccess = (event) => {
          const row = JSON.parse(unpack((event.target as IDBRequest<ArrayBuffer>).result)) as {
            e: object[]
          }
          Object.assign(row.e[1] ?? {}, { k: 'pin.invented', d: {} })
          store.put(pack(JSON.stringify(row)), 1)
        }),
    )
    const again = await reload()
    expect(again.loaded.hasNewer).toBe(true)
    expect(names(again.book)).toEqual(['Title a'])
    await again.log.checkpoint()
    await again.log.close()
    expect((await reload()).loaded.hasNewer).toBe(true)
  })

  test('a store that the browser lost is noticed', async () => {
    const { reload, localStorage, warnings } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')))])
    await log.close()
    const other = openPinStore({
      userId: 'user',
      accountId: testAccount,
      indexedDB: new IDBFactory(),
      localStorage,
      warn: (message) => warnings.push(message),
    })
    expect((await other.load()).needsReset).toBe(true)
    expect(warnings).toEqual(['The browser lost the stored pins: they are fetched again.'])
  })

  test('other pins than were counted are noticed', async () => {
    const { reload, localStorage, warnings } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a'), pin('b')))])
    await log.close()
    expect(
      JSON.parse(localStorage.getItem(`${pinPartitionName('user', testAccount)}:canary`) ?? ''),
    ).toEqual({ row: 1, count: 2 })
    localStorage.setItem(
      `${pinPartitionName('user', testAccount)}:canary`,
      JSON.stringify({ row: 1, count: 3 }),
    )
    const { needsReset } = await reload()
    expect(needsReset).toBe(true)
    expect(warnings).toEqual([
      'The browser stores 2 pins where there were 3: they are fetched again.',
    ])
  })

  test('a full disk keeps changes in memory, still sends them, and stores all when there is room again', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')))])
    const put = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await log.append([envelope(titled('a', 'In memory'))])
    expect(log.unsent().at(-1)?.seq).toBe(at(2))
    expect(log.state()).toBe('memoryOnly')
    expect(log.unsent()).toHaveLength(2)
    put.mockRestore()
    await log.append([envelope(selected('a'))])
    expect(log.state()).toBe('saved')
    await log.close()
    expect(content((await reload()).book)).toEqual(content(log.current()))
  })

  test('a lost connection is opened once more', async () => {
    const { reload } = device()
    const { log } = await reload()
    let failures = 1
    const real = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
      ?.value as IDBDatabase['transaction']
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
      if (this.objectStoreNames.contains('log') && failures-- > 0)
        throw new DOMException('The database connection is closing.', 'InvalidStateError')
      return real.apply(this, args)
    })
    await log.append([envelope(added(pin('a')))])
    expect(log.state()).toBe('saved')
    transaction.mockRestore()
    await log.close()
    expect(names((await reload()).book)).toEqual(['Title a'])
  })

  test('a store that what is left of a crashed browser still holds is asked again', async () => {
    const { reload, indexedDB } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')))])
    await log.close()
    let refusals = 3
    const real = indexedDB.open.bind(indexedDB)
    const open = vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
      if (refusals-- > 0)
        throw new DOMException(
          'Internal error opening backing store for indexedDB.open.',
          'UnknownError',
        )
      return real(...args)
    })
    expect(names((await reload()).book)).toEqual(['Title a'])
    expect(refusals).toBeLessThan(0)
    open.mockRestore()
  })
})

test('a write that was reported as failed but stands in the log is not made twice', async () => {
  const { reload } = device()
  const { log } = await reload()
  await log.append([envelope(added(pin('a')))])
  const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
    ?.value as IDBDatabase['transaction']
  const lying = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...parameters
  ) {
    const made = transaction.apply(this, parameters)
    Object.defineProperty(made, 'oncomplete', {
      set() {
        made.addEventListener('complete', () => made.onabort?.call(made, new Event('abort')))
      },
    })
    return made
  })
  await log.append([envelope(titled('a', 'Once'), 'once')])
  expect(log.unsent().at(-1)?.seq).toBe(at(2))
  expect(log.state()).toBe('saved')
  lying.mockRestore()
  await log.append([envelope(selected('a'))])
  expect(log.unsent().filter(({ id }) => id === testId('once'))).toHaveLength(1)
  expect(log.state()).toBe('saved')
  await log.close()
  const again = await reload()
  expect(again.log.unsent().map(({ id, seq }) => [id, seq])).toContainEqual([testId('once'), at(2)])
  expect(again.log.unsent()).toHaveLength(2)
})

describe('a full disk', () => {
  const owner = 'the owner of a full disk'
  const partition = pinPartitionName(owner, testAccount)

  /**
   * Refuses that many puts into the log, but only of this user: logs of other tests may still have
   * something to store.
   */
  function full(times: number): { restore: () => void } {
    const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')
      ?.value as IDBObjectStore['add']
    let left = times
    const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (this.name === 'log' && this.transaction.db.name === partition && left-- > 0)
        throw new DOMException('full', 'QuotaExceededError')
      return add.call(this, value, key)
    })
    return { restore: () => spy.mockRestore() }
  }

  async function keysOf(indexedDB: IDBFactory, store: string): Promise<IDBValidKey[]> {
    let keys: IDBValidKey[] = []
    await tamper(
      indexedDB,
      store,
      (opened) =>
        (opened.getAllKeys().onsuccess = (event) =>
          (keys = (event.target as IDBRequest<IDBValidKey[]>).result)),
    )
    return keys
  }

  test('is first met by what is not of the log: the quarantine, then what else this site keeps; old undo and the stored pins stay', async () => {
    const { reload, indexedDB, gaveWay } = device(owner)
    const { log } = await reload()
    await log.applyRemote([committed(1, added(...many(70)))])
    for (const title of ['one', 'two', 'three']) await log.append([envelope(titled('p1', title))])
    await log.acknowledge(unsentTo(log, at(3)))
    await log.checkpoint()
    await tamper(indexedDB, 'quarantine', (store) => store.add({ why: 'old' }))
    const quarantine = full(1)
    await log.append([envelope(titled('p1', 'four'))])
    quarantine.restore()
    expect([await keysOf(indexedDB, 'quarantine'), gaveWay()]).toEqual([[], 0])
    const rest = full(2)
    await log.append([envelope(titled('p1', 'five'))])
    rest.restore()
    expect([gaveWay(), log.state()]).toEqual([1, 'saved'])
    expect(await keysOf(indexedDB, 'log')).toEqual([2, 3, 4, 5, 6])
    expect((await keysOf(indexedDB, 'chunks')).length).toBe(2)
    await log.close()
  })

  test('what else the site keeps may refuse to go: the next step is taken', async () => {
    const { indexedDB, localStorage, warnings } = device(owner)
    const giveWay = async () => Promise.reject(new Error('refused'))
    const log = openPinStore({
      userId: owner,
      accountId: testAccount,
      indexedDB,
      localStorage,
      evictCaches: giveWay,
      warn: (message) => warnings.push(message),
    })
    await log.load()
    const disk = full(3)
    await log.append([envelope(added(pin('a')))])
    disk.restore()
    expect([log.state(), warnings]).toEqual([
      'saved',
      ['The browser’s storage is full, and nothing could be cleared.'],
    ])
    await log.close()
  })

  test('then gives up old undo, and keeps what is unsent', async () => {
    const { reload, indexedDB } = device(owner)
    const { log } = await reload()
    await log.applyRemote([committed(1, added(...many(70)))])
    for (const title of ['one', 'two', 'three']) await log.append([envelope(titled('p1', title))])
    await log.acknowledge(unsentTo(log, at(3)))
    await log.checkpoint()
    expect(await keysOf(indexedDB, 'log')).toEqual([2, 3, 4])
    const disk = full(3)
    await log.append([envelope(titled('p1', 'four'))])
    disk.restore()
    expect(log.state()).toBe('saved')
    expect(await keysOf(indexedDB, 'log')).toEqual([4, 5])
    expect((await keysOf(indexedDB, 'chunks')).length).toBe(2)
    await log.close()
    expect((await reload()).book).toMatchObject({ count: 70 })
  })

  test('then the rows that the server can give back: the next load asks for them, unsent changes stay', async () => {
    const { reload, indexedDB } = device(owner)
    const { log } = await reload()
    await log.applyRemote([committed(1, added(...many(70)))])
    await log.checkpoint()
    const disk = full(4)
    await log.append([envelope(titled('p1', 'Kept'))])
    disk.restore()
    expect(log.state()).toBe('saved')
    expect(await keysOf(indexedDB, 'chunks')).toEqual([])
    await log.close()
    const again = await reload()
    expect(again.needsReset).toBe(true)
    expect(again.log.unsent()).toHaveLength(1)
    const book = await again.log.reset(many(70), 1)
    expect(getPin(book, testId('p1'))?.title).toBe('Kept')
  })
})
