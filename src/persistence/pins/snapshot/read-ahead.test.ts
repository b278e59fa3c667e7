import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import {
  added,
  content,
  device,
  envelope,
  many,
  names,
  tamper,
  titled,
} from '../../../../tests/support/pin-store/open-log.ts'

async function filled() {
  const one = device()
  const { log } = await one.reload()
  await log.append([envelope(added(...many(300)))])
  await log.checkpoint()
  await log.append([envelope(titled('p0', 'First change'))])
  await log.close()
  return one
}

describe('rows that are read ahead', () => {
  const spied = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  afterEach(() => spied.mockClear())

  test('the first paint takes them, and the rest of the book follows', async () => {
    const { open, reload, readRowsAhead } = await filled()
    const rows = await readRowsAhead()
    const other = await reload()
    await other.log.append([envelope(titled('p1', 'Written since'))])
    await other.log.settled()
    const log = open(Promise.resolve(rows))
    const { book, complete } = await log.load()
    expect(book.count).toBeLessThan(130)
    expect(getPin(book, testId('p0'))?.title).toBe('First change')
    expect(getPin(book, testId('p1'))?.title).toBe('Title p1')
    await complete
    await log.settled()
    expect(content(log.current())).toEqual(content(other.log.current()))
    expect(log.unsent()).toEqual(other.log.unsent())
    expect(log.history()).toEqual(other.log.history())
  })

  test('a checkpoint of another tab in between is read', async () => {
    const { open, reload, readRowsAhead } = await filled()
    const rows = await readRowsAhead()
    const other = await reload()
    await other.log.append([envelope(added(pin('new')))])
    await other.log.checkpoint()
    const log = open(Promise.resolve(rows))
    await (
      await log.load()
    ).complete
    await log.settled()
    expect(content(log.current())).toEqual(content(other.log.current()))
  })

  test('rows that end before the eviction marker are read again', async () => {
    const { reload, readRowsAhead, warnings } = await filled()
    const rows = await readRowsAhead()
    const { log: other } = await reload()
    await other.append([envelope(added(pin('new')))])
    await other.close()
    const { loaded, needsReset } = await reload(Promise.resolve(rows))
    expect(names(loaded.book)[0]).toBe('Title new')
    expect(needsReset).toBe(false)
    expect(warnings).toEqual([])
  })

  test('a damaged chunk is set aside as without them', async () => {
    const load = async (isAhead: boolean) => {
      const { reload, readRowsAhead, indexedDB, warnings } = await filled()
      await tamper(
        indexedDB,
        'chunks',
        (store) =>
          (store.openCursor().onsuccess = (event) =>
            void (event.target as IDBRequest<IDBCursorWithValue>).result.update('garbage')),
      )
      const { log, needsReset, book } = await reload(isAhead ? readRowsAhead() : undefined)
      await log.close()
      let aside: unknown[] = []
      await tamper(
        indexedDB,
        'quarantine',
        (store) =>
          (store.getAll().onsuccess = (event) =>
            (aside = (event.target as IDBRequest<unknown[]>).result)),
      )
      return { needsReset, content: content(book), warnings, aside: aside.length }
    }
    const [ahead, plain] = [await load(true), await load(false)]
    expect(ahead).toEqual(plain)
    expect(ahead.needsReset).toBe(true)
    expect(ahead.aside).toBeGreaterThan(0)
  })

  test('nothing is read or created where nothing is stored', async () => {
    const { readRowsAhead, indexedDB, localStorage } = device()
    expect(await readRowsAhead()).toBeNull()
    vi.spyOn(localStorage, 'getItem').mockReturnValue('{"row":1,"count":1}')
    expect(await readRowsAhead()).toBeNull()
    expect(await indexedDB.databases()).toEqual([])
  })
})
