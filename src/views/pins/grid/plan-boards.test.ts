import { expect, test } from 'vitest'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { isInFile, otherBoardsOf } from './plan-boards.ts'

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

test('a pin is in a file when all that is planned of it is', () => {
  const planned = ['1', '2'].map((id) => ({ ...at('own', id), state: 'planned' as const }))
  const publications = [...planned, at('other', '3')]
  const filed = (...ids: string[]) => new Set(ids.map(testId))
  expect(isInFile({ publications }, filed('1', '2'))).toBe(true)
  expect(isInFile({ publications }, filed('1'))).toBe(false)
  expect(isInFile({ publications }, null)).toBe(false)
  expect(isInFile({ publications: [at('own', '1')] }, filed('1'))).toBe(false)
})
