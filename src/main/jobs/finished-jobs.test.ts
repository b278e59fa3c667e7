import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, setup, waitFor, type Actor } from 'xstate'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { appMachine } from '../../machines/app/app.machine.ts'
import { report } from '../../machines/task/task-play.builder.ts'
import { taskMachine } from '../../machines/task/task.machine.ts'
import type { TaskEvent } from '../../machines/task/task-context.ts'
import { tasksMachine } from '../../machines/tasks/tasks.machine.ts'
import type { TaskActor } from '../../machines/tasks/tasks-context.ts'
import { watchFinishedJobs } from './finished-jobs.ts'

/** One generation that runs on the server until `end` is called. */
async function startJob() {
  const answer = Promise.withResolvers<{ report: TaskReport }>()
  const task = taskMachine.provide({
    actors: {
      checkTask: fromPromise(() => answer.promise),
      sharePolling: fromCallback<TaskEvent, { key: string; visible: boolean }>(({ sendBack }) =>
        sendBack({ type: 'lock.granted' }),
      ),
    },
  })
  const tasks = tasksMachine.provide({
    actors: { task, listTasks: fromPromise(async () => ({ tasks: [report('running')] })) },
  })
  const app = createActor(
    setup({ actors: { tasks } }).createMachine({
      invoke: {
        src: 'tasks',
        systemId: 'tasks',
        input: {
          accountId: 'a',
          online: true,
          visible: true,
          newId: () => 'k',
          chance: () => 0.5,
          starts: [],
        },
      },
    }),
  ).start()
  const supervisor = app.system.get('tasks') as Actor<typeof tasksMachine>
  const { context } = await waitFor(supervisor, (snapshot) => snapshot.hasTag('ready'))
  const [job] = context.tasks as [TaskActor]
  const end = async (): Promise<void> => {
    answer.resolve({ report: report('succeeded', 12) })
    await waitFor(job, (snapshot) => snapshot.hasTag('final'))
  }
  // Only its system is used.
  return { app: app as unknown as Actor<typeof appMachine>, end }
}

function page(isHidden: boolean) {
  const state = { title: 'Make pins', isHidden, notified: [] as string[] }
  const listeners: (() => void)[] = []
  const write = (title: string): void => {
    state.title = title.replaceAll(/\s+/g, ' ').trim()
    // As an observer of mutations learns of them.
    for (const changed of listeners) queueMicrotask(changed)
  }
  const signs = {
    isHidden: () => state.isHidden,
    title: () => state.title,
    setTitle: write,
    watchTitle: (changed: () => void) => void listeners.push(changed),
    notify: (line: string) => void state.notified.push(line),
  }
  return { state, signs, write }
}

const settled = async (): Promise<void> => new Promise((done) => void setImmediate(done))
const say = () => 'Your pins  are ready'

test('a job that ends while the page is hidden changes the title', async () => {
  const { app, end } = await startJob()
  const { state, signs } = page(true)
  watchFinishedJobs(app, signs, say)
  await end()
  expect(state.title).toBe('Your pins are ready · Make pins')
  expect(state.notified).toHaveLength(1)
})

test('a job that ended before it was watched changes the title too', async () => {
  const { app, end } = await startJob()
  const { state, signs } = page(true)
  await end()
  watchFinishedJobs(app, signs, say)
  expect(state.title).toBe('Your pins are ready · Make pins')
})

test('a job that ends while the page is visible does not change the title', async () => {
  const { app, end } = await startJob()
  const { state, signs } = page(false)
  watchFinishedJobs(app, signs, say)
  await end()
  expect([state.title, state.notified]).toEqual(['Make pins', []])
})

test('a later title of a screen keeps the job’s line in front', async () => {
  const { app, end } = await startJob()
  const { state, signs, write } = page(true)
  watchFinishedJobs(app, signs, say)
  await end()
  write('Drafts · Pinloom')
  await settled()
  expect(state.title).toBe('Your pins are ready · Drafts · Pinloom')
  state.isHidden = false
  write('Settings')
  await settled()
  expect(state.title).toBe('Settings')
})
