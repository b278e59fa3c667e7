import { expect, test } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import { isOnNetwork, missingBoards, onGoneBoards } from './missing-boards.ts'

const boards = ['there', 'here', 'gone', 'unused'].map(
  // No more of a board than is read.
  (id) => ({ id, name: id, sections: [] }) as unknown as Board,
)
const connected: Pick<Connection, 'state' | 'boards'> = {
  state: 'connected',
  boards: [
    { board_id: 'there', is_gone: false },
    { board_id: 'gone', is_gone: true },
  ],
}
const used = new Set(['there', 'here', 'gone', 'no longer known'])
const found = (connection: typeof connected) =>
  missingBoards(connection, boards, used).map(({ board, canCreate }) => [board.id, canCreate])

test('the boards of pins that the network does not have, and whether they can be made there', () => {
  expect(found(connected)).toEqual([
    ['here', true],
    ['gone', false],
  ])
})

test.each(['lost', 'stopped'] as const)('a connection that is %s has its own words', (state) => {
  expect(found({ ...connected, state })).toEqual([])
})

test('the network has a board that it shows, not one that is gone or was never there', () => {
  const has = ['there', 'gone', 'here'].map((id) => isOnNetwork(connected, id))
  expect(has).toEqual([true, false, false])
})

test('planned pins are named by the board that is gone, those of other boards are not', () => {
  const planned = ['gone', 'there', 'here', 'gone'].map((board_id, nth) => ({
    nth,
    publication: { board_id },
  }))
  const places = onGoneBoards(connected, boards, planned).map((one) => [
    one.board.id,
    one.planned.map(({ nth }) => nth),
  ])
  expect(places).toEqual([['gone', [0, 3]]])
  expect(onGoneBoards({ ...connected, state: 'lost' }, boards, planned)).toEqual([])
})
