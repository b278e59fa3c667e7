import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { freePlaces, isTakenForMove } from './board-taken.ts'

const publication = (board: string, state: Publication['state']): Publication => ({
  id: testId(`${board} ${state}`),
  at: 1,
  wall: '2026-11-27T09:00',
  zone: 'UTC',
  board_id: testId(board),
  state,
})
const on = (board: string) => ({ board_id: testId(board) })
const moved = (own: Publication, ...others: Publication[]) => ({
  pin: pin('a', { publications: [own, ...others] }),
  publication: own,
})

test.each(['planned', 'sending', 'unknown', 'published'] as const)(
  'a board where the pin is %s already is taken, for a planned and for a failed one',
  (state) => {
    for (const own of ['planned', 'failed'] as const) {
      const planned = moved(publication('cakes', own), publication('soups', state))
      expect(isTakenForMove(planned, on('soups'))).toBe(true)
      expect(isTakenForMove(planned, on('pies'))).toBe(false)
      expect(isTakenForMove(planned, on('cakes'))).toBe(false)
      expect(freePlaces(planned, [on('soups'), on('pies')])).toEqual([on('pies')])
    }
  },
)

test('where it failed a failed pin goes again, and a planned one does not', () => {
  const failed = publication('soups', 'failed')
  expect(isTakenForMove(moved(publication('cakes', 'failed'), failed), on('soups'))).toBe(false)
  expect(isTakenForMove(moved(publication('cakes', 'planned'), failed), on('soups'))).toBe(true)
})

test('the board where a pin failed is not offered instead of a taken one', () => {
  const planned = moved(publication('cakes', 'failed'), publication('soups', 'published'))
  expect(freePlaces(planned, [on('cakes'), on('soups'), on('pies')])).toEqual([on('pies')])
})

test('a failed pin is not sent again to a board where it was published since', () => {
  const own = publication('cakes', 'failed')
  expect(isTakenForMove(moved(own, publication('cakes', 'published')), on('cakes'))).toBe(true)
})
