import { expect, test } from 'vitest'
import { backOffOf } from './back-off.ts'

test('each failure in a row doubles the wait, up to the longest', () => {
  const waits = [1, 2, 3, 4, 5, 6, 2_000].map((failures) =>
    backOffOf(failures, { first: 60, most: 900 }),
  )
  expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900])
})
