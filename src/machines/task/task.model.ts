/**
 * Paths through one task: starting twice under one key, polling, pausing, cancelling before and
 * after an id, ending in four ways.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { TaskReport, TaskStatus } from '#core/contract/content/tasks.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { englishOf } from '#core/contract/words/problem.schema.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { AccountNotOpen, CallFailed, isTransient, isUnauthenticated } from '../call-failed.ts'
import {
  idleCallback,
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
  type WalkedStep,
} from '../../../packages/model-paths/path-model.ts'
import { taskMachine } from './task.machine.ts'
import type { TaskContext, TaskInput, TaskTag } from './task-context.ts'
import { taskIntent } from './task.intent.ts'

const accountId = '0192f0c1-2d3e-7abc-8def-00000000000a'
const [taskId, key] = [testId('task'), testId('key')]
const report = (
  status: TaskStatus,
  done = 0,
  failures: TaskReport['failures'] = [],
): TaskReport => ({
  id: taskId,
  kind: 'rendering',
  account_id: accountId,
  idempotency_key: key,
  name: '12 pins',
  status,
  done,
  total: 12,
  failures,
  error: null,
  pictures: [],
  revision: done,
  time_left: null,
  created_at: 1,
  finished_at: null,
})
const failed = (
  code: Failure['code'],
  status: number | null,
  retryAfter: number | null = null,
): { error: CallFailed } => ({
  error: new CallFailed({ code, status, message: code, body: null, retryAfter }),
})
const oneFailure: TaskReport['failures'] = [
  { address: 'https://example.com', code: 'not_found', message: 'Gone.' },
]
const errors = [
  failed('no_answer', null),
  failed('rate_limited', 429, 7_000),
  failed('not_authenticated', 401),
  failed('invalid', 400),
  failed('task_running', 409),
  failed('task_finished', 409),
]
const start: TaskInput = {
  key,
  kind: 'rendering',
  start: { kind: 'rendering', accountId, pinIds: [testId('pin')] },
  taskId: null,
  report: null,
  online: true,
  visible: true,
  chance: () => 0.5,
}

export const taskModel: PathModel = {
  name: 'task',
  machine: taskMachine.provide({
    actors: {
      startTask: idlePromise,
      checkTask: idlePromise,
      cancelTask: idlePromise,
      sharePolling: idleCallback,
    },
  }),
  inputs: [
    start,
    { ...start, start: null, taskId, report: report('running', 3) },
    { ...start, start: null, taskId, online: false, visible: false },
    {
      ...start,
      start: { kind: 'rendering', accountId: testId('elsewhere'), pinIds: [testId('pin')] },
    },
  ],
  cases: {
    'xstate.done.actor.startTask': [
      { output: { taskId, report: null } },
      { output: { taskId, report: report('queued') } },
    ],
    'xstate.done.actor.checkTask': [
      { output: { report: report('running', 3) } },
      { output: { report: report('running', 1) } },
      { output: { report: report('succeeded', 12) } },
      { output: { report: report('succeeded', 11, oneFailure) } },
      { output: { report: report('failed') } },
      { output: { report: report('cancelled', 2) } },
    ],
    'xstate.done.actor.cancelTask': [
      { output: { report: null } },
      { output: { report: report('cancelling', 1) } },
      { output: { report: report('succeeded', 12) } },
      { output: { report: report('failed') } },
    ],
    'xstate.error.actor.startTask': [...errors, { error: new AccountNotOpen() }],
    'xstate.error.actor.checkTask': errors,
    'xstate.error.actor.cancelTask': errors,
    'task.reported': [{ report: report('running', 2) }, { report: report('succeeded', 12) }],
  },
  abstract: ({
    taskId: id,
    report: last,
    online,
    visible,
    sessionExpired,
    hasLock,
    start: wish,
  }: TaskContext) => [
    id,
    last?.status,
    (last?.failures.length ?? 0) > 0,
    online,
    visible,
    sessionExpired,
    hasLock,
    wish !== null && wish.accountId !== accountId,
    last?.done,
  ],
  // What becomes of one that is drawn elsewhere, once it has been started, the others show.
  within: ({ taskId: id, start: wish }: TaskContext) =>
    id === null || wish === null || wish.accountId === accountId,
  invariants: [
    (snapshot, inFlight) =>
      snapshot.hasTag('final') && inFlight.length > 0
        ? `ended with ${inFlight.join(', ')} in flight`
        : null,
    (snapshot, inFlight) =>
      snapshot.hasTag('suspended') && inFlight.some((id) => id !== 'sharePolling')
        ? 'suspended with a request in flight'
        : null,
    (_, inFlight) =>
      inFlight.filter((id) => id !== 'sharePolling').length > 1
        ? `two requests at once: ${inFlight.join(', ')}`
        : null,
    (snapshot, inFlight) =>
      snapshot.hasTag('cancelling') && inFlight.some((id) => id !== 'cancelTask')
        ? 'something else goes on while cancelling'
        : null,
    (snapshot, inFlight) =>
      inFlight.includes('checkTask') && contextOf(snapshot).taskId === null
        ? 'checks a task without an id'
        : null,
    (snapshot) =>
      snapshot.hasTag('suspended') && contextOf(snapshot).pauseReason === null
        ? 'suspended without a reason'
        : null,
    (snapshot) =>
      snapshot.hasTag('final') && contextOf(snapshot).pauseReason !== null
        ? 'ended with a reason to pause'
        : null,
  ],
  steps: [
    ({ event, inFlight }) =>
      event.type === 'task.cancel' && inFlight.some((id) => id !== 'cancelTask')
        ? `goes on with ${inFlight.join(', ')} although it shall stop`
        : null,
    ({ before, event, after }) =>
      before.hasTag('cancelling') && !after.hasTag('cancelling') && !isAbout(event, 'cancelTask')
        ? `${event.type} forgets that it shall stop`
        : null,
    ({ before, event, after }) =>
      isPassing(event) && !before.hasTag('final') && after.hasTag('final')
        ? 'ends by a failure that will pass'
        : null,
    ({ before, event, after }) =>
      !before.hasTag('final') && after.hasTag('final') && !isEnding(event)
        ? `${event.type} ends it`
        : null,
    ({ before, event, after }) =>
      before.hasTag('final') && !after.hasTag('final') && !event.type.startsWith('task.')
        ? `${event.type} begins it anew`
        : null,
    ({ event, after, inFlight }) =>
      isPause(event) &&
      contextOf(after).sessionExpired &&
      inFlight.some((id) => id !== 'sharePolling')
        ? 'asks without a session'
        : null,
    ({ before, event, after, inFlight }) =>
      event.type === 'page.visible' &&
      before.matches({ polling: 'waiting' }) &&
      after.hasTag('running') &&
      !after.hasTag('suspended') &&
      !inFlight.includes('checkTask')
        ? 'does not look when somebody looks'
        : null,
    ({ before, after }) =>
      contextOf(before).key === contextOf(after).key
        ? null
        : 'changes the key under which it is known',
    ({ before, event, after }) =>
      contextOf(before).taskId !== null && contextOf(after).taskId === null
        ? `${event.type} forgets the task`
        : null,
    ({ before, event, after }) =>
      isAbout(event, 'startTask') && event.type.includes('.done.') && !after.hasTag('running')
        ? `has started and stands in ${JSON.stringify(after.value)} after ${JSON.stringify(before.value)}`
        : null,
  ],
  intent: taskIntent,
  unreachable: {},
  page: shownIn,
}

const sheet: Sight = { role: 'dialog', name: 'Please log in again' }
const reasons = {
  offline: 'You’re offline. The server keeps working; we’ll check again when you’re back.',
  hidden: 'Keeps running while this tab is in the background.',
  signedOut: 'Waiting until you log in again. Nothing is lost.',
  otherTab: 'Another of your tabs is watching this job.',
  otherAccount: 'Waiting until you open its account again: that’s where its pictures are saved.',
} as const satisfies Record<NonNullable<TaskContext['pauseReason']>, string>

/** Its card in the tray. */
function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const { sessionExpired, report: last } = contextOf(snapshot)
  if (sessionExpired) return { shows: [sheet], hides: [], offers: [] }
  const canRetry =
    snapshot.hasTag('failed') ||
    snapshot.hasTag('timedOut') ||
    hasFailures(last, snapshot) ||
    (snapshot.hasTag('cancelled') && last !== null)
  const canCancel =
    snapshot.hasTag('timedOut') || (!snapshot.hasTag('final') && !snapshot.hasTag('cancelling'))
  return {
    shows: [{ text: wordsIn(snapshot) }],
    hides: [sheet],
    offers: [...(canRetry ? ['task.retry'] : []), ...(canCancel ? ['task.cancel'] : [])],
  }
}

