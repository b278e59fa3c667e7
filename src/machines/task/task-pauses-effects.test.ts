/**
 * When the machine of one task asks nothing, and why: the page hidden, the network or the session
 * gone, another tab at it.
 */
import { expect, test } from 'vitest'
import {
  failed,
  oneFailure,
  polling,
  report,
  signedOut,
  task,
  waiting,
} from './task-play.builder.ts'

test('a session that ends while polling suspends it; signing in again checks at once', async () => {
  const it = polling()
  await it.fail('checkTask', signedOut)
  expect([it.state(), it.context().pauseReason, it.context().sessionExpired]).toEqual([
    { polling: 'suspended' },
    'signedOut',
    true,
  ])
  it.did()
  it.send({ type: 'session.restored' })
  expect([it.did(), it.context().pauseReason, it.context().sessionExpired]).toEqual([
    [['checkTask', { taskId: 't' }]],
    null,
    false,
  ])
})

test('suspended it has no deadline, also after news from another tab, and a new one when it goes on', async () => {
  const it = polling()
  await it.fail('checkTask', signedOut)
  it.send({ type: 'task.reported', report: report('running', 5) })
  it.wait(24 * 3_600_000)
  expect([it.state(), it.context().report?.done]).toEqual([{ polling: 'suspended' }, 5])
  it.send({ type: 'session.restored' })
  it.wait(60_000)
  expect(it.state()).not.toBe('timedOut')
  it.send({ type: 'session.expired' })
  it.send({ type: 'task.reported', report: report('succeeded', 12) })
  expect(it.state()).toBe('succeeded')
})

test('a report of another tab is stored while the task waits', async () => {
  const it = await waiting()
  it.send({ type: 'task.reported', report: report('running', 7) })
  expect([it.state(), it.context().report?.done]).toEqual([{ polling: 'waiting' }, 7])
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

test('a hidden page notifies the lock and checks every 30 s; a visible one checks at once', async () => {
  const it = await waiting()
  it.send({ type: 'page.hidden' })
  expect([it.did(), it.context().visible]).toEqual([
    [['sharePolling', { type: 'page.hidden' }]],
    false,
  ])
  it.wait(1_000)
  await it.answer('checkTask', { report: report('running', 4) })
  expect(it.context().pauseReason).toBe('hidden')
  it.did()
  it.wait(29_999)
  expect(it.did()).toEqual([])
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().visible, it.context().pauseReason]).toEqual([
    [
      ['sharePolling', { type: 'page.visible' }],
      ['checkTask', { taskId: 't' }],
    ],
    true,
    null,
  ])
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

test('becoming visible during a check only notifies the lock', async () => {
  const it = task({ start: null, taskId: 't', visible: false })
  expect(it.did()).toEqual([
    ['sharePolling', { key: 'k', visible: false }],
    ['checkTask', { taskId: 't' }],
  ])
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().visible, it.state()]).toEqual([
    [['sharePolling', { type: 'page.visible' }]],
    true,
    { polling: 'checking' },
  ])
})

test('the lock goes to another tab: nothing is asked, its reports are heard, and an end ends it', async () => {
  const it = await waiting()
  it.send({ type: 'lock.released' })
  expect([it.state(), it.context().pauseReason, it.context().hasLock]).toEqual([
    { polling: 'suspended' },
    'otherTab',
    false,
  ])
  it.wait(60_000)
  it.send({ type: 'task.reported', report: report('running', 9) })
  expect([it.did(), it.context().report?.done, it.state()]).toEqual([
    [],
    9,
    { polling: 'suspended' },
  ])
  it.send({ type: 'task.reported', report: report('cancelled', 9) })
  expect(it.state()).toBe('cancelled')
})

test('without a lock to ask for, each tab polls for itself', () => {
  const it = task({ start: null, taskId: 't' })
  it.did()
  it.send({ type: 'xstate.error.actor.sharePolling', error: new Error('No locks here') } as never)
  expect([it.context().hasLock, it.did()]).toEqual([true, [['checkTask', { taskId: 't' }]]])
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

test('a page that is seen waits for no reason', async () => {
  const it = await waiting()
  expect([it.state(), it.context().pauseReason]).toEqual([{ polling: 'waiting' }, null])
})

test('seen again, a tab without the lock waits for it', async () => {
  const it = task({ start: null, taskId: 't', visible: false })
  await it.answer('checkTask', { report: report('running', 1) })
  it.did()
  it.send({ type: 'page.visible' })
  expect([it.state(), it.did(), it.context().pauseReason]).toEqual([
    { polling: 'suspended' },
    [['sharePolling', { type: 'page.visible' }]],
    'otherTab',
  ])
})
