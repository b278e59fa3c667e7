import { expect, test } from 'vitest'
import { testId } from '#core/pins/pin.builder.ts'
import { lacksBoard } from './boards.ts'

const boards = [{ id: testId('soups'), name: 'Soups', sections: [] }] as unknown as Parameters<
  typeof lacksBoard
>[1]

test.each([
  ['no board', [], true],
  ['a deleted board', [{ board_id: testId('gone') }], true],
  ['a board', [{ board_id: testId('soups') }], false],
  [
    'a board and a deleted one',
    [{ board_id: testId('gone') }, { board_id: testId('soups') }],
    false,
  ],
])('a pin on %s lacks one: %s', (_, on, lacks) => {
  expect(lacksBoard({ boards: on }, boards)).toBe(lacks)
})
