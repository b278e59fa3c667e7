import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { anyLogEvent } from '../../tests/arbitraries/pin-event.arbitrary.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/pin.events.ts'
import { applyPinEvent, emptyBook } from '#core/pins/pin.reducer.ts'
import type { PinBook } from '#core/pins/pin.reducer.ts'
import { getPin, listPins } from '#core/pins/pin.selectors.ts'
import { pack } from './pin-log.packing.ts'
import { decodeRow, firstSeqOfRow } from './pin-log.row.ts'
import { openPinLog } from './pin-log.ts'
import type { PinLog } from './pin-log.ts'
import { pinPartitionName } from './pin-partition-name.ts'
import { browserTabs } from './pin-tabs.ts'

type LogEvent = NewPinEnvelope['event']
let made = 0
const envelope = (event: LogEvent): NewPinEnvelope => ({ id: testId(`tabs ${(made += 1)}`), at: 5_000, tab: 'tab', v: 1, event })
const added = (...names: string[]): LogEvent => ({ type: 'pins.added', data: { pins: names.map((name) => pin(name)), autoSelect: false } })
const titled = (name: string, title: string): LogEvent => ({ type: 'pin.updated', data: { id: testId(name), patch: { title }, before: { title: `Title ${name}` } } })
const content = (book: PinBook) => ({ rows: listPins(book), selected: book.selectedIds, committed: book.committedIds })
const names = (book: PinBook) => listPins(book).map((row) => row.title)

interface Tab {
  readonly log: PinLog
  readonly changes: () => number
  /** As SIGKILL: no further transaction begins, its channel and locks are gone. */
  kill(): void
}

let users = 0
const opened: Tab[] = []
afterEach(async () => {
  for (const tab of opened.splice(0)) await tab.log.close()
})

/** A browser whose tabs share one database; the names differ per test, for channels and locks are the process's. */
function browser(tabs = browserTabs()) {
  const indexedDB = new IDBFactory()
  const userId = `user ${(users += 1)}`
  const name = pinPartitionName(userId, testAccount)
  const warnings: string[] = []
  const openTab = async (): Promise<Tab> => {
    const state = { isDead: false }
    let changes = 0
    const log = openPinLog({ userId, accountId: testAccount, indexedDB: mortal(indexedDB, state), tabs, idle: async () => new Promise((resolve) => setImmediate(resolve)), onChange: () => (changes += 1), warn: (message) => state.isDead || warnings.push(message) })
    const tab: Tab = {
      log,
      changes: () => changes,
      kill: () => {
        state.isDead = true
        log.link.close()
      },
    }
    opened.push(tab)
    await (await log.load()).complete
    return tab
  }
  return { indexedDB, name, warnings, openTab }
}

function mortal(indexedDB: IDBFactory, state: { readonly isDead: boolean }): IDBFactory {
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    const request = indexedDB.open(name, version)
    request.addEventListener('success', () => {
      const database = request.result
      const begin = database.transaction.bind(database)
      database.transaction = (...parameters) => {
        if (state.isDead) throw new Error('killed')
        return begin(...parameters)
      }
    })
    return request
  }
  return new Proxy(indexedDB, { get: (target, key) => (key === 'open' ? open : Reflect.get(target, key)) })
}

/** Everything that ever stood in the log, as its transactions completed. */
function watchLog(name: string) {
  const stored = new Map<number, unknown>()
  const spies = (['add', 'put'] as const).map((method) => {
    const original = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, method)?.value as IDBObjectStore['put']
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
      const request = original.call(this, value, key)
      if (this.name === 'log' && this.transaction.db.name === name) this.transaction.addEventListener('complete', () => stored.set(Number(request.result), value))
      return request
    })
  })
  const rows = () => [...stored].toSorted(([a], [b]) => a - b)
  return {
    rows: () => rows().map(([row]) => row),
    events: (): LogEnvelope[] => rows().flatMap(([row, value]) => decodeRow(row, value).events),
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

test('another tab sees a change without a reload', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(added('one'))])
  await expect.poll(() => names(b.log.current())).toEqual(['Title one'])
  expect(b.changes()).toBeGreaterThan(0)
  expect(b.log.unsent()).toHaveLength(1)
})

test('a change is put behind what another tab stored before it, and both tabs end alike', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(added('one'))])
  await b.log.catchUp()
  const seqs = await Promise.all([a.log.append([envelope(titled('one', 'A'))]), b.log.append([envelope(titled('one', 'B'))])])
  expect(seqs).toEqual([[firstSeqOfRow(2)], [firstSeqOfRow(3)]])
  await a.log.catchUp()
  expect([names(a.log.current()), names(b.log.current())]).toEqual([['B'], ['B']])
})

test('what another tab did before is kept as the way back, not what this tab believed', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.log.append([envelope(added('one'))])
  await b.log.catchUp()
  await Promise.all([a.log.append([envelope(titled('one', 'A'))]), b.log.append([envelope(titled('one', 'B'))])])
  const last = b.log.history().actions.at(-1)?.envelopes[0]
  expect(last?.back).toEqual([{ type: 'pin.updated', data: { id: testId('one'), patch: { title: 'A' }, before: { title: 'B' } } }])
})

test('a tab that slept through a checkpoint reads the snapshot', async () => {
  const { openTab, warnings } = browser()
  const a = await openTab()
  await a.log.applyRemote([remote(1, added('one', 'two'))])
  const sleeper = await openTab()
  sleeper.log.link.close()
  await a.log.applyRemote([remote(2, titled('one', 'Changed'))])
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
  await a.log.append([envelope(added('one'))])
  await b.log.append([envelope(titled('one', 'Unsent'))])
  await a.log.reset([pin('one'), pin('two')], 7)
  await expect.poll(() => names(b.log.current())).toEqual(['Unsent', 'Title two'])
  expect(b.log.revision()).toBe(7)
  expect(b.log.unsent()).toHaveLength(2)
})

