import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { pin, testAccount } from '../pin.builder.ts'
import { editPin } from '../pin-commands.ts'
import { orderOf } from './pin-order.ts'
import { applyPinEvent, emptyBook } from '../book/pin.reducer.ts'
import type { PinBook } from '../book/pin.reducer.ts'
import { listPins } from '../book/pin-selectors.ts'

const bookOf = (count: number): PinBook =>
  applyPinEvent(emptyBook(testAccount), {
    type: 'pins.added',
    data: {
      pins: Array.from({ length: count }, (_, at) => pin(`p${(at * 7) % count}`)),
      autoSelect: false,
    },
  })
const titlesIn = (book: PinBook) =>
  Array.from(orderOf(book.buckets, ['title asc']) ?? [], (place) => listPins(book)[place]?.title)
/** The same order, computed from scratch in new buckets. */
const afresh = (book: PinBook) =>
  titlesIn({ ...book, buckets: book.buckets.map((bucket) => ({ ...bucket })) })

test('an order that is kept up to date is the one that is made from nothing, whichever bucket changes', () => {
  let book = bookOf(400)
  titlesIn(book)
  for (const place of [0, 399, 130, 0, 399, 200]) {
    const row = listPins(book)[place]
    for (const event of editPin(
      book,
      { id: row?.id ?? '', patch: { title: `Title p${place}x` } },
      5,
    ))
      book = applyPinEvent(book, event)
    expect(titlesIn(book)).toEqual(afresh(book))
  }
})

test('the pins of an account that was left are not kept by their order', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const left = (() => {
    const book = bookOf(300)
    orderOf(book.buckets, ['title asc'])
    return new WeakRef(book.buckets[1] ?? {})
  })()
  await expect
    .poll(() => {
      collect()
      return left.deref() === undefined
    })
    .toBe(true)
})

const filled = (count: number, fields: (at: number) => Parameters<typeof pin>[1]): PinBook =>
  applyPinEvent(emptyBook(testAccount), {
    type: 'pins.added',
    data: {
      pins: Array.from({ length: count }, (_, at) => pin(`q${at}`, fields(at))),
      autoSelect: false,
    },
  })
const places = (book: PinBook, ...sort: Parameters<typeof orderOf>[1]) => {
  const order = orderOf(book.buckets, sort)
  return order === null ? null : [...order]
}

test('a list that is in the order already has none of its own, over bucket borders too, and equal ones are in order', () => {
  const falling = filled(150, (at) => ({ created_at: 1_000 - at }))
  expect([
    places(falling, 'created_at desc'),
    places(
      filled(150, () => ({})),
      'created_at desc',
    ),
    places(
      filled(0, () => ({})),
      'title asc',
    ),
  ]).toEqual([null, null, null])
  expect(places(falling, 'created_at asc')).toEqual(
    Array.from({ length: 150 }, (_, at) => 149 - at),
  )
})

test('one row out of order in the middle, or at the border of two buckets, is seen', () => {
  for (const odd of [1, 75, 85, 86, 87, 149]) {
    const times = Array.from({ length: 150 }, (_, at) => (at === odd ? 5_000 : 1_000 - at))
    const wanted = [...times.keys()].toSorted((a, b) => (times[b] ?? 0) - (times[a] ?? 0))
    expect(
      places(
        filled(150, (at) => ({ created_at: times[at] ?? 0 })),
        'created_at desc',
      ),
    ).toEqual(wanted)
  }
})

test('a second field decides between equal ones, then the list does', () => {
  const book = filled(4, (at) => ({ favored: at % 2 === 1, title: at < 2 ? 'b' : 'a' }))
  expect([
    places(book, 'favored desc', 'title asc'),
    places(book, 'favored asc'),
    places(book, 'title asc', 'favored desc'),
  ]).toEqual([
    [3, 1, 2, 0],
    [0, 2, 1, 3],
    [3, 2, 1, 0],
  ])
})

