/**
 * The supervisor of all tasks of the signed-in user: one task actor per generation, enrichment or
 * rendering. It begins with the starts that were meant before a reload, and watches whatever runs
 * on the server.
 *   listing -> supervising        listing -> unlisted -> listing (network.online, session.restored, 30 s)
 * When a report brings a higher revision, the pins are asked to pull; when an enrichment moves, the
 * pages are asked to refresh.
 */
import { assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { TaskKind, TaskReport } from '#core/contract/content/tasks.contract.ts'
import { backoff } from '../backoff.ts'
import { notProvided } from '../not-provided.ts'
import { hasNews, isEnd, type TaskStart } from '../task/task-context.ts'
import { taskMachine } from '../task/task.machine.ts'
import {
  intended,
  isSupervised,
  running,
  type Spawned,
  type TasksContext,
} from './tasks-context.ts'

/** A start that was meant but perhaps never reached the server. */
export interface IntendedStart {
  readonly key: string
  readonly start: TaskStart
}
export type SurroundingsEvent =
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
export type TasksEvent =
  | { type: 'tasks.startGeneration'; config: Extract<TaskStart, { kind: 'generation' }>['config'] }
  /**
   * With a key when the request outlived the page that had it: asked for again under it, nothing is
   * drawn twice.
   */
  | { type: 'tasks.startRendering'; pinIds: readonly string[]; key?: string }
  | { type: 'tasks.startEnrichment'; pageIds: readonly string[] }
  | { type: 'tasks.watch'; taskId: string; kind: TaskKind; key?: string }
  | { type: 'tasks.cancel'; key: string }
  | { type: 'tasks.retry'; key: string }
  | { type: 'tasks.dismiss'; key: string }
  | { type: 'account.changed'; accountId: string | null }
  | { type: `xstate.snapshot.${string}`; snapshot: SnapshotFrom<typeof taskMachine> }
  | SurroundingsEvent
export type TasksInput = Pick<
  TasksContext,
  'accountId' | 'online' | 'visible' | 'newId' | 'chance'
> & { readonly starts: readonly IntendedStart[] }
export const tasksMachine = setup({
  types: {
    context: {} as TasksContext,
    input: {} as TasksInput,
    events: {} as TasksEvent,
    tags: {} as 'loading' | 'ready',
  },
  actors: {
    task: taskMachine,
    /** Tasks that have not ended. */
    listTasks: fromPromise<{ tasks: TaskReport[] }>(() => notProvided('listTasks')),
  },
  // About eight seconds: a job that runs is not seen until the list is there.
  delays: { listPause: ({ context }) => backoff(3, context.chance()) },
  guards: {
    hasAccount: ({ context }) => context.accountId !== null,
    isReported: ({ context }, { report }: { report: TaskReport | null }) =>
      report !== null && hasNews(context.passedOn[report.idempotency_key] ?? null, report),
  },
  actions: {
    rememberAccount: assign((_, { accountId }: { accountId: string | null }) => ({ accountId })),
    setSurroundings: assign(
      (_, surroundings: Partial<Pick<TasksContext, 'online' | 'visible'>>) => surroundings,
    ),
    /** Not twice for one key or one task of the server. */
    spawnTasks: assign(({ context, spawn }, { tasks }: { tasks: readonly Spawned[] }) => {
      const { online, visible, chance } = context
      const fresh = tasks.filter((task) => !isSupervised(context, task))
      return {
        tasks: [
          ...fresh.map((task) =>
            spawn('task', {
              id: task.key,
              syncSnapshot: true,
              input: { ...task, online, visible, chance },
            }),
          ),
          ...context.tasks,
        ],
      }
    }),
    notifyTask: enqueueActions(
      (
        { enqueue, context },
        { key, type }: { key: string; type: 'task.cancel' | 'task.retry' },
      ) => {
        for (const task of context.tasks) if (task.id === key) enqueue.sendTo(task, { type })
      },
    ),
    notifyTasks: enqueueActions(({ enqueue, context }, event: SurroundingsEvent) => {
      for (const task of context.tasks) enqueue.sendTo(task, event)
    }),
    dismissTask: enqueueActions(({ enqueue, context }, { key }: { key: string }) => {
      for (const task of context.tasks) if (task.id === key) enqueue.stopChild(task)
      enqueue.assign({ tasks: context.tasks.filter((task) => task.id !== key) })
    }),
    passOn: enqueueActions(
      ({ enqueue, context, system }, { report }: { report: TaskReport | null }) => {
        if (report === null) return
        enqueue.assign({ passedOn: { ...context.passedOn, [report.idempotency_key]: report } })
        const listener = system.get(report.kind === 'enrichment' ? 'pages' : 'pins')
        const news =
          report.kind === 'enrichment'
            ? {
                type: 'pages.refresh',
                taskId: report.id,
                isOver: isEnd(report),
                hasFailed: report.status === 'failed',
              }
            : { type: 'pins.pull' }
        if (listener !== undefined) enqueue.sendTo(listener, news)
      },
    ),
  },
}).createMachine({
  id: 'tasks',
  context: ({ input: { starts, ...input }, spawn }) => {
    const { online, visible, chance } = input
    return {
      ...input,
      tasks: starts.map(({ key, start }) =>
        spawn('task', {
          id: key,
          syncSnapshot: true,
          input: {
            key,
            kind: start.kind,
            start,
            taskId: null,
            report: null,
            online,
            visible,
            chance,
          },
        }),
      ),
      passedOn: {},
    }
  },
  initial: 'listing',
  on: {
    'tasks.startGeneration': {
      guard: 'hasAccount',
      actions: {
        type: 'spawnTasks',
        params: ({ context, event }) =>
          intended(context, (accountId) => ({
            kind: 'generation',
            accountId,
            config: event.config,
          })),
      },
    },
    'tasks.startRendering': {
      guard: 'hasAccount',
      actions: {
        type: 'spawnTasks',
        params: ({ context, event }) =>
          intended(
            context,
            (accountId) => ({ kind: 'rendering', accountId, pinIds: event.pinIds }),
            event.key,
          ),
      },
    },
    'tasks.startEnrichment': {
      guard: 'hasAccount',
      actions: {
        type: 'spawnTasks',
        params: ({ context, event }) =>
          intended(context, (accountId) => ({
            kind: 'enrichment',
            accountId,
            pageIds: event.pageIds,
          })),
      },
    },
    'tasks.watch': {
      actions: {
        type: 'spawnTasks',
        params: ({ event }) => ({
          tasks: [
            {
              key: event.key ?? event.taskId,
              kind: event.kind,
              start: null,
              taskId: event.taskId,
              report: null,
            },
          ],
        }),
      },
    },
    'tasks.cancel': {
      actions: {
        type: 'notifyTask',
        params: ({ event }) => ({ key: event.key, type: 'task.cancel' }),
      },
    },
    'tasks.retry': {
      actions: {
        type: 'notifyTask',
        params: ({ event }) => ({ key: event.key, type: 'task.retry' }),
      },
    },
    'tasks.dismiss': { actions: { type: 'dismissTask', params: ({ event }) => event } },
    'account.changed': { actions: { type: 'rememberAccount', params: ({ event }) => event } },
    'page.visible': {
      actions: [
        { type: 'setSurroundings', params: { visible: true } },
        { type: 'notifyTasks', params: ({ event }) => event },
      ],
    },
    'page.hidden': {
      actions: [
        { type: 'setSurroundings', params: { visible: false } },
        { type: 'notifyTasks', params: ({ event }) => event },
      ],
    },
    'network.online': {
      actions: [
        { type: 'setSurroundings', params: { online: true } },
        { type: 'notifyTasks', params: ({ event }) => event },
      ],
    },
    'network.offline': {
      actions: [
        { type: 'setSurroundings', params: { online: false } },
        { type: 'notifyTasks', params: ({ event }) => event },
      ],
    },
    'session.expired': { actions: { type: 'notifyTasks', params: ({ event }) => event } },
    'session.restored': { actions: { type: 'notifyTasks', params: ({ event }) => event } },
    'xstate.snapshot.*': {
      guard: {
        type: 'isReported',
        params: ({ event }) => ({ report: event.snapshot.context.report }),
      },
      actions: {
        type: 'passOn',
        params: ({ event }) => ({ report: event.snapshot.context.report }),
      },
    },
  },
  states: {
    listing: {
      tags: 'loading',
      invoke: {
        id: 'listTasks',
        src: 'listTasks',
        onDone: {
          target: 'supervising',
          actions: {
            type: 'spawnTasks',
            params: ({ event }) => ({ tasks: event.output.tasks.map(running) }),
          },
        },
        onError: { target: 'unlisted' },
      },
    },
    unlisted: {
      tags: 'loading',
      after: { listPause: { target: 'listing' } },
      on: {
        'network.online': {
          target: 'listing',
          actions: [
            { type: 'setSurroundings', params: { online: true } },
            { type: 'notifyTasks', params: ({ event }) => event },
          ],
        },
        'session.restored': {
          target: 'listing',
          actions: { type: 'notifyTasks', params: ({ event }) => event },
        },
      },
    },
    supervising: { tags: 'ready' },
  },
})
