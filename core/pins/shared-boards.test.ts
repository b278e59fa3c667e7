import { expect, test } from 'vitest'
import { pin, testId } from './pin.builder.ts'
import { sharedBoards } from './book/board-names.ts'

const [cakes, soups] = [{ board_id: testId('cakes') }, { board_id: testId('soups') }]
const section = { ...soups, section_id: testId('winter') }

test('pins share the boards that each of them is on; a section is not its board', () => {
  expect(
    sharedBoards([pin('a', { boards: [cakes, section] }), pin('b', { boards: [section, soups] })]),
  ).toEqual([section])
  expect(sharedBoards([pin('a', { boards: [section] }), pin('b', { boards: [soups] })])).toEqual([])
  expect(sharedBoards([])).toEqual([])
})

test('of three pins only what the last has too is shared, in the order of the first', () => {
  expect(
    sharedBoards([
      pin('a', { boards: [cakes, soups, section] }),
      pin('b', { boards: [section, cakes] }),
      pin('c', { boards: [cakes, section] }),
    ]),
  ).toEqual([cakes, section])
  expect(
    sharedBoards([pin('a', { boards: [cakes] }), pin('b'), pin('c', { boards: [cakes] })]),
  ).toEqual([])
  expect(sharedBoards([pin('a', { boards: [cakes, soups] })])).toEqual([cakes, soups])
})
