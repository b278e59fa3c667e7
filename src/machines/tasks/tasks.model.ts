/**
 * Paths through the supervisor. Its tasks do nothing here; their paths are in `task.model.ts`.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import { testId } from '#core/pins/pin.builder.ts'
import {
  idleCallback,
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { taskMachine } from '../task/task.machine.ts'
import { tasksMachine } from './tasks.machine.ts'
import type { TasksContext } from './tasks-context.ts'
import { tasksIntent } from './tasks.intent.ts'

const accountId = '0192f0c1-2d3e-7abc-8def-00000000000a'
const [fresh, listed] = [testId('new'), testId('listed')]
const report = (key: string, kind: TaskReport['kind'] = 'rendering', revision = 1): TaskReport => ({
  id: testId(`task ${key}`),
  kind,
  account_id: accountId,
  idempotency_key: key,
  name: '',
  status: 'running',
  done: revision,
  total: 12,
  failures: [],
  error: null,
  pictures: [],
  revision,
  time_left: null,
  created_at: 1,
  finished_at: null,
})
const config: GenerationConfig = {
  pages: [],
  n_pins: 12,
  pin_types: ['photo'],
  templates: ['plain'],
  colors: [],
  fonts: [],
}
const start = { kind: 'rendering', accountId, pinIds: [testId('pin')] } as const
const surroundings = { online: true, visible: true, newId: () => fresh, chance: () => 0.5 }
const reported = (one: TaskReport | null): object => ({
  type: `xstate.snapshot.${fresh}`,
  snapshot: { context: { report: one } },
})

export const tasksModel: PathModel = {
  name: 'tasks',
  machine: tasksMachine.provide({
    actors: {
      listTasks: idlePromise,
      task: taskMachine.provide({
        actors: {
          startTask: idlePromise,
          checkTask: idlePromise,
          cancelTask: idlePromise,
          sharePolling: idleCallback,
        },
      }),
    },
  }),
  inputs: [
    { accountId, starts: [], ...surroundings },
    { accountId: null, starts: [], ...surroundings },
    { accountId: null, starts: [{ key: fresh, start }], ...surroundings },
  ],
  cases: {
    'account.changed': [{ accountId }],
    'tasks.startGeneration': [{ config }],
    'tasks.startRendering': [
      { pinIds: [testId('pin')] },
      { pinIds: [testId('pin')], key: testId('owed') },
    ],
    'tasks.startEnrichment': [{ pageIds: [testId('page')] }],
    'tasks.watch': [
      { taskId: testId('bare'), kind: 'enrichment' },
      { taskId: testId(`task ${listed}`), kind: 'enrichment', key: listed },
    ],
    'tasks.cancel': [{ key: fresh }],
    'tasks.retry': [{ key: fresh }],
    'tasks.dismiss': [{ key: fresh }, { key: testId('unknown') }],
    'xstate.snapshot.*': [
      reported(report(fresh)),
      reported(report(fresh, 'enrichment', 2)),
      reported(null),
    ],
    'xstate.done.actor.listTasks': [
      { output: { tasks: [report(fresh), report(listed)] } },
      { output: { tasks: [] } },
    ],
  },
  abstract: ({ accountId: account, tasks, passedOn }: TasksContext) => [
    account,
    tasks.map(nameOf).toSorted(),
    passedOn[fresh]?.revision,
    listed in passedOn,
  ],
  invariants: [
    (snapshot) => {
      const keys = contextOf(snapshot).tasks.map(({ id }) => id)
      return new Set(keys).size === keys.length ? null : 'a task is supervised twice'
    },
    (snapshot, inFlight) => {
      const stopped = contextOf(snapshot).tasks.filter(({ id }) => !inFlight.includes(id))
      return stopped.length === 0
        ? null
        : `supervises tasks that do not run: ${stopped.map(({ id }) => id).join(', ')}`
    },
  ],
  steps: [
    ({ before, event, after }) =>
      event.type !== 'tasks.dismiss' && kept(before).some((id) => !kept(after).includes(id))
        ? `${event.type} loses a job`
        : null,
    ({ before, event, after }) =>
      event.type.startsWith('tasks.start') &&
      contextOf(before).accountId === null &&
      kept(after).length > kept(before).length
        ? 'starts a job of no account'
        : null,
  ],
  intent: tasksIntent,
  unreachable: {},
  page: shownIn,
}

/**
 * And whether it has been reported: what was not passed on of it yet is, with the next that it
 * says.
 */
function nameOf(task: TasksContext['tasks'][number]): string {
  const { kind, report: last } = task.getSnapshot().context
  const name =
    new Map([
      [fresh, `new ${kind}`],
      [listed, 'listed'],
    ]).get(task.id) ?? 'other'
  return last === null ? name : `${name}, reported`
}

const tray: Sight = { text: 'Jobs' }

/** What each card of the tray says, the model of a task does. */
function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const hasTasks = contextOf(snapshot).tasks.length > 0
  return { shows: hasTasks ? [tray] : [], hides: hasTasks ? [] : [tray], offers: [] }
}

function kept(snapshot: AnyMachineSnapshot): readonly string[] {
  return contextOf(snapshot).tasks.map(({ id }) => id)
}

function contextOf({ context }: AnyMachineSnapshot): TasksContext {
  return context as TasksContext
}
