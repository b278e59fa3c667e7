import { expect, test } from 'vitest'
import { offBoard } from './board-names.ts'
import { pin, testAccount, testId } from '../pin.builder.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { walkBack } from '../history/pin-past.ts'
import { applyPinEvent, applyToPin, emptyBook, withdrawalOf } from './pin.reducer.ts'
import { getPin } from './pin-selectors.ts'

const board = (name: string, of = name) => ({ board: { board_id: testId(of) }, name })
const onBoards = (...boards: ReturnType<typeof board>[]) =>
  boards.reduce(
    (row, data) => applyToPin(row, { type: 'pin.boardAdded', data: { id: row.id, ...data } }),
    pin('a'),
  )
const lineWithout = (row: ReturnType<typeof pin>, gone: ReturnType<typeof board>) =>
  offBoard(row, gone)?.patch.board_name

test('a board whose name holds a comma goes as a whole', () => {
  const [both, plain] = [board('Soup, stew'), board('Bread')]
  expect(lineWithout(onBoards(plain, both), both)).toBe('Bread')
  expect(lineWithout(onBoards(both, plain), both)).toBe('Bread')
  expect(lineWithout(onBoards(plain, both, board('Cake')), both)).toBe('Bread, Cake')
  expect(lineWithout(onBoards(both), both)).toBe('')
})

test('of two boards that are called the same one goes', () => {
  const row = onBoards(board('Soup', 'one'), board('Bread'), board('Soup', 'two'))
  const change = offBoard(row, board('Soup', 'two'))
  expect(change?.patch).toEqual({
    boards: [{ board_id: testId('one') }, { board_id: testId('Bread') }],
    board_name: 'Soup, Bread',
  })
})

test('a name within another one is left alone, and a board that is not there changes nothing', () => {
  expect(lineWithout(onBoards(board('Soup'), board('Fish Soup')), board('Soup'))).toBe('Fish Soup')
  expect(lineWithout(onBoards(board('Soup'), board('Soups')), board('Soup'))).toBe('Soups')
  expect(offBoard(onBoards(board('Soup')), board('Bread'))).toBeNull()
})

test('a refusal and the walk into the past both take the board off', () => {
  const added: PinEvent = {
    type: 'pin.boardAdded',
    data: { id: testId('a'), ...board('Soup, stew') },
  }
  const before = applyPinEvent(emptyBook(testAccount), {
    type: 'pins.added',
    data: { pins: [onBoards(board('Soup', 'one'))], autoSelect: false },
  })
  const now = applyPinEvent(before, added)
  const names = (book: typeof now) => getPin(book, testId('a'))?.board_name
  expect(names(now)).toBe('Soup, Soup, stew')
  expect(
    names(
      (withdrawalOf(now, added) ?? []).reduce((book, event) => applyPinEvent(book, event), now),
    ),
  ).toBe('Soup')
  expect(
    names(
      walkBack({ book: now, missing: [] }, [
        { id: testId('e'), seq: 1, at: 1, tab: 'far', v: 1, event: added, revision: 3 },
      ]).book,
    ),
  ).toBe('Soup')
})

test('where the pieces of the line are not those of the boards, the whole name goes, in its last place', () => {
  const onTwo = { boards: [{ board_id: testId('Soup') }], id: testId('a') }
  const without = (line: string, name = 'Soup') =>
    offBoard(pin('a', { ...onTwo, board_name: line }), board(name, 'Soup'))?.patch.board_name
  expect(without('Soup, Soups, Soup')).toBe('Soup, Soups')
  expect(without('Soup, Soups, Fish Soup')).toBe('Soups, Fish Soup')
  expect(without('Fish Soup, Soup, Soups')).toBe('Fish Soup, Soups')
  expect(without('Bread, Soup, stew', 'Soup, stew')).toBe('Bread')
  expect(without('Fish Soup, Soups')).toBe('Fish Soup, Soups')
  expect(without('aa, aaa, b', 'a')).toBe('aa, aaa, b')
  expect(without('Soups, more')).toBe('Soups, more')
})

test('only the board in question goes, with what was before', () => {
  const row = onBoards(board('Soup'), board('Bread'), board('Cake'))
  expect(offBoard(row, board('Soup'))).toEqual({
    id: row.id,
    patch: {
      boards: [{ board_id: testId('Bread') }, { board_id: testId('Cake') }],
      board_name: 'Bread, Cake',
    },
    before: { boards: row.boards, board_name: 'Soup, Bread, Cake' },
  })
})
