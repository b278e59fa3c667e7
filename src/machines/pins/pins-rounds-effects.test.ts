/**
 * When the machine of the pins makes a round with the server, how long it waits, and what it says
 * of that.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import { expect, test } from 'vitest'
import { CallFailed } from '../call-failed.ts'
import { atRest, atWork, noted, opened, pins } from './pins-play.builder.ts'

const pulling = { round: { pulling: 'once' } }

test('refusals of the server gather until they are put away', async () => {
  const it = await atRest()
  it.send({ type: 'store.rejected', rejections: [{ id: 'e', message: 'No.' }] })
  it.send({ type: 'store.rejected', rejections: [{ id: 'f', message: 'Nor that.' }] })
  expect(it.context().rejections.map(({ id }) => id)).toEqual(['e', 'f'])
  it.send({ type: 'pins.dismissRejections' })
  expect(it.context().rejections).toEqual([])
})

test('unsent changes start a round at once, and it is said how many they are', async () => {
  const it = await atRest()
  expect(it.context().sync).toEqual({ pending: 0, state: 'saved' })
  it.send({ type: 'store.statusChanged', note: { pending: 1, state: 'saving' } })
  expect([it.region('sync'), it.did()]).toEqual([
    pulling,
    [['syncPins', { accountId: 'a', refetch: false }]],
  ])
  expect(it.context().sync).toEqual({ pending: 1, state: 'saving' })
  it.send(noted(2))
  expect(it.context().sync).toEqual({ pending: 2, state: 'sending' })
  it.send(noted(0))
  await it.answer('syncPins', { kind: 'synced' })
  expect([it.region('sync'), it.context().sync]).toEqual([
    'resting',
    { pending: 0, state: 'saved' },
  ])
})

test('a storage that keeps nothing is said while resting too', async () => {
  const it = await atRest()
  it.send({ type: 'store.statusChanged', note: { pending: 0, state: 'memoryOnly' } })
  expect([it.region('sync'), it.context().sync]).toEqual([
    'resting',
    { pending: 0, state: 'memoryOnly' },
  ])
})

test('a round that could not be sent waits as long as it asks for, and says that it waits', async () => {
  const it = atWork()
  it.send(noted(3))
  await it.answer('syncPins', { kind: 'waiting', pause: 5_000 })
  expect([it.region('sync'), it.context().sync, it.region('arrival')]).toEqual([
    'waiting',
    { pending: 3, state: 'waiting' },
    'over',
  ])
  it.send(noted(4))
  expect(it.context().sync).toEqual({ pending: 4, state: 'waiting' })
  it.send(noted(0))
  it.did()
  it.wait(4_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
})

test.each(['network.online', 'pins.retry'] as const)('a wait ends at once by %s', async (type) => {
  const it = atWork()
  await it.answer('syncPins', { kind: 'waiting', pause: 5_000 })
  it.send({ type })
  expect([it.region('sync'), it.did()]).toEqual([
    pulling,
    [['syncPins', { accountId: 'a', refetch: false }]],
  ])
  await it.answer('syncPins', { kind: 'aborted' })
  expect([it.region('sync'), it.context().pause]).toEqual(['waiting', 0])
})

test.each(['network.online', 'pins.retry'] as const)('resting, %s starts a round', async (type) => {
  const it = await atRest()
  it.send({ type })
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
})

test('every half minute it asks what other devices did, while somebody looks', async () => {
  const it = await atRest()
  it.wait(29_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
  it.send({ type: 'page.hidden' })
  await it.answer('syncPins', { kind: 'synced' })
  it.did()
  it.wait(60_000)
  expect([it.did(), it.context().isVisible]).toEqual([[], false])
})

test('becoming visible pulls, and the log is notified of both changes', async () => {
  const it = await atRest()
  it.send({ type: 'page.hidden' })
  expect(it.did()).toEqual([['pinStore', { type: 'page.hidden' }]])
  it.send({ type: 'page.visible' })
  expect(it.did()).toEqual([
    ['pinStore', { type: 'page.visible' }],
    ['syncPins', { accountId: 'a', refetch: false }],
  ])
  expect(it.context().isVisible).toBe(true)
})

test('a pull requested during a round starts another round', async () => {
  const it = atWork()
  it.send({ type: 'pins.pull' })
  expect(it.did()).toEqual([])
  await it.answer('syncPins', { kind: 'synced' })
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
  await it.answer('syncPins', { kind: 'synced' })
  expect([it.did(), it.region('sync')]).toEqual([[], 'resting'])
})

test('a page that becomes visible during a round starts another round, and the log is notified', async () => {
  const it = atWork()
  it.send({ type: 'page.hidden' })
  it.did()
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().isVisible]).toEqual([
    [['pinStore', { type: 'page.visible' }]],
    true,
  ])
  await it.answer('syncPins', { kind: 'synced' })
  expect([it.did(), it.region('sync')]).toEqual([
    [['syncPins', { accountId: 'a', refetch: false }]],
    pulling,
  ])
})

test('a pull requested during a round that ends with a wait does not shorten the wait', async () => {
  const it = atWork()
  it.send({ type: 'pins.pull' })
  await it.answer('syncPins', { kind: 'waiting', pause: 5_000 })
  expect([it.did(), it.region('sync')]).toEqual([[], 'waiting'])
})

test('a pull requested during a round in which damage turned up fetches the list', async () => {
  const it = atWork()
  it.send({ type: 'pins.pull' })
  it.send({ type: 'store.damaged' })
  await it.answer('syncPins', { kind: 'synced' })
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: true }]])
})

test('a refetch that breaks is made again', async () => {
  const it = atWork({ needsReset: true })
  await it.fail('syncPins', new Error('It broke.'))
  expect([it.region('list'), it.did()]).toEqual([{ known: 'damaged' }, []])
  it.send({ type: 'pins.retry' })
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: true }]])
})

test('an incomplete book fetches the list again', async () => {
  const it = pins()
  it.send({ type: 'account.changed', accountId: 'a' })
  it.did()
  it.send(opened({ needsReset: true }))
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: true }]])
  await it.answer('syncPins', { kind: 'synced' })
  expect([it.region('list'), it.region('arrival'), it.did()]).toEqual([
    { known: 'whole' },
    'over',
    [],
  ])
  it.send({ type: 'store.damaged' })
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: true }]])
})

test('an ended session is reported to the sign-in, and stays ended until that is done', async () => {
  const it = atWork()
  it.send(noted(1))
  await it.answer('syncPins', { kind: 'signedOut' })
  expect([it.region('sync'), it.did(), it.context().sync]).toEqual([
    'signedOut',
    [['auth', { type: 'auth.expired' }]],
    { pending: 1, state: 'waiting' },
  ])
  it.send(noted(2))
  expect(it.context().sync).toEqual({ pending: 2, state: 'waiting' })
  it.wait(60_000)
  expect(it.did()).toEqual([])
  it.send({ type: 'page.hidden' })
  it.did()
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().isVisible]).toEqual([
    [
      ['pinStore', { type: 'page.visible' }],
      ['syncPins', { accountId: 'a', refetch: false }],
    ],
    true,
  ])
})

test('an account that is gone closes its log and has the accounts asked for; a retry opens it again', async () => {
  const it = atWork()
  await it.answer('syncPins', { kind: 'gone' })
  expect([it.state(), it.tags(), it.context().error]).toEqual([
    'gone',
    ['failed'],
    clientProblem('client.accountGone'),
  ])
  expect(it.did()).toEqual([
    ['pinStore', 'stopped'],
    ['accounts', { type: 'accounts.reload' }],
  ])
  it.send({ type: 'pins.retry' })
  expect([it.region('sync'), it.context().error, it.did()]).toEqual([
    'opening',
    null,
    [['pinStore', { userId: 'u', accountId: 'a' }]],
  ])
})

test('a round that breaks is explained and tried again half a minute later, or when the person says so', async () => {
  const it = atWork()
  it.send(noted(1))
  await it.fail(
    'syncPins',
    new CallFailed({
      code: 'bad_answer',
      status: 200,
      message: 'No list came.',
      body: null,
      retryAfter: null,
    }),
  )
  expect([it.region('sync'), it.context().error, it.context().sync, it.region('arrival')]).toEqual([
    'broken',
    'No list came.',
    { pending: 1, state: 'waiting' },
    'over',
  ])
  it.send(noted(2))
  expect(it.context().sync).toEqual({ pending: 2, state: 'waiting' })
  it.send(noted(0))
  it.wait(29_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
  await it.fail('syncPins', new Error('again'))
  it.send({ type: 'pins.retry' })
  expect(it.region('sync')).toEqual(pulling)
})

test('resting again, the words are those of rest', async () => {
  const it = atWork()
  it.send({ type: 'store.statusChanged', note: { pending: 0, state: 'saving' } })
  expect(it.context().sync.state).toBe('saving')
  it.send(noted(2))
  expect(it.context().sync).toEqual({ pending: 2, state: 'sending' })
  it.send(noted(0))
  await it.answer('syncPins', { kind: 'waiting', pause: 5_000 })
  it.send(noted(3))
  expect(it.context().sync.state).toBe('waiting')
  it.send({ type: 'pins.retry' })
  it.send(noted(0))
  await it.answer('syncPins', { kind: 'synced' })
  expect(it.context().sync).toEqual({ pending: 0, state: 'saved' })
})
