/** All that the machine of one task asks, tells and remembers, step by step. */
import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/client.ts'
import type { TaskReport, TaskStatus } from '#core/contract/tasks.contract.ts'
import { AccountNotOpen, CallFailed } from './call-failed.ts'
import { play } from './play.builder.ts'
import { taskMachine, type TaskInput } from './task.machine.ts'

const report = (status: TaskStatus, done = 0, over: Partial<TaskReport> = {}): TaskReport => ({ id: 't', kind: 'generation', account_id: 'a', idempotency_key: 'k', name: '12 pins', status, done, total: 12, failures: [], error: status === 'failed' ? 'No page could be read.' : null, pictures: [], revision: done, time_left: null, created_at: 1, finished_at: null, ...over })
const failed = (code: Failure['code'], status: number | null, retryAfter: number | null = null): CallFailed => new CallFailed({ code, status, message: `It failed: ${code}`, body: null, retryAfter })
const [gone, signedOut, refused] = [failed('no_answer', null), failed('not_authenticated', 401), failed('invalid', 400)]
const oneFailure: TaskReport['failures'] = [{ address: 'https://example.com', code: 'not_found', message: 'Gone.' }]
const start: TaskInput['start'] = { kind: 'rendering', accountId: 'a', pinIds: ['p'] }
const input: TaskInput = { key: 'k', kind: 'generation', start, taskId: null, report: null, online: true, visible: true, chance: () => 0.5 }

const task = (over: Partial<TaskInput> = {}) => play(taskMachine, { input: { ...input, ...over }, listening: ['sharePolling'] })
/** Taken up by its id, and this tab is the one that polls. */
function polling(over: Partial<TaskInput> = {}) {
  const it = task({ start: null, taskId: 't', ...over })
  it.send({ type: 'lock.granted' })
  it.did()
  return it
}
/** Has got one report and waits for its next look. */
async function waiting(first = report('running', 3)) {
  const it = polling()
  await it.answer('checkTask', { report: first })
  it.did()
  return it
}

test('it begins with what it was given and knows nothing else', () => {
  expect(task().context()).toEqual({ ...input, name: '', pauseReason: null, error: null, attempt: 0, retryAfter: null, sessionExpired: false, hasLock: false })
  expect(task({ report: report('running') }).context().name).toBe('12 pins')
})

test('a new task is asked for under its key; its id is remembered, and another tab may already be polling', async () => {
  const it = task()
  expect([it.state(), it.tags(), it.did()]).toEqual([{ starting: 'requesting' }, ['starting'], [['startTask', { key: 'k', start, taskId: null }]]])
  await it.answer('startTask', { taskId: 't', report: report('queued') })
  expect([it.state(), it.tags()]).toEqual([{ polling: 'suspended' }, ['running', 'suspended']])
  expect(it.did()).toEqual([['sharePolling', { key: 'k', visible: true }]])
  expect(it.context()).toMatchObject({ taskId: 't', report: report('queued'), pauseReason: 'otherTab' })
  it.send({ type: 'lock.granted' })
  expect([it.state(), it.did(), it.context().pauseReason]).toEqual([{ polling: 'checking' }, [['checkTask', { taskId: 't' }]], null])
})

test('without a name from the server none is made up', async () => {
  const it = polling()
  expect(it.context().name).toBe('')
  await it.answer('checkTask', { report: report('running', 1, { name: 'Pins of a cake' }) })
  expect(it.context().name).toBe('Pins of a cake')
})

test('a task with an id is taken up where it is, without another start', () => {
  const it = task({ start: null, taskId: 't' })
  expect([it.state(), it.did()]).toEqual([{ polling: 'suspended' }, [['sharePolling', { key: 'k', visible: true }]]])
})

test('a start without an answer is counted, waited out, and asked for once more; what came back clears the count', async () => {
  const it = task()
  it.did()
  await it.fail('startTask', gone)
  expect([it.state(), it.context().attempt]).toEqual([{ starting: 'backingOff' }, 1])
  it.wait(1_000)
  await it.fail('startTask', failed('rate_limited', 429, 9_000))
  expect([it.context().attempt, it.context().retryAfter]).toEqual([2, 9_000])
  it.wait(8_999)
  expect(it.did()).toHaveLength(1)
  it.wait(1)
  await it.answer('startTask', { taskId: 't', report: null })
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null, error: null, taskId: 't' })
})

