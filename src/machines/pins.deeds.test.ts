/** All that the machine of the pins does to others, and what it remembers: written from what a person and the server need, step by step. */
import { expect, test } from 'vitest'
import { defaultFilters } from '#core/pins/pin-filters.schema.ts'
import { emptyBook } from '#core/pins/pin-book.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { emptyHistory } from '#core/pins/pin.history.ts'
import { applyPinEvent } from '#core/pins/pin.reducer.ts'
import { CallFailed } from './call-failed.ts'
import { pinsMachine, type PinsEvent, type StoreReport } from './pins.machine.ts'
import { play } from './play.builder.ts'

const book = applyPinEvent(emptyBook('a'), { type: 'pins.added', data: { pins: [pin('p', { account_id: 'a' })], autoSelect: false } })
const opened = (over: Partial<Extract<StoreReport, { type: 'store.opened' }>> = {}): PinsEvent => ({ type: 'store.opened', book, note: { pending: 0, state: 'saved' }, needsReset: false, hasNewer: false, tab: 'd/t', owed: [], ...over })
const noted = (pending: number): PinsEvent => ({ type: 'store.noted', note: { pending, state: 'saved' } })
const other = { query: 'lemon', status: ['all' as const], pinType: '' as const, favored: '' as const, sort: ['title asc' as const], createdAt: { from: null, to: null }, pageId: '' }

/** What xstate says when a listening effect breaks down. `never`: no machine names it among its events. */
const broke = (effect: string, error: unknown): never => ({ type: `xstate.error.actor.${effect}`, error }) as never

function pins() {
  return play(pinsMachine, { input: { userId: 'u' }, listening: ['pinStore'], neighbours: ['auth', 'tasks', 'accounts'] })
}
/** The log is open and the first round is on its way. */
function atWork(over: Parameters<typeof opened>[0] = {}) {
  const it = pins()
  it.send({ type: 'account.changed', accountId: 'a' })
  it.send(opened(over))
  it.did()
  return it
}
async function atRest() {
  const it = atWork()
  await it.answer('syncPins', { kind: 'synced' })
  it.did()
  return it
}

test('nothing is opened until there is an account; its own log then, and a round with the server once that is open', () => {
  const it = pins()
  expect([it.state(), it.did(), it.context().accountId]).toEqual(['idle', [], null])
  it.send({ type: 'account.changed', accountId: 'a' })
  expect([it.state(), it.tags()]).toEqual([{ open: 'opening' }, ['loading']])
  expect(it.did()).toEqual([['pinStore', { userId: 'u', accountId: 'a' }]])
  it.send(opened())
  expect([it.state(), it.tags()]).toEqual([{ open: { ready: 'syncing' } }, ['ready']])
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
  expect(it.context()).toMatchObject({ userId: 'u', accountId: 'a', book, tab: 'd/t', isReadOnly: false, error: null })
})

test('at first nothing is known, nothing is owed and nothing goes on', () => {
  expect(pins().context()).toEqual({ userId: 'u', accountId: null, book: emptyBook(), filters: defaultFilters, sync: { pending: 0, state: 'saved' }, rejections: [], history: emptyHistory, outcome: null, tab: '', revision: 0, isVisible: true, isReadOnly: false, error: null, note: { pending: 0, state: 'saved' }, needsReset: false, isRefetch: false, isFirstRoundOver: false, wantsPull: false, pause: 0 })
})

test('what the log had not sent when it was opened is said, and none of it is taken over into the next opening', () => {
  const it = pins()
  it.send({ type: 'account.changed', accountId: 'a' })
  it.send(opened({ note: { pending: 5, state: 'saved' }, needsReset: true }))
  expect(it.context()).toMatchObject({ note: { pending: 5 }, sync: { pending: 5, state: 'sending' }, needsReset: true, isRefetch: true })
  it.send({ type: 'pins.pull' })
  it.send({ type: 'store.failed', message: 'Storage is off.' })
  it.send({ type: 'pins.retry' })
  expect(it.context()).toMatchObject({ note: { pending: 0, state: 'saved' }, sync: { pending: 0, state: 'saved' }, needsReset: false, isRefetch: false, wantsPull: false, isFirstRoundOver: false, error: null })
})

