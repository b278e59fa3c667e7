import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { memoryJournals } from '../../../../tests/support/pin-store/memory-journals.ts'
import { encodeRecord, HALF_BYTES, readRecords } from './record.ts'
import { PinJournal, recover } from './journal.ts'
import {
  added,
  envelope,
  many,
  names,
  tamper,
  titled,
} from '../../../../tests/support/pin-store/open-log.ts'
import { encodeRow, noRowMeta } from '../log/row.ts'
import { browser as browserOf, closeTabs } from '../../../../tests/support/pin-store/tab-builder.ts'
import { browserTabs } from '../tabs.ts'

const MARK = 77
const browser = () => browserOf(browserTabs(), { hasJournals: true })
const rowOf = (title: string) => encodeRow([envelope(titled('a', title))], noRowMeta)
const record = (number: number, title = `Title ${number}`) =>
  encodeRecord({ number, row: rowOf(title) }, MARK)
const numbers = (content: Uint8Array, mark = MARK) =>
  readRecords(content, mark).map(({ number }) => number)

function contentOf(...parts: readonly [at: number, bytes: ArrayBuffer][]): Uint8Array {
  const content = new Uint8Array(2 * HALF_BYTES)
  for (const [at, bytes] of parts) content.set(new Uint8Array(bytes), at)
  return content
}

async function opened(journals = memoryJournals(), last = 0) {
  const files = journals.open('p')
  const [file] = await files.acquire()
  if (file === undefined) throw new Error('No file.')
  const journal = new PinJournal()
  journal.begin(file, { mark: MARK, last })
  return { files, file, journal, journals }
}

afterEach(async () => {
  vi.useRealTimers()
  await closeTabs()
})

describe('what a file holds', () => {
  test('the records of both halves, in the order of their numbers; other databases’ are none', () => {
    const [one, two] = [record(1), record(2)]
    const content = contentOf([0, one], [one.byteLength, two], [HALF_BYTES, record(3)])
    expect([numbers(content), numbers(content, MARK + 1), numbers(new Uint8Array())]).toEqual([
      [1, 2, 3],
      [],
      [],
    ])
  })

  test('a half that is rewritten ends where its old records begin', () => {
    const [later, old] = [record(9), record(2)]
    expect(numbers(contentOf([0, later], [later.byteLength, old]))).toEqual([9])
  })

  test('whatever is cut off, garbled or made up: no error, and every record before it', () => {
    const all = [1, 2, 3, 4].map((number) => record(number))
    const content = contentOf(
      ...all.map((bytes, nth): [number, ArrayBuffer] => [
        all.slice(0, nth).reduce((sum, one) => sum + one.byteLength, 0),
        bytes,
      ]),
    )
    fc.assert(
      fc.property(
        fc.nat({ max: all.reduce((sum, one) => sum + one.byteLength, 0) - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const bad = content.slice()
          bad[at] = (bad[at] ?? 0) ^ change
          const read = numbers(bad)
          expect(read).toEqual([1, 2, 3, 4].slice(0, read.length))
          expect(read.length).toBeGreaterThanOrEqual(Math.floor(at / record(1).byteLength) - 1)
          expect(read.length).toBeLessThan(4)
        },
      ),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => numbers(bytes).length === 0),
    )
  })
})

