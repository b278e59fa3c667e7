import { expect, test } from 'vitest'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { addBoards, deletePins, editPin, restorePins } from '../pin-commands.ts'
import { authorOf } from '../events/pin-author.ts'
import type {
  CommittedEnvelope,
  LogEnvelope,
  PinEvent,
  SharedPinEvent,
} from '../events/pin.events.ts'
import { isShared } from '../events/pin.events.ts'
import { emptyHistory, recordEvents } from './pin-history.ts'
import { bookOfThen, firstSeqOf, olderHistory, readOlderPage } from './older-history.ts'
import { listActions } from './pin-past.ts'
import { applyPinEvent, emptyBook } from '../book/pin.reducer.ts'
import type { PinBook } from '../book/pin.reducer.ts'
import { getPin, listPins } from '../book/pin-selectors.ts'

/** An account whose server knows all, and whose device begins to know at `knownFrom`. */
class Account {
  book: PinBook = emptyBook(testAccount)
  books: PinBook[] = []
  committed: CommittedEnvelope[] = []

  do(make: (book: PinBook) => readonly PinEvent[], tab = 'elsewhere'): void {
    const events = make(this.book).filter((event): event is SharedPinEvent => isShared(event))
    this.books.push(this.book)
    for (const event of events) {
      const revision = this.committed.length + 1
      this.committed.push({
        id: testId(`event ${revision}`),
        at: 1_000 + revision,
        tab,
        v: 1,
        cause: testId(`cause ${this.books.length}`),
        event,
        revision,
      })
      this.book = applyPinEvent(this.book, event, 5)
    }
  }

  /**
   * What the log has when it came at this revision; its places have nothing to do with the
   * server's.
   */
  knownFrom(revision: number) {
    const envelopes = this.committed
      .filter((one) => one.revision >= revision)
      .map((one, at): LogEnvelope => ({ ...one, seq: 40 + at }))
    return recordEvents(emptyHistory, envelopes)
  }
}

const a = testId('a')
const title = (book: PinBook) => getPin(book, a)?.title

function account(): Account {
  const made = new Account()
  made.do(
    () => [
      {
        type: 'pins.added',
        data: { pins: [pin('a', { title: 'One' }), pin('b')], autoSelect: false },
      },
    ],
    'task:1',
  )
  made.do((book) => editPin(book, { id: a, patch: { title: 'Two' } }, 6), authorOf('laptop', 'x'))
  made.do((book) => editPin(book, { id: a, patch: { title: 'Three' } }, 7), authorOf('phone', 'y'))
  made.do((book) => editPin(book, { id: a, patch: { title: 'Four' } }, 8), authorOf('laptop', 'z'))
  return made
}

test('the board of any moment is found, however much of the way only the server knows', () => {
  for (const knownFrom of [1, 2, 3, 4, 5]) {
    const made = account()
    const recent = made.knownFrom(knownFrom)
    const older = olderHistory(made.committed, recent)
    const actions = [...listActions(recent, 'tab'), ...listActions(older, 'tab')]
    const titles = actions.map(({ firstSeq }) => {
      const then = bookOfThen(made.book, { recent, older }, firstSeq)
      return then === null ? null : title(then.book)
    })
    expect(titles).toEqual(['Three', 'Two', 'One', undefined])
  }
})

test('further back than the pages go nothing is said', () => {
  const made = account()
  const recent = made.knownFrom(4)
  const older = olderHistory(made.committed.slice(2), recent)
  expect(bookOfThen(made.book, { recent, older }, 39)).not.toBeNull()
  expect(bookOfThen(made.book, { recent, older }, 38)).toBeNull()
})

test('an event from the server shows whether this browser, another device or a job caused it', () => {
  const made = account()
  const recent = made.knownFrom(4)
  const tab = authorOf('laptop', 'now')
  expect(
    [...listActions(recent, tab), ...listActions(olderHistory(made.committed, recent), tab)].map(
      ({ by }) => by,
    ),
  ).toEqual(['thisDevice', 'elsewhere', 'thisDevice', 'task'])
})

test('a pin deleted elsewhere is missed while it was there, and not before it came, unless its life or the server says what it was', () => {
  const made = account()
  made.do((book) => deletePins(book, [a]))
  const deleted = new Map(
    listPins(made.books.at(-1) ?? made.book)
      .filter(({ id }) => id === a)
      .map((row) => [row.id, row]),
  )
  const titles = ({ from, onServer }: { from: number; onServer: boolean }) => {
    const committed = made.committed.filter(({ revision }) => revision >= from)
    const recent = made.knownFrom(5)
    const older = olderHistory(committed, recent)
    return [...listActions(recent, 'tab'), ...listActions(older, 'tab')].map(({ firstSeq }) => {
      const then = bookOfThen(made.book, { recent, older, ...(onServer && { deleted }) }, firstSeq)
      return then === null ? null : [title(then.book), then.missing.length]
    })
  }
  const whole = [
    ['Four', 0],
    ['Three', 0],
    ['Two', 0],
    ['One', 0],
    [undefined, 0],
  ]
  expect(titles({ from: 1, onServer: false })).toEqual(whole)
  expect(titles({ from: 1, onServer: true })).toEqual(whole)
  expect(titles({ from: 3, onServer: false })).toEqual([
    [undefined, 1],
    [undefined, 1],
    [undefined, 1],
  ])
  expect(titles({ from: 3, onServer: true })).toEqual([
    ['Four', 0],
    ['Three', 0],
    ['Two', 0],
  ])
})

