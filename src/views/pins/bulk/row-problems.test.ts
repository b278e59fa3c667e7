import { expect, test } from 'vitest'
import { toRuns, type RowProblem } from './row-problems.ts'

const noPicture = (row: number): RowProblem => ({ row, words: 'No picture.', isError: false })
const badLink = (row: number): RowProblem => ({ row, words: 'No address.', isError: true })

test('joins the same problem of consecutive rows', () => {
  expect(toRuns([2, 3, 4].map(noPicture))).toEqual([
    { first: 2, last: 4, words: 'No picture.', isError: false },
  ])
})

test('a row without the problem begins a new run', () => {
  expect(toRuns([2, 3, 6].map(noPicture))).toEqual([
    { first: 2, last: 3, words: 'No picture.', isError: false },
    { first: 6, last: 6, words: 'No picture.', isError: false },
  ])
})

test('another problem of a row in between does not end the run, and an error comes first', () => {
  expect(toRuns([noPicture(2), badLink(2), noPicture(3), badLink(4), noPicture(4)])).toEqual([
    { first: 2, last: 2, words: 'No address.', isError: true },
    { first: 2, last: 4, words: 'No picture.', isError: false },
    { first: 4, last: 4, words: 'No address.', isError: true },
  ])
})
