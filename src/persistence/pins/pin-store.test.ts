import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { getPin, listPins } from '#core/pins/book/pin-selectors.ts'
import { planUndo } from '#core/pins/history/pin-undo.ts'
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
import type { LogEvent } from '../../../tests/support/pin-store/open-log.ts'
import { openPinStore } from './pin-store.ts'

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
    await saved
    expect(log.unsent().map(({ seq }) => seq)).toEqual([at(1)])
    await log.close()
    const again = await reload()
    expect(content(again.book)).toEqual(content(log.current()))
    expect(again.needsReset).toBe(false)
  })

  test('what is appended in one moment is one row of the log', async () => {
    const { reload, indexedDB } = device()
    const { log } = await reload()
    await Promise.all([
      log.append([envelope(added(pin('a')))]),
      log.append([envelope(titled('a', 'x')), envelope(titled('a', 'y'))]),
    ])
    expect(log.unsent().map(({ seq }) => seq)).toEqual([at(1), at(1, 1), at(1, 2)])
    await log.close()
    let rows = 0
    await tamper(
      indexedDB,
      'log',
      (store) =>
        (store.count().onsuccess = (event) => (rows = (event.target as IDBRequest<number>).result)),
    )
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
    expect(loaded.book.count).toBeLessThan(130)
    expect(loaded.total).toBe(300)
    expect(names(loaded.book)[0]).toBe('Title new')
    expect(content(book)).toEqual(content(log.current()))
    expect(getPin(book, testId('p250'))?.title).toBe('Changed')
  })

  test('the first paint knows which of its pins are marked, however many are; all marks come in their order', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(...many(1300)))])
    const all = listPins(log.current())
      .map(({ id }) => id)
      .toReversed()
    await log.append([
      envelope({ type: 'pins.selected', data: { ids: all } }),
      envelope({ type: 'pins.committed', data: { ids: all.slice(-3) } }),
    ])
    await log.checkpoint()
    await log.close()
    const { loaded, book } = await reload()
    expect(loaded.book.selectedIds).toHaveLength(loaded.book.count)
    expect(loaded.book.committedIds).toEqual(all.slice(-3))
    expect(book.selectedIds).toEqual(all)
    expect(book.committedIds).toEqual(all.slice(-3))
  })

  test('a selection that grows writes its last piece only', async () => {
    const { reload, addsWhile } = device('selects')
    const { log } = await reload()
    await log.applyRemote([committed(1, added(...many(1300)))])
    await log.append([
      envelope({ type: 'pins.selected', data: { ids: many(1200).map(({ id }) => id) } }),
    ])
    await log.checkpoint()
    await log.append([envelope(selected('p1250'))])
    expect(await addsWhile(async () => log.checkpoint())).toBe(1)
    await log.close()
    expect((await reload()).book.selectedIds).toEqual(log.current().selectedIds)
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
    const { reload, indexedDB, addsWhile } = device('settles')
    const { log } = await reload()
    await log.applyRemote([committed(1, added(...many(640)))])
    await log.checkpoint()
    await log.append([envelope(titled('p5', 'x'))])
    expect(await addsWhile(async () => log.checkpoint())).toBe(1)
    await log.close()
    let first: unknown
    await tamper(
      indexedDB,
      'log',
      (store) =>
        (store.getAllKeys().onsuccess = (event) =>
          (first = (event.target as IDBRequest<IDBValidKey[]>).result)),
    )
    expect(first).toEqual([2])
    expect(content((await reload()).book)).toEqual(content(log.current()))
  })

  test('256 events bring a checkpoint by themselves', async () => {
    const { reload, indexedDB } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')))])
    for (let at = 0; at < 256; at += 1) await log.append([envelope(titled('a', `Title ${at}`))])
    await log.acknowledge(unsentTo(log, at(257)))
    await vi.waitFor(async () => {
      let snapshot: { row?: number } | undefined
      await tamper(
        indexedDB,
        'meta',
        (store) =>
          (store.get('snapshot').onsuccess = (event) =>
            (snapshot = (event.target as IDBRequest<{ row: number }>).result)),
      )
      expect(snapshot?.row).toBeGreaterThan(200)
    }, 20_000)
    await log.close()
    expect(names((await reload()).book)).toEqual(['Title 255'])
  })
})

