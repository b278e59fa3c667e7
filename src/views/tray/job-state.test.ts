import { expect, test } from 'vitest'
import { canRetry, isOver, phaseOf } from './job-state.ts'
import type { TaskActor } from '../seams.ts'
import type { TaskReport } from '#core/contract/tasks.contract.ts'

const tagged = (...tags: string[]) => ({ hasTag: (tag: string) => tags.includes(tag) }) as unknown as ReturnType<TaskActor['getSnapshot']>
const reportWith = (failures: number) => ({ failures: Array.from({ length: failures }, () => ({})) }) as unknown as TaskReport

test('a job that waits is told apart from one that runs', () => {
  expect([phaseOf(tagged('running')), phaseOf(tagged('running', 'suspended')), phaseOf(tagged('cancelling', 'running'))]).toEqual(['running', 'suspended', 'cancelling'])
})

test('only a job that ended can be dismissed', () => {
  expect((['starting', 'running', 'suspended', 'cancelling', 'succeeded', 'failed', 'timedOut', 'cancelled'] as const).filter(isOver)).toEqual(['succeeded', 'failed', 'timedOut', 'cancelled'])
})

test('a success is tried again only where something failed', () => {
  expect([canRetry('succeeded', reportWith(0)), canRetry('succeeded', reportWith(2)), canRetry('failed', null), canRetry('running', reportWith(2)), canRetry('cancelled', null)]).toEqual([false, true, true, false, false])
})
