/**
 * What the machine of the pins has of the log on this device: its opening and closing with the
 * account, changes, and what a person reads when it fails.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import { expect, test } from 'vitest'
import { defaultFilters } from '#core/pins/filters/pin-filters.schema.ts'
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { emptyHistory } from '#core/pins/history/pin-history.ts'
import { CallFailed } from '../call-failed.ts'
import { atRest, atWork, book, noted, opened, pins } from './pins-play.builder.ts'

const opening = {
  open: { sync: 'opening', list: 'unknown', access: 'unknown', arrival: 'pending' },
}
const other = {
  query: 'lemon',
  status: ['all' as const],
  pinType: '' as const,
  favored: '' as const,
  sort: ['title asc' as const],
  createdAt: { from: null, to: null },
  pageId: '',
  boardId: '' as const,
  interest: '',
  exported: '' as const,
}

/**
 * What xstate says when a listening effect breaks down. `never`: no machine names it among its
 * events.
 */
const broke = (effect: string, error: unknown): never =>
  ({ type: `xstate.error.actor.${effect}`, error }) as never
const off = new CallFailed({
  code: 'bad_answer',
  status: null,
  message: 'Storage is off.',
  body: null,
  retryAfter: null,
})

test('nothing is opened until there is an account; its own log then, and a round with the server once that is open', () => {
  const it = pins()
  expect([it.state(), it.did(), it.context().accountId]).toEqual(['idle', [], null])
  it.send({ type: 'account.changed', accountId: 'a' })
  expect([it.region('sync'), it.tags()]).toEqual(['opening', ['loading']])
  expect(it.did()).toEqual([['pinStore', { userId: 'u', accountId: 'a' }]])
  it.send(opened())
  expect([it.state(), it.tags()]).toEqual([
    {
      open: {
        sync: { round: { pulling: 'once' } },
        list: { known: 'whole' },
        access: 'writable',
        arrival: 'pending',
      },
    },
    ['ready'],
  ])
  expect(it.did()).toEqual([['syncPins', { accountId: 'a', refetch: false }]])
  expect(it.context()).toMatchObject({
    userId: 'u',
    accountId: 'a',
    book,
    tab: 'd/t',
    error: null,
  })
})

test('at first nothing is known, nothing is owed and nothing goes on', () => {
  expect(pins().context()).toEqual({
    userId: 'u',
    accountId: null,
    book: emptyBook(),
    filters: defaultFilters,
    sync: { pending: 0, state: 'saved' },
    rejections: [],
    history: emptyHistory,
    outcome: null,
    tab: '',
    revision: 0,
    isVisible: true,
    error: null,
    note: { pending: 0, state: 'saved' },
    pause: 0,
  })
})

test('what the log had not sent when it was opened is said, and none of it is taken over into the next opening', () => {
  const it = pins()
  it.send({ type: 'account.changed', accountId: 'a' })
  it.send(opened({ note: { pending: 5, state: 'saved' }, needsReset: true }))
  expect(it.context()).toMatchObject({
    note: { pending: 5 },
    sync: { pending: 5, state: 'sending' },
  })
  it.send({ type: 'pins.pull' })
  expect([it.region('sync'), it.region('list')]).toEqual([
    { round: { refetching: 'again' } },
    { known: { replacing: 'fresh' } },
  ])
  it.receive(broke('pinStore', off))
  it.send({ type: 'pins.retry' })
  expect(it.context()).toMatchObject({
    note: { pending: 0, state: 'saved' },
    sync: { pending: 0, state: 'saved' },
    error: null,
  })
  expect(it.state()).toEqual(opening)
})

test('pictures that are owed at the opening are asked for under their key', () => {
  const it = pins()
  it.send({ type: 'account.changed', accountId: 'a' })
  it.did()
  it.send(
    opened({
      owed: [
        { key: 'k', pinIds: ['p'] },
        { key: 'l', pinIds: ['q'] },
      ],
    }),
  )
  expect(it.did()).toEqual([
    ['tasks', { type: 'tasks.startRendering', key: 'k', pinIds: ['p'] }],
    ['tasks', { type: 'tasks.startRendering', key: 'l', pinIds: ['q'] }],
    ['syncPins', { accountId: 'a', refetch: false }],
  ])
})

