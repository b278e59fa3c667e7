/**
 * Kept texts and orders against the plain way, over random edits, additions and deletions. At
 * 100,000 pins for the result, never for the time.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { type PinBook, prependRows } from '../book/pin-book.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { addPins, deletePins, editPins } from '../pin-commands.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { filterRows } from './pin-filters.ts'
import { defaultFilters, type PinFilters, type SortEntry } from './pin-filters.schema.ts'
import { applyPinEvent, emptyBook } from '../book/pin.reducer.ts'
import { listPins } from '../book/pin-selectors.ts'

const titles = ['Lemon cake', 'lemon Tart', 'Pie 9', 'pie 10', 'Éclair', 'eclair', 'cake', '']
const title = fc.constantFrom(...titles)
const status = fc.constantFrom('generated' as const, 'draft' as const, 'failed' as const)
const name = fc.integer({ min: 0, max: 199 }).map(String)
const change = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    names: fc.uniqueArray(name, { minLength: 1, maxLength: 90 }),
    title,
    status,
  }),
  fc.record({
    type: fc.constant('edit' as const),
    names: fc.uniqueArray(name, { minLength: 1, maxLength: 12 }),
    title,
    status,
  }),
  fc.record({
    type: fc.constant('delete' as const),
    names: fc.uniqueArray(name, { minLength: 1, maxLength: 12 }),
    title,
    status,
  }),
)
const sort = fc.constantFrom<SortEntry[]>(
  ['created_at desc'],
  ['created_at asc'],
  ['title asc'],
  ['title desc'],
  ['status asc', 'title desc'],
  ['favored desc'],
)
const board = testId('board')
const filters: fc.Arbitrary<PinFilters> = fc.record({
  query: fc.constantFrom('', 'lemon', 'e', 'CAKE', 'of 7', 'cakedescription', '\u0000'),
  status: fc.constantFrom<PinFilters['status']>(['all'], ['draft'], ['draft', 'failed'], []),
  pinType: fc.constantFrom<PinFilters['pinType']>('', 'photo', 'quote'),
  favored: fc.constantFrom<PinFilters['favored']>('', 'true', 'false'),
  sort,
  createdAt: fc.constantFrom(
    { from: null, to: null },
    { from: 20, to: null },
    { from: 10, to: 60 },
  ),
  pageId: fc.constantFrom('', testId('page'), testId('nowhere')),
  boardId: fc.constantFrom<PinFilters['boardId']>('', '', 'none', board),
  interest: fc.constantFrom('', '', 'Lemon Cake', 'soup'),
  exported: fc.constantFrom<PinFilters['exported']>('', '', 'true', 'false'),
})

/** `npm test` takes a part of it. */
const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const MANY = isFull ? 100_000 : 20_000

test('whatever happens to the pins, filters and orders find what the plain way finds', () => {
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.array(filters, { minLength: 1, maxLength: 4 }),
      (changes, asked) => {
        let book = emptyBook(testAccount)
        for (const one of changes) {
          for (const event of eventsOf(book, one)) book = applyPinEvent(book, event)
          // Asked after every change: what is kept from the list before must not show.
          for (const wanted of asked)
            expect(idsOf(filterRows(book, wanted))).toEqual(idsOf(plainly(listPins(book), wanted)))
        }
      },
    ),
    { numRuns: isFull ? 120 : 40 },
  )
})

test(`${MANY} pins are filtered and sorted as the plain way has it, before and after an edit in the middle`, () => {
  const book = prependRows(
    emptyBook(testAccount),
    Array.from({ length: MANY }, (_, at) => ({
      ...base,
      id: `0190a5a0-7b7c-7000-8000-${String(at).padStart(12, '0')}`,
      title: `${titles[at % 7]} ${(at * 7919) % 100_003}`,
      favored: at % 3 === 0,
      created_at: MANY - at,
    })),
  )
  const asked: PinFilters[] = [
    { ...defaultFilters },
    { ...defaultFilters, query: 'lemon' },
    { ...defaultFilters, query: '77', favored: 'true', sort: ['title asc'] },
    { ...defaultFilters, sort: ['title desc'] },
  ]
  const middle = listPins(book)[MANY / 2]
  const [event] = editPins(book, [{ id: middle?.id ?? '', patch: { title: 'lemon 77 first' } }], 9)
  const after = event === undefined ? book : applyPinEvent(book, event)
  for (const state of [book, after])
    for (const wanted of asked)
      expect(isSame(filterRows(state, wanted), plainly(listPins(state), wanted))).toBe(true)
  expect(filterRows(after, { ...defaultFilters, query: '77 first' }).map(({ id }) => id)).toEqual([
    middle?.id,
  ])
})

