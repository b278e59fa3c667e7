import { createActor, fromCallback, fromPromise, SimulatedClock, type ActorRefFrom } from 'xstate'
import { expect, test } from 'vitest'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { CallFailed } from '../call-failed.ts'
import { failed, gone, report } from './task-play.builder.ts'
import { taskMachine } from './task.machine.ts'
import type { TaskEvent, TaskInput } from './task-context.ts'

type Answer = TaskReport | CallFailed | null

/** A task whose server answers one thing after the other; the last answer stays. */
function task(
  answers: { start?: Answer[]; check?: Answer[]; cancel?: Answer[] },
  input: Partial<TaskInput> = {},
) {
  const asked: string[] = []
  const clock = new SimulatedClock()
  let share: ((event: TaskEvent) => void) | null = null
  const sent: string[] = []
  const next = (list: Answer[] | undefined): Answer =>
    list === undefined || list.length === 0
      ? failed('invalid', 400)
      : ((list.length > 1 ? list.shift() : list[0]) ?? null)
  const answer = async (name: string, list: Answer[] | undefined): Promise<TaskReport | null> => {
    asked.push(name)
    const found = next(list)
    if (found instanceof CallFailed) throw found
    return found
  }
  const machine = taskMachine.provide({
    actors: {
      startTask: fromPromise(async ({ input: { key, taskId } }) => {
        const found = await answer(`start ${taskId ?? key}`, answers.start)
        return { taskId: found?.id ?? 't', report: taskId === null ? null : found }
      }),
      checkTask: fromPromise(async () => ({
        report: (await answer('check', answers.check)) ?? report('running'),
      })),
      cancelTask: fromPromise(async ({ input: { taskId } }) => ({
        report: await answer(`cancel ${taskId ?? 'by key'}`, answers.cancel),
      })),
      sharePolling: fromCallback<TaskEvent, { key: string; visible: boolean }>(
        ({ sendBack, receive, input: { visible } }) => {
          share = sendBack
          receive((event) => sent.push(event.type))
          if (visible) sendBack({ type: 'lock.granted' })
        },
      ),
    },
  })
  const actor = createActor(machine, {
    clock,
    input: {
      key: 'k',
      kind: 'generation',
      start: { kind: 'rendering', accountId: 'a', pinIds: ['p'] },
      taskId: null,
      report: null,
      online: true,
      visible: true,
      chance: () => 0.5,
      ...input,
    },
  })
  actor.start()
  return {
    actor,
    asked,
    sent,
    receive: (event: TaskEvent) => share?.(event),
    pass: async (ms: number) => pass(clock, ms),
  }
}

/** Lets answers arrive, then the clock, then answers again. */
async function pass(clock: SimulatedClock, ms: number): Promise<void> {
  await settle()
  clock.increment(ms)
  await settle()
}
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
const tagsOf = (actor: ActorRefFrom<typeof taskMachine>): string[] => [...actor.getSnapshot().tags]

test('a task is started once, checked every second and ends with its report', async () => {
  const {
    actor,
    asked,
    pass: time,
  } = task({
    start: [null],
    check: [report('running', 3), report('running', 7), report('succeeded', 12)],
  })
  await time(0)
  expect(actor.getSnapshot().context).toMatchObject({ taskId: 't', name: '12 pins' })
  await time(999)
  expect(asked).toEqual(['start k', 'check'])
  await time(1)
  await time(1_000)
  expect(asked).toEqual(['start k', 'check', 'check', 'check'])
  expect(tagsOf(actor)).toEqual(['succeeded', 'final'])
})

test('a start that gets no answer is asked for again under the same key, after 1, 2, 4 seconds', async () => {
  const {
    actor,
    asked,
    pass: time,
  } = task({ start: [gone, gone, gone, null], check: [report('running')] })
  await time(999)
  expect(asked).toEqual(['start k'])
  await time(1)
  await time(2_000)
  await time(4_000)
  expect(asked).toEqual(['start k', 'start k', 'start k', 'start k', 'check'])
  expect(tagsOf(actor)).toEqual(['running'])
})