test('offline a start says so while it waits, and is asked for at once when the network is back', async () => {
  const it = task({ online: false })
  await it.fail('startTask', gone)
  expect(it.context().pauseReason).toBe('offline')
  it.did()
  it.send({ type: 'network.online' })
  expect([it.state(), it.did(), it.context().online, it.context().pauseReason]).toEqual([{ starting: 'requesting' }, [['startTask', { key: 'k', start, taskId: null }]], true, null])
})

test('an ended session holds a start back however long it takes, until somebody has signed in', async () => {
  const it = task()
  await it.fail('startTask', signedOut)
  expect([it.state(), it.context().sessionExpired, it.context().pauseReason, it.context().attempt]).toEqual([{ starting: 'backingOff' }, true, 'signedOut', 0])
  it.did()
  it.wait(600_000)
  expect(it.did()).toEqual([])
  it.send({ type: 'session.restored' })
  expect([it.did(), it.context().sessionExpired, it.context().pauseReason]).toEqual([[['startTask', { key: 'k', start, taskId: null }]], false, null])
})

test('a start that belongs to an account that is not open looks again every three seconds', async () => {
  const it = task()
  await it.fail('startTask', new AccountNotOpen())
  expect([it.state(), it.context().pauseReason]).toEqual([{ starting: 'held' }, 'otherAccount'])
  it.did()
  it.wait(2_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect([it.did(), it.context().pauseReason]).toEqual([[['startTask', { key: 'k', start, taskId: null }]], null])
})

test('a refused start has failed with the sentence of the server, and is asked for anew on a retry', async () => {
  const it = task()
  await it.fail('startTask', refused)
  expect([it.state(), it.tags(), it.context().error]).toEqual(['failed', ['failed', 'final'], 'It failed: invalid'])
  it.did()
  it.send({ type: 'task.retry' })
  expect([it.state(), it.context().error, it.did()]).toEqual([{ starting: 'requesting' }, null, [['startTask', { key: 'k', start, taskId: null }]]])
})

test('asked to run again, a task that the server runs already is watched', async () => {
  const it = polling()
  it.send({ type: 'task.cancel' })
  await it.answer('cancelTask', { report: null })
  it.send({ type: 'task.retry' })
  await it.fail('startTask', gone)
  it.wait(1_000)
  it.did()
  await it.fail('startTask', failed('task_running', 409))
  expect([it.state(), it.did()]).toEqual([{ polling: 'suspended' }, [['sharePolling', { key: 'k', visible: true }]]])
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null, error: null })
  it.send({ type: 'lock.granted' })
  await it.fail('checkTask', failed('task_running', 409))
  expect(it.state()).toBe('failed')
})

test('every report is told to the other tabs, an end as well', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('running', 3) })
  expect(it.did()).toEqual([['sharePolling', { type: 'task.heard', report: report('running', 3) }]])
  it.wait(1_000)
  it.did()
  await it.answer('checkTask', { report: report('succeeded', 12) })
  expect(it.did()).toEqual([['sharePolling', { type: 'task.heard', report: report('succeeded', 12) }], ['sharePolling', 'stopped']])
  expect([it.state(), it.tags(), it.context().hasLock]).toEqual(['succeeded', ['final', 'succeeded'], false])
})

test('a report without news is remembered and told to nobody', async () => {
  const it = await waiting()
  it.wait(1_000)
  it.did()
  await it.answer('checkTask', { report: report('running', 3, { time_left: 9 }) })
  expect([it.did(), it.context().report?.time_left, it.state()]).toEqual([[], 9, { polling: 'waiting' }])
})

test.each([
  ['a higher revision', { revision: 4 }],
  ['another count', { done: 4, revision: 3 }],
  ['another state', { status: 'queued', revision: 3 } as const],
  ['another failure', { failures: oneFailure, revision: 3 }],
])('%s is news', async (_, over) => {
  const it = await waiting()
  it.wait(1_000)
  it.did()
  const next = report('running', 3, over)
  await it.answer('checkTask', { report: next })
  expect(it.did()).toEqual([['sharePolling', { type: 'task.heard', report: next }]])
})

