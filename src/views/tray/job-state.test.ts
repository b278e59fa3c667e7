import { expect, test } from 'vitest'
import { canRetry, isOver, leavesByItself, phaseOf } from './job-state.ts'
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

test('reading that went well leaves by itself; pins and failures wait for the person', () => {
  const ended = (kind: string, tag: string, failures: number) => ({ ...tagged(tag), context: { kind, report: reportWith(failures) } }) as unknown as ReturnType<TaskActor['getSnapshot']>
  expect(leavesByItself(ended('enrichment', 'succeeded', 0))).toBe(true)
  expect([leavesByItself(ended('enrichment', 'running', 0)), leavesByItself(ended('enrichment', 'succeeded', 1)), leavesByItself(ended('enrichment', 'failed', 0)), leavesByItself(ended('generation', 'succeeded', 0))]).toEqual([false, false, false, false])
})
