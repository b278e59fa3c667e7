/**
 * One long job on the server, from the button to its result. Every start is asked for under an
 * idempotency key, so asking again after a lost answer, a reload or a crash never starts it twice.
 *   resuming -> starting { requesting <-> backingOff | held (its account is not open) } -> polling { deciding -> checking -> waiting -> deciding, suspended }
 *   polling -> succeeded | failed | cancelled | timedOut        starting -> failed
 *   starting | polling -task.cancel-> cancelling { asking <-> holding, settling } -> cancelled        any end -task.retry-> starting | polling
 */
import { assign, cancel, fromCallback, fromPromise, not, raise, sendTo, setup } from 'xstate'
import type { TaskKind, TaskReport } from '#core/contract/content/tasks.contract.ts'
import { backoff } from '../backoff.ts'
import {
  AccountNotOpen,
  failureOf,
  isTransient,
  isUnauthenticated,
  messageOf,
} from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'
import {
  hasNews,
  isEnd,
  isStatus,
  pauseOf,
  type TaskContext,
  type TaskStart,
} from './task-context.ts'

export type TaskEvent =
  | { type: 'task.cancel' }
  | { type: 'task.retry' }
  | { type: 'task.deadline' }
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'lock.granted' }
  | { type: 'lock.released' }
  /** What the tab that polls has seen. */
  | { type: 'task.reported'; report: TaskReport }
export type TaskTag =
  | 'starting'
  | 'running'
  | 'suspended'
  | 'cancelling'
  | 'succeeded'
  | 'failed'
  | 'timedOut'
  | 'cancelled'
  | 'final'
/**
 * `chance` answers a random number in [0, 1), for the back-off. A task that runs already comes with
 * its `taskId`.
 */
export type TaskInput = Pick<
  TaskContext,
  'key' | 'start' | 'taskId' | 'report' | 'online' | 'visible' | 'chance'
> & { readonly kind: TaskKind }
type Caught = { error: unknown }
type Reported = { report: TaskReport }
type Surroundings = Partial<Pick<TaskContext, 'online' | 'visible' | 'sessionExpired' | 'hasLock'>>

