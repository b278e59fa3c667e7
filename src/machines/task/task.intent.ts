/** What a task is meant to do: docs of its model are in `task.model.ts`. */
import { errorAt, errorPause, type PathIntent } from '../../../packages/model-paths/path-intent.ts'
import { isTransient, isUnauthenticated } from '../call-failed.ts'
import type { TaskContext } from './task-context.ts'

type Failed = { error: unknown }
const isPassing = ({ error }: Failed): boolean => isTransient(error) && !isUnauthenticated(error)
const counted = ({ attempt }: TaskContext) => ({ attempt: attempt + 1 })

export const taskIntent: PathIntent = {
  events: {
    'task.cancel': 'The user cancels the job on its card.',
    'task.retry': 'The user retries the job on its card.',
    'task.deadline': 'Half an hour passes without progress.',
    'task.reported': 'Another tab, which polls for all, passes on a report.',
    'page.visible': 'The user returns to the tab.',
    'page.hidden': 'The user leaves the tab.',
    'network.online': 'The network returns.',
    'network.offline': 'The network is lost.',
    'session.expired': 'The session expires.',
    'session.restored': 'The user logs in again.',
    'lock.granted': 'This tab becomes the one that polls.',
    'lock.released': 'Another tab becomes the one that polls.',
  },
  actors: {
    startTask: 'The start of the job',
    checkTask: 'The check of the job',
    cancelTask: 'The cancellation of the job',
    sharePolling: 'The choice of the tab that polls',
  },
  delays: {
    errorPause,
    pollPause: {
      words: 'pause between two checks',
      lasts: [
        [{ ...errorAt(0), visible: true }, 1_000],
        [{ ...errorAt(1), visible: true }, 2_000],
        [{ ...errorAt(0), visible: false }, 30_000],
      ],
    },
    taskDeadline: { words: 'wait for any progress', lasts: 1_800_000 },
    accountPause: { words: 'pause until the account is looked for again', lasts: 3_000 },
  },
  expected: [
    { in: 'starting', on: 'task.cancel', to: 'cancelling' },
    { in: 'starting.backingOff', on: 'task.cancel', to: 'cancelling' },
    { in: 'starting.held', on: 'task.cancel', to: 'cancelling' },
    { in: 'polling', on: 'task.cancel', to: 'cancelling' },
    { in: 'polling.suspended', on: 'task.cancel', to: 'cancelling' },
    { in: 'timedOut', on: 'task.cancel', to: 'cancelling' },
    {
      in: 'starting.requesting',
      on: 'xstate.done.actor.startTask',
      to: 'polling',
      sets: (_, { output }: { output: { taskId: string } }) => ({
        taskId: output.taskId,
        attempt: 0,
      }),
    },
    {
      in: 'starting.requesting',
      on: 'xstate.error.actor.startTask',
      when: isPassing,
      to: 'starting.backingOff',
      sets: counted,
    },
    {
      in: 'starting.requesting',
      on: 'xstate.error.actor.startTask',
      when: ({ error }: Failed) => isUnauthenticated(error),
      to: 'starting.backingOff',
      sets: () => ({ sessionExpired: true }),
    },
    {
      in: 'starting.backingOff',
      on: 'xstate.after.errorPause.task.starting.backingOff',
      when: (_, { sessionExpired }: TaskContext) => !sessionExpired,
      to: 'starting.requesting',
    },
    {
      in: 'starting.backingOff',
      on: 'xstate.after.errorPause.task.starting.backingOff',
      when: (_, { sessionExpired }: TaskContext) => sessionExpired,
      to: 'stays',
    },
    {
      in: 'polling.checking',
      on: 'xstate.error.actor.checkTask',
      when: isPassing,
      to: 'polling',
      sets: counted,
    },
    {
      in: 'polling.checking',
      on: 'xstate.done.actor.checkTask',
      when: ({ output }: { output: { report: { status: string } } }) =>
        output.report.status === 'succeeded',
      to: 'succeeded',
    },
    {
      in: 'polling.checking',
      on: 'xstate.done.actor.checkTask',
      when: ({ output }: { output: { report: { status: string } } }) =>
        output.report.status === 'running',
      to: 'polling.waiting',
      sets: (_, { output }: { output: { report: unknown } }) => ({
        report: output.report,
        attempt: 0,
      }),
    },
    { in: 'polling.checking', on: 'network.offline', to: 'polling' },
    { in: 'polling', on: 'task.deadline', to: 'timedOut' },
    {
      in: 'cancelling.asking',
      on: 'xstate.error.actor.cancelTask',
      when: isPassing,
      to: 'cancelling.holding',
      sets: counted,
    },
    { in: 'cancelling.holding', on: 'network.online', to: 'cancelling.asking' },
    { in: 'failed', on: 'task.retry', to: 'starting.requesting', sets: () => ({ error: null }) },
    { in: 'timedOut', on: 'task.retry', to: 'polling' },
    {
      in: 'succeeded',
      on: 'task.retry',
      when: (_, { report }: TaskContext) => (report?.failures.length ?? 0) > 0,
      to: 'starting.requesting',
    },
    {
      in: 'succeeded',
      on: 'task.retry',
      when: (_, { report }: TaskContext) => (report?.failures.length ?? 0) === 0,
      to: 'stays',
    },
  ],
}
