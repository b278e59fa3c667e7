import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Pin } from '#core/contract/pins.contract.ts'
import { anyLogEvent } from '../../tests/arbitraries/pin-event.arbitrary.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope, PinEvent } from '#core/pins/pin.events.ts'
import { applyPinEvent, emptyBook } from '#core/pins/pin.reducer.ts'
import type { PinBook } from '#core/pins/pin.reducer.ts'
import { getPin, listPins } from '#core/pins/pin.selectors.ts'
import { openPinLog, pinPartitionName } from './pin-log.ts'
import type { PinLog } from './pin-log.ts'

type LogEvent = NewPinEnvelope['event']
let made = 0
const envelope = (event: LogEvent, name = `event ${(made += 1)}`): NewPinEnvelope => ({ id: testId(name), at: 5_000, tab: 'tab', v: 1, event })
const added = (...pins: Pin[]): LogEvent => ({ type: 'pins.added', data: { pins, autoSelect: false } })
const titled = (name: string, title: string): LogEvent => ({ type: 'pin.updated', data: { id: testId(name), patch: { title }, before: {} } })
const selected = (...names: string[]): LogEvent => ({ type: 'pins.selected', data: { ids: names.map(testId) } })
const committed = (revision: number, event: CommittedEnvelope['event'], name = `remote ${revision}`): CommittedEnvelope => ({ id: testId(name), at: 6_000, tab: 'task:1', v: 1, event, revision })
const many = (count: number, prefix = 'p'): Pin[] => Array.from({ length: count }, (_, at) => pin(`${prefix}${at}`))

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value), removeItem: (key) => void values.delete(key) }
}

function device() {
  const indexedDB = new IDBFactory()
  const localStorage = memoryStorage()
  const warnings: string[] = []
  const open = (): PinLog => openPinLog({ userId: 'user', accountId: testAccount, indexedDB, localStorage, warn: (message) => warnings.push(message) })
  /** A new log on the same device, wholly loaded. */
  const reload = async () => {
    const log = open()
    const loaded = await log.load()
    const { book, needsReset } = await loaded.complete
    return { log, loaded, book, needsReset: needsReset || loaded.needsReset }
  }
  return { indexedDB, localStorage, warnings, open, reload }
}

const content = (book: PinBook) => ({ rows: listPins(book), selected: book.selectedIds, committed: book.committedIds, key: book.pinGridKey })
const names = (book: PinBook) => listPins(book).map((row) => row.title)

/** Changes stored rows behind the log's back. */
async function tamper(indexedDB: IDBFactory, store: string, change: (store: IDBObjectStore) => void): Promise<void> {
  const open = indexedDB.open(pinPartitionName('user', testAccount))
  const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
  const transaction = database.transaction(store, 'readwrite')
  change(transaction.objectStore(store))
  await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()))
  database.close()
}

