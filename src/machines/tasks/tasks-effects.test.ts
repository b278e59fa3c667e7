/**
 * All that the supervisor of the tasks starts, reports and remembers, step by step. Its tasks are
 * real; their server answers when the test says so.
 */
import {
  createActor,
  fromCallback,
  fromPromise,
  setup,
  SimulatedClock,
  type ActorRefFrom,
} from 'xstate'
import { expect, test } from 'vitest'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import { taskMachine } from '../task/task.machine.ts'
import type { TaskEvent } from '../task/task-context.ts'
import { tasksMachine, type IntendedStart } from './tasks.machine.ts'

const report = (key: string, over: Partial<TaskReport> = {}): TaskReport => ({
  id: `task-${key}`,
  kind: 'generation',
  account_id: 'a',
  idempotency_key: key,
  name: '',
  status: 'running',
  done: 0,
  total: 12,
  failures: [],
  error: null,
  pictures: [],
  revision: 0,
  time_left: null,
  created_at: 1,
  finished_at: null,
  ...over,
})
const config: GenerationConfig = {
  pages: [],
  n_pins: 12,
  pin_types: ['photo'],
  templates: ['plain'],
  colors: [],
  fonts: [],
}
const recalledStart: IntendedStart = {
  key: 'kept',
  start: { kind: 'rendering', accountId: 'a', pinIds: ['p'] },
}

function supervised({
  accountId = 'a',
  online = true,
  visible = true,
  starts = [],
}: {
  accountId?: string | null
  online?: boolean
  visible?: boolean
  starts?: IntendedStart[]
} = {}) {
  const asked: unknown[] = []
  const sent: unknown[] = []
  const open = new Map<
    string,
    { resolve: (value: never) => void; reject: (error: unknown) => void }
  >()
  const listening = new Map<string, (event: TaskEvent) => void>()
  /** `never`: it replaces any effect, whatever its types. */
  const once = (name: string): never =>
    fromPromise(async ({ input }: { input: unknown }) => {
      asked.push([name, input])
      return new Promise<never>((resolve, reject) => void open.set(name, { resolve, reject }))
    }) as never
  const sharePolling = fromCallback<TaskEvent, { key: string; visible: boolean }>(
    ({ sendBack, receive, input: { key } }) => {
      listening.set(key, sendBack)
      receive((event) => void sent.push([`lock of ${key}`, event.type]))
    },
  )
  const task = taskMachine.provide({
    actors: {
      startTask: once('startTask'),
      checkTask: once('checkTask'),
      cancelTask: once('cancelTask'),
      sharePolling,
    },
  })
  const tasks = tasksMachine.provide({ actors: { task, listTasks: once('listTasks') } })
  const listen = (name: string) =>
    fromCallback(({ receive }) => receive((event) => void sent.push([name, event])))
  const clock = new SimulatedClock()
  let ids = 0
  const input = { accountId, online, visible, newId: () => `new-${(ids += 1)}`, chance: () => 0.5 }
  const root = createActor(
    setup({ actors: { tasks, pins: listen('pins'), pages: listen('pages') } }).createMachine({
      invoke: [
        { src: 'pins', systemId: 'pins' },
        { src: 'pages', systemId: 'pages' },
        { id: 'tasks', src: 'tasks', input: { ...input, starts } },
      ],
    }),
    { clock },
  ).start()
  const actor = root.getSnapshot().children['tasks'] as ActorRefFrom<typeof tasksMachine>
  const settle = async (end: () => void): Promise<void> => {
    end()
    await new Promise((turn) => setTimeout(turn, 0))
  }
  return {
    actor,
    clock,
    input,
    asked: () => asked.splice(0),
    sent: () => sent.splice(0),
    answer: async (name: string, value: unknown) =>
      settle(() => open.get(name)?.resolve(value as never)),
    fail: async (name: string) => settle(() => open.get(name)?.reject(new Error('no'))),
    receive: (key: string, event: TaskEvent) => listening.get(key)?.(event),
    keys: () => actor.getSnapshot().context.tasks.map(({ id }) => id),
    taskOf: (key: string) =>
      actor
        .getSnapshot()
        .context.tasks.find(({ id }) => id === key)
        ?.getSnapshot(),
  }
}
async function supervising(over: Parameters<typeof supervised>[0] = {}) {
  const it = supervised(over)
  await it.answer('listTasks', { tasks: [] })
  it.asked()
  return it
}

test('first what was meant before a reload is taken up, then what runs on the server', async () => {
  expect(supervised().actor.getSnapshot().context).toMatchObject({
    accountId: 'a',
    online: true,
    visible: true,
    tasks: [],
    passedOn: {},
  })
  const it = supervised({ starts: [recalledStart] })
  expect([it.actor.getSnapshot().value, [...it.actor.getSnapshot().tags], it.keys()]).toEqual([
    'listing',
    ['loading'],
    ['kept'],
  ])
  expect(it.asked()).toEqual(
    expect.arrayContaining([
      ['startTask', { key: 'kept', start: recalledStart.start, taskId: null }],
      ['listTasks', undefined],
    ]),
  )
  expect(it.taskOf('kept')?.context.kind).toBe('rendering')
  await it.answer('listTasks', { tasks: [report('listed', { name: '12 pins' })] })
  expect([it.actor.getSnapshot().value, [...it.actor.getSnapshot().tags], it.keys()]).toEqual([
    'supervising',
    ['ready'],
    ['listed', 'kept'],
  ])
  expect(it.taskOf('listed')?.context).toMatchObject({
    taskId: 'task-listed',
    kind: 'generation',
    start: null,
    report: report('listed', { name: '12 pins' }),
    name: '12 pins',
    online: true,
    visible: true,
  })
})