test('pictures that are owed at the opening are asked for under their key', () => {
  const it = pins()
  it.send({ type: 'account.changed', accountId: 'a' })
  it.did()
  it.send(opened({ owed: [{ key: 'k', pinIds: ['p'] }, { key: 'l', pinIds: ['q'] }] }))
  expect(it.did()).toEqual([['tasks', { type: 'tasks.startRendering', key: 'k', pinIds: ['p'] }], ['tasks', { type: 'tasks.startRendering', key: 'l', pinIds: ['q'] }], ['syncPins', { accountId: 'a', refetch: false }]])
})

test('another account closes the log of the first and keeps nothing of it', async () => {
  const it = await atRest()
  it.send({ type: 'pins.filter', filters: other })
  it.send({ type: 'store.rejected', rejections: [{ id: 'e', message: 'No.' }] })
  it.send({ type: 'store.undone', outcome: { verb: 'undo', root: 'r', refusal: null }, owed: [] })
  it.send({ type: 'store.remembered', history: { ...emptyHistory, weight: 3 }, revision: 9, isReadOnly: true })
  it.send(noted(4))
  expect(it.context()).toMatchObject({ filters: other, rejections: [{ id: 'e', message: 'No.' }], outcome: { root: 'r' }, history: { weight: 3 }, revision: 9, isReadOnly: true, note: { pending: 4 } })
  it.did()
  it.send({ type: 'account.changed', accountId: 'b' })
  expect(it.did().filter(([who]) => who === 'pinStore')).toEqual([['pinStore', 'stopped'], ['pinStore', { userId: 'u', accountId: 'b' }]])
  expect(it.state()).toEqual({ open: 'opening' })
  expect(it.context()).toMatchObject({ accountId: 'b', book: emptyBook('b'), filters: defaultFilters, rejections: [], history: emptyHistory, revision: 0, outcome: null, isReadOnly: false, error: null, note: { pending: 0, state: 'saved' }, sync: { pending: 0, state: 'saved' }, isFirstRoundOver: false, needsReset: false })
})

test('without an account everything is closed, and nothing of the last one is kept', async () => {
  const it = await atRest()
  it.send({ type: 'account.changed', accountId: null })
  expect([it.state(), it.tags(), it.did()]).toEqual(['idle', [], [['pinStore', 'stopped']]])
  expect(it.context()).toMatchObject({ accountId: null, book: emptyBook(null), history: emptyHistory })
})

test('the same account again, as after a refused list, opens its log anew', async () => {
  const it = await atRest()
  it.send({ type: 'account.changed', accountId: 'a' })
  expect(it.did()).toEqual([['pinStore', 'stopped'], ['pinStore', { userId: 'u', accountId: 'a' }]])
})

test('changes, undo and redo go to the log as they are; what it answers is shown', async () => {
  const it = await atRest()
  const changes: PinsEvent[] = [{ type: 'pins.apply', events: [], action: 'Edit', cause: 'c' }, { type: 'pins.undo', root: 'c' }, { type: 'pins.redo' }]
  for (const change of changes) it.send(change)
  expect(it.did()).toEqual(changes.map((change) => ['pinStore', change]))
  expect(it.context().outcome).toBeNull()
  it.send({ type: 'store.changed', book: emptyBook('a') })
  expect(it.context().book).toEqual(emptyBook('a'))
  const outcome = { verb: 'undo', root: 'c', refusal: null } as const
  it.send({ type: 'store.undone', outcome, owed: [{ pinIds: ['p'] }] })
  expect([it.context().outcome, it.did()]).toEqual([outcome, [['tasks', { type: 'tasks.startRendering', pinIds: ['p'] }]]])
})

test('where a newer build has written nothing is changed, and a person is told so each time', async () => {
  const it = atWork({ hasNewer: true })
  await it.answer('syncPins', { kind: 'synced' })
  expect(it.context()).toMatchObject({ isReadOnly: true, error: 'Another tab runs a newer version. Reload this page to go on.' })
  const tries = [['pins.apply', 'change'], ['pins.undo', 'undo'], ['pins.redo', 'redo']] as const
  for (const [type, verb] of tries) {
    it.did()
    it.send(type === 'pins.apply' ? { type, events: [] } : { type })
    expect([it.did(), it.context().outcome]).toEqual([[], { verb, root: null, refusal: { kind: 'readOnly' } }])
  }
})

