import { expect, test } from 'vitest'
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import type { Planned } from '../plan/planned-days.ts'
import {
  choicesOf,
  filterDrafts,
  hasTrayChoice,
  filterPlanned,
  isFilterOn,
  isTrayFilterOn,
  NO_BOARD,
  NO_FILTER,
} from './calendar-filter.ts'

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

const draft = (id: string, part: Partial<Pin>) =>
  ({ id, title: id, boards: [], pin_type: 'photo', ...part }) as Pin
const drafts = [
  draft('Soup', { boards: [{ board_id: 'soups' }, { board_id: 'quick' }] }),
  draft('Stew', { boards: [{ board_id: 'soups', section_id: 'hearty' }], pin_type: 'list' }),
  draft('Cake', { media: { kind: 'video' } as NonNullable<Pin['media']> }),
]
const draftsOf = (...given: [Parameters<typeof filterDrafts>[1], string?]) =>
  filterDrafts(drafts, given[0], given[1] ?? '').map(({ id }) => id)

test('drafts are those on a board, on none, or of a kind, and with the words sought', () => {
  expect(draftsOf({})).toEqual(['Soup', 'Stew', 'Cake'])
  expect(draftsOf({ tray_board: 'quick' })).toEqual(['Soup'])
  expect(draftsOf({ tray_board: 'soups/hearty' })).toEqual(['Stew'])
  expect(draftsOf({ tray_board: NO_BOARD })).toEqual(['Cake'])
  expect(draftsOf({ tray_kind: 'photo' })).toEqual(['Soup'])
  expect(draftsOf({ tray_kind: 'video' })).toEqual(['Cake'])
  expect(draftsOf({ tray_kind: 'video', tray_board: 'soups' })).toEqual([])
  expect(draftsOf({ tray_board: 'soups' }, 'st')).toEqual([])
})

test('a tray has a choice where drafts differ in their board or kind, or a filter hides some', () => {
  const [soup, stew, cake] = drafts as [Pin, Pin, Pin]
  const oneBoard = { ...soup, boards: stew.boards }
  expect(hasTrayChoice([], {})).toBe(false)
  expect(hasTrayChoice([cake, cake], {})).toBe(false)
  expect(hasTrayChoice([soup], {})).toBe(true)
  expect(hasTrayChoice([stew, oneBoard], {})).toBe(true)
  expect(hasTrayChoice([oneBoard, oneBoard], {})).toBe(false)
  expect(hasTrayChoice([oneBoard], { tray_kind: 'list' })).toBe(true)
})

test('a tray with any of both is filtered', () => {
  expect(isTrayFilterOn({})).toBe(false)
  expect(isTrayFilterOn({ tray_kind: 'list' })).toBe(true)
  expect(isTrayFilterOn({ tray_board: NO_BOARD })).toBe(true)
})
