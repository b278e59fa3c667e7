/**
 * How the machine of one task starts: what it asks and remembers, and what it does when the server
 * does not answer, refuses or has no account open.
 */
import { expect, test } from 'vitest'
import { AccountNotOpen } from '../call-failed.ts'
import {
  failed,
  gone,
  input,
  polling,
  refused,
  report,
  signedOut,
  start,
  task,
} from './task-play.builder.ts'

test('it begins with what it was given and knows nothing else', () => {
  expect(task().context()).toEqual({
    ...input,
    name: '',
    pauseReason: null,
    error: null,
    attempt: 0,
    retryAfter: null,
    sessionExpired: false,
    hasLock: false,
  })
  expect(task({ report: report('running') }).context().name).toBe('12 pins')
})

test('a new task is asked for under its key; its id is remembered, and another tab may already be polling', async () => {
  const it = task()
  expect([it.state(), it.tags(), it.did()]).toEqual([
    { starting: 'requesting' },
    ['starting'],
    [['startTask', { key: 'k', start, taskId: null }]],
  ])
  await it.answer('startTask', { taskId: 't', report: report('queued') })
  expect([it.state(), it.tags()]).toEqual([{ polling: 'suspended' }, ['running', 'suspended']])
  expect(it.did()).toEqual([['sharePolling', { key: 'k', visible: true }]])
  expect(it.context()).toMatchObject({
    taskId: 't',
    report: report('queued'),
    pauseReason: 'otherTab',
  })
  it.send({ type: 'lock.granted' })
  expect([it.state(), it.did(), it.context().pauseReason]).toEqual([
    { polling: 'checking' },
    [['checkTask', { taskId: 't' }]],
    null,
  ])
})

test('without a name from the server none is made up', async () => {
  const it = polling()
  expect(it.context().name).toBe('')
  await it.answer('checkTask', { report: report('running', 1, { name: 'Pins of a cake' }) })
  expect(it.context().name).toBe('Pins of a cake')
})

test('a task with an id is taken up where it is, without another start', () => {
  const it = task({ start: null, taskId: 't' })
  expect([it.state(), it.did()]).toEqual([
    { polling: 'suspended' },
    [['sharePolling', { key: 'k', visible: true }]],
  ])
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
  expect([it.state(), it.did(), it.context().online, it.context().pauseReason]).toEqual([
    { starting: 'requesting' },
    [['startTask', { key: 'k', start, taskId: null }]],
    true,
    null,
  ])
})

test('an ended session holds a start back however long it takes, until somebody has signed in', async () => {
  const it = task()
  await it.fail('startTask', signedOut)
  expect([
    it.state(),
    it.context().sessionExpired,
    it.context().pauseReason,
    it.context().attempt,
  ]).toEqual([{ starting: 'backingOff' }, true, 'signedOut', 0])
  it.did()
  it.wait(600_000)
  expect(it.did()).toEqual([])
  it.send({ type: 'session.restored' })
  expect([it.did(), it.context().sessionExpired, it.context().pauseReason]).toEqual([
    [['startTask', { key: 'k', start, taskId: null }]],
    false,
    null,
  ])
})

test('a start that belongs to an account that is not open looks again every three seconds', async () => {
  const it = task()
  await it.fail('startTask', new AccountNotOpen())
  expect([it.state(), it.context().pauseReason]).toEqual([{ starting: 'held' }, 'otherAccount'])
  it.did()
  it.wait(2_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect([it.did(), it.context().pauseReason]).toEqual([
    [['startTask', { key: 'k', start, taskId: null }]],
    null,
  ])
})

test('a refused start fails with the server’s error, and a retry requests it again', async () => {
  const it = task()
  await it.fail('startTask', refused)
  expect([it.state(), it.tags(), it.context().error]).toEqual([
    'failed',
    ['failed', 'final'],
    'It failed: invalid',
  ])
  it.did()
  it.send({ type: 'task.retry' })
  expect([it.state(), it.context().error, it.did()]).toEqual([
    { starting: 'requesting' },
    null,
    [['startTask', { key: 'k', start, taskId: null }]],
  ])
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