test('a tab that becomes too old while it is open says so, and stays told when the history grows', async () => {
  const it = await atRest()
  it.send({ type: 'store.remembered', history: emptyHistory, revision: 2, isReadOnly: false })
  expect(it.context()).toMatchObject({ revision: 2, isReadOnly: false, error: null })
  it.send({ type: 'store.remembered', history: emptyHistory, revision: 3, isReadOnly: true })
  expect(it.context()).toMatchObject({ revision: 3, isReadOnly: true, error: 'Another tab runs a newer version. Reload this page to go on.' })
})

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
  it.send({ type: 'store.noted', note: { pending: 1, state: 'saving' } })
  expect([it.state(), it.did()]).toEqual([{ open: { ready: 'syncing' } }, [['syncPins', { accountId: 'a', refetch: false }]]])
  expect(it.context().sync).toEqual({ pending: 1, state: 'saving' })
  it.send(noted(2))
  expect(it.context().sync).toEqual({ pending: 2, state: 'sending' })
  it.send(noted(0))
  await it.answer('syncPins', { kind: 'synced' })
  expect([it.state(), it.context().sync]).toEqual([{ open: { ready: 'resting' } }, { pending: 0, state: 'saved' }])
})

test('a storage that keeps nothing is said while resting too', async () => {
  const it = await atRest()
  it.send({ type: 'store.noted', note: { pending: 0, state: 'memoryOnly' } })
  expect([it.state(), it.context().sync]).toEqual([{ open: { ready: 'resting' } }, { pending: 0, state: 'memoryOnly' }])
})

test('a round that could not be sent waits as long as it asks for, and says that it waits', async () => {
  const it = atWork()
  it.send(noted(3))
  await it.answer('syncPins', { kind: 'waiting', pause: 5_000 })
  expect([it.state(), it.context().sync, it.context().isFirstRoundOver]).toEqual([{ open: { ready: 'waiting' } }, { pending: 3, state: 'waiting' }, true])
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
  expect([it.state(), it.did()]).toEqual([{ open: { ready: 'syncing' } }, [['syncPins', { accountId: 'a', refetch: false }]]])
  await it.answer('syncPins', { kind: 'aborted' })
  expect([it.state(), it.context().pause]).toEqual([{ open: { ready: 'waiting' } }, 0])
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

test('who looks again sees what is new, and the log hears of both', async () => {
  const it = await atRest()
  it.send({ type: 'page.hidden' })
  expect(it.did()).toEqual([['pinStore', { type: 'page.hidden' }]])
  it.send({ type: 'page.visible' })
  expect(it.did()).toEqual([['pinStore', { type: 'page.visible' }], ['syncPins', { accountId: 'a', refetch: false }]])
  expect(it.context().isVisible).toBe(true)
})

test('whether somebody looks is known without an account too, and told to a log that is opening', () => {
  const it = pins()
  it.send({ type: 'page.hidden' })
  expect(it.context().isVisible).toBe(false)
  it.send({ type: 'page.visible' })
  expect(it.context().isVisible).toBe(true)
  it.send({ type: 'account.changed', accountId: 'a' })
  it.did()
  it.send({ type: 'page.hidden' })
  expect([it.did(), it.context().isVisible]).toEqual([[['pinStore', { type: 'page.hidden' }]], false])
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().isVisible]).toEqual([[['pinStore', { type: 'page.visible' }]], true])
})

test('told to pull during a round, or while opening, it makes another one', async () => {
  const it = atWork()
  it.send({ type: 'pins.pull' })
  expect(it.did()).toEqual([])
  await it.answer('syncPins', { kind: 'synced' })
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
  await it.answer('syncPins', { kind: 'synced' })
  expect([it.did(), it.state()]).toEqual([[], { open: { ready: 'resting' } }])
  const early = pins()
  early.send({ type: 'account.changed', accountId: 'a' })
  early.send({ type: 'pins.pull' })
  expect(early.context().wantsPull).toBe(true)
})