test('a good answer clears what failed before', async () => {
  const it = await waiting()
  it.wait(1_000)
  await it.fail('checkTask', failed('server_error', 503, 4_000))
  expect([it.state(), it.context().attempt, it.context().retryAfter]).toEqual([{ polling: 'waiting' }, 1, 4_000])
  it.wait(3_999)
  it.did()
  it.wait(1)
  expect(it.did()).toEqual([['checkTask', { taskId: 't' }]])
  await it.answer('checkTask', { report: report('running', 3) })
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null, error: null })
})

test('a check that is refused for good fails the task with its sentence', async () => {
  const it = polling()
  await it.fail('checkTask', refused)
  expect([it.state(), it.context().error, it.tags()]).toEqual(['failed', 'It failed: invalid', ['failed', 'final']])
})

test('a task that failed on the server says what the server says, from wherever it hears it', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('failed') })
  expect([it.state(), it.context().error]).toEqual(['failed', 'No page could be read.'])
  const heard = await waiting()
  heard.send({ type: 'task.heard', report: report('failed') })
  expect([heard.state(), heard.context().error]).toEqual(['failed', 'No page could be read.'])
  const cancelled = await waiting()
  cancelled.send({ type: 'task.cancel' })
  await cancelled.answer('cancelTask', { report: report('failed') })
  expect([cancelled.state(), cancelled.context().error]).toEqual(['failed', 'No page could be read.'])
})

test('a task that was cancelled elsewhere is cancelled here', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('cancelled', 2) })
  expect([it.state(), it.tags()]).toEqual(['cancelled', ['cancelled', 'final']])
})

test('a session that ends while polling suspends it; signing in again checks at once', async () => {
  const it = polling()
  await it.fail('checkTask', signedOut)
  expect([it.state(), it.context().pauseReason, it.context().sessionExpired]).toEqual([{ polling: 'suspended' }, 'signedOut', true])
  it.did()
  it.send({ type: 'session.restored' })
  expect([it.did(), it.context().pauseReason, it.context().sessionExpired]).toEqual([[['checkTask', { taskId: 't' }]], null, false])
})

test('what happens around it is remembered wherever it stands', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('succeeded', 12, { failures: oneFailure }) })
  it.send({ type: 'page.hidden' })
  it.send({ type: 'network.offline' })
  it.send({ type: 'session.expired' })
  expect(it.context()).toMatchObject({ visible: false, online: false, sessionExpired: true })
  it.send({ type: 'page.visible' })
  it.send({ type: 'network.online' })
  it.send({ type: 'session.restored' })
  expect(it.context()).toMatchObject({ visible: true, online: true, sessionExpired: false })
})

test('hidden, the lock is told so, it looks every half minute and says why; visible it looks at once', async () => {
  const it = await waiting()
  it.send({ type: 'page.hidden' })
  expect([it.did(), it.context().visible]).toEqual([[['sharePolling', { type: 'page.hidden' }]], false])
  it.wait(1_000)
  await it.answer('checkTask', { report: report('running', 4) })
  expect(it.context().pauseReason).toBe('hidden')
  it.did()
  it.wait(29_999)
  expect(it.did()).toEqual([])
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().visible, it.context().pauseReason]).toEqual([[['sharePolling', { type: 'page.visible' }], ['checkTask', { taskId: 't' }]], true, null])
})

test('hidden, a server that asks for more patience gets it', async () => {
  const it = await waiting()
  it.send({ type: 'page.hidden' })
  it.wait(1_000)
  await it.fail('checkTask', failed('rate_limited', 429, 45_000))
  it.did()
  it.wait(44_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['checkTask', { taskId: 't' }]])
})

test('becoming visible while a check is on its way only tells the lock', async () => {
  const it = task({ start: null, taskId: 't', visible: false })
  expect(it.did()).toEqual([['sharePolling', { key: 'k', visible: false }], ['checkTask', { taskId: 't' }]])
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().visible, it.state()]).toEqual([[['sharePolling', { type: 'page.visible' }]], true, { polling: 'checking' }])
})

test('the lock goes to another tab: nothing is asked, its reports are heard, and an end ends it', async () => {
  const it = await waiting()
  it.send({ type: 'lock.released' })
  expect([it.state(), it.context().pauseReason, it.context().hasLock]).toEqual([{ polling: 'suspended' }, 'otherTab', false])
  it.wait(60_000)
  it.send({ type: 'task.heard', report: report('running', 9) })
  expect([it.did(), it.context().report?.done, it.state()]).toEqual([[], 9, { polling: 'suspended' }])
  it.send({ type: 'task.heard', report: report('cancelled', 9) })
  expect(it.state()).toBe('cancelled')
})

