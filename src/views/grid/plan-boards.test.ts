import { expect, test } from 'vitest'
import { keyOfBoard } from '#core/pins/board-names.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { otherBoardsOf } from './plan-boards.ts'

const at = (board: string, id: string) => ({
  id: testId(id),
  at: 1,
  wall: '2026-11-27T09:00',
  zone: 'UTC',
  board_id: testId(board),
  state: 'published' as const,
})
const names = new Map(
  ['own', 'other'].map((name) => [keyOfBoard({ board_id: testId(name) }), name]),
)
const row = pin('a', {
  boards: [{ board_id: testId('own') }],
  publications: [at('own', '1'), at('other', '2'), at('other', '3'), at('gone', '4')],
})

test('names each board once that a pin goes to without being on it', () => {
  expect(otherBoardsOf(row, names)).toEqual(['other'])
})

test('names none without publications, and none while the boards are not known', () => {
  expect(otherBoardsOf({ boards: row.boards }, names)).toEqual([])
  expect(otherBoardsOf(row, null)).toEqual([])
})
