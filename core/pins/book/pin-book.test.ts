import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import {
  BookDraft,
  BUCKET_SIZE,
  bucketsOf,
  editRows,
  emptyBook,
  findPin,
  hasPin,
  insertRow,
  isWholeList,
  prependRows,
  removeRows,
  replaceRows,
  withoutStaleIds,
  type PinBook,
} from './pin-book.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { listPins } from './pin-selectors.ts'

const many = (count: number, from = 0): Pin[] =>
  Array.from({ length: count }, (_, at) => pin(`p${from + at}`))
const idsOf = (book: PinBook): string[] => listPins(book).map(({ id }) => id)
const sizes = (book: PinBook): number[] => book.buckets.map(({ rows }) => rows.length)
const keys = (book: PinBook): number[] => book.buckets.map(({ key }) => key)
const filled = (count: number): PinBook => prependRows(emptyBook(testAccount), many(count))
const names = (count: number, from = 0): string[] => many(count, from).map(({ id }) => id)
/** Every row is found at its place, and nothing else. */
function expectWhole(book: PinBook): void {
  for (const row of listPins(book)) expect(findPin(book, row.id)).toBe(row)
  expect([book.count, book.index.reduce((sum, shard) => sum + shard.size, 0)]).toEqual([
    idsOf(book).length,
    idsOf(book).length,
  ])
}

test('an empty book has nothing, and belongs only to the account that it was made for', () => {
  expect(emptyBook('a')).toMatchObject({
    accountId: 'a',
    buckets: [],
    count: 0,
    selectedIds: [],
    committedIds: [],
    pinGridKey: 0,
  })
  expect([emptyBook().accountId, hasPin(emptyBook(), 'x'), findPin(emptyBook(), 'x')]).toEqual([
    null,
    false,
    undefined,
  ])
})

test('a change of one book made empty is seen in no other', () => {
  filled(3)
  expect(idsOf(emptyBook(testAccount))).toEqual([])
  expect(names(3).some((id) => hasPin(emptyBook(testAccount), id))).toBe(false)
})

test('rows fill buckets from the end, so that the next ones find room at the front', () => {
  const book = filled(BUCKET_SIZE + 10)
  expect([sizes(book), keys(book), idsOf(book)]).toEqual([
    [10, BUCKET_SIZE],
    [-2, -1],
    names(BUCKET_SIZE + 10),
  ])
  const more = prependRows(book, many(3, 100))
  expect([sizes(more), keys(more), idsOf(more)]).toEqual([
    [13, BUCKET_SIZE],
    [-2, -1],
    [...names(3, 100), ...names(BUCKET_SIZE + 10)],
  ])
  expect(more.buckets[1]).toBe(book.buckets[1])
  const most = prependRows(more, many(BUCKET_SIZE, 200))
  expect([sizes(most), keys(most)]).toEqual([
    [13, BUCKET_SIZE, BUCKET_SIZE],
    [-3, -2, -1],
  ])
  expect(idsOf(most).slice(0, BUCKET_SIZE)).toEqual(names(BUCKET_SIZE, 200))
  for (const one of [book, more, most]) expectWhole(one)
})

test('a bucket that is full is left as it is', () => {
  const book = filled(BUCKET_SIZE)
  const more = prependRows(book, many(1, 100))
  expect([sizes(more), more.buckets[1] === book.buckets[0]]).toEqual([[1, BUCKET_SIZE], true])
})

test('a row of another account, and one that is there or comes twice, is left out', () => {
  const book = filled(2)
  expect(prependRows(book, [pin('x', { account_id: testId('other') }), pin('p0')])).toBe(book)
  expect(idsOf(prependRows(book, [pin('y'), pin('y', { title: 'Again' })]))).toEqual([
    testId('y'),
    ...names(2),
  ])
})

test('a row goes behind another one, wherever that is; to the front otherwise', () => {
  const book = filled(BUCKET_SIZE + 5)
  for (const after of [
    names(1)[0],
    names(1, 4)[0],
    names(1, 5)[0],
    names(1, BUCKET_SIZE + 4)[0],
  ] as string[]) {
    const more = insertRow(book, pin('x'), after)
    expect(idsOf(more)[idsOf(more).indexOf(testId('x')) - 1]).toBe(after)
    expectWhole(more)
  }
  expect(idsOf(insertRow(book, pin('x'), null))[0]).toBe(testId('x'))
  expect(insertRow(book, pin('p1'), null)).toBe(book)
  expect(insertRow(book, pin('x', { account_id: testId('other') }), names(1)[0] ?? null)).toBe(book)
})

test('an edit changes the rows that it names, each once and in their places, and no other bucket', () => {
  const book = filled(BUCKET_SIZE + 2)
  const edited = editRows(
    book,
    [names(1)[0], names(1, 1)[0], names(1)[0], 'unknown'] as string[],
    (row) => ({ ...row, title: `${row.title}!` }),
  )
  expect(idsOf(edited)).toEqual(idsOf(book))
  expect(listPins(edited).flatMap(({ title }) => (title.endsWith('!') ? title : []))).toEqual([
    'Title p0!',
    'Title p1!',
  ])
  expect([edited.buckets[1] === book.buckets[1], edited.buckets[0] === book.buckets[0]]).toEqual([
    true,
    false,
  ])
  expectWhole(edited)
})

test('an edit that changes nothing gives the same book back', () => {
  const book = filled(3)
  expect(editRows(book, names(3), (row) => row)).toBe(book)
  expect(editRows(book, ['unknown'], (row) => ({ ...row }))).toBe(book)
  const [one] = names(1)
  const half = editRows(book, names(2), (row) => (row.id === one ? { ...row, title: 'New' } : row))
  expect(listPins(half).map(({ title }) => title)).toEqual(['New', 'Title p1', 'Title p2'])
})

