import { expect, test } from 'vitest'
import { pendingOf } from './use-jobs.ts'

test('as many places wait as pins are neither here nor failed, whatever the server has counted', () => {
  expect(pendingOf({ expected: 12, failed: 0 }, 12)).toBe(0)
  expect(pendingOf({ expected: 12, failed: 1 }, 10)).toBe(1)
  expect(pendingOf({ expected: 12, failed: 0 }, 13)).toBe(0)
})