describe('a journal', () => {
  test('what is kept in one moment is one record; the log’s row says how far it goes', async () => {
    const { file, journal, journals } = await opened()
    const [one, two] = [
      journal.keep([envelope(titled('a', 'One'))]),
      journal.keep([envelope(titled('a', 'Two'))]),
    ]
    expect([await one, await two]).toEqual([true, true])
    expect(numbers(journals.slots[0]?.bytes ?? new Uint8Array())).toEqual([1])
    expect([...journal.switchHalf()]).toEqual([[file.slot, 1]])
    journal.advanceReach(new Map([[file.slot, 1]]))
    expect([...journal.switchHalf()]).toEqual([])
  })

  test('its halves alternate, and none is rewritten before the log has it', async () => {
    const { file, journal, journals } = await opened()
    const keep = async (title: string) => journal.keep([envelope(titled('a', title))])
    const halves = () => {
      const bytes = journals.slots[0]?.bytes ?? new Uint8Array()
      return [numbers(bytes.subarray(0, HALF_BYTES)), numbers(bytes.subarray(HALF_BYTES))]
    }
    await keep('One')
    journal.switchHalf()
    await keep('Two')
    // The first row was refused: the one half stays, the other one grows.
    journal.switchHalf()
    await keep('Three')
    expect(halves()).toEqual([[1], [2, 3]])
    journal.advanceReach(new Map([[file.slot, 3]]))
    await keep('Four')
    journal.switchHalf()
    await keep('Five')
    expect(halves()).toEqual([[5], [2, 3, 4]])
  })

  test('what is too large, or has whole pins in it, is the log’s; so is what follows until that is on its way', async () => {
    const { journal } = await opened()
    expect([
      journal.keep([envelope(added(pin('a')))]),
      journal.keep([
        envelope({ type: 'pins.selected', data: { ids: many(65).map(({ id }) => id) } }),
      ]),
    ]).toEqual([null, null])
    expect(await journal.keep([envelope(titled('a', 'x'.repeat(HALF_BYTES)))])).toBe(false)
    expect(journal.keep([envelope(titled('a', 'Small'))])).toBeNull()
    journal.switchHalf()
    expect(await journal.keep([envelope(titled('a', 'Small'))])).toBe(true)
  })

  test('a disk that refuses ends it', async () => {
    const files = memoryJournals().open('p', { isFull: true })
    const [file] = await files.acquire()
    const journal = new PinJournal()
    if (file !== undefined) journal.begin(file, { mark: MARK, last: 0 })
    expect(await journal.keep([envelope(titled('a', 'One'))])).toBe(false)
    expect(journal.keep([envelope(titled('a', 'Two'))])).toBeNull()
  })

  test('a record that this build can’t read leaves its file as it is', async () => {
    const row = encodeRow([envelope({ type: 'pin.invented', data: {} } as never)], noRowMeta)
    const file = {
      slot: 0,
      content: contentOf([0, encodeRecord({ number: 1, row }, MARK)]),
      write: async () => undefined,
      release: () => undefined,
      releaseUnchanged: () => undefined,
    }
    expect(recover(file, { mark: MARK, reach: new Map() })).toMatchObject({
      events: [],
      isForeign: true,
    })
  })

  test('what the log has already does not come back', async () => {
    const { file, journal, journals, files } = await opened()
    for (const title of ['One', 'Two']) await journal.keep([envelope(titled('a', title))])
    files.kill()
    const [found] = await journals.open('p').acquire()
    if (found === undefined) throw new Error('No file.')
    const back = (known: number) =>
      recover(found, { mark: MARK, reach: new Map([[file.slot, known]]) })
    expect([
      back(0).events.length,
      back(1).events.length,
      back(2).events.length,
      back(2).last,
      recover(found, { mark: MARK + 1, reach: new Map() }).last,
    ]).toEqual([2, 1, 0, 2, 0])
  })
})

