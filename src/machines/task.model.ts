/** Paths through one task: starting twice under one key, polling, pausing, cancelling before and after an id, ending in four ways. */
import type { TaskReport, TaskStatus } from '#core/contract/tasks.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { AccountNotOpen, CallFailed } from './call-failed.ts'
import { idleCallback, idlePromise, type PathModel } from './path-model.ts'
import type { TaskContext } from './task-context.ts'
import { taskMachine, type TaskInput } from './task.machine.ts'

const report = (status: TaskStatus, done = 0, failures: TaskReport['failures'] = []): TaskReport => ({ id: 't', kind: 'generation', account_id: 'a', idempotency_key: 'k', name: '12 pins', status, done, total: 12, failures, error: null, pictures: [], revision: done, time_left: null, created_at: 1, finished_at: null })
const failed = (code: Failure['code'], status: number | null, retryAfter: number | null = null): { error: CallFailed } => ({ error: new CallFailed({ code, status, message: code, body: null, retryAfter }) })
const oneFailure: TaskReport['failures'] = [{ address: 'https://example.com', code: 'not_found', message: 'Gone.' }]
const errors = [failed('no_answer', null), failed('rate_limited', 429, 7_000), failed('not_authenticated', 401), failed('invalid', 400), failed('task_running', 409), failed('task_finished', 409)]
const start: TaskInput = { key: 'k', kind: 'generation', start: { kind: 'rendering', accountId: 'a', pinIds: ['p'] }, taskId: null, report: null, online: true, visible: true, chance: () => 0.5 }

export const taskModel: PathModel = {
  name: 'task',
  machine: taskMachine.provide({ actors: { startTask: idlePromise, checkTask: idlePromise, cancelTask: idlePromise, sharePolling: idleCallback } }),
  inputs: [start, { ...start, start: null, taskId: 't', report: report('running', 3) }, { ...start, start: null, taskId: 't', online: false, visible: false }],
  cases: {
    'xstate.done.actor.startTask': [{ output: { taskId: 't', report: null } }, { output: { taskId: 't', report: report('queued') } }],
    'xstate.done.actor.checkTask': [{ output: { report: report('running', 3) } }, { output: { report: report('running', 1) } }, { output: { report: report('succeeded', 12) } }, { output: { report: report('succeeded', 11, oneFailure) } }, { output: { report: report('failed') } }, { output: { report: report('cancelled', 2) } }],
    'xstate.done.actor.cancelTask': [{ output: { report: null } }, { output: { report: report('cancelling', 1) } }, { output: { report: report('succeeded', 12) } }, { output: { report: report('failed') } }],
    'xstate.error.actor.startTask': [...errors, { error: new AccountNotOpen() }],
    'xstate.error.actor.checkTask': errors,
    'xstate.error.actor.cancelTask': errors,
    'task.heard': [{ report: report('running', 2) }, { report: report('succeeded', 12) }],
  },
  abstract: ({ taskId, report: last, online, visible, sessionExpired, hasLock }: TaskContext) => [taskId, last?.status, (last?.failures.length ?? 0) > 0, online, visible, sessionExpired, hasLock],
  invariants: [
    (snapshot, inFlight) => (snapshot.hasTag('final') && inFlight.length > 0 ? `ended with ${inFlight.join(', ')} in flight` : null),
    (snapshot, inFlight) => (snapshot.hasTag('suspended') && inFlight.some((id) => id !== 'sharePolling') ? 'suspended with a request in flight' : null),
    (_, inFlight) => (inFlight.filter((id) => id !== 'sharePolling').length > 1 ? `two requests at once: ${inFlight.join(', ')}` : null),
    (snapshot, inFlight) => (snapshot.hasTag('cancelling') && inFlight.some((id) => id !== 'cancelTask') ? 'something else goes on while cancelling' : null),
    (snapshot, inFlight) => (inFlight.includes('checkTask') && contextOf(snapshot.context).taskId === null ? 'checks a task without an id' : null),
    (snapshot) => (snapshot.hasTag('suspended') && contextOf(snapshot.context).pauseReason === null ? 'suspended without a reason' : null),
    (snapshot) => (snapshot.hasTag('final') && contextOf(snapshot.context).pauseReason !== null ? 'ended with a reason to pause' : null),
  ],
  unreachable: {},
}

function contextOf(context: TaskContext): TaskContext {
  return context
}
