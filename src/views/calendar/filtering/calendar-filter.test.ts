import { expect, test } from 'vitest'
import type { PinBoard } from '#core/contract/pins.contract.ts'
import type { Planned } from '../planned-days.ts'
import { choicesOf, filterPlanned, isFilterOn, NO_FILTER } from './calendar-filter.ts'

const planned = (id: string, page_id: string, board: PinBoard) =>
  ({ pin: { id, page_id }, publication: { id, ...board, state: 'planned' } }) as unknown as Planned

const all = [
  planned('soup', 'page-1', { board_id: 'soups' }),
  planned('stew', 'page-2', { board_id: 'soups', section_id: 'hearty' }),
  planned('cake', 'page-2', { board_id: 'cakes' }),
]
const stateOf = ({ id }: { id: string }) => (id === 'cake' ? 'missed' : 'planned')
const idsOf = (filter: Parameters<typeof filterPlanned>[1]) =>
  filterPlanned(all, filter, stateOf).map(({ pin }) => pin.id)

test('without a filter everything is shown', () => {
  expect(idsOf(NO_FILTER)).toEqual(['soup', 'stew', 'cake'])
  expect(isFilterOn(NO_FILTER)).toBe(false)
})

test('a board is not its sections, and a state is the one that is shown', () => {
  expect(idsOf({ board: 'soups' })).toEqual(['soup'])
  expect(idsOf({ board: 'soups/hearty' })).toEqual(['stew'])
  expect(idsOf({ state: 'missed' })).toEqual(['cake'])
})

test('several filters are all kept to', () => {
  expect(idsOf({ page: 'page-2', state: 'planned' })).toEqual(['stew'])
  expect(idsOf({ page: 'page-1', state: 'missed' })).toEqual([])
  expect(isFilterOn({ page: 'page-1' })).toBe(true)
})

test('a list has each value once, by its words, and the chosen one also when nothing has it', () => {
  const values = ['10 soups', '9 soups', '10 soups'].map((label) => ({ id: label, label }))
  expect(
    choicesOf(values, { id: 'gone', label: 'Deleted board' }, 'en').map(({ id }) => id),
  ).toEqual(['9 soups', '10 soups', 'gone'])
  expect(choicesOf(values, { id: '9 soups', label: '?' }, 'en').map(({ label }) => label)).toEqual([
    '9 soups',
    '10 soups',
  ])
})
