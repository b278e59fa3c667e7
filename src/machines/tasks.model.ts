/** Paths through the supervisor. Its tasks stand still here: their own paths are in `task.model.ts`. */
import type { GenerationConfig, TaskReport } from '#core/contract/tasks.contract.ts'
import { idleCallback, idlePromise, type PathModel } from './path-model.ts'
import { taskMachine } from './task.machine.ts'
import { tasksMachine, type TasksContext } from './tasks.machine.ts'

const report = (key: string, kind: TaskReport['kind'] = 'generation', revision = 1): TaskReport => ({ id: `task-${key}`, kind, account_id: 'a', idempotency_key: key, name: '', status: 'running', done: revision, total: 12, failures: [], error: null, pictures: [], revision, time_left: null, created_at: 1, finished_at: null })
const config: GenerationConfig = { pages: [], n_pins: 12, pin_types: ['photo'], templates: ['plain'], colors: [], fonts: [] }
const start = { kind: 'rendering', accountId: 'a', pinIds: ['p'] } as const
const heard = (one: TaskReport | null): object => ({ type: 'xstate.snapshot.new', snapshot: { context: { report: one } } })

export const tasksModel: PathModel = {
  name: 'tasks',
  machine: tasksMachine.provide({
    actors: {
      recallStarts: idlePromise,
      listTasks: idlePromise,
      task: taskMachine.provide({ actors: { startTask: idlePromise, checkTask: idlePromise, cancelTask: idlePromise, sharePolling: idleCallback } }),
    },
  }),
  inputs: [
    { accountId: 'a', online: true, visible: true, newId: () => 'new', chance: () => 0.5 },
    { accountId: null, online: true, visible: true, newId: () => 'new', chance: () => 0.5 },
  ],
  cases: {
    'account.changed': [{ accountId: 'a' }],
    'tasks.startGeneration': [{ config }],
    'tasks.startRendering': [{ pinIds: ['p'] }, { pinIds: ['p'], key: 'owed' }],
    'tasks.startEnrichment': [{ pageIds: ['p'] }],
    'tasks.watch': [{ taskId: 'task-listed', kind: 'enrichment', key: 'listed' }, { taskId: 'bare', kind: 'enrichment' }],
    'tasks.cancel': [{ key: 'new' }],
    'tasks.retry': [{ key: 'new' }],
    'tasks.dismiss': [{ key: 'new' }, { key: 'unknown' }],
    'xstate.snapshot.*': [heard(report('new')), heard(report('new', 'enrichment', 2)), heard(null)],
    'xstate.done.actor.recallStarts': [{ output: { starts: [{ key: 'new', start }] } }, { output: { starts: [] } }],
    'xstate.done.actor.listTasks': [{ output: { tasks: [report('new'), report('listed')] } }, { output: { tasks: [] } }],
  },
  abstract: ({ accountId, tasks, passedOn }: TasksContext) => [accountId, tasks.map(({ id }) => id).toSorted(), Object.keys(passedOn).length > 0],
  invariants: [
    (snapshot) => {
      const keys = contextOf(snapshot.context).tasks.map(({ id }) => id)
      return new Set(keys).size === keys.length ? null : 'a task is supervised twice'
    },
    (snapshot, inFlight) => {
      const stopped = contextOf(snapshot.context).tasks.filter(({ id }) => !inFlight.includes(id))
      return stopped.length === 0 ? null : `supervises tasks that do not run: ${stopped.map(({ id }) => id).join(', ')}`
    },
  ],
  unreachable: {},
}

function contextOf(context: TasksContext): TasksContext {
  return context
}
