import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { listOfRow } from './use-list-beyond.ts'

const before = Array.from({ length: 12 }, (_, at) => pin(`old${at}`))
const pins = Array.from({ length: 12 }, (_, at) => pin(`new${at}`))
const lists = {
  columns: 3,
  pins,
  beyond: before,
  sight: { rows: { first: 1, end: 3 }, activeRow: null },
}

test('the rows that are seen draw the list of now, those beyond the edges the one before', () => {
  expect([0, 1, 2, 3].map((row) => listOfRow(row, lists) === pins)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the row that holds the focus is never behind', () => {
  expect(listOfRow(3, { ...lists, sight: { ...lists.sight, activeRow: 3 } })).toBe(pins)
})

test('a row that the list before does not fill draws that of now', () => {
  expect(
    [2, 3].map(
      (row) =>
        listOfRow(row, {
          ...lists,
          beyond: before.slice(0, 11),
          sight: { rows: { first: 0, end: 1 }, activeRow: null },
        }) === pins,
    ),
  ).toEqual([false, true])
})