describe('outbox', () => {
  test('shared events wait to be sent, local ones never do, and the wait outlives a reload and a checkpoint', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([
      envelope(added(pin('a')), 'one'),
      envelope(selected('a')),
      envelope(titled('a', 'x'), 'two'),
    ])
    await log.checkpoint()
    await log.close()
    const { log: second } = await reload()
    expect(second.unsent().map((entry) => entry.id)).toEqual([testId('one'), testId('two')])
    await second.acknowledge(unsentTo(second, at(1)))
    await second.close()
    const { log: third } = await reload()
    expect(third.unsent().map((entry) => entry.id)).toEqual([testId('two')])
  })

  test('what the server has settled is stored with the next change, not by itself', async () => {
    const { reload, indexedDB } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')))])
    await log.acknowledge(unsentTo(log, at(1)), { revision: 1 })
    await log.append([envelope(titled('a', 'x'))])
    let rows: IDBValidKey[] = []
    await tamper(
      indexedDB,
      'log',
      (store) =>
        (store.getAllKeys().onsuccess = (event) =>
          (rows = (event.target as IDBRequest<IDBValidKey[]>).result)),
    )
    expect(rows).toEqual([1, 2])
    const other = await reload()
    expect(other.log.revision()).toBe(1)
    expect(other.log.unsent().map(({ seq }) => seq)).toEqual([at(2)])
  })

  test('nobody changes anything: what is settled is stored within a second or so', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a')))])
    await log.acknowledge(unsentTo(log, at(1)), { revision: 1 })
    await expect.poll(async () => (await reload()).log.unsent(), { interval: 200 }).toEqual([])
  })

  test('what takes a refusal back is kept with it and never sent', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a'))), envelope(titled('a', 'Refused'), 'refused')])
    await log.acknowledge(unsentTo(log, at(1, 1)), {
      revision: 1,
      rejected: [testId('refused')],
      withdrawn: [envelope(titled('a', 'Title a'))],
    })
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
    await log.applyRemote([committed(1, added(pin('a'))), committed(2, titled('a', 'Two'))])
    await log.applyRemote([
      committed(2, titled('a', 'Two again')),
      committed(4, titled('a', 'Behind a gap')),
    ])
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
    await log.applyRemote([committed(1, added(pin('a')))])
    await log.append([own])
    await log.acknowledge(unsentTo(log, at(2)))
    const before = log.current()
    await log.applyRemote([{ ...own, event: own.event as never, revision: 2 }])
    expect(log.current()).toBe(before)
    expect(log.revision()).toBe(2)
  })

  test("both sides end in the server's order when somebody was faster", async () => {
    const { reload } = device()
    const { log } = await reload()
    const own = envelope(titled('a', 'Mine'), 'mine')
    await log.applyRemote([committed(1, added(pin('a')))])
    await log.append([own])
    await log.acknowledge(unsentTo(log, at(2)))
    await log.applyRemote([
      committed(2, titled('a', 'Theirs')),
      { ...own, event: own.event as never, revision: 3 },
    ])
    expect(names(log.current())).toEqual(['Mine'])
  })
})

describe('a fresh start from the server', () => {
  test('replaces the list, keeps unsent changes on top, and the selection that still exists', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.append([envelope(added(pin('a'), pin('b')))])
    await log.acknowledge(unsentTo(log, at(1)))
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

test('a deleted partition is gone', async () => {
  const { reload, indexedDB } = device()
  const { log } = await reload()
  await log.append([envelope(added(pin('a')))])
  await log.destroy()
  expect(await indexedDB.databases()).toEqual([])
})

describe('undo over a reload', () => {
  test('the log keeps what can be undone, also a deletion with its rows, and the cut goes no further', async () => {
    const { reload } = device()
    const { log } = await reload()
    await log.applyRemote([committed(1, added(pin('a'), pin('b')) as never)])
    const cause = testId('cause')
    await log.append([
      { ...envelope({ type: 'pins.deleted', data: { ids: [testId('a')] } }), cause },
    ])
    await log.acknowledge(unsentTo(log, at(2)))
    await log.checkpoint()
    await log.close()
    const again = await reload()
    expect(again.log.history().undo).toEqual([{ root: cause, latest: cause }])
    const plan = planUndo(again.log.history())
    if (!plan.ok) throw new Error('nothing to undo')
    await again.log.append(
      plan.events.map((event) => ({ ...envelope(event as LogEvent), cause: testId('undo') })),
    )
    expect(names(again.log.current())).toEqual(['Title a', 'Title b'])
    await again.log.close()
    const third = await reload()
    expect(third.log.history()).toMatchObject({
      undo: [],
      redo: [{ root: cause, latest: testId('undo') }],
    })
    expect(third.log.unsent().map(({ event }) => event.type)).toEqual(['pins.restored'])
  })
})

test('a snapshot is written in slices, with a pause between them, while changes go on', async () => {
  const indexedDB = new IDBFactory()
  const pauses: (() => void)[] = []
  const log = openPinStore({
    userId: 'user',
    accountId: testAccount,
    indexedDB,
    idle: async () => new Promise((resolve) => pauses.push(resolve)),
    warn: () => undefined,
  })
  await (
    await log.load()
  ).complete
  await log.applyRemote([committed(1, added(...many(64 * 20)))])
  const done = log.checkpoint()
  await expect.poll(() => pauses.length).toBeGreaterThan(0)
  await log.append([envelope(titled('p1', 'Meanwhile'))])
  expect(log.unsent().at(-1)?.seq).toBe(at(2))
  const timer = setInterval(() => pauses.splice(0).forEach((go) => go()), 0)
  await done
  clearInterval(timer)
  await log.close()
  const again = openPinStore({ userId: 'user', accountId: testAccount, indexedDB })
  const { book } = await (await again.load()).complete
  expect(book.count).toBe(64 * 20)
  expect(getPin(book, testId('p1'))?.title).toBe('Meanwhile')
})