test('a book that is not whole has the list fetched anew', async () => {
  const it = pins()
  it.send({ type: 'account.changed', accountId: 'a' })
  it.did()
  it.send(opened({ needsReset: true }))
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: true }]])
  await it.answer('syncPins', { kind: 'synced' })
  expect([it.context().needsReset, it.context().isRefetch, it.context().isFirstRoundOver, it.did()]).toEqual([false, false, true, []])
  it.send({ type: 'store.damaged' })
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: true }]])
})

test('an ended session is told to whoever signs in, and stays so until that is done', async () => {
  const it = atWork()
  it.send(noted(1))
  await it.answer('syncPins', { kind: 'signedOut' })
  expect([it.state(), it.did(), it.context().sync]).toEqual([{ open: { ready: 'signedOut' } }, [['auth', { type: 'auth.expired' }]], { pending: 1, state: 'waiting' }])
  it.send(noted(2))
  expect(it.context().sync).toEqual({ pending: 2, state: 'waiting' })
  it.wait(60_000)
  expect(it.did()).toEqual([])
  it.send({ type: 'page.hidden' })
  it.did()
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().isVisible]).toEqual([[['pinStore', { type: 'page.visible' }], ['syncPins', { accountId: 'a', refetch: false }]], true])
  await it.answer('syncPins', { kind: 'signedOut' })
  it.did()
  it.send({ type: 'pins.retry' })
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
})

test('an account that is gone closes its log and has the accounts asked for; a retry opens it again', async () => {
  const it = atWork()
  await it.answer('syncPins', { kind: 'gone' })
  expect([it.state(), it.tags(), it.context().error]).toEqual(['gone', ['failed'], 'This account is not there any more.'])
  expect(it.did()).toEqual([['pinStore', 'stopped'], ['accounts', { type: 'accounts.reload' }]])
  it.send({ type: 'pins.retry' })
  expect([it.state(), it.context().error, it.did()]).toEqual([{ open: 'opening' }, null, [['pinStore', { userId: 'u', accountId: 'a' }]]])
})

test('a round that breaks is explained and tried again half a minute later, or when the person says so', async () => {
  const it = atWork()
  it.send(noted(1))
  await it.fail('syncPins', new CallFailed({ code: 'bad_answer', status: 200, message: 'No list came.', body: null, retryAfter: null }))
  expect([it.state(), it.context().error, it.context().sync, it.context().isFirstRoundOver]).toEqual([{ open: { ready: 'broken' } }, 'No list came.', { pending: 1, state: 'waiting' }, true])
  it.send(noted(2))
  expect(it.context().sync).toEqual({ pending: 2, state: 'waiting' })
  it.send(noted(0))
  it.wait(29_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
  await it.fail('syncPins', new Error('again'))
  it.send({ type: 'pins.retry' })
  expect(it.state()).toEqual({ open: { ready: 'syncing' } })
})

test('a log that fails stops everything with its sentence; a retry opens it again', async () => {
  const it = await atRest()
  it.send({ type: 'store.failed', message: 'Storage is off.' })
  expect([it.state(), it.tags(), it.context().error, it.did()]).toEqual(['failed', ['failed'], 'Storage is off.', [['pinStore', 'stopped']]])
  it.send({ type: 'pins.retry' })
  expect([it.state(), it.context().error]).toEqual([{ open: 'opening' }, null])
})

test('a log that breaks down is explained', async () => {
  const it = await atRest()
  it.hear(broke('pinStore', new CallFailed({ code: 'bad_answer', status: null, message: 'The log is torn.', body: null, retryAfter: null })))
  expect([it.state(), it.context().error]).toEqual(['failed', 'The log is torn.'])
})

test('who leaves his account with unsent changes and a sentence of an error is told nothing of them in none', async () => {
  const it = await atRest()
  it.send(noted(4))
  it.send({ type: 'store.failed', message: 'Storage is off.' })
  it.send({ type: 'account.changed', accountId: null })
  expect(it.context()).toMatchObject({ revision: 0, error: null, note: { pending: 0, state: 'saved' }, sync: { pending: 0, state: 'saved' } })
})

test('resting again, the words are those of rest', async () => {
  const it = atWork()
  it.send({ type: 'store.noted', note: { pending: 0, state: 'saving' } })
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
