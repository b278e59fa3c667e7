/** All that the machine of the pages asks, reports and remembers, step by step. */
import { expect, test } from 'vitest'
import type { Page, SourceRequest } from '#core/contract/content/pages.contract.ts'
import { interestOf, pageOf } from '#core/pages/page.builder.ts'
import { emptySelection } from '#core/pages/page-selection.ts'
import { CallFailed } from '../call-failed.ts'
import { pagesMachine } from './pages.machine.ts'
import type { PagesEvent } from './pages-context.ts'
import { play } from '../play.builder.ts'

const [accountA, accountB] = ['a', 'b'].map(
  (digit) => `0192f0c1-2d3e-7abc-8def-0000000000a${digit}`,
) as [string, string]
const idOf = (digit: number): string => `0192f0c1-2d3e-7abc-8def-00000000000${digit}`
const interest = interestOf
const page = (digit: number, over: Partial<Page> = {}): Page =>
  pageOf(idOf(digit), accountA, { interests: [interest(idOf(9))], ...over })
const source: SourceRequest = { kind: 'keyword', keyword: 'soup', url: '', picture_ids: [] }
const no = new CallFailed({
  code: 'conflict',
  status: 409,
  message: 'That did not work.',
  body: null,
  retryAfter: null,
})
const quiet = { sources: 'resting', edits: 'resting', news: 'resting' }

function pages(selectedPages: { accountId: string; pageIds: readonly string[] } | null = null) {
  let ids = 0
  return play(pagesMachine, {
    input: { selectedPages, newId: () => `new-${(ids += 1)}` },
    peers: ['tasks'],
  })
}
async function ready(list: Page[] = [page(1), page(2)], pageIds: string[] = [idOf(1)]) {
  const it = pages({ accountId: accountA, pageIds })
  it.send({ type: 'account.changed', accountId: accountA })
  await it.answer('listPages', { pages: list })
  it.did()
  return it
}
type It = ReturnType<typeof pages>
const chosen = (it: It): string[] => it.context().selection.pages.map(({ id }) => id)
const listed = (it: It): string[] => it.context().pages.map(({ id }) => id)

test('at first nothing is known but what this device kept', () => {
  const { newId: _, ...context } = pages().context()
  expect(context).toEqual({
    accountId: null,
    pages: [],
    selection: emptySelection(null),
    sourceErrors: [],
    error: null,
    edits: [],
    adding: null,
    isStale: false,
  })
})

test('the pages of the account are listed, and the chosen ones are those that it still has', async () => {
  const it = pages({ accountId: accountA, pageIds: [idOf(1), idOf(7)] })
  expect([it.state(), it.did(), chosen(it)]).toEqual(['idle', [], [idOf(1), idOf(7)]])
  it.send({ type: 'account.changed', accountId: accountA })
  expect([it.state(), it.tags(), it.did(), chosen(it)]).toEqual([
    'loading',
    ['loading'],
    [['listPages', { accountId: accountA }]],
    [idOf(1), idOf(7)],
  ])
  await it.answer('listPages', { pages: [page(1), page(2)] })
  expect([it.state(), it.tags(), listed(it), chosen(it)]).toEqual([
    { ready: quiet },
    ['ready'],
    [idOf(1), idOf(2)],
    [idOf(1)],
  ])
  expect(it.context()).toMatchObject({ accountId: accountA, error: null, isStale: false })
})

test('another account has nothing of the last one, and none has nothing at all', async () => {
  const it = await ready()
  it.send({ type: 'pages.addSources', source })
  it.send({ type: 'pages.delete', pageId: idOf(2) })
  it.send({ type: 'account.changed', accountId: accountB })
  expect([it.state(), it.did().at(-1)]).toEqual(['loading', ['listPages', { accountId: accountB }]])
  expect(it.context()).toMatchObject({
    accountId: accountB,
    pages: [],
    edits: [],
    adding: null,
    sourceErrors: [],
    error: null,
    isStale: false,
    selection: emptySelection(accountB),
  })
  it.send({ type: 'account.changed', accountId: null })
  expect([it.state(), it.context().accountId, it.context().selection]).toEqual([
    'idle',
    null,
    emptySelection(null),
  ])
})

