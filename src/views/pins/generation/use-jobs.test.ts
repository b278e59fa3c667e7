import { expect, test } from 'vitest'
import type { TaskActor } from '../../../machines/app/actors.ts'
import { lastRunOf, pendingOf } from './use-jobs.ts'

test('as many places wait as pins are neither here nor failed, whatever the server has counted', () => {
  expect(pendingOf({ expected: 12, failed: 0 }, 12)).toBe(0)
  expect(pendingOf({ expected: 12, failed: 1 }, 10)).toBe(1)
  expect(pendingOf({ expected: 12, failed: 0 }, 13)).toBe(0)
})

/** No more of a task than a job is read from. */
const generation = (created_at: number, config: object) =>
  ({
    getSnapshot: () => ({
      hasTag: (tag: string) => tag === 'final',
      context: {
        key: String(created_at),
        start: { accountId: 'a', config },
        report: { account_id: 'a', created_at, done: 1, failures: [], total: 1 },
      },
    }),
  }) as unknown as TaskActor

test('the pins of a variation join those of the last run', () => {
  const [run, vary] = [
    generation(1, { n_pins: 12 }),
    generation(2, { n_pins: 3, fresh_only: true }),
  ]
  expect(lastRunOf([vary, run], 'a')).toBe(1)
  expect(lastRunOf([generation(2, { n_pins: 3 }), run], 'a')).toBe(2)
  expect(lastRunOf([vary, run], 'another account')).toBeNull()
})