describe('writing and loading', () => {
  test('a new partition is empty and asks for the pins', async () => {
    const { reload } = device()
    const { book, needsReset } = await reload()
    expect(names(book)).toEqual([])
    expect(needsReset).toBe(true)
  })

  test('the book has an event at once, and after a reload too', async () => {
    const { reload } = device()
    const { log } = await reload()
    const saved = log.append([envelope(added(pin('a'), pin('b'))), envelope(selected('a'))])
    expect(log.current().selectedIds).toEqual([testId('a')])
    expect(await saved).toEqual([1, 2])
    await log.close()
    const again = await reload()
    expect(content(again.book)).toEqual(content(log.current()))
    expect(again.needsReset).toBe(false)
  })

  test('what is appended in one moment is one row of the log', async () => {
    const { reload, indexedDB } = device()
    const { log } = await reload()
    const seqs = await Promise.all([log.append([envelope(added(pin('a')))]), log.append([envelope(titled('a', 'x')), envelope(titled('a', 'y'))])])
    expect(seqs).toEqual([[1], [2, 3]])
    await log.close()
    let rows = 0
    await tamper(indexedDB, 'log', (store) => (store.count().onsuccess = (event) => (rows = (event.target as IDBRequest<number>).result)))
    expect(rows).toBe(1)
  })

  test('the first paint comes from the first chunk and the tail, the rest follows', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(...many(300)))])
    await log.checkpoint()
    await log.append([envelope(titled('p250', 'Changed')), envelope(added(pin('new')))])
    await log.close()
    const { loaded, book } = await reload()
    expect(loaded.book.count).toBeLessThan(100)
    expect(loaded.total).toBe(300)
    expect(names(loaded.book)[0]).toBe('Title new')
    expect(content(book)).toEqual(content(log.current()))
    expect(getPin(book, testId('p250'))?.title).toBe('Changed')
  })

  test('events appended between the first paint and the rest are kept', async () => {
    const { reload, open } = device()
    const { log } = await reload()
    await log.append([envelope(added(...many(300))), envelope(selected('p299'))])
    await log.checkpoint()
    await log.close()
    const second = open()
    const loaded = await second.load()
    const saved = second.append([envelope(titled('p299', 'Early')), envelope(added(pin('new')))])
    const { book } = await loaded.complete
    await saved
    expect(book.count).toBe(301)
    expect(getPin(second.current(), testId('p299'))?.title).toBe('Early')
    expect(second.current().selectedIds).toEqual([testId('p299')])
    await second.checkpoint()
    await second.close()
    expect(content((await reload()).book)).toEqual(content(second.current()))
  })
})

describe('checkpoints', () => {
  test('a checkpoint writes only changed buckets and cuts what is settled from the log', async () => {
    const { reload, indexedDB } = device()
    const { log } = await reload()
    await log.append([envelope(added(...many(640)))])
    await log.acknowledge(1)
    await log.checkpoint()
    await log.append([envelope(titled('p5', 'x'))])
    const put = vi.spyOn(IDBObjectStore.prototype, 'add')
    await log.checkpoint()
    expect(put).toHaveBeenCalledTimes(1)
    put.mockRestore()
    await log.close()
    let first: unknown
    await tamper(indexedDB, 'log', (store) => (store.getAllKeys().onsuccess = (event) => (first = (event.target as IDBRequest<IDBValidKey[]>).result)))
    expect(first).toEqual([2])
    expect(content((await reload()).book)).toEqual(content(log.current()))
  })

  test('256 events bring a checkpoint by themselves', async () => {
    const { reload, indexedDB } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')))])
    for (let at = 0; at < 256; at += 1) await log.append([envelope(titled('a', `Title ${at}`))])
    await log.acknowledge(257)
    await vi.waitFor(async () => {
      let snapshot: { lsn?: number } | undefined
      await tamper(indexedDB, 'meta', (store) => (store.get('snapshot').onsuccess = (event) => (snapshot = (event.target as IDBRequest<{ lsn: number }>).result)))
      expect(snapshot?.lsn).toBeGreaterThan(200)
    })
    await log.close()
    expect(names((await reload()).book)).toEqual(['Title 255'])
  })
})

describe('outbox', () => {
  test('shared events wait to be sent, local ones never do, and the wait outlives a reload and a checkpoint', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')), 'one'), envelope(selected('a')), envelope(titled('a', 'x'), 'two')])
    await log.checkpoint()
    await log.close()
    const { log: second } = await reload()
    expect(second.unsent().map((entry) => entry.id)).toEqual([testId('one'), testId('two')])
    await second.acknowledge(1)
    await second.close()
    const { log: third } = await reload()
    expect(third.unsent().map((entry) => entry.id)).toEqual([testId('two')])
  })

  test('what takes a refusal back is kept with it and never sent', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a'))), envelope(titled('a', 'Refused'), 'refused')])
    await log.acknowledge(2, { revision: 1, rejected: [testId('refused')], withdrawn: [envelope(titled('a', 'Title a'))] })
    expect(log.unsent()).toEqual([])
    await log.close()
    const again = await reload()
    expect(names(again.book)).toEqual(['Title a'])
    expect(again.log.unsent()).toEqual([])
    expect(again.log.revision()).toBe(1)
  })
})

