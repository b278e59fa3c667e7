import { expect, test } from 'vitest'
import { ROW_HEIGHT, rowsInSight } from './sheet-layout.ts'

test('only rows near the window are drawn, and none that is not there', () => {
  expect(rowsInSight(100_000, { top: 50_000 * ROW_HEIGHT, height: 10 * ROW_HEIGHT })).toEqual({
    first: 49_996,
    end: 50_014,
  })
  expect(rowsInSight(3, { top: 0, height: 440 })).toEqual({ first: 0, end: 3 })
  expect(rowsInSight(3, { top: 9_000, height: 440 })).toEqual({ first: 2, end: 3 })
  expect(rowsInSight(0, { top: 0, height: 440 })).toEqual({ first: 0, end: 0 })
})