export const taskMachine = setup({
  types: {
    context: {} as TaskContext,
    input: {} as TaskInput,
    events: {} as TaskEvent,
    tags: {} as TaskTag,
  },
  actors: {
    /** Starts the task of this key, or runs the missing units of `taskId` again. */
    startTask: fromPromise<
      { taskId: string; report: TaskReport | null },
      { key: string; start: TaskStart | null; taskId: string | null }
    >(() => notProvided('startTask')),
    checkTask: fromPromise<Reported, { taskId: string }>(() => notProvided('checkTask')),
    /**
     * By id, or by key while no id is known: then there is no report, and the server will not start
     * it late.
     */
    cancelTask: fromPromise<{ report: TaskReport | null }, { key: string; taskId: string | null }>(
      () => notProvided('cancelTask'),
    ),
    /**
     * Lets one tab poll (`lock.granted`) and receives its reports; gives the lock up on `page.hidden`,
     * asks for it on `page.visible`.
     */
    sharePolling: fromCallback<TaskEvent, { key: string; visible: boolean }>(() =>
      notProvided('sharePolling'),
    ),
  },
  delays: {
    errorPause: ({ context }) =>
      backoff(Math.max(context.attempt - 1, 0), context.chance(), context.retryAfter),
    pollPause: ({ context }) =>
      context.visible
        ? backoff(context.attempt, context.chance(), context.retryAfter)
        : Math.max(30_000, context.retryAfter ?? 0),
    /** Nothing new for this long: the browser stops asking; the task itself goes on. */
    taskDeadline: 1_800_000,
    /** Looking whether the account is open costs nothing. */
    accountPause: 3_000,
  },
  guards: {
    isStarted: ({ context }) => context.taskId !== null,
    isSessionExpired: ({ context }) => context.sessionExpired,
    mustPause: ({ context }) => pauseOf(context) !== null,
    isTransient: (_, { error }: Caught) => isTransient(error),
    isUnauthenticated: (_, { error }: Caught) => isUnauthenticated(error),
    isElsewhere: (_, { error }: Caught) => error instanceof AccountNotOpen,
    isFinishedAlready: ({ context }, { error }: Caught) =>
      context.taskId !== null && failureOf(error).code === 'task_finished',
    runsAlready: ({ context }, { error }: Caught) =>
      context.taskId !== null && failureOf(error).code === 'task_running',
    isNews: ({ context }, { report }: Reported) => hasNews(context.report, report),
    endsIt: (_, { report }: { report: TaskReport | null }) => report === null || isEnd(report),
    hasSucceeded: ({ context }) => isStatus(context.report, 'succeeded'),
    hasFailed: ({ context }) => isStatus(context.report, 'failed'),
    isCancelled: ({ context }) => isStatus(context.report, 'cancelled'),
    hasFailures: ({ context }) => (context.report?.failures.length ?? 0) > 0,
  },
  actions: {
    rememberTask: assign(
      (_, { taskId, report }: { taskId: string; report: TaskReport | null }) => ({
        taskId,
        report,
        attempt: 0,
        retryAfter: null,
      }),
    ),
    rememberReport: assign(({ context }, { report }: { report: TaskReport | null }) => ({
      report: report ?? context.report,
      name: report?.name ?? context.name,
      attempt: 0,
      retryAfter: null,
    })),
    explainReport: assign(({ context }) => ({ error: context.report?.error ?? null })),
    explain: assign((_, { error }: Caught) => ({ error: messageOf(error) })),
    /** What the server answered of an earlier run says nothing of the one that goes on. */
    forgetReport: assign({ report: null, attempt: 0 }),
    clearError: assign({ error: null, attempt: 0, retryAfter: null }),
    countFailure: assign(({ context }, { error }: Caught) => ({
      attempt: context.attempt + 1,
      retryAfter: failureOf(error).retryAfter,
    })),
    setSurroundings: assign((_, surroundings: Surroundings) => surroundings),
    recordPause: assign(({ context }) => ({
      pauseReason: pauseOf(context) ?? (context.visible ? null : ('hidden' as const)),
    })),
    recordElsewhere: assign({ pauseReason: 'otherAccount' }),
    clearPause: assign({ pauseReason: null }),
    armDeadline: raise({ type: 'task.deadline' }, { id: 'deadline', delay: 'taskDeadline' }),
    disarmDeadline: cancel('deadline'),
    notifyLock: sendTo('sharePolling', ({ event }) => event),
    notifyOtherTabs: sendTo('sharePolling', (_, { report }: Reported) => ({
      type: 'task.reported' as const,
      report,
    })),
  },
}).createMachine({
  id: 'task',
  context: ({ input }) => ({
    ...input,
    name: input.report?.name ?? '',
    pauseReason: null,
    error: null,
    attempt: 0,
    retryAfter: null,
    sessionExpired: false,
    hasLock: false,
  }),
  initial: 'resuming',
  on: {
    'page.visible': { actions: { type: 'setSurroundings', params: { visible: true } } },
    'page.hidden': { actions: { type: 'setSurroundings', params: { visible: false } } },
    'network.online': { actions: { type: 'setSurroundings', params: { online: true } } },
    'network.offline': { actions: { type: 'setSurroundings', params: { online: false } } },
    'session.expired': { actions: { type: 'setSurroundings', params: { sessionExpired: true } } },
    'session.restored': {
      actions: { type: 'setSurroundings', params: { sessionExpired: false } },
    },
  },
  states: {
    resuming: { always: [{ guard: 'isStarted', target: 'polling' }, { target: 'starting' }] },
    starting: {
      tags: 'starting',
      initial: 'requesting',
      on: { 'task.cancel': { target: 'cancelling' } },
      states: {
        requesting: {
          invoke: {
            id: 'startTask',
            src: 'startTask',
            input: ({ context }) => ({
              key: context.key,
              start: context.start,
              taskId: context.taskId,
            }),
            onDone: { target: '#task.polling', actions: { type: 'rememberTask', params: output } },
            onError: [
              {
                guard: { type: 'isUnauthenticated', params: caught },
                target: 'backingOff',
                actions: { type: 'setSurroundings', params: { sessionExpired: true } },
              },
              {
                guard: { type: 'isTransient', params: caught },
                target: 'backingOff',
                actions: { type: 'countFailure', params: caught },
              },
              {
                guard: { type: 'runsAlready', params: caught },
                target: '#task.polling',
                actions: 'forgetReport',
              },
              { guard: { type: 'isElsewhere', params: caught }, target: 'held' },
              { target: '#task.failed', actions: { type: 'explain', params: caught } },
            ],
          },
        },
        held: {
          entry: 'recordElsewhere',
          exit: 'clearPause',
          after: { accountPause: { target: 'requesting' } },
        },
        backingOff: {
          entry: 'recordPause',
          exit: 'clearPause',
          after: { errorPause: { guard: not('isSessionExpired'), target: 'requesting' } },
          on: {
            'network.online': {
              target: 'requesting',
              actions: { type: 'setSurroundings', params: { online: true } },
            },
            'session.restored': {
              target: 'requesting',
              actions: { type: 'setSurroundings', params: { sessionExpired: false } },
            },
          },
        },
      },
    },
    polling: {
      tags: 'running',
      initial: 'deciding',
      entry: 'armDeadline',
      exit: ['disarmDeadline', { type: 'setSurroundings', params: { hasLock: false } }],
      invoke: {
        id: 'sharePolling',
        src: 'sharePolling',
        input: ({ context }) => ({ key: context.key, visible: context.visible }),
        onError: { actions: { type: 'setSurroundings', params: { hasLock: true } } },
      },
      on: {
        'task.cancel': { target: 'cancelling' },
        'task.deadline': { target: 'timedOut' },
        'lock.granted': { actions: { type: 'setSurroundings', params: { hasLock: true } } },
        'lock.released': { actions: { type: 'setSurroundings', params: { hasLock: false } } },
        'page.visible': {
          actions: [{ type: 'setSurroundings', params: { visible: true } }, 'notifyLock'],
        },
        'page.hidden': {
          actions: [{ type: 'setSurroundings', params: { visible: false } }, 'notifyLock'],
        },
        'task.reported': [
          {
            guard: { type: 'endsIt', params: ({ event }) => event },
            target: '.deciding',
            actions: { type: 'rememberReport', params: ({ event }) => event },
          },
          {
            actions: [
              'disarmDeadline',
              'armDeadline',
              { type: 'rememberReport', params: ({ event }) => event },
            ],
          },
        ],
      },
      states: {
        deciding: {
          always: [
            { guard: 'hasSucceeded', target: '#task.succeeded' },
            { guard: 'hasFailed', target: '#task.failed', actions: 'explainReport' },
            { guard: 'isCancelled', target: '#task.cancelled' },
            { guard: 'mustPause', target: 'suspended' },
            { target: 'checking' },
          ],
        },
        checking: {
          invoke: {
            id: 'checkTask',
            src: 'checkTask',
            input: ({ context }) => ({ taskId: context.taskId ?? '' }),
            onDone: [
              {
                guard: { type: 'endsIt', params: output },
                target: 'deciding',
                actions: [
                  { type: 'rememberReport', params: output },
                  { type: 'notifyOtherTabs', params: output },
                ],
              },
              {
                guard: { type: 'isNews', params: output },
                target: 'waiting',
                actions: [
                  'disarmDeadline',
                  'armDeadline',
                  { type: 'rememberReport', params: output },
                  { type: 'notifyOtherTabs', params: output },
                ],
              },
              { target: 'waiting', actions: { type: 'rememberReport', params: output } },
            ],
            onError: [
              {
                guard: { type: 'isUnauthenticated', params: caught },
                target: 'suspended',
                actions: { type: 'setSurroundings', params: { sessionExpired: true } },
              },
              {
                guard: { type: 'isTransient', params: caught },
                target: 'waiting',
                actions: { type: 'countFailure', params: caught },
              },
              { target: '#task.failed', actions: { type: 'explain', params: caught } },
            ],
          },
        },
        waiting: {
          entry: 'recordPause',
          exit: 'clearPause',
          always: { guard: 'mustPause', target: 'suspended' },
          after: { pollPause: { target: 'deciding' } },
          on: {
            'page.visible': {
              target: 'deciding',
              actions: [{ type: 'setSurroundings', params: { visible: true } }, 'notifyLock'],
            },
          },
        },
        suspended: {
          tags: 'suspended',
          entry: ['recordPause', 'disarmDeadline'],
          exit: ['clearPause', 'armDeadline'],
          always: { guard: not('mustPause'), target: 'deciding' },
          // It has no deadline, whatever is received meanwhile.
          on: {
            'task.reported': [
              {
                guard: { type: 'endsIt', params: ({ event }) => event },
                target: 'deciding',
                actions: { type: 'rememberReport', params: ({ event }) => event },
              },
              { actions: { type: 'rememberReport', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    cancelling: {
      tags: 'cancelling',
      initial: 'asking',
      entry: 'clearError',
      states: {
        asking: {
          invoke: {
            id: 'cancelTask',
            src: 'cancelTask',
            input: ({ context }) => ({ key: context.key, taskId: context.taskId }),
            onDone: [
              {
                guard: { type: 'endsIt', params: output },
                target: 'settling',
                actions: { type: 'rememberReport', params: output },
              },
              { target: 'holding', actions: { type: 'rememberReport', params: output } },
            ],
            onError: [
              { guard: { type: 'isFinishedAlready', params: caught }, target: '#task.polling' },
              {
                guard: { type: 'isUnauthenticated', params: caught },
                target: 'holding',
                actions: { type: 'setSurroundings', params: { sessionExpired: true } },
              },
              {
                guard: { type: 'isTransient', params: caught },
                target: 'holding',
                actions: { type: 'countFailure', params: caught },
              },
              { target: '#task.failed', actions: { type: 'explain', params: caught } },
            ],
          },
        },
        holding: {
          after: { errorPause: { guard: not('isSessionExpired'), target: 'asking' } },
          on: {
            'network.online': {
              target: 'asking',
              actions: { type: 'setSurroundings', params: { online: true } },
            },
            'session.restored': {
              target: 'asking',
              actions: { type: 'setSurroundings', params: { sessionExpired: false } },
            },
          },
        },
        settling: {
          always: [
            { guard: 'hasSucceeded', target: '#task.succeeded' },
            { guard: 'hasFailed', target: '#task.failed', actions: 'explainReport' },
            { target: '#task.cancelled' },
          ],
        },
      },
    },
    succeeded: {
      tags: ['succeeded', 'final'],
      on: { 'task.retry': { guard: 'hasFailures', target: 'starting' } },
    },
    failed: {
      tags: ['failed', 'final'],
      on: { 'task.retry': { target: 'starting', actions: 'clearError' } },
    },
    cancelled: {
      tags: ['cancelled', 'final'],
      on: { 'task.retry': { guard: 'isStarted', target: 'starting' } },
    },
    timedOut: {
      tags: ['timedOut', 'final'],
      on: { 'task.retry': { target: 'polling' }, 'task.cancel': { target: 'cancelling' } },
    },
  },
})