describe('events of others', () => {
  test('they are applied in order, once, and never sent back', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.applyRemote([committed(1, added(pin('a')) as never), committed(2, titled('a', 'Two') as never)])
    await log.applyRemote([committed(2, titled('a', 'Two again') as never), committed(4, titled('a', 'Behind a gap') as never)])
    expect(names(log.current())).toEqual(['Two'])
    expect(log.revision()).toBe(2)
    expect(log.unsent()).toEqual([])
    await log.close()
    const again = await reload()
    expect(names(again.book)).toEqual(['Two'])
    expect(again.log.revision()).toBe(2)
  })

  test('an own event that comes back is recognised', async () => {
    const { reload } = device()
    const { log } = await reload()
    const own = envelope(titled('a', 'Mine'), 'mine')
    await log.applyRemote([committed(1, added(pin('a')) as never)])
    await log.append([own])
    await log.acknowledge(2)
    const before = log.current()
    await log.applyRemote([{ ...own, event: own.event as never, revision: 2 }])
    expect(log.current()).toBe(before)
    expect(log.revision()).toBe(2)
  })

  test("both sides end in the server's order when somebody was faster", async () => {
    const { reload } = device()
    const { log } = await reload()
    const own = envelope(titled('a', 'Mine'), 'mine')
    await log.applyRemote([committed(1, added(pin('a')) as never)])
    await log.append([own])
    await log.acknowledge(2)
    await log.applyRemote([committed(2, titled('a', 'Theirs') as never), { ...own, event: own.event as never, revision: 3 }])
    expect(names(log.current())).toEqual(['Mine'])
  })
})

describe('a fresh start from the server', () => {
  test('replaces the list, keeps unsent changes on top, and the selection that still exists', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a'), pin('b')))])
    await log.acknowledge(1)
    await log.append([envelope(selected('a', 'b')), envelope(titled('a', 'Unsent'))])
    const book = await log.reset([pin('a'), pin('c')], 9)
    expect(names(book)).toEqual(['Unsent', 'Title c'])
    expect(book.selectedIds).toEqual([testId('a')])
    await log.close()
    const again = await reload()
    expect(content(again.book)).toEqual(content(book))
    expect(again.log.revision()).toBe(9)
    expect(again.log.unsent()).toHaveLength(1)
  })
})

describe('damage', () => {
  const spied = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  afterEach(() => spied.mockClear())

  test('a corrupt chunk is set aside with one warning, the other pins stay, and the pins are asked for', async () => {
    const { reload, indexedDB, warnings } = device()
    const { log } = await reload()
    await log.append([envelope(added(...many(200)))])
    await log.acknowledge(1)
    await log.checkpoint()
    await log.close()
    await tamper(indexedDB, 'chunks', (store) => (store.openCursor(null, 'prev').onsuccess = (event) => void (event.target as IDBRequest<IDBCursorWithValue>).result.update({ key: 1, rows: 'garbage' })))
    const again = await reload()
    expect(again.needsReset).toBe(true)
    expect(again.book.count).toBeGreaterThan(100)
    expect(warnings).toHaveLength(1)
    let aside = 0
    await again.log.close()
    await tamper(indexedDB, 'quarantine', (store) => (store.count().onsuccess = (event) => (aside = (event.target as IDBRequest<number>).result)))
    expect(aside).toBe(1)
  })

  test('a corrupt event is set aside, the others of its row are kept, and the next load is quiet', async () => {
    const { reload, indexedDB, warnings } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a'))), envelope(titled('a', 'x')), envelope(selected('a'))])
    await log.close()
    await tamper(indexedDB, 'log', (store) => (store.get(1).onsuccess = (event) => {
      const row = (event.target as IDBRequest<{ first: number; events: { event: unknown }[] }>).result
      Object.assign(row.events[1] ?? {}, { event: { type: 'pin.updated', data: { id: 7 } } })
      store.put(row, 1)
    }))
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
    await tamper(indexedDB, 'log', (store) => (store.get(1).onsuccess = (event) => {
      const row = (event.target as IDBRequest<{ first: number; events: { event: unknown }[] }>).result
      Object.assign(row.events[1] ?? {}, { event: { type: 'pin.invented', data: {} } })
      store.put(row, 1)
    }))
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
    const other = openPinLog({ userId: 'user', accountId: testAccount, indexedDB: new IDBFactory(), localStorage, warn: (message) => warnings.push(message) })
    expect((await other.load()).needsReset).toBe(true)
    expect(warnings).toEqual(['The browser lost the stored pins: they are fetched again.'])
  })

  test('a full disk keeps changes in memory, still sends them, and stores all when there is room again', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')))])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await log.append([envelope(titled('a', 'In memory'))])).toEqual([2])
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
    const real = IDBDatabase.prototype.transaction
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (failures-- > 0) throw new DOMException('The database connection is closing.', 'InvalidStateError')
      return real.apply(this, args)
    })
    await log.append([envelope(added(pin('a')))])
    expect(log.state()).toBe('saved')
    transaction.mockRestore()
    await log.close()
    expect(names((await reload()).book)).toEqual(['Title a'])
  })
})

