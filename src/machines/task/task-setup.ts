/** The events, requests, delays, guards and actions that the chart of a task names. */
import { assign, cancel, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { backoff } from '../backoff.ts'
import {
  AccountNotOpen,
  failureOf,
  isTransient,
  isUnauthenticated,
  messageOf,
} from '../call-failed.ts'
import { notProvided } from '../not-provided.ts'
import {
  hasNews,
  isEnd,
  isStatus,
  pauseOf,
  type TaskContext,
  type TaskEvent,
  type TaskInput,
  type TaskStart,
  type TaskTag,
} from './task-context.ts'

type Caught = { error: unknown }
type Reported = { report: TaskReport }
type Surroundings = Partial<Pick<TaskContext, 'online' | 'visible' | 'sessionExpired' | 'hasLock'>>

export const taskSetup = setup({
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
     * Lets one tab poll (`lock.granted`) and receives its reports; gives the lock up on
     * `page.hidden`, asks for it on `page.visible`.
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
})
