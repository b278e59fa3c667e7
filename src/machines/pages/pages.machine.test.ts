import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { Interest, Page, SourcesAdded } from '#core/contract/content/pages.contract.ts'
import { interestOf, pageOf } from '#core/pages/page.builder.ts'
import { pagesMachine } from './pages.machine.ts'

const interest = interestOf('i')
const page = (...interests: Interest[]): Page => pageOf('p', 'a', { interests })

test('a list that was read before an edit and arrives after it does not bring the deleted interest back', async () => {
  const lists: ((listed: { pages: readonly Page[] }) => void)[] = []
  const edit = Promise.withResolvers<object>()
  const machine = pagesMachine.provide({
    actors: {
      listPages: fromPromise(
        async () => new Promise<{ pages: readonly Page[] }>((answer) => lists.push(answer)),
      ),
      editPage: fromPromise(async () => edit.promise),
    },
  })
  const actor = createActor(machine, { input: { selectedPages: null, newId: () => 'new' } })
  actor.start()
  actor.send({ type: 'account.changed', accountId: 'a' })
  lists.shift()?.({ pages: [page(interest)] })
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'))
  const seen: number[] = []
  actor.send({ type: 'pages.refresh', taskId: 't', isOver: false, hasFailed: false })
  actor.send({ type: 'interests.delete', pageId: 'p', interestId: 'i' })
  actor.subscribe(({ context }) => seen.push(context.pages[0]?.interests.length ?? 0))
  edit.resolve({})
  await waitFor(actor, ({ context }) => context.edits.length === 0)
  lists.shift()?.({ pages: [page(interest)] })
  await new Promise((resolve) => setTimeout(resolve, 0))
  lists.shift()?.({ pages: [page()] })
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { news: 'resting' } }))
  expect(new Set(seen)).toEqual(new Set([0]))
  actor.stop()
})

test('sources that bring a page which is being deleted do not show it again', async () => {
  const added = Promise.withResolvers<SourcesAdded & { key: string }>()
  const machine = pagesMachine.provide({
    actors: {
      listPages: fromPromise(async (): Promise<{ pages: readonly Page[] }> => ({
        pages: [page(interest)],
      })),
      addSources: fromPromise(async () => added.promise),
      editPage: fromPromise(async () => new Promise<object>(() => undefined)),
    },
  })
  const actor = createActor(machine, { input: { selectedPages: null, newId: () => 'new' } })
  actor.start()
  actor.send({ type: 'account.changed', accountId: 'a' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'))
  actor.send({
    type: 'pages.addSources',
    source: { kind: 'keyword', keyword: 'soup', url: '', picture_ids: [] },
  })
  actor.send({ type: 'pages.delete', pageId: 'p' })
  added.resolve({ pages: [page(interest)], errors: [], task_id: null, key: 'new' })
  await waitFor(actor, (snapshot) => !snapshot.hasTag('adding'))
  expect(actor.getSnapshot().context.pages).toEqual([])
  expect(actor.getSnapshot().context.selection.count).toBe(0)
  actor.stop()
})