test('the next snapshot is written from the one of another tab: only changed buckets', async () => {
  const { openTab } = browser()
  const a = await openTab()
  await a.log.applyRemote([remote(1, { type: 'pins.added', data: { pins: Array.from({ length: 320 }, (_, at) => pin(`p${at}`)), autoSelect: false } })])
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
  await a.log.append([envelope(added('one', 'two'))])
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
  await a.log.append([envelope(added('one'))])
  await b.log.append([envelope(titled('one', 'B'))])
  await a.log.catchUp()
  await a.log.acknowledge(a.log.unsent(), { revision: 2 })
  await expect.poll(() => b.log.unsent()).toEqual([])
  expect(b.log.revision()).toBe(2)
})

test('an event of a later build makes the older tab read-only: it keeps and skips it, and stores nothing more', async () => {
  const { openTab, indexedDB, name } = browser()
  const [old, other] = [await openTab(), await openTab()]
  await old.log.append([envelope(added('one'))])
  await other.log.catchUp()
  await writeRow(indexedDB, name, { t: 't', a: 1, e: [{ i: testId('new'), k: 'pin.invented', d: {} }] })
  // It can't know: what it stores now stands behind the unknown event, and nothing is lost.
  expect(await old.log.append([envelope(titled('one', 'Old'))])).toEqual([firstSeqOfRow(3)])
  expect(old.log.isReadOnly()).toBe(true)
  await expect(old.log.append([envelope(titled('one', 'Later'))])).rejects.toThrow('newer version')
  expect(names(old.log.current())).toEqual(['Old'])
  expect(old.log.unsent()).toEqual([])
  await old.log.checkpoint()
  const later = await openTab()
  expect(later.log.isReadOnly()).toBe(true)
  expect(names(later.log.current())).toEqual(['Old'])
})

type Move = { tab: number; do: 'append'; events: LogEvent[] } | { tab: number; do: 'checkpoint' | 'acknowledge' | 'kill' | 'catchUp' | 'wait' }
const anyTab = fc.nat({ max: 2 })
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tab: anyTab, do: fc.constant('append' as const), events: fc.array(anyLogEvent, { minLength: 1, maxLength: 4 }) }) },
  { weight: 4, arbitrary: fc.record({ tab: anyTab, do: fc.constantFrom('checkpoint' as const, 'acknowledge' as const, 'kill' as const, 'catchUp' as const, 'wait' as const) }) },
)

test.each([['with locks', browserTabs()], ['without locks', { ...browserTabs(), locks: null }]])('three tabs %s, some killed at any moment, end like one replay of the log: nothing lost, nothing twice', async (_, parts) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { maxLength: 16 }), async (moves) => {
      const { openTab, name, warnings } = browser(parts)
      const watched = watchLog(name)
      const tabs = [await openTab(), await openTab(), await openTab()]
      const acknowledged = new Map<number, string>()
      const running: Promise<unknown>[] = []
      for (const move of moves) {
        const tab = tabs[move.tab]
        if (tab === undefined) continue
        if (move.do === 'kill') {
          tab.kill()
          tabs[move.tab] = await openTab()
        } else running.push(make(move, tab.log, acknowledged))
        if (move.do === 'wait') await running.at(-1)
      }
      await Promise.all(running)
      for (const { log } of tabs) {
        await log.settled()
        await log.catchUp()
      }
      const truth = watched.events()
      const replayed = content(truth.reduce((book, { event, at }) => applyPinEvent(book, event, at), emptyBook(testAccount)))
      await vi.waitFor(() => {
        for (const { log } of tabs) expect(content(log.current())).toEqual(replayed)
      }, 20_000)
      const afresh = content((await openTab()).log.current())
      watched.restore()
      expect(afresh).toEqual(replayed)
      expect(watched.rows()).toEqual(watched.rows().map((_, at) => at + 1))
      expect(new Set(truth.map(({ id }) => id)).size).toBe(truth.length)
      for (const [seq, id] of acknowledged) expect(truth.find((entry) => entry.seq === seq)?.id).toBe(id)
      expect(warnings).toEqual([])
      for (const tab of opened.splice(0)) await tab.log.close()
    }),
    { numRuns: 60 },
  )
}, 60_000)

async function make(move: Move, log: PinLog, acknowledged: Map<number, string>): Promise<void> {
  switch (move.do) {
    case 'append':
      return append(move.events, log, acknowledged)
    case 'checkpoint':
      return log.checkpoint()
    case 'acknowledge':
      return log.acknowledge(log.unsent().slice(0, 1))
    case 'catchUp':
      return log.catchUp()
    default:
      await new Promise((resolve) => setImmediate(resolve))
  }
}

async function append(events: readonly LogEvent[], log: PinLog, acknowledged: Map<number, string>): Promise<void> {
  const envelopes = events.map(envelope)
  const seqs = await log.append(envelopes)
  if (log.state() === 'saved') for (const [at, seq] of seqs.entries()) acknowledged.set(seq, envelopes[at]?.id ?? '')
}

function remote(revision: number, event: LogEvent): CommittedEnvelope {
  return { id: testId(`remote ${(made += 1)}`), at: 6_000, tab: 'task:1', v: 1, event: event as CommittedEnvelope['event'], revision }
}

async function writeRow(indexedDB: IDBFactory, name: string, row: object): Promise<void> {
  const open = indexedDB.open(name)
  const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
  const transaction = database.transaction('log', 'readwrite')
  transaction.objectStore('log').add(pack(JSON.stringify(row)))
  await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()))
  database.close()
}