test('the result of a job started before a reload is sent to the pins, as of any other', async () => {
  const it = supervised({ starts: [recalledStart] })
  await it.answer('startTask', {
    taskId: 'task-kept',
    report: report('kept', { kind: 'rendering' }),
  })
  expect(it.sent()).toContainEqual(['pins', { type: 'pins.pull' }])
})

test('a list that fails is asked for again after eight seconds, or when network or session are back', async () => {
  const it = supervised()
  await it.fail('listTasks')
  expect([it.actor.getSnapshot().value, [...it.actor.getSnapshot().tags]]).toEqual([
    'unlisted',
    ['loading'],
  ])
  it.asked()
  it.clock.increment(7_999)
  expect(it.asked()).toEqual([])
  it.clock.increment(1)
  expect(it.asked()).toEqual([['listTasks', undefined]])
  for (const type of ['network.online', 'session.restored'] as const) {
    await it.fail('listTasks')
    it.asked()
    it.actor.send({ type })
    expect([it.asked(), it.actor.getSnapshot().value]).toEqual([
      [['listTasks', undefined]],
      'listing',
    ])
  }
})

test('while the list loads, a network that is back is stored and sent to the known tasks', async () => {
  const it = supervised({ online: false, starts: [recalledStart] })
  await it.fail('listTasks')
  expect(it.taskOf('kept')?.context.online).toBe(false)
  it.actor.send({ type: 'network.online' })
  expect([it.actor.getSnapshot().context.online, it.taskOf('kept')?.context.online]).toEqual([
    true,
    true,
  ])
  await it.fail('listTasks')
  it.actor.send({ type: 'session.expired' })
  it.actor.send({ type: 'session.restored' })
  expect(it.taskOf('kept')?.context.sessionExpired).toBe(false)
})

test('each wish becomes a task of its own under a new key', async () => {
  const it = await supervising()
  it.actor.send({ type: 'tasks.startGeneration', config })
  it.actor.send({ type: 'tasks.startRendering', pinIds: ['p'] })
  it.actor.send({ type: 'tasks.startEnrichment', pageIds: ['q'] })
  expect(it.asked()).toEqual([
    [
      'startTask',
      { key: 'new-1', start: { kind: 'generation', accountId: 'a', config }, taskId: null },
    ],
    [
      'startTask',
      { key: 'new-2', start: { kind: 'rendering', accountId: 'a', pinIds: ['p'] }, taskId: null },
    ],
    [
      'startTask',
      { key: 'new-3', start: { kind: 'enrichment', accountId: 'a', pageIds: ['q'] }, taskId: null },
    ],
  ])
  expect(it.keys()).toEqual(['new-3', 'new-2', 'new-1'])
  expect(['new-1', 'new-2', 'new-3'].map((key) => it.taskOf(key)?.context.kind)).toEqual([
    'generation',
    'rendering',
    'enrichment',
  ])
})

test('a rendering that is owed is asked for under its own key, and once only', async () => {
  const it = await supervising()
  it.actor.send({ type: 'tasks.startRendering', pinIds: ['p'], key: 'owed' })
  it.actor.send({ type: 'tasks.startRendering', pinIds: ['p'], key: 'owed' })
  expect([it.keys(), it.asked()]).toEqual([
    ['owed'],
    [
      [
        'startTask',
        { key: 'owed', start: { kind: 'rendering', accountId: 'a', pinIds: ['p'] }, taskId: null },
      ],
    ],
  ])
})

test('without an account nothing is started; for another one it is that one’s', async () => {
  const it = await supervising({ accountId: null })
  it.actor.send({ type: 'tasks.startGeneration', config })
  it.actor.send({ type: 'tasks.startRendering', pinIds: ['p'] })
  it.actor.send({ type: 'tasks.startEnrichment', pageIds: ['q'] })
  expect([it.keys(), it.asked()]).toEqual([[], []])
  it.actor.send({ type: 'account.changed', accountId: 'b' })
  it.actor.send({ type: 'tasks.startEnrichment', pageIds: ['q'] })
  expect(it.asked()).toEqual([
    [
      'startTask',
      { key: 'new-1', start: { kind: 'enrichment', accountId: 'b', pageIds: ['q'] }, taskId: null },
    ],
  ])
})