test('a deleted partition is gone', async () => {
  const { reload, indexedDB } = device()
  const { log } = await reload()
  await log.append([envelope(added(pin('a')))])
  await log.destroy()
  expect(await indexedDB.databases()).toEqual([])
})

type Step = { do: 'append'; events: LogEvent[] } | { do: 'checkpoint' } | { do: 'reload' } | { do: 'acknowledge' }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.array(anyLogEvent, { minLength: 1, maxLength: 6 }).map((events) => ({ do: 'append' as const, events })) },
  fc.constant({ do: 'checkpoint' as const }),
  fc.constant({ do: 'reload' as const }),
  fc.constant({ do: 'acknowledge' as const }),
)
const replay = (events: readonly PinEvent[]): PinBook => events.reduce((book, event) => applyPinEvent(book, event, 5_000), emptyBook(testAccount))

test('replay of everything = snapshot and tail = live, however appends, checkpoints, acknowledgements and reloads mix', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
      const { reload } = device()
      let { log } = await reload()
      const all: LogEvent[] = []
      for (const step of steps) {
        if (step.do === 'append') {
          all.push(...step.events)
          await log.append(step.events.map((event) => envelope(event)))
        } else if (step.do === 'checkpoint') await log.checkpoint()
        else if (step.do === 'acknowledge') await log.acknowledge(log.unsent()[0]?.seq ?? 0)
        else {
          await log.close()
          ;({ log } = await reload())
        }
      }
      expect(content(log.current())).toEqual(content(replay(all)))
      await log.close()
      expect(content((await reload()).book)).toEqual(content(replay(all)))
    }),
    { numRuns: 60 },
  )
})

test('cut off between any two writes, the load gives every acknowledged event, none twice, and a prefix of what was asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 10 }), fc.nat({ max: 30 }), async (steps, writesUntilCrash) => {
      const { reload, open, indexedDB } = device()
      const log = open()
      await (await log.load()).complete
      const crash = crashAfter(writesUntilCrash)
      const asked: LogEvent[] = []
      let acknowledged = 0
      for (const step of steps) {
        if (step.do === 'append') {
          asked.push(...step.events)
          await log.append(step.events.map((event) => envelope(event)))
          if (log.state() === 'saved') acknowledged = asked.length
        } else if (step.do === 'acknowledge') await log.acknowledge(log.unsent()[0]?.seq ?? 0)
        else await log.checkpoint()
      }
      crash.restore()
      const { book } = await reload()
      const prefixes = Array.from({ length: asked.length - acknowledged + 1 }, (_, more) => content(replay(asked.slice(0, acknowledged + more))))
      expect(prefixes).toContainEqual(content(book))
      expect((await indexedDB.databases()).length).toBe(1)
    }),
    { numRuns: 80 },
  )
})

/** After so many write transactions the browser is dead: no further one begins. */
function crashAfter(writes: number): { restore: () => void } {
  const real = IDBDatabase.prototype.transaction
  let left = writes
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (args[1] === 'readwrite' && left-- <= 0) throw new Error('killed')
    return real.apply(this, args)
  })
  return { restore: () => spy.mockRestore() }
}
