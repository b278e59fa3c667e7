/** How the machine of one task is cancelled, from the button to the end that the server reports. */
import { expect, test } from 'vitest'
import {
  failed,
  gone,
  polling,
  refused,
  report,
  signedOut,
  task,
  waiting,
} from './task-play.builder.ts'

test('cancelling stops what is asked, waits for the server, and asks again while it still runs', async () => {
  const it = polling()
  it.send({ type: 'task.cancel' })
  expect([it.state(), it.tags()]).toEqual([{ cancelling: 'asking' }, ['cancelling']])
  expect(it.did().toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['cancelTask', { key: 'k', taskId: 't' }],
    ['checkTask', 'stopped'],
    ['sharePolling', 'stopped'],
  ])
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
  expect([it.did(), it.context().online]).toEqual([
    [['cancelTask', { key: 'k', taskId: 't' }]],
    true,
  ])
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
  expect([it.did(), it.context().sessionExpired]).toEqual([
    [['cancelTask', { key: 'k', taskId: 't' }]],
    false,
  ])
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
  expect(it.did()).toEqual([
    ['startTask', 'stopped'],
    ['cancelTask', { key: 'k', taskId: null }],
  ])
  await it.answer('cancelTask', { report: null })
  expect(it.state()).toBe('cancelled')
  it.did()
  it.send({ type: 'task.retry' })
  expect([it.state(), it.did()]).toEqual(['cancelled', []])
})

test('a cancelling that goes on is asked about a second later, not sooner', async () => {
  const it = await waiting()
  it.send({ type: 'task.cancel' })
  await it.answer('cancelTask', { report: report('cancelling', 4) })
  it.did()
  it.wait(999)
  expect(it.did()).toEqual([])
})