test('Retry-After wins over the back-off', async () => {
  const { asked, pass: time } = task({
    start: [failed('rate_limited', 429, 20_000), null],
    check: [report('running')],
  })
  await time(19_999)
  expect(asked).toEqual(['start k'])
  await time(1)
  expect(asked).toEqual(['start k', 'start k', 'check'])
})

test('the back-off never grows beyond 30 seconds and a good answer resets it', async () => {
  const { asked, pass: time } = task({
    start: [null],
    check: [
      ...Array.from({ length: 7 }, () => failed('server_error', 503)),
      report('running'),
      report('running'),
      report('running'),
    ],
  })
  await time(0)
  for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) await time(wait)
  expect(asked.filter((one) => one === 'check')).toHaveLength(7)
  await time(30_000)
  await time(1_000)
  expect(asked.filter((one) => one === 'check')).toHaveLength(9)
})

test('a refused start fails with the sentence of the server, and a retry asks again', async () => {
  const { actor, pass: time } = task({
    start: [failed('task_running', 409), null],
    check: [report('running')],
  })
  await time(0)
  expect(tagsOf(actor)).toEqual(['failed', 'final'])
  expect(actor.getSnapshot().context.error).toBe('It failed: task_running')
  actor.send({ type: 'task.retry' })
  await time(0)
  expect(tagsOf(actor)).toEqual(['running'])
  expect(actor.getSnapshot().context.error).toBeNull()
})

test('offline nothing is asked; back online it is checked at once', async () => {
  const { actor, asked, pass: time } = task({ start: [null], check: [report('running')] })
  await time(0)
  actor.send({ type: 'network.offline' })
  expect(tagsOf(actor)).toEqual(['running', 'suspended'])
  expect(actor.getSnapshot().context.pauseReason).toBe('offline')
  await time(600_000)
  expect(asked).toEqual(['start k', 'check'])
  actor.send({ type: 'network.online' })
  await time(0)
  expect(asked).toEqual(['start k', 'check', 'check'])
})

test('hidden it is checked every 30 seconds with the lock given up; visible again, at once', async () => {
  const {
    actor,
    asked,
    sent,
    receive,
    pass: time,
  } = task({ start: [null], check: [report('running')] })
  await time(0)
  actor.send({ type: 'page.hidden' })
  receive({ type: 'lock.released' })
  await time(1_000)
  expect(asked.filter((one) => one === 'check')).toHaveLength(2)
  expect(actor.getSnapshot().context.pauseReason).toBe('hidden')
  await time(29_999)
  expect(asked.filter((one) => one === 'check')).toHaveLength(2)
  await time(1)
  expect(asked.filter((one) => one === 'check')).toHaveLength(3)
  actor.send({ type: 'page.visible' })
  receive({ type: 'lock.granted' })
  await time(0)
  expect(asked.filter((one) => one === 'check')).toHaveLength(4)
  expect(sent.filter((type) => type.startsWith('page.'))).toEqual(['page.hidden', 'page.visible'])
})

test('while another tab polls, this one receives its reports and requests nothing', async () => {
  const { actor, asked, receive, pass: time } = task({ start: [null], check: [report('running')] })
  await time(0)
  receive({ type: 'lock.released' })
  await time(60_000)
  expect(actor.getSnapshot().context.pauseReason).toBe('otherTab')
  const before = asked.length
  receive({ type: 'task.reported', report: report('running', 9) })
  expect(actor.getSnapshot().context.report?.done).toBe(9)
  receive({ type: 'task.reported', report: report('succeeded', 12) })
  expect(tagsOf(actor)).toEqual(['succeeded', 'final'])
  expect(asked).toHaveLength(before)
})

