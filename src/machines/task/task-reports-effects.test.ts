/**
 * What the machine of one task makes of the reports of the server: what it remembers, sends to the
 * other tabs, and when it ends.
 */
import { expect, test } from 'vitest'
import { failed, oneFailure, polling, refused, report, task, waiting } from './task-play.builder.ts'

test('every report is sent to the other tabs, including the last one', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('running', 3) })
  expect(it.did()).toEqual([
    ['sharePolling', { type: 'task.reported', report: report('running', 3) }],
  ])
  it.wait(1_000)
  it.did()
  await it.answer('checkTask', { report: report('succeeded', 12) })
  expect(it.did()).toEqual([
    ['sharePolling', { type: 'task.reported', report: report('succeeded', 12) }],
    ['sharePolling', 'stopped'],
  ])
  expect([it.state(), it.tags(), it.context().hasLock]).toEqual([
    'succeeded',
    ['final', 'succeeded'],
    false,
  ])
})

test('a report without news is stored and not sent to other tabs', async () => {
  const it = await waiting()
  it.wait(1_000)
  it.did()
  await it.answer('checkTask', { report: report('running', 3, { time_left: 9 }) })
  expect([it.did(), it.context().report?.time_left, it.state()]).toEqual([
    [],
    9,
    { polling: 'waiting' },
  ])
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
  expect(it.did()).toEqual([['sharePolling', { type: 'task.reported', report: next }]])
})

test('a good answer clears what failed before', async () => {
  const it = await waiting()
  it.wait(1_000)
  await it.fail('checkTask', failed('server_error', 503, 4_000))
  expect([it.state(), it.context().attempt, it.context().retryAfter]).toEqual([
    { polling: 'waiting' },
    1,
    4_000,
  ])
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
  expect([it.state(), it.context().error, it.tags()]).toEqual([
    'failed',
    'It failed: invalid',
    ['failed', 'final'],
  ])
})

test('a task that failed on the server shows the server’s error, whichever tab received it', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('failed') })
  expect([it.state(), it.context().error]).toEqual(['failed', 'No page could be read.'])
  const heard = await waiting()
  heard.send({ type: 'task.reported', report: report('failed') })
  expect([heard.state(), heard.context().error]).toEqual(['failed', 'No page could be read.'])
  const cancelled = await waiting()
  cancelled.send({ type: 'task.cancel' })
  await cancelled.answer('cancelTask', { report: report('failed') })
  expect([cancelled.state(), cancelled.context().error]).toEqual([
    'failed',
    'No page could be read.',
  ])
})

test('a task that was cancelled elsewhere is cancelled here', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('cancelled', 2) })
  expect([it.state(), it.tags()]).toEqual(['cancelled', ['cancelled', 'final']])
})

test('half an hour without news ends the asking; news that other tabs heard put it off', async () => {
  const it = await waiting()
  it.send({ type: 'lock.released' })
  it.send({ type: 'lock.granted' })
  it.wait(1_799_999)
  expect(it.tags()).toEqual(['running'])
  it.send({ type: 'task.reported', report: report('running', 5) })
  it.wait(1_799_999)
  expect(it.tags()).toEqual(['running'])
  it.wait(1)
  expect([it.state(), it.tags()]).toEqual(['timedOut', ['final', 'timedOut']])
})

test('an answer without a report keeps what is known', async () => {
  const it = await waiting()
  it.send({ type: 'task.cancel' })
  await it.answer('cancelTask', { report: null })
  expect(it.context()).toMatchObject({ report: { done: 3 }, name: '12 pins' })
})

test('begun while nobody looks, the half hour runs from the beginning', () => {
  const it = task({ start: null, taskId: 't', visible: false })
  it.wait(1_799_999)
  expect(it.tags()).toEqual(['running'])
  it.wait(1)
  expect(it.state()).toBe('timedOut')
})