test('words go without case and accents, and numbers in them by their size', () => {
  const titles = ['Éclair', 'eclair 2', 'Zebra', 'apple 10', 'Apple 9', 'apple 100000000']
  expect(
    places(
      filled(titles.length, (at) => ({ title: titles[at] ?? '' })),
      'title asc',
    ),
  ).toEqual([4, 3, 5, 0, 1, 2])
})

test('an order is kept until something changes, and stays right when rows come, go or change in many buckets', () => {
  let book = filled(400, (at) => ({ title: `T ${(at * 37) % 400}` }))
  const first = orderOf(book.buckets, ['title asc'])
  expect(orderOf(book.buckets, ['title asc'])).toBe(first)
  const steps: Parameters<typeof applyPinEvent>[1][] = [
    { type: 'pins.added', data: { pins: [pin('new', { title: 'T 200' })], autoSelect: false } },
    {
      type: 'pins.deleted',
      data: {
        ids: [
          listPins(book)[0]?.id ?? '',
          listPins(book)[399]?.id ?? '',
          listPins(book)[200]?.id ?? '',
        ],
      },
    },
    {
      type: 'pins.added',
      data: {
        pins: Array.from({ length: 300 }, (_, at) => pin(`more ${at}`, { title: `T ${at}.5` })),
        autoSelect: false,
      },
    },
  ]
  for (const step of steps) {
    book = applyPinEvent(book, step)
    expect(titlesIn(book)).toEqual(afresh(book))
    expect(titlesIn(book)).toHaveLength(listPins(book).length)
  }
})

test('two orders of one list do not get mixed up', () => {
  const book = filled(5, (at) => ({ title: `T${at}`, board_name: `B${5 - at}` }))
  expect([
    places(book, 'title desc'),
    places(book, 'board_name asc'),
    places(book, 'title desc'),
  ]).toEqual([
    [4, 3, 2, 1, 0],
    [4, 3, 2, 1, 0],
    [4, 3, 2, 1, 0],
  ])
  expect(places(book, 'board_name desc')).toBeNull()
})

test('neighbouring buckets are looked at side by side, by the last row of one and the first of the next', () => {
  const wanted = (times: number[]) =>
    [...times.keys()].toSorted((x, y) => (times[y] ?? 0) - (times[x] ?? 0))
  const middleLow = Array.from({ length: 150 }, (_, at) => (at < 22 ? 900 : at < 86 ? 100 : 500))
  const lastLow = Array.from({ length: 150 }, (_, at) => (at < 21 ? 900 : at === 21 ? 50 : 100))
  for (const times of [middleLow, lastLow])
    expect(
      places(
        filled(150, (at) => ({ created_at: times[at] ?? 0 })),
        'created_at desc',
      ),
    ).toEqual(wanted(times))
})

test('a bucket that is out of order stays so when another one changes', () => {
  const titles = Array.from({ length: 150 }, (_, at) => (at === 1 ? 'Z' : `T ${at}`))
  const book = filled(150, (at) => ({ title: titles[at] ?? '' }))
  expect(titlesIn(book).at(-1)).toBe('Z')
  const [event] = editPin(
    book,
    { id: listPins(book)[149]?.id ?? '', patch: { alt_text: 'Other' } },
    5,
  )
  expect(event === undefined ? 'no event' : titlesIn(applyPinEvent(book, event)).at(-1)).toBe('Z')
})

test('a list in its order stays one when something else of a row changes, and equal rows are in any order', () => {
  const book = filled(150, (at) => ({ created_at: 1_000 - at }))
  expect(places(book, 'created_at desc')).toBeNull()
  const [event] = editPin(book, { id: listPins(book)[100]?.id ?? '', patch: { title: 'Other' } }, 5)
  expect(
    event === undefined ? 'no event' : places(applyPinEvent(book, event), 'created_at desc'),
  ).toBeNull()
  expect(
    places(
      filled(150, () => ({})),
      'created_at asc',
    ),
  ).toBeNull()
})