test('without a lock to ask for, each tab polls for itself', () => {
  const it = task({ start: null, taskId: 't' })
  it.did()
  it.send({ type: 'xstate.error.actor.sharePolling', error: new Error('No locks here') } as never)
  expect([it.context().hasLock, it.did()]).toEqual([true, [['checkTask', { taskId: 't' }]]])
})

test('half an hour without news ends the asking; news that other tabs heard put it off', async () => {
  const it = await waiting()
  it.send({ type: 'lock.released' })
  it.send({ type: 'lock.granted' })
  it.wait(1_799_999)
  expect(it.tags()).toEqual(['running'])
  it.send({ type: 'task.heard', report: report('running', 5) })
  it.wait(1_799_999)
  expect(it.tags()).toEqual(['running'])
  it.wait(1)
  expect([it.state(), it.tags()]).toEqual(['timedOut', ['final', 'timedOut']])
})

test('the half hour does not run while nothing may be asked', async () => {
  const it = await waiting()
  it.send({ type: 'network.offline' })
  it.wait(3_600_000)
  expect(it.state()).toEqual({ polling: 'suspended' })
  it.send({ type: 'network.online' })
  it.wait(1_799_999)
  expect(it.tags()).toEqual(['running'])
  it.wait(1)
  expect(it.state()).toBe('timedOut')
})

test('what timed out can be looked at again, or cancelled', async () => {
  const again = polling()
  again.wait(1_800_000)
  again.did()
  again.send({ type: 'task.retry' })
  expect([again.state(), again.did()]).toEqual([{ polling: 'suspended' }, [['sharePolling', { key: 'k', visible: true }]]])
  const ended = polling()
  ended.wait(1_800_000)
  ended.did()
  ended.send({ type: 'task.cancel' })
  expect(ended.did()).toEqual([['cancelTask', { key: 'k', taskId: 't' }]])
})

test('cancelling stops what is asked, waits for the server, and asks again while it still runs', async () => {
  const it = polling()
  it.send({ type: 'task.cancel' })
  expect([it.state(), it.tags()]).toEqual([{ cancelling: 'asking' }, ['cancelling']])
  expect(it.did().toSorted(([a], [b]) => a.localeCompare(b))).toEqual([['cancelTask', { key: 'k', taskId: 't' }], ['checkTask', 'stopped'], ['sharePolling', 'stopped']])
  await it.answer('cancelTask', { report: report('cancelling', 4) })
  expect([it.state(), it.context().report?.done]).toEqual([{ cancelling: 'holding' }, 4])
  it.wait(1_000)
  expect(it.did()).toEqual([['cancelTask', { key: 'k', taskId: 't' }]])
  await it.answer('cancelTask', { report: report('cancelled', 5) })
  expect([it.state(), it.context().report?.done]).toEqual(['cancelled', 5])
})

test('what was finished in time stays finished though it was cancelled', async () => {
  const it = await waiting()
  it.send({ type: 'task.cancel' })
  await it.answer('cancelTask', { report: report('succeeded', 12) })
  expect([it.state(), it.context().report?.done]).toEqual(['succeeded', 12])
})

test('a cancelling without an answer is counted and tried again, at once when the network is back', async () => {
  const it = await waiting()
  it.send({ type: 'network.offline' })
  it.send({ type: 'task.cancel' })
  it.did()
  await it.fail('cancelTask', gone)
  expect([it.state(), it.context().attempt]).toEqual([{ cancelling: 'holding' }, 1])
  it.send({ type: 'network.online' })
  expect([it.did(), it.context().online]).toEqual([[['cancelTask', { key: 'k', taskId: 't' }]], true])
})

test('a cancelling without a session waits for it', async () => {
  const it = await waiting()
  it.send({ type: 'task.cancel' })
  it.did()
  await it.fail('cancelTask', signedOut)
  expect([it.state(), it.context().sessionExpired]).toEqual([{ cancelling: 'holding' }, true])
  it.wait(600_000)
  expect(it.did()).toEqual([])
  it.send({ type: 'session.restored' })
  expect([it.did(), it.context().sessionExpired]).toEqual([[['cancelTask', { key: 'k', taskId: 't' }]], false])
})