test('a pin deleted elsewhere and brought back is known: it is not missed', () => {
  const made = account()
  const rows = listPins(made.book).filter(({ id }) => id === a)
  made.do((book) => deletePins(book, [a]))
  made.do(() => restorePins(rows))
  const recent = made.knownFrom(7)
  const older = olderHistory(made.committed, recent)
  const thens = listActions(older, 'tab').map(({ firstSeq }) =>
    bookOfThen(made.book, { recent, older }, firstSeq),
  )
  expect(thens.map((then) => then?.missing)).toEqual([[], [], [], [], [], []])
  expect(thens.map((then) => then && title(then.book))).toEqual([
    undefined,
    'Four',
    'Three',
    'Two',
    'One',
    undefined,
  ])
})

test('a board put on elsewhere is off before that', () => {
  const made = account()
  made.do((book) =>
    addBoards(book, { ids: [a], boards: [{ board_id: testId('board'), name: 'Cakes' }] }, 9),
  )
  const recent = made.knownFrom(5)
  const then = bookOfThen(made.book, { recent, older: emptyHistory }, 40)
  expect(listPins(made.book).find(({ id }) => id === a)?.board_name).toBe('Cakes')
  expect(then?.book && getPin(then.book, a)).toMatchObject({ boards: [], board_name: '' })
})

test('a long history of one event an action is made in a moment, and stays what it is while today changes', () => {
  const committed = Array.from({ length: 120_000 }, (_, at) => ({
    id: testId(`old ${at}`),
    at: 1,
    tab: 'far',
    v: 1 as const,
    revision: at + 1,
    event: {
      type: 'pin.favored' as const,
      data: { id: testId('a'), favored: at % 2 === 0, before: at % 2 !== 0 },
    },
  }))
  // When each event looked for its action in the list it took a minute: longer than a test may.
  const older = olderHistory(committed, emptyHistory)
  expect(older.actions).toHaveLength(120_000)
  expect(olderHistory(committed, emptyHistory)).toBe(older)
  const recent = (count: number) =>
    recordEvents(
      emptyHistory,
      Array.from({ length: count }, (_, at) => ({
        id: testId(`new ${at}`),
        seq: 10 + at,
        at: 2,
        tab: 't',
        v: 1 as const,
        event: {
          type: 'pin.favored' as const,
          data: { id: testId('a'), favored: true, before: false },
        },
      })),
    )
  const before = olderHistory(committed, recent(1))
  expect(olderHistory(committed, recent(2))).toBe(before)
  expect(before.actions.at(-1)?.envelopes[0]?.seq).toBe(9)
})

test('what this device has is left out of the pages, whichever and however much it is', () => {
  const { committed } = account()
  for (const known of [[3], [1], [0], [3], [2, 3]]) {
    const recent = recordEvents(
      emptyHistory,
      committed.filter((_, at) => known.includes(at)).map((one, at) => ({ ...one, seq: 40 + at })),
    )
    const told = olderHistory(committed, recent).actions.flatMap(({ envelopes }) =>
      envelopes.map(({ id }) => id),
    )
    expect(told).toEqual(committed.filter((_, at) => !known.includes(at)).map(({ id }) => id))
  }
})

test('of a page with events that can’t be read, the events after them are kept', () => {
  const { committed } = account()
  const page = (...unread: number[]) =>
    committed.map((one) =>
      unread.includes(one.revision) ? { ...one, event: { type: 'pin.invented', data: {} } } : one,
    )
  const told = (from: ReturnType<typeof page>, below = 4) => {
    const { events, isWhole } = readOlderPage(from, below)
    return [events.map(({ revision }) => revision), isWhole]
  }
  expect([told(page()), told(page(2)), told(page(1, 3)), told(page(4))]).toEqual([
    [[1, 2, 3, 4], true],
    [[3, 4], false],
    [[4], false],
    [[], false],
  ])
  // Entries that are already loaded do not stop the older ones from loading.
  expect(told(page(4), 3)).toEqual([[1, 2, 3], true])
})

test('a device that has nothing begins at one', () => {
  expect([firstSeqOf(emptyHistory), firstSeqOf(account().knownFrom(2))]).toEqual([1, 40])
})