function wordsIn(snapshot: AnyMachineSnapshot): string {
  const { error, report: last } = contextOf(snapshot)
  const ended: Readonly<Partial<Record<TaskTag, string>>> = {
    failed:
      error === null
        ? 'This job stopped. Finished work is saved.'
        : `This job stopped: ${englishOf(error)}`,
    succeeded: hasFailures(last, snapshot) ? 'Done, but 1 couldn’t be made.' : 'Done.',
    cancelled: 'Cancelled. Finished work is saved.',
    timedOut:
      'There’s been no progress for a long time. The job may still be running on the server.',
    cancelling: 'Stopping. Finished work is saved…',
  }
  return Object.entries(ended).find(([tag]) => snapshot.hasTag(tag))?.[1] ?? goingOnIn(snapshot)
}

/** Why it waits, or that it goes on. */
function goingOnIn(snapshot: AnyMachineSnapshot): string {
  const { report: last, pauseReason, attempt } = contextOf(snapshot)
  if (pauseReason !== null) return reasons[pauseReason]
  if (attempt > 0)
    return 'The server isn’t responding. The job is safe there; we’ll check again in a moment.'
  return snapshot.hasTag('starting') || last === null ? 'Starting…' : 'Estimating the time left…'
}

function hasFailures(last: TaskReport | null, snapshot: AnyMachineSnapshot): boolean {
  return snapshot.hasTag('succeeded') && last !== null && last.failures.length > 0
}

/** No answer, too many requests, the server's own trouble, an ended session. */
function isPassing(event: WalkedStep['event']): boolean {
  return 'error' in event && (isTransient(event.error) || isUnauthenticated(event.error))
}

/** Before the next request. Checking whether an account is open sends none. */
function isPause({ type }: WalkedStep['event']): boolean {
  return type.startsWith('xstate.after.errorPause') || type.startsWith('xstate.after.pollPause')
}

/** The server's word, in this tab or another, or half an hour without any. */
function isEnding({ type }: WalkedStep['event']): boolean {
  return (
    type.startsWith('xstate.done.actor.') ||
    type.startsWith('xstate.error.actor.') ||
    type === 'task.reported' ||
    type === 'task.deadline'
  )
}

function isAbout({ type }: WalkedStep['event'], actor: string): boolean {
  return type.endsWith(`.actor.${actor}`)
}

function contextOf({ context }: AnyMachineSnapshot): TaskContext {
  return context as TaskContext
}