test('what is removed is found no more; buckets without rows go, others stay as they are', () => {
  const book = filled(2 * BUCKET_SIZE + 3)
  const less = removeRows(book, [...names(3), names(1, 10)[0] ?? '', 'unknown'])
  expect([sizes(less), keys(less), less.count]).toEqual([
    [BUCKET_SIZE - 1, BUCKET_SIZE],
    [-2, -1],
    2 * BUCKET_SIZE - 1,
  ])
  expect([less.buckets[1] === book.buckets[2], hasPin(less, names(1)[0] ?? '')]).toEqual([
    true,
    false,
  ])
  expectWhole(less)
  expect(removeRows(book, ['unknown'])).toBe(book)
})

test('the rows left after a removal keep their order, whichever bucket it was', () => {
  const all = names(3 * BUCKET_SIZE)
  for (const at of [0, BUCKET_SIZE, 3 * BUCKET_SIZE - 1])
    expect(idsOf(removeRows(filled(3 * BUCKET_SIZE), all.slice(at, at + 1)))).toEqual(
      all.toSpliced(at, 1),
    )
})

test('rows are found after others in front of them went, and after the keys have gaps', () => {
  const book = removeRows(filled(4 * BUCKET_SIZE), names(BUCKET_SIZE, BUCKET_SIZE))
  expect(keys(book)).toEqual([-4, -2, -1])
  expectWhole(book)
  expectWhole(removeRows(book, names(10, 5)))
  const behind = insertRow(book, pin('x'), names(1, 3 * BUCKET_SIZE)[0] ?? null)
  expect(idsOf(behind)[idsOf(behind).indexOf(testId('x')) - 1]).toBe(names(1, 3 * BUCKET_SIZE)[0])
})

test('a whole new list keeps the account, the marks and the key of the grid', () => {
  const book = { ...filled(3), selectedIds: names(1), committedIds: names(1, 1), pinGridKey: 4 }
  expect(replaceRows(book, many(2, 7))).toMatchObject({
    accountId: testAccount,
    count: 2,
    selectedIds: names(1),
    committedIds: names(1, 1),
    pinGridKey: 4,
  })
  expect(idsOf(replaceRows(book, many(2, 7)))).toEqual(names(2, 7))
})

test('a list cut into buckets ends with the key before none, in its order', () => {
  const buckets = bucketsOf(many(2 * BUCKET_SIZE + 1))
  expect(buckets.map(({ key, rows }) => [key, rows.length])).toEqual([
    [-3, BUCKET_SIZE],
    [-2, BUCKET_SIZE],
    [-1, 1],
  ])
  expect(buckets.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
    names(2 * BUCKET_SIZE + 1),
  )
  expect(bucketsOf([])).toEqual([])
})

test('a book made bucket by bucket keeps whole buckets, and leaves out what is another’s or there already', () => {
  const draft = new BookDraft(testAccount)
  const [first, second] = bucketsOf(many(BUCKET_SIZE + 2))
  if (first === undefined || second === undefined) throw new Error('Two buckets')
  draft.add(first)
  draft.add({
    key: second.key,
    rows: [...second.rows, pin('p0'), pin('x', { account_id: testId('other') })],
  })
  draft.add({ key: 9, rows: [pin('p1')] })
  expect([draft.has(names(1)[0] ?? ''), draft.has(testId('x'))]).toEqual([true, false])
  const book = draft.done({ selectedIds: names(1), committedIds: [], pinGridKey: 2 })
  expect(book).toMatchObject({
    accountId: testAccount,
    count: BUCKET_SIZE + 2,
    selectedIds: names(1),
    committedIds: [],
    pinGridKey: 2,
  })
  expect([book.buckets[0] === first, sizes(book), keys(book)]).toEqual([
    true,
    [BUCKET_SIZE, 2],
    [-2, -1],
  ])
  expectWhole(book)
})

test('the whole list is all ids in its order, no more and no less', () => {
  const book = filled(3)
  expect(
    [names(3), names(2), [...names(2), 'x'], names(3).toReversed(), []].map((ids) =>
      isWholeList(book, ids),
    ),
  ).toEqual([true, false, false, false, false])
  const [all, two] = [names(BUCKET_SIZE + 5), filled(BUCKET_SIZE + 5)]
  expect(
    [all, all.with(-1, all[0] ?? ''), all.with(0, all[1] ?? '')].map((ids) =>
      isWholeList(two, ids),
    ),
  ).toEqual([true, false, false])
})

test('marks of rows that are gone go too, and marks without such stay the same list', () => {
  const book = { ...filled(3), selectedIds: [...names(2), 'gone'], committedIds: names(2) }
  const clean = withoutStaleIds(book)
  expect([clean.selectedIds, clean.committedIds === book.committedIds]).toEqual([names(2), true])
  const other = { ...filled(3), selectedIds: names(2), committedIds: ['gone', ...names(1)] }
  expect([
    withoutStaleIds(other).committedIds,
    withoutStaleIds(other).selectedIds === other.selectedIds,
  ]).toEqual([names(1), true])
  expect(withoutStaleIds(clean)).toBe(clean)
})

test('a bucket with room for one takes one, and one that grew too large by insertions takes none', () => {
  expect(sizes(prependRows(filled(BUCKET_SIZE - 1), many(1, 100)))).toEqual([BUCKET_SIZE])
  const grown = [200, 201].reduce(
    (book, at) => insertRow(book, pin(`p${at}`), names(1)[0] ?? null),
    filled(BUCKET_SIZE),
  )
  expect([sizes(grown), sizes(prependRows(grown, many(1, 100)))]).toEqual([
    [BUCKET_SIZE + 2],
    [1, BUCKET_SIZE + 2],
  ])
})
