import { expect, test } from 'vitest'
import { rowsInSight } from './use-rows-in-sight.ts'

test.each([
  [10_000, { top: 0, shown: 8 }, { first: 0, end: 14 }],
  [10_000, { top: 500.5, shown: 8 }, { first: 494, end: 515 }],
  [10_000, { top: 9_992, shown: 8 }, { first: 9_986, end: 10_000 }],
  // Fewer rows than before: the browser has not scrolled back yet.
  [3, { top: 500, shown: 8 }, { first: 0, end: 3 }],
  [0, { top: 0, shown: 8 }, { first: 0, end: 0 }],
])('of %s rows, from %o, %o are drawn', (count, seen, drawn) => {
  expect(rowsInSight(count, seen)).toEqual(drawn)
})