test('a task that somebody else began is watched by its id, once, under its key where it has one', async () => {
  const it = await supervising()
  it.actor.send({ type: 'tasks.watch', taskId: 't', kind: 'enrichment' })
  it.actor.send({ type: 'tasks.watch', taskId: 't', kind: 'enrichment', key: 'other' })
  it.actor.send({ type: 'tasks.watch', taskId: 'u', kind: 'generation', key: 'k' })
  expect(it.keys()).toEqual(['k', 't'])
  expect(it.taskOf('t')?.context).toMatchObject({
    key: 't',
    taskId: 't',
    kind: 'enrichment',
    start: null,
    report: null,
  })
  expect(it.taskOf('k')?.context).toMatchObject({ key: 'k', taskId: 'u', kind: 'generation' })
})

test('one task is cancelled, run again or put away, and the others go on', async () => {
  const it = await supervising()
  it.actor.send({ type: 'tasks.watch', taskId: 't', kind: 'generation' })
  it.actor.send({ type: 'tasks.watch', taskId: 'u', kind: 'generation' })
  it.actor.send({ type: 'tasks.cancel', key: 't' })
  expect([
    it.taskOf('t')?.hasTag('cancelling'),
    it.taskOf('u')?.hasTag('running'),
    it.asked(),
  ]).toEqual([true, true, [['cancelTask', { key: 't', taskId: 't' }]]])
  await it.answer('cancelTask', { report: null })
  it.actor.send({ type: 'tasks.retry', key: 't' })
  expect([it.taskOf('t')?.hasTag('starting'), it.asked()]).toEqual([
    true,
    [['startTask', { key: 't', start: null, taskId: 't' }]],
  ])
  const [, first] = it.actor.getSnapshot().context.tasks
  it.actor.send({ type: 'tasks.dismiss', key: 't' })
  expect([it.keys(), first?.getSnapshot().status]).toEqual([['u'], 'stopped'])
  it.actor.send({ type: 'tasks.dismiss', key: 'nobody' })
  expect(it.keys()).toEqual(['u'])
})

test('changes of network, page and session are sent to every task, and later tasks start with them', async () => {
  const it = await supervising()
  it.actor.send({ type: 'tasks.watch', taskId: 't', kind: 'generation' })
  const seen = () =>
    ['visible', 'online', 'sessionExpired'].map(
      (name) => (it.taskOf('t')?.context as Record<string, unknown> | undefined)?.[name],
    )
  it.actor.send({ type: 'page.hidden' })
  it.actor.send({ type: 'network.offline' })
  it.actor.send({ type: 'session.expired' })
  expect([seen(), it.actor.getSnapshot().context]).toMatchObject([
    [false, false, true],
    { online: false, visible: false },
  ])
  it.actor.send({ type: 'tasks.watch', taskId: 'u', kind: 'generation' })
  expect(it.taskOf('u')?.context).toMatchObject({ online: false, visible: false })
  it.actor.send({ type: 'page.visible' })
  it.actor.send({ type: 'network.online' })
  it.actor.send({ type: 'session.restored' })
  expect([seen(), it.actor.getSnapshot().context]).toMatchObject([
    [true, true, false],
    { online: true, visible: true },
  ])
})

test('a report with news makes the pins pull; the same again does not', async () => {
  const it = await supervising()
  it.actor.send({ type: 'tasks.watch', taskId: 'task-k', kind: 'generation', key: 'k' })
  it.sent()
  it.receive('k', { type: 'task.reported', report: report('k', { revision: 1 }) })
  expect(it.sent()).toEqual([['pins', { type: 'pins.pull' }]])
  it.receive('k', { type: 'task.reported', report: report('k', { revision: 1 }) })
  expect(it.sent()).toEqual([])
  it.receive('k', { type: 'task.reported', report: report('k', { revision: 2 }) })
  expect([it.sent(), it.actor.getSnapshot().context.passedOn]).toEqual([
    [['pins', { type: 'pins.pull' }]],
    { k: report('k', { revision: 2 }) },
  ])
})

test('an enrichment that moves makes the pages refresh, and says whether it is over and whether it failed', async () => {
  const it = await supervising()
  it.actor.send({ type: 'tasks.watch', taskId: 'task-k', kind: 'enrichment', key: 'k' })
  it.actor.send({ type: 'tasks.watch', taskId: 'task-l', kind: 'enrichment', key: 'l' })
  it.sent()
  it.receive('k', { type: 'task.reported', report: report('k', { kind: 'enrichment' }) })
  expect(it.sent()).toEqual([
    ['pages', { type: 'pages.refresh', taskId: 'task-k', isOver: false, hasFailed: false }],
  ])
  it.receive('k', {
    type: 'task.reported',
    report: report('k', { kind: 'enrichment', status: 'succeeded' }),
  })
  expect(it.sent()).toEqual([
    ['pages', { type: 'pages.refresh', taskId: 'task-k', isOver: true, hasFailed: false }],
  ])
  it.receive('l', {
    type: 'task.reported',
    report: report('l', { kind: 'enrichment', status: 'failed' }),
  })
  expect(it.sent()).toEqual([
    ['pages', { type: 'pages.refresh', taskId: 'task-l', isOver: true, hasFailed: true }],
  ])
  expect(Object.keys(it.actor.getSnapshot().context.passedOn)).toEqual(['k', 'l'])
})