test('a list that fails says why and is read again after half a minute, by the person or by the network', async () => {
  const it = pages()
  it.send({ type: 'account.changed', accountId: accountA })
  await it.fail('listPages', no)
  expect([it.state(), it.tags(), it.context().error]).toEqual([
    'failed',
    ['failed'],
    'That did not work.',
  ])
  it.did()
  it.wait(29_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect([it.did(), it.context().error]).toEqual([[['listPages', { accountId: accountA }]], null])
  for (const type of ['pages.reload', 'network.online'] as const) {
    await it.fail('listPages', no)
    it.did()
    it.send({ type })
    expect(it.did()).toEqual([['listPages', { accountId: accountA }]])
  }
})

test('pages are chosen all at once or one by one; what is not there is not', async () => {
  const it = await ready()
  it.send({ type: 'pages.select', pageIds: [idOf(2), idOf(1), idOf(7)] })
  expect(chosen(it)).toEqual([idOf(2), idOf(1)])
  it.send({ type: 'pages.toggle', pageId: idOf(2) })
  expect(chosen(it)).toEqual([idOf(1)])
  it.send({ type: 'pages.toggle', pageId: idOf(2) })
  it.send({ type: 'pages.toggle', pageId: idOf(7) })
  expect([chosen(it), it.context().selection.count]).toEqual([[idOf(1), idOf(2)], 2])
  it.send({ type: 'pages.reload' })
  expect([it.state(), it.did()]).toEqual(['loading', [['listPages', { accountId: accountA }]]])
})

test('sources are added under a key; the pages come first and are chosen, and their reading is watched', async () => {
  const it = await ready()
  it.send({ type: 'pages.addSources', source })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    { ready: { ...quiet, sources: 'adding' } },
    ['adding', 'ready'],
    [['addSources', { accountId: accountA, key: 'new-1', source }]],
  ])
  expect(it.context().adding).toEqual({ key: 'new-1', source })
  await it.answer('addSources', {
    pages: [page(3, { status: 'pending', interests: [] })],
    errors: [{ address: 'x', code: 'not_found', message: 'Gone.' }],
    task_id: 't',
    key: 'new-1',
  })
  expect([it.state(), it.did()]).toEqual([
    { ready: quiet },
    [['tasks', { type: 'tasks.watch', taskId: 't', kind: 'enrichment', key: 'new-1' }]],
  ])
  expect([
    listed(it),
    chosen(it),
    it.context().adding,
    it.context().sourceErrors.map(({ code }) => code),
  ]).toEqual([[idOf(3), idOf(1), idOf(2)], [idOf(3), idOf(1)], null, ['not_found']])
  expect(it.context().selection).toMatchObject({
    enrichment_status: 'pending',
    enrichment_task_id: 't',
  })
})

test('sources that need no reading are watched by nobody', async () => {
  const it = await ready()
  it.send({ type: 'pages.addSources', source })
  it.did()
  await it.answer('addSources', { pages: [page(3)], errors: [], task_id: null, key: 'new-1' })
  expect([
    it.did(),
    it.context().selection.enrichment_status,
    it.context().selection.enrichment_task_id,
  ]).toEqual([[], 'idle', null])
})

test('the same sources asked for again after a failure go under the same key; others under another', async () => {
  const it = await ready()
  it.send({ type: 'pages.addSources', source })
  await it.fail('addSources', no)
  expect([it.state(), it.context().error]).toEqual([{ ready: quiet }, 'That did not work.'])
  it.did()
  it.send({ type: 'pages.addSources', source: { ...source } })
  expect([it.did(), it.context().error]).toEqual([
    [['addSources', { accountId: accountA, key: 'new-1', source }]],
    null,
  ])
  await it.fail('addSources', no)
  it.did()
  const other = { ...source, keyword: 'stew' }
  it.send({ type: 'pages.addSources', source: other })
  expect(it.did()).toEqual([['addSources', { accountId: accountA, key: 'new-2', source: other }]])
})

test('refusals of sources go with the next ones, unless those continue them, or when they are put away', async () => {
  const it = await ready()
  const refused = {
    pages: [],
    errors: [{ address: 'x', code: 'not_found', message: 'Gone.' }],
    task_id: null,
    key: 'k',
  }
  it.send({ type: 'pages.addSources', source })
  await it.answer('addSources', refused)
  it.send({ type: 'pages.addSources', source, continues: true })
  expect(it.context().sourceErrors).toHaveLength(1)
  await it.answer('addSources', refused)
  expect(it.context().sourceErrors).toHaveLength(2)
  it.send({ type: 'pages.addSources', source })
  expect(it.context().sourceErrors).toEqual([])
  await it.fail('addSources', no)
  it.send({ type: 'pages.addSources', source })
  await it.answer('addSources', refused)
  it.send({ type: 'pages.dismissErrors' })
  expect([it.context().sourceErrors, it.context().error]).toEqual([[], null])
})

test('a sentence of an error is put away too', async () => {
  const it = await ready()
  it.send({ type: 'pages.addSources', source })
  await it.fail('addSources', no)
  it.send({ type: 'pages.dismissErrors' })
  expect(it.context().error).toBeNull()
})

