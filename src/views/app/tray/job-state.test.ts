import { expect, test } from 'vitest'
import {
  canCancel,
  canRetry,
  isForgotten,
  isOver,
  isTrayOpen,
  leavesByItself,
  mostPressing,
  phaseOf,
} from './job-state.ts'
import { countRepeats, namesOf, problemsOf } from './known-pages.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { TaskActor } from '../../../machines/app/actors.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'

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

test('a waiting job is distinguished from a running one', () => {
  expect([
    phaseOf(snapshot(['running']), null),
    phaseOf(snapshot(['running', 'suspended']), null),
    phaseOf(snapshot(['cancelling', 'running']), null),
  ]).toEqual(['running', 'suspended', 'cancelling'])
})

test('a job of which a part failed is no plain success', () => {
  expect([
    phaseOf(snapshot(['succeeded'], { failures: 9 }), null),
    phaseOf(snapshot(['succeeded']), null),
    phaseOf(snapshot(['failed'], { failures: 2 }), null),
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
    leavesByItself(snapshot(['succeeded'], { kind }), { pathname, known: null })
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
    leavesByItself(snapshot(['succeeded'], { kind: 'enrichment', failures: 1 }), {
      pathname: '/generate',
      known: null,
    }),
  ).toBe(false)
  expect([
    leavesByItself(snapshot(['failed']), { pathname: '/generate', known: null }),
    leavesByItself(snapshot(['running']), { pathname: '/generate', known: null }),
  ]).toEqual([false, false])
})

test('the folded tray speaks of the job that runs, then of the one that failed, then of the newest', () => {
  const spoken = (...tasks: (TaskActor & { tag: string })[]) =>
    (mostPressing(tasks, null) as (TaskActor & { tag: string }) | undefined)?.tag
  expect(spoken(task('succeeded'), task('failed'), task('running'))).toBe('running')
  expect(spoken(task('succeeded'), task('failed'))).toBe('failed')
  expect(
    mostPressing([task('succeeded'), task('succeeded', 3)], null)?.getSnapshot().context.report
      ?.failures,
  ).toHaveLength(3)
  const newest = task('cancelled')
  expect(mostPressing([newest, task('cancelled')], null)).toBe(newest)
  expect(mostPressing([], null)).toBeUndefined()
})

test('problems of deleted pages are forgotten, and with the last of them the job', () => {
  const page = (url: string, more: Partial<Page> = {}) =>
    ({ url, title: '', error: null, ...more }) as Page
  const report = {
    kind: 'enrichment',
    account_id: 'a1',
    failures: [{ address: 'https://a.test/one' }, { address: 'Pasted text' }],
  } as unknown as TaskReport
  const ended = {
    hasTag: (tag: string) => tag === 'succeeded',
    context: { kind: 'enrichment', report },
  } as unknown as ReturnType<TaskActor['getSnapshot']>
  const renamed = page('', {
    title: 'Another title',
    error: { address: 'Pasted text', code: 'empty_page', message: '' },
  })
  const told = (...pages: Page[]) => {
    const known = { accountId: 'a1', names: namesOf(pages) }
    return {
      problems: problemsOf(report, known).map(({ address }) => address),
      phase: phaseOf(ended, known),
      isForgotten: isForgotten(ended, known),
    }
  }
  const left = (...problems: string[]) => ({ problems, phase: 'partly', isForgotten: false })
  expect(told(page('https://a.test/one'), renamed)).toEqual(
    left('https://a.test/one', 'Pasted text'),
  )
  expect(told(page('https://a.test/one'))).toEqual(left('https://a.test/one'))
  expect(told(page('https://a.test/two'))).toEqual({
    problems: [],
    phase: 'succeeded',
    isForgotten: true,
  })
  // Of another account, or of pins, nothing is known here.
  const none = { accountId: 'a2', names: namesOf([]) }
  expect(problemsOf(report, none)).toHaveLength(2)
  expect(problemsOf({ ...report, kind: 'rendering' }, { ...none, accountId: 'a1' })).toHaveLength(2)
  expect(isForgotten(ended, null)).toBe(false)
})

test('what would only have repeated is counted apart, and is nothing to retry', () => {
  const repeat = { problem_codes: { message: { code: 'automations.nothingNew', params: {} } } }
  const report = { failures: [repeat, repeat] } as unknown as TaskReport
  const ended = { ...snapshot(['succeeded']), context: { kind: 'generation', report } }
  const phase = phaseOf(ended as unknown as ReturnType<TaskActor['getSnapshot']>, null)
  expect([phase, canRetry(phase, report), countRepeats(report)]).toEqual(['succeeded', false, 2])
})

test('the tray stays closed on the studio, which shows its own work', () => {
  const working = { isWorking: true, hasRoom: true }
  expect(
    ['/', '/generate', '/calendar'].map((pathname) => isTrayOpen(null, { ...working, pathname })),
  ).toEqual([false, false, true])
  expect(isTrayOpen(null, { ...working, hasRoom: false, pathname: '/calendar' })).toBe(false)
  expect(isTrayOpen(null, { ...working, isWorking: false, pathname: '/calendar' })).toBe(false)
})

test('a tray opened by hand stays open, a closed one until work starts or ends', () => {
  const on = (isWorking: boolean, pathname = '/calendar') => ({
    isWorking,
    hasRoom: true,
    pathname,
  })
  const opened = { open: true, while: true }
  expect([isTrayOpen(opened, on(true, '/')), isTrayOpen(opened, on(false, '/'))]).toEqual([
    true,
    true,
  ])
  expect([
    isTrayOpen({ open: false, while: true }, on(true)),
    isTrayOpen({ open: false, while: false }, on(true)),
  ]).toEqual([false, true])
})
