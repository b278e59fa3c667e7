import { expect, test } from 'vitest'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { emptyBook, prependRows, type PinBook } from './book/pin-book.ts'
import { pin, testAccount, testId } from './pin.builder.ts'
import { applyPinEvent } from './book/pin.reducer.ts'
import { getPin } from './book/pin-selectors.ts'
import { boardUses, replaceBoard } from './replace-board.ts'

const [gone, other, third] = [testId('gone'), testId('other'), testId('third')]
const section_id = testId('section')
const publication = (name: string, fields: Partial<Publication> = {}): Publication => ({
  id: testId(name),
  board_id: gone,
  at: 1_000,
  wall: '2026-11-26T08:30',
  zone: 'Europe/Berlin',
  state: 'planned',
  ...fields,
})

const replaced = (book: PinBook): PinBook => {
  const events = replaceBoard(
    book,
    {
      board_id: gone,
      to: { board_id: other, name: 'Cakes' },
      nameOf: (board: PinBoard) => (board.section_id ? 'Soups / Cold' : 'Soups'),
    },
    5,
  )
  return events.reduce((next, event) => applyPinEvent(next, event, 5), book)
}
const bookWith = (...rows: ReturnType<typeof pin>[]): PinBook =>
  prependRows(emptyBook(testAccount), rows)
const placesIn = (book: PinBook, name: string) => {
  const row = getPin(book, testId(name))
  const plan = row?.publications?.map(({ board_id, state }) => [board_id, state])
  return [row?.boards, row?.board_name, plan]
}

test('pins and plans of a board get the other one, with their names', () => {
  const book = bookWith(
    pin('a', {
      boards: [{ board_id: third }, { board_id: gone, section_id }, { board_id: gone }],
      board_name: 'Pies, Soups / Cold, Soups',
      publications: [publication('p', { section_id }), publication('q', { board_id: third })],
    }),
    pin('b', { boards: [{ board_id: third }], board_name: 'Pies' }),
  )
  const after = replaced(book)
  expect(placesIn(after, 'a')).toEqual([
    [{ board_id: third }, { board_id: other }],
    'Pies, Cakes',
    [
      [other, 'planned'],
      [third, 'planned'],
    ],
  ])
  expect(getPin(after, testId('a'))?.publications?.[0]).not.toHaveProperty('section_id')
  expect(getPin(after, testId('b'))).toBe(getPin(book, testId('b')))
})

test('what was sent stays, and a pin is in the plan of a board once', () => {
  const after = replaced(
    bookWith(
      pin('a', {
        boards: [{ board_id: gone }, { board_id: other }],
        board_name: 'Soups, Cakes',
        publications: [publication('p'), publication('q', { board_id: other })],
      }),
      pin('b', {
        boards: [{ board_id: gone }],
        board_name: 'Soups',
        publications: [publication('r', { state: 'published' })],
      }),
    ),
  )
  expect(placesIn(after, 'a')).toEqual([[{ board_id: other }], 'Cakes', [[other, 'planned']]])
  expect(placesIn(after, 'b')).toEqual([[{ board_id: other }], 'Cakes', [[gone, 'published']]])
})

test('a board is counted with its pins and what is planned for it', () => {
  const book = bookWith(
    pin('a', { boards: [{ board_id: gone }, { board_id: gone, section_id }] }),
    pin('b', { publications: [publication('p'), publication('q', { state: 'failed' })] }),
    pin('c', { boards: [{ board_id: third }] }),
  )
  const use = boardUses(book, new Set([gone, other])).get(gone)
  expect([use?.pins.map(({ id }) => id), use?.plannedCount]).toEqual([
    [testId('a'), testId('b')],
    1,
  ])
})