test('pages are read again by a task', async () => {
  const it = await ready()
  it.send({ type: 'pages.refetch', pageIds: [idOf(1)] })
  expect(it.did()).toEqual([['tasks', { type: 'tasks.startEnrichment', pageIds: [idOf(1)] }]])
})

const edits: readonly (readonly [PagesEvent, object])[] = [
  [{ type: 'pages.delete', pageId: idOf(1) }, {}],
  [{ type: 'interests.add', pageId: idOf(1), name: 'stew' }, { interestId: 'new-1' }],
  [
    { type: 'interests.restore', pageId: idOf(1), interest: interest(idOf(8)), at: 0 },
    { interestId: idOf(8) },
  ],
  [
    { type: 'interests.update', pageId: idOf(1), interestId: idOf(9), patch: { chosen: false } },
    {},
  ],
  [{ type: 'interests.delete', pageId: idOf(1), interestId: idOf(9) }, {}],
  [{ type: 'interests.research', pageId: idOf(1), interestId: idOf(9) }, {}],
  [{ type: 'pictures.exclude', pageId: idOf(1), pictureId: 'x', excluded: true }, {}],
  [{ type: 'pictures.attach', pageId: idOf(1), pictureId: 'x' }, {}],
]
test.each(edits)('%o is sent', async (event, more) => {
  const it = await ready()
  it.send(event)
  const edit = { ...event, ...more }
  expect([it.state(), it.did(), it.context().edits]).toEqual([
    { ready: { ...quiet, edits: 'sending' } },
    [['editPage', { accountId: accountA, edit }]],
    [edit],
  ])
})

test('edits show at once and are sent one after the other', async () => {
  const it = await ready()
  it.send({ type: 'interests.delete', pageId: idOf(1), interestId: idOf(9) })
  it.send({ type: 'pages.delete', pageId: idOf(2) })
  expect([
    listed(it),
    it.context().pages[0]?.interests,
    it.did().length,
    it.context().selection.pinsData[idOf(1)]?.interests,
  ]).toEqual([[idOf(1)], [], 1, {}])
  await it.answer('editPage', {})
  expect([it.context().edits.map(({ type }) => type), it.did()]).toEqual([
    ['pages.delete'],
    [['editPage', { accountId: accountA, edit: { type: 'pages.delete', pageId: idOf(2) } }]],
  ])
  await it.answer('editPage', {})
  expect([it.context().edits, it.state(), listed(it)]).toEqual([[], { ready: quiet }, [idOf(1)]])
})

test('the answer of the server puts the page right, with what is still on its way laid over it', async () => {
  const it = await ready()
  it.send({
    type: 'interests.update',
    pageId: idOf(1),
    interestId: idOf(9),
    patch: { interest_name: 'broth' },
  })
  it.send({
    type: 'interests.update',
    pageId: idOf(1),
    interestId: idOf(9),
    patch: { chosen: false },
  })
  await it.answer('editPage', {
    interest: interest(idOf(9), { interest_name: 'Broth', relevance: 7 }),
  })
  expect(it.context().pages[0]?.interests[0]).toMatchObject({
    interest_name: 'Broth',
    relevance: 7,
    chosen: false,
  })
  expect(it.context().selection.pinsData[idOf(1)]?.interests[idOf(9)]?.interest_name).toBe('Broth')
})

test('keywords that were asked for arrive in the selection', async () => {
  const it = await ready()
  it.send({ type: 'interests.research', pageId: idOf(1), interestId: idOf(9) })
  await it.answer('editPage', { interest: interest(idOf(9), { related_interests: ['stew'] }) })
  expect(it.context().selection.pinsData[idOf(1)]?.interests[idOf(9)]?.related_interests).toEqual([
    'stew',
  ])
})

test('an edit that fails is explained, and the pages are read again', async () => {
  const it = await ready()
  it.send({ type: 'pages.delete', pageId: idOf(2) })
  it.did()
  await it.fail('editPage', no)
  expect([it.context().error, it.context().edits, it.did()]).toEqual([
    'That did not work.',
    [],
    [['listPages', { accountId: accountA }]],
  ])
  await it.answer('listPages', { pages: [page(1), page(2)] })
  expect([it.state(), listed(it)]).toEqual([{ ready: quiet }, [idOf(1), idOf(2)]])
  it.send({ type: 'pages.delete', pageId: idOf(2) })
  expect(it.context().error).toBeNull()
})