test('a cancelling that is refused has failed with its sentence; of a task that had ended, its end is looked for', async () => {
  const it = await waiting()
  it.send({ type: 'task.cancel' })
  await it.fail('cancelTask', refused)
  expect([it.state(), it.context().error]).toEqual(['failed', 'It failed: invalid'])
  const ended = await waiting()
  ended.send({ type: 'task.cancel' })
  await ended.fail('cancelTask', failed('task_finished', 409))
  expect(ended.state()).toEqual({ polling: 'suspended' })
  const unknown = task()
  unknown.send({ type: 'task.cancel' })
  await unknown.fail('cancelTask', failed('task_finished', 409))
  expect(unknown.state()).toBe('failed')
})

test('cancelling forgets what failed before', async () => {
  const it = polling()
  await it.fail('checkTask', failed('server_error', 503, 4_000))
  it.send({ type: 'task.cancel' })
  expect(it.context()).toMatchObject({ error: null, attempt: 0, retryAfter: null })
})

test('a start that is cancelled never asks again, and is cancelled by its key', async () => {
  const it = task()
  it.did()
  it.send({ type: 'task.cancel' })
  expect(it.did()).toEqual([['startTask', 'stopped'], ['cancelTask', { key: 'k', taskId: null }]])
  await it.answer('cancelTask', { report: null })
  expect(it.state()).toBe('cancelled')
  it.did()
  it.send({ type: 'task.retry' })
  expect([it.state(), it.did()]).toEqual(['cancelled', []])
})

test('only what failed in part can be run again after it succeeded; what was cancelled on the server, too', async () => {
  const whole = polling()
  await whole.answer('checkTask', { report: report('succeeded', 12) })
  whole.send({ type: 'task.retry' })
  expect(whole.state()).toBe('succeeded')
  const part = polling()
  await part.answer('checkTask', { report: report('succeeded', 11, { failures: oneFailure }) })
  part.did()
  part.send({ type: 'task.retry' })
  expect([part.state(), part.did()]).toEqual([{ starting: 'requesting' }, [['startTask', { key: 'k', start: null, taskId: 't' }]]])
  const cancelled = polling()
  await cancelled.answer('checkTask', { report: report('cancelled', 2) })
  cancelled.did()
  cancelled.send({ type: 'task.retry' })
  expect(cancelled.did()).toEqual([['startTask', { key: 'k', start: null, taskId: 't' }]])
})

test('each further failure doubles the wait', async () => {
  const it = task()
  it.did()
  for (const wait of [1_000, 2_000, 4_000]) {
    await it.fail('startTask', gone)
    it.wait(wait - 1)
    expect(it.did()).toEqual([])
    it.wait(1)
    expect(it.did()).toHaveLength(1)
  }
})

test('a cancelling that goes on is asked about a second later, not sooner', async () => {
  const it = await waiting()
  it.send({ type: 'task.cancel' })
  await it.answer('cancelTask', { report: report('cancelling', 4) })
  it.did()
  it.wait(999)
  expect(it.did()).toEqual([])
})

test('run again and refused for good, it has failed with that sentence', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('failed') })
  it.send({ type: 'task.retry' })
  await it.fail('startTask', refused)
  expect([it.state(), it.context().error]).toEqual(['failed', 'It failed: invalid'])
})

test('an answer without a report keeps what is known', async () => {
  const it = await waiting()
  it.send({ type: 'task.cancel' })
  await it.answer('cancelTask', { report: null })
  expect(it.context()).toMatchObject({ report: { done: 3 }, name: '12 pins' })
})

test('a page that is seen waits for no reason', async () => {
  const it = await waiting()
  expect([it.state(), it.context().pauseReason]).toEqual([{ polling: 'waiting' }, null])
})

test('begun while nobody looks, the half hour runs from the beginning', () => {
  const it = task({ start: null, taskId: 't', visible: false })
  it.wait(1_799_999)
  expect(it.tags()).toEqual(['running'])
  it.wait(1)
  expect(it.state()).toBe('timedOut')
})

test('seen again, a tab without the lock waits for it', async () => {
  const it = task({ start: null, taskId: 't', visible: false })
  await it.answer('checkTask', { report: report('running', 1) })
  it.did()
  it.send({ type: 'page.visible' })
  expect([it.state(), it.did(), it.context().pauseReason]).toEqual([{ polling: 'suspended' }, [['sharePolling', { type: 'page.visible' }]], 'otherTab'])
})