test('another account closes the log of the first and keeps nothing of it', async () => {
  const it = await atRest()
  it.send({ type: 'pins.filter', filters: other })
  it.send({ type: 'store.rejected', rejections: [{ id: 'e', message: 'No.' }] })
  it.send({ type: 'store.undone', outcome: { verb: 'undo', root: 'r', refusal: null }, owed: [] })
  it.send({
    type: 'store.remembered',
    history: { ...emptyHistory, weight: 3 },
    revision: 9,
    isReadOnly: true,
  })
  it.send(noted(4))
  expect(it.context()).toMatchObject({
    filters: other,
    rejections: [{ id: 'e', message: 'No.' }],
    outcome: { root: 'r' },
    history: { weight: 3 },
    revision: 9,
    note: { pending: 4 },
  })
  expect(it.region('access')).toBe('readOnly')
  it.did()
  it.send({ type: 'account.changed', accountId: 'b' })
  expect(it.did().filter(([who]) => who === 'pinStore')).toEqual([
    ['pinStore', 'stopped'],
    ['pinStore', { userId: 'u', accountId: 'b' }],
  ])
  expect(it.state()).toEqual(opening)
  expect(it.context()).toMatchObject({
    accountId: 'b',
    book: emptyBook('b'),
    filters: defaultFilters,
    rejections: [],
    history: emptyHistory,
    revision: 0,
    outcome: null,
    error: null,
    note: { pending: 0, state: 'saved' },
    sync: { pending: 0, state: 'saved' },
  })
})

test('without an account everything is closed, and nothing of the last one is kept', async () => {
  const it = await atRest()
  it.send({ type: 'account.changed', accountId: null })
  expect([it.state(), it.tags(), it.did()]).toEqual(['idle', [], [['pinStore', 'stopped']]])
  expect(it.context()).toMatchObject({
    accountId: null,
    book: emptyBook(null),
    history: emptyHistory,
  })
})

test('selecting the same account again, as after a refused list, reopens its log', async () => {
  const it = await atRest()
  it.send({ type: 'account.changed', accountId: 'a' })
  expect(it.did()).toEqual([
    ['pinStore', 'stopped'],
    ['pinStore', { userId: 'u', accountId: 'a' }],
  ])
})

test('shows what the log reports of changes and of an undo', async () => {
  const it = await atRest()
  it.send({ type: 'store.changed', book: emptyBook('a') })
  expect(it.context().book).toEqual(emptyBook('a'))
  const outcome = { verb: 'undo', root: 'c', refusal: null } as const
  it.send({ type: 'store.undone', outcome, owed: [{ pinIds: ['p'] }] })
  expect([it.context().outcome, it.did()]).toEqual([
    outcome,
    [['tasks', { type: 'tasks.startRendering', pinIds: ['p'] }]],
  ])
})

test('shows each command that a read-only log has refused', async () => {
  const it = atWork({ hasNewer: true })
  await it.answer('syncPins', { kind: 'synced' })
  expect([it.tags(), it.context().error]).toEqual([
    ['arrived', 'readOnly', 'ready'],
    clientProblem('client.newerVersion'),
  ])
  for (const verb of ['change', 'undo', 'redo'] as const) {
    it.send({ type: 'store.refused', verb })
    expect(it.context().outcome).toEqual({ verb, root: null, refusal: { kind: 'readOnly' } })
  }
})

test('a tab that becomes too old while open reports it, and still does when the history grows', async () => {
  const it = await atRest()
  it.send({ type: 'store.remembered', history: emptyHistory, revision: 2, isReadOnly: false })
  expect(it.context()).toMatchObject({ revision: 2, error: null })
  expect(it.region('access')).toBe('writable')
  it.send({ type: 'store.remembered', history: emptyHistory, revision: 3, isReadOnly: true })
  expect(it.context()).toMatchObject({
    revision: 3,
    error: clientProblem('client.newerVersion'),
  })
  expect(it.region('access')).toBe('readOnly')
})

test('a log that fails stops everything with its sentence; a retry opens it again', async () => {
  const it = await atRest()
  it.receive(broke('pinStore', off))
  expect([it.state(), it.tags(), it.context().error, it.did()]).toEqual([
    'failed',
    ['failed'],
    'Storage is off.',
    [['pinStore', 'stopped']],
  ])
  it.send({ type: 'pins.retry' })
  expect([it.state(), it.context().error]).toEqual([opening, null])
})

test('leaving an account clears its unsent changes and its error', async () => {
  const it = await atRest()
  it.send(noted(4))
  it.receive(broke('pinStore', off))
  it.send({ type: 'account.changed', accountId: null })
  expect(it.context()).toMatchObject({
    revision: 0,
    error: null,
    note: { pending: 0, state: 'saved' },
    sync: { pending: 0, state: 'saved' },
  })
})

test('the visibility of the page is known without an account, and passed to a log that is opening', () => {
  const it = pins()
  it.send({ type: 'page.hidden' })
  expect(it.context().isVisible).toBe(false)
  it.send({ type: 'page.visible' })
  expect(it.context().isVisible).toBe(true)
  it.send({ type: 'account.changed', accountId: 'a' })
  it.did()
  it.send({ type: 'page.hidden' })
  expect([it.did(), it.context().isVisible]).toEqual([
    [['pinStore', { type: 'page.hidden' }]],
    false,
  ])
  it.send({ type: 'page.visible' })
  expect([it.did(), it.context().isVisible]).toEqual([
    [['pinStore', { type: 'page.visible' }]],
    true,
  ])
})