test('of two edits the second is sent though the first failed', async () => {
  const it = await ready()
  it.send({ type: 'pages.delete', pageId: idOf(1) })
  it.send({ type: 'pages.delete', pageId: idOf(2) })
  it.did()
  await it.fail('editPage', no)
  expect([it.context().edits, it.did()[0]]).toEqual([
    [{ type: 'pages.delete', pageId: idOf(2) }],
    ['editPage', { accountId: accountA, edit: { type: 'pages.delete', pageId: idOf(2) } }],
  ])
})

test('news of the last account are not read for the next one', async () => {
  const it = await ready()
  const refresh: PagesEvent = {
    type: 'pages.refresh',
    taskId: 't',
    isOver: false,
    hasFailed: false,
  }
  it.send(refresh)
  it.send(refresh)
  it.send({ type: 'account.changed', accountId: accountB })
  await it.answer('listPages', { pages: [] })
  expect([it.state(), it.context().isStale]).toEqual([{ ready: quiet }, false])
})

test('who was not chosen is not chosen by news, read or failed', async () => {
  const it = await ready([page(1), page(2), page(3, { status: 'failed' })])
  it.send({ type: 'pages.refresh', taskId: 't', isOver: true, hasFailed: false })
  await it.answer('listPages', {
    pages: [page(1), page(2, { title: 'Broth' }), page(3, { status: 'failed' })],
  })
  expect(chosen(it)).toEqual([idOf(1)])
})

test('an enrichment that moves reads the pages again, once more when it moved meanwhile', async () => {
  const it = await ready()
  it.send({ type: 'pages.refresh', taskId: 't', isOver: false, hasFailed: false })
  expect([it.state(), it.did(), it.context().isStale]).toEqual([
    { ready: { ...quiet, news: 'refreshing' } },
    [['listPages', { accountId: accountA }]],
    false,
  ])
  expect(it.context().selection).toMatchObject({
    enrichment_status: 'pending',
    enrichment_task_id: 't',
  })
  it.send({ type: 'pages.refresh', taskId: 't', isOver: true, hasFailed: false })
  expect([it.did(), it.context().isStale, it.context().selection.enrichment_status]).toEqual([
    [],
    true,
    'ready',
  ])
  await it.answer('listPages', { pages: [page(1, { title: 'Broth' })] })
  expect([it.did(), it.context().pages[0]?.title]).toEqual([
    [['listPages', { accountId: accountA }]],
    'Broth',
  ])
  await it.fail('listPages', no)
  expect([it.state(), it.context().error]).toEqual([{ ready: quiet }, null])
  it.send({ type: 'pages.refresh', taskId: 't', isOver: true, hasFailed: true })
  expect(it.context().selection.enrichment_status).toBe('failed')
})

test('a list requested before an edit was stored is requested again', async () => {
  const it = await ready()
  it.send({ type: 'pages.refresh', taskId: 't', isOver: false, hasFailed: false })
  it.send({ type: 'interests.delete', pageId: idOf(1), interestId: idOf(9) })
  it.did()
  await it.answer('editPage', {})
  expect(it.did()).toEqual(
    expect.arrayContaining([
      ['listPages', 'stopped'],
      ['listPages', { accountId: accountA }],
    ]),
  )
})

const picture = (id: string) => ({
  id,
  url: '',
  width: 1,
  height: 1,
  alt: '',
  excluded: false,
  own: true,
})

test('a picture that is gone leaves every page', async () => {
  const it = await ready([
    page(1, { pictures: [picture('x'), picture('y')] }),
    page(2, { pictures: [picture('x')] }),
  ])
  it.send({ type: 'pictures.deleted', pictureId: 'x' })
  expect([
    it.context().pages.map(({ pictures }) => pictures.map(({ id }) => id)),
    it.did(),
  ]).toEqual([[['y'], []], []])
})

test('a restored picture makes the pages refresh without leaving the screen', async () => {
  const it = await ready([page(1, { pictures: [] })])
  it.send({ type: 'pictures.restored', pictureId: 'x' })
  await it.answer('listPages', { pages: [page(1, { pictures: [picture('x')] })] })
  expect(it.context().pages.map(({ pictures }) => pictures.map(({ id }) => id))).toEqual([['x']])
})

test('a page that could not be read leaves the choice, and comes back into it when it could after all', async () => {
  const it = await ready([page(1), page(2)], [idOf(1), idOf(2)])
  const refresh: PagesEvent = { type: 'pages.refresh', taskId: 't', isOver: true, hasFailed: false }
  it.send(refresh)
  await it.answer('listPages', { pages: [page(1), page(2, { status: 'failed', interests: [] })] })
  expect(chosen(it)).toEqual([idOf(1)])
  it.send(refresh)
  await it.answer('listPages', { pages: [page(1), page(2)] })
  expect(chosen(it)).toEqual([idOf(1), idOf(2)])
})