test('the same list is given for the same pins, so that nothing is drawn again', () => {
  const book = prependRows(emptyBook(testAccount), [pin('a'), pin('b')])
  expect(filterRows(book, defaultFilters)).toBe(filterRows(book, { ...defaultFilters }))
})

const base = pin('base')

function eventsOf(
  book: PinBook,
  {
    type,
    names,
    title: words,
    status: news,
  }: { type: 'add' | 'edit' | 'delete'; names: string[]; title: string; status: Pin['status'] },
): PinEvent[] {
  const ids = names.map(testId)
  if (type === 'add')
    return addPins(
      names.map((one) => ({
        ...pin(one),
        title: `${words} ${Number(one) % 5}`,
        status: news,
        created_at: Number(one),
        favored: Number(one) % 3 === 0,
        pin_type: Number(one) % 4 === 0 ? 'quote' : 'photo',
        ...(Number(one) % 5 === 0 && { boards: [{ board_id: board }], board_name: 'Soups' }),
        ...(Number(one) % 2 === 0 && { exported_at: Number(one) + 1 }),
      })),
      false,
    )
  if (type === 'edit')
    return editPins(
      book,
      ids.map((id) => ({ id, patch: { title: words, status: news } })),
      9,
    )
  return deletePins(book, ids)
}

function plainly(
  pins: readonly Pin[],
  {
    query,
    status: wanted,
    pinType,
    favored,
    sort: order,
    createdAt,
    pageId,
    boardId,
    interest,
    exported,
  }: PinFilters,
): Pin[] {
  const needle = query.trim().toLowerCase()
  const tests: ((row: Pin) => boolean)[] = [
    (row) =>
      needle === '' ||
      (!needle.includes('\u0000') &&
        [row.title, row.description].some((words) => words.toLowerCase().includes(needle))),
    (row) => wanted.length === 0 || wanted.includes('all') || wanted.includes(row.status),
    (row) => pinType === '' || row.pin_type === pinType,
    (row) => favored === '' || String(row.favored) === favored,
    (row) => row.created_at >= (createdAt.from ?? 0) && row.created_at < (createdAt.to ?? Infinity),
    (row) => pageId === '' || row.page_id === pageId,
    (row) =>
      boardId === '' ||
      (boardId === 'none'
        ? row.board_name === ''
        : row.boards.map(({ board_id }) => board_id).includes(boardId)),
    (row) => interest === '' || row.interest?.interest === interest.toLowerCase(),
    (row) => exported === '' || (exported === 'true') === (row.exported_at ?? 0) > 0,
  ]
  const kept = pins.filter((row) => tests.every((holds) => holds(row)))
  return kept.toSorted((a, b) => {
    for (const entry of order) {
      const [field, direction] = entry.split(' ')
      const [left, right] = [valueOf(a, field ?? ''), valueOf(b, field ?? '')]
      if (left !== right) return (left < right ? -1 : 1) * (direction === 'asc' ? 1 : -1)
    }
    return 0
  })
}

const keys = new Map<string, string>()

function valueOf(row: Pin, field: string): string | number {
  const value = row[field as keyof Pin]
  if (typeof value !== 'string') return Number(value)
  const key =
    keys.get(value) ??
    value
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/\d+/g, (digits) => digits.padStart(9, '0'))
  keys.set(value, key)
  return key
}

function idsOf(pins: readonly Pin[]): string[] {
  return pins.map(({ id }) => id)
}

/** Not by `toEqual`: it walks every field of 100,000 pins. */
function isSame(some: readonly Pin[], others: readonly Pin[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at])
}