test('an ended session suspends the task; after signing in again it goes on and nothing is lost', async () => {
  const {
    actor,
    asked,
    pass: time,
  } = task({ start: [null], check: [failed('not_authenticated', 401), report('succeeded', 12)] })
  await time(600_000)
  expect(actor.getSnapshot().context.pauseReason).toBe('signedOut')
  expect(asked).toEqual(['start k', 'check'])
  actor.send({ type: 'session.restored' })
  await time(0)
  expect(tagsOf(actor)).toEqual(['succeeded', 'final'])
})

test('cancelled before a task id is known, it is cancelled by its key', async () => {
  const { actor, asked, pass: time } = task({ start: [gone], cancel: [gone, null] })
  await time(0)
  actor.send({ type: 'task.cancel' })
  await time(0)
  expect(tagsOf(actor)).toEqual(['cancelling'])
  await time(1_000)
  expect(asked).toEqual(['start k', 'cancel by key', 'cancel by key'])
  expect(tagsOf(actor)).toEqual(['cancelled', 'final'])
})

test('cancelling waits until the server has stopped, and nothing else is asked', async () => {
  const {
    actor,
    asked,
    pass: time,
  } = task({
    start: [null],
    check: [report('running', 4)],
    cancel: [report('cancelling', 4), report('cancelled', 5)],
  })
  await time(0)
  actor.send({ type: 'task.cancel' })
  await time(0)
  expect(tagsOf(actor)).toEqual(['cancelling'])
  await time(1_000)
  expect(tagsOf(actor)).toEqual(['cancelled', 'final'])
  expect(asked).toEqual(['start k', 'check', 'cancel t', 'cancel t'])
  expect(actor.getSnapshot().context.report?.done).toBe(5)
})

test('a task that ended before it could be cancelled shows its end', async () => {
  const { actor, pass: time } = task({
    start: [null],
    check: [report('running', 11), report('succeeded', 12)],
    cancel: [failed('task_finished', 409)],
  })
  await time(0)
  actor.send({ type: 'task.cancel' })
  await time(0)
  expect(tagsOf(actor)).toEqual(['succeeded', 'final'])
})

test('half an hour without news ends the asking, news put it off, and a retry asks again', async () => {
  const { actor, pass: time } = task({
    start: [null],
    check: [report('running', 1), report('running', 2), report('running', 2)],
  })
  await time(0)
  await time(1_000)
  for (let second = 0; second < 1_798; second += 1) await time(1_000)
  expect(tagsOf(actor)).toEqual(['running'])
  await time(2_000)
  expect(tagsOf(actor)).toEqual(['timedOut', 'final'])
  actor.send({ type: 'task.retry' })
  expect(tagsOf(actor)).toEqual(['running'])
})

test('a failed task says why and is run again by its id', async () => {
  const {
    actor,
    asked,
    pass: time,
  } = task({ start: [null, report('running')], check: [report('failed'), report('running')] })
  await time(0)
  expect(actor.getSnapshot().context.error).toBe('No page could be read.')
  actor.send({ type: 'task.retry' })
  await time(0)
  expect(asked).toEqual(['start k', 'check', 'start t', 'check'])
  expect(tagsOf(actor)).toEqual(['running'])
})

test('a retry whose answer was lost runs already, and ends by what it does, not by what the run before it said', async () => {
  const {
    actor,
    asked,
    pass: time,
  } = task(
    {
      start: [gone, failed('task_running', 409)],
      check: [report('running', 3), report('succeeded', 12)],
    },
    { start: null, taskId: 't', report: report('failed', 1) },
  )
  await time(0)
  expect(tagsOf(actor)).toContain('failed')
  actor.send({ type: 'task.retry' })
  await time(0)
  await time(2_000)
  expect(tagsOf(actor)).toContain('running')
  expect(actor.getSnapshot().context.error).toBeNull()
  await time(2_000)
  expect([tagsOf(actor), asked.filter((name) => name.startsWith('start'))]).toEqual([
    ['succeeded', 'final'],
    ['start t', 'start t'],
  ])
})