describe('tabs with journals', () => {
  test('a change is safe before the log has it; other tabs see it when the log has', async () => {
    const { openTab } = browser()
    const [a, b] = [await openTab(), await openTab()]
    await a.log.append([envelope(added(pin('a')))])
    await a.log.append([envelope(titled('a', 'Safe'))])
    expect([names(a.log.current()), a.log.unsent().length, a.log.state()]).toEqual([
      ['Safe'],
      1,
      'saved',
    ])
    await expect.poll(() => names(b.log.current())).toEqual(['Safe'])
    expect(a.log.unsent()).toHaveLength(2)
    expect(a.changes()).toBeGreaterThan(0)
  })

  test('many changes of a moment are one row of the log', async () => {
    const { openTab, indexedDB } = browser()
    const tab = await openTab()
    await tab.log.append([envelope(added(pin('a')))])
    for (let nth = 0; nth < 20; nth += 1)
      await tab.log.append([envelope(titled('a', `Title ${nth}`))])
    await tab.log.settled()
    let rows = 0
    await tamper(
      indexedDB,
      'log',
      (store) =>
        (store.count().onsuccess = (event) => (rows = (event.target as IDBRequest<number>).result)),
    )
    expect(rows).toBeLessThan(8)
    expect(tab.log.unsent()).toHaveLength(21)
  })

  test('when a tab dies between journal and log, the next tab has the change once and sends it', async () => {
    const { openTab } = browser()
    const first = await openTab()
    await first.log.append([envelope(added(pin('a'), pin('b')))])
    await first.log.append([envelope(titled('a', 'Kept'), 'kept')])
    first.kill()
    const second = await openTab()
    expect([
      names(second.log.current()),
      second.log.unsent().filter(({ id }) => id === testId('kept')).length,
    ]).toEqual([['Kept', 'Title b'], 1])
    second.kill()
    const third = await openTab()
    expect([names(third.log.current()), third.log.unsent().length]).toEqual([
      ['Kept', 'Title b'],
      2,
    ])
  })

  test('a living tab finds what a dead one left', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { openTab } = browser()
    const [living, dying] = [await openTab(), await openTab()]
    await dying.log.append([envelope(added(pin('a')))])
    await dying.log.append([envelope(titled('a', 'Left behind'))])
    dying.kill()
    vi.advanceTimersByTime(60_000)
    await living.log.catchUp()
    await expect.poll(() => names(living.log.current())).toEqual(['Left behind'])
  })

  test('a file of an earlier database of that name, deleted with its account, is none of this one', async () => {
    const { openTab, indexedDB, journals, name } = browser()
    const tab = await openTab()
    await tab.log.append([envelope(added(pin('a')))])
    await tab.log.append([envelope(titled('a', 'Of before'))])
    tab.kill()
    await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve))
    // The file itself may have been held by a tab.
    journals.kept.mark = null
    const fresh = await openTab()
    expect([names(fresh.log.current()), fresh.log.unsent()]).toEqual([[], []])
  })

  test('after a change that only the log will hold, the next one waits for the log too', async () => {
    const { openTab } = browser()
    const tab = await openTab()
    const order: string[] = []
    const large = tab.log.append([envelope(added(...many(40)))]).then(() => order.push('large'))
    const small = tab.log.append([envelope(titled('p1', 'Small'))]).then(() => order.push('small'))
    await Promise.all([large, small])
    expect([order, tab.log.unsent().length]).toEqual([['large', 'small'], 2])
  })

  test('while the log takes longer than a second for a change, it is said to be on its way, though it is safe', async () => {
    const { openTab, indexedDB } = browser()
    const tab = await openTab()
    await tab.log.append([envelope(added(pin('a')))])
    let isHeld = true
    const held = tamper(indexedDB, 'log', (store) => {
      const goOn = (): void => void (isHeld && (store.count().onsuccess = goOn))
      goOn()
    })
    await tab.log.append([envelope(titled('a', 'Slow'))])
    expect(tab.log.state()).toBe('saved')
    await expect.poll(() => tab.log.state(), { timeout: 5_000 }).toBe('saving')
    isHeld = false
    await held
    await expect.poll(() => tab.log.state()).toBe('saved')
    expect(tab.log.unsent()).toHaveLength(2)
  })

  test('a full disk is reported as before, and the refused change is stored when there is room again', async () => {
    const { openTab, warnings } = browser()
    const tab = await openTab()
    await tab.log.append([envelope(added(pin('a')))])
    tab.disk.isFull = true
    await tab.log.append([envelope(titled('a', 'Nowhere'))])
    expect([names(tab.log.current()), tab.log.state(), warnings.at(-1)]).toEqual([
      ['Nowhere'],
      'memoryOnly',
      'The browser’s storage is full: changes of pins are kept in memory only.',
    ])
    tab.disk.isFull = false
    await tab.log.settled()
    expect(tab.log.state()).toBe('saved')
  })

  test('without a journal’s files everything goes on, with one warning', async () => {
    const { openTab, warnings, journals } = browser()
    journals.refuse()
    const tab = await openTab()
    await tab.log.append([envelope(added(pin('a')))])
    expect([names(tab.log.current()), tab.log.unsent().length, warnings]).toEqual([
      ['Title a'],
      1,
      ['The journal of pins could not be opened: changes are stored without it.'],
    ])
  })
})
