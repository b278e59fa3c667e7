import { expect, test } from 'vitest'
import { canCancel, canRetry, isOver, leavesByItself, mostPressing, phaseOf } from './job-state.ts'
import type { TaskActor } from '../seams.ts'
import type { TaskReport } from '#core/contract/tasks.contract.ts'

const reportWith = (failures: number) =>
  ({ failures: Array.from({ length: failures }, () => ({})) }) as unknown as TaskReport
const snapshot = (tags: readonly string[], { kind = 'generation', failures = 0 } = {}) =>
  ({
    hasTag: (tag: string) => tags.includes(tag),
    context: { kind, report: reportWith(failures) },
  }) as unknown as ReturnType<TaskActor['getSnapshot']>
const task = (tag: string, failures = 0) =>
  ({ tag, getSnapshot: () => snapshot([tag], { failures }) }) as unknown as TaskActor & {
    tag: string
  }

test('a job that waits is told apart from one that runs', () => {
  expect([
    phaseOf(snapshot(['running'])),
    phaseOf(snapshot(['running', 'suspended'])),
    phaseOf(snapshot(['cancelling', 'running'])),
  ]).toEqual(['running', 'suspended', 'cancelling'])
})

test('a job of which a part failed is no plain success', () => {
  expect([
    phaseOf(snapshot(['succeeded'], { failures: 9 })),
    phaseOf(snapshot(['succeeded'])),
    phaseOf(snapshot(['failed'], { failures: 2 })),
  ]).toEqual(['partly', 'succeeded', 'failed'])
})

test('only a job that ended can be dismissed', () => {
  expect(
    (
      [
        'starting',
        'running',
        'suspended',
        'cancelling',
        'succeeded',
        'partly',
        'failed',
        'timedOut',
        'cancelled',
      ] as const
    ).filter(isOver),
  ).toEqual(['succeeded', 'partly', 'failed', 'timedOut', 'cancelled'])
})

test('a job can be cancelled until it has ended at the server, also when nobody watches it any more', () => {
  expect(
    (['running', 'suspended', 'timedOut', 'succeeded', 'failed', 'cancelled'] as const).filter(
      canCancel,
    ),
  ).toEqual(['running', 'suspended', 'timedOut'])
})

test('a success is tried again only where something failed', () => {
  expect([
    canRetry('succeeded', reportWith(0)),
    canRetry('partly', reportWith(2)),
    canRetry('failed', null),
    canRetry('running', reportWith(2)),
    canRetry('cancelled', null),
  ]).toEqual([false, true, true, false, false])
})

test('what went well leaves by itself where its result is seen; pins that nobody sees wait for the person', () => {
  const leaves = (kind: string, pathname: string) =>
    leavesByItself(snapshot(['succeeded'], { kind }), pathname)
  expect([
    leaves('enrichment', '/settings'),
    leaves('generation', '/generate'),
    leaves('generation', '/'),
    leaves('rendering', '/drafts'),
  ]).toEqual([true, true, true, true])
  expect([leaves('generation', '/settings'), leaves('rendering', '/settings')]).toEqual([
    false,
    false,
  ])
})

test('what failed, in part or as a whole, waits for the person', () => {
  expect(
    leavesByItself(snapshot(['succeeded'], { kind: 'enrichment', failures: 1 }), '/generate'),
  ).toBe(false)
  expect([
    leavesByItself(snapshot(['failed']), '/generate'),
    leavesByItself(snapshot(['running']), '/generate'),
  ]).toEqual([false, false])
})

test('the folded tray speaks of the job that runs, then of the one that failed, then of the newest', () => {
  const spoken = (...tasks: (TaskActor & { tag: string })[]) =>
    (mostPressing(tasks) as (TaskActor & { tag: string }) | undefined)?.tag
  expect(spoken(task('succeeded'), task('failed'), task('running'))).toBe('running')
  expect(spoken(task('succeeded'), task('failed'))).toBe('failed')
  expect(
    mostPressing([task('succeeded'), task('succeeded', 3)])?.getSnapshot().context.report?.failures,
  ).toHaveLength(3)
  const newest = task('cancelled')
  expect(mostPressing([newest, task('cancelled')])).toBe(newest)
  expect(mostPressing([])).toBeUndefined()
})
