/**
 * Paths through loading pages, adding sources, editing and refreshing, which go on side by side.
 */
import { englishOf } from '#core/contract/words/problem.schema.ts'
import type { AnyMachineSnapshot } from 'xstate'
import type { Interest, Page } from '#core/contract/content/pages.contract.ts'
import { interestOf, pageOf } from '#core/pages/page.builder.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { CallFailed } from '../call-failed.ts'
import { pagesMachine } from './pages.machine.ts'
import type { PagesContext } from './pages-context.ts'
import {
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
  type WalkedStep,
} from '../../../packages/model-paths/path-model.ts'
import { pagesIntent } from './pages.intent.ts'

const accountId = '0192f0c1-2d3e-7abc-8def-00000000000a'
const [p, gone] = [testId('page'), testId('gone page')]
const named = (name: string): Interest => interestOf(testId(name), { interest_name: name })
const [interest, other] = [named('soup'), named('bread')]
const pictureOf = (name: string): Page['pictures'][number] => ({
  id: testId(name),
  url: `/media/${name}.webp`,
  width: 1_200,
  height: 1_800,
  alt: '',
  excluded: false,
  own: true,
})
const [picture, otherPicture] = [pictureOf('bowl'), pictureOf('spoon')]
const page = pageOf(p, accountId, {
  url: 'https://example.com/soup',
  pictures: [picture, otherPicture],
  interests: [interest, named('stew'), other],
})
const known = {
  address: 'https://example.com/soup',
  code: 'duplicate',
  message: 'This page is here already.',
}
const refused = {
  error: new CallFailed({
    code: 'invalid',
    status: 400,
    message: 'Not like this.',
    body: null,
    retryAfter: null,
  }),
}
const newId = (): string => testId('new')
/** The job that reads the pages. */
const taskId = testId('task')

export const pagesModel: PathModel = {
  name: 'pages',
  machine: pagesMachine.provide({
    actors: { listPages: idlePromise, addSources: idlePromise, editPage: idlePromise },
  }),
  inputs: [
    { selectedPages: null, newId },
    { selectedPages: { accountId, pageIds: [p, gone] }, newId },
  ],
  cases: {
    'account.changed': [{ accountId }, { accountId: null }],
    'pages.addSources': [
      { source: { kind: 'keyword', keyword: 'soup', url: '', picture_ids: [] } },
      { source: { kind: 'keyword', keyword: 'stew', url: '', picture_ids: [] }, continues: true },
    ],
    'pages.toggle': [{ pageId: p }],
    'pages.select': [{ pageIds: [p, p, gone] }],
    'pages.refetch': [{ pageIds: [p] }],
    'pages.delete': [{ pageId: p }],
    'pages.refresh': [
      { taskId, isOver: false, hasFailed: false },
      { taskId, isOver: true, hasFailed: true },
    ],
    'interests.add': [{ pageId: p, name: 'dill' }],
    'interests.restore': [{ pageId: p, interest: other, at: 2 }],
    'interests.update': [{ pageId: p, interestId: interest.id, patch: { chosen: false } }],
    'interests.delete': [{ pageId: p, interestId: other.id }],
    'interests.research': [{ pageId: p, interestId: interest.id }],
    'pictures.exclude': [{ pageId: p, pictureId: picture.id, excluded: true }],
    'pictures.deleted': [{ pictureId: otherPicture.id }],
    'pictures.restored': [{ pictureId: otherPicture.id }],
    'pictures.attach': [{ pageId: p, pictureId: picture.id }],
    'xstate.done.actor.listPages': [{ output: { pages: [page] } }],
    'xstate.done.actor.refreshPages': [{ output: { pages: [page] } }],
    'xstate.done.actor.addSources': [
      { output: { pages: [page], errors: [], task_id: taskId, key: newId() } },
      { output: { pages: [], errors: [known], task_id: null, key: newId() } },
    ],
    ...Object.fromEntries(
      ['listPages', 'refreshPages', 'addSources', 'editPage'].map((name) => [
        `xstate.error.actor.${name}`,
        [refused],
      ]),
    ),
    'xstate.done.actor.editPage': [{ output: { interest } }, { output: { page } }, { output: {} }],
  },
  abstract: ({
    accountId: account,
    pages,
    selection,
    edits,
    isStale,
    error,
    sourceErrors,
  }: PagesContext) => [
    account,
    pages.length,
    selection.count,
    edits.length,
    isStale,
    error !== null,
    sourceErrors.length > 0,
    edits.some(({ type }) => type === 'pages.delete'),
    pages.some(({ pictures }) => pictures.some(({ id }) => id === otherPicture.id)),
  ],
  within: ({ edits }: PagesContext) => edits.length <= 2,
  invariants: [
    (snapshot) => {
      const { selection, pages } = contextOf(snapshot)
      return snapshot.hasTag('ready') &&
        selection.pages.some(({ id }) => !pages.some((one) => one.id === id))
        ? 'a page is selected that is not there'
        : null
    },
    (snapshot) =>
      contextOf(snapshot).selection.count !== contextOf(snapshot).selection.pages.length
        ? 'the count is not the number of selected pages'
        : null,
    (snapshot, inFlight) =>
      snapshot.matches('idle') && inFlight.length > 0 ? 'asks without an account' : null,
    (snapshot, inFlight) =>
      inFlight.includes('editPage') && contextOf(snapshot).edits.length === 0
        ? 'sends an edit that nobody made'
        : null,
    (snapshot, inFlight) =>
      snapshot.hasTag('ready') && inFlight.includes('listPages') ? 'lists the pages twice' : null,
  ],
  steps: [
    ({ before, event, after }) =>
      isEdit(event) &&
      before.hasTag('ready') &&
      contextOf(after).edits.length !== contextOf(before).edits.length + 1
        ? `loses ${event.type}`
        : null,
    ({ before, event, after }) =>
      contextOf(after).edits.length < contextOf(before).edits.length &&
      !isAbout(event, 'editPage') &&
      event.type !== 'account.changed'
        ? `${event.type} takes an edit away that nobody has answered`
        : null,
    ({ event, after, inFlight }) =>
      isAbout(event, 'editPage') &&
      contextOf(after).edits.length > 0 &&
      !inFlight.includes('editPage')
        ? 'does not send the next edit'
        : null,
    ({ event, after, inFlight }) =>
      event.type === 'xstate.error.actor.editPage' &&
      (contextOf(after).error === null || !inFlight.includes('refreshPages'))
        ? 'neither explains an edit that failed nor looks what is true'
        : null,
    ({ event, after }) =>
      event.type === 'xstate.error.actor.addSources' &&
      (contextOf(after).error === null || contextOf(after).adding === null)
        ? 'forgets sources that may have arrived'
        : null,
    ({ event, after }) =>
      event.type === 'xstate.error.actor.listPages' && contextOf(after).error === null
        ? 'says nothing of pages that did not come'
        : null,
    ({ event, after }) =>
      event.type === 'account.changed' && hasRest(contextOf(after))
        ? 'shows what is another account’s'
        : null,
    ({ event, after }) =>
      event.type.endsWith('Pages') &&
      contextOf(after).edits.some(
        ({ type, pageId }) =>
          type === 'pages.delete' && contextOf(after).pages.some(({ id }) => id === pageId),
      )
        ? 'shows a page again that is being deleted'
        : null,
    ({ before, event, after }) =>
      !choosing.some((type) => event.type === type) && selected(before) !== selected(after)
        ? `${event.type} changes the choice of pages`
        : null,
  ],
  intent: pagesIntent,
  unreachable: {},
  page: shownIn,
}

const card: Sight = { role: 'heading', name: 'Soup' }
const loading: Sight = { role: 'status', name: 'Loading your pages' }
const failed: Sight = { text: 'Couldn’t load your pages' }
const box: Sight = { role: 'heading', name: 'Which pages do you want to pin?' }
const offers = {
  always: ['pages.addSources'],
  card: ['pages.toggle', 'pages.select', 'pages.delete'],
  settled: ['pages.reload'],
  chosen: ['interests.add'],
  errors: ['pages.dismissErrors'],
} as const

/** The first step of the main job; an account that is not there has none. */
function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const { pages, error } = contextOf(snapshot)
  if (snapshot.matches('idle'))
    return { shows: [], hides: [box, loading, failed, card], offers: [] }
  if (snapshot.hasTag('loading'))
    return { shows: [loading], hides: [box, failed, card], offers: [] }
  if (snapshot.hasTag('failed'))
    return { shows: [failed], hides: [box, loading, card], offers: ['pages.reload'] }
  return {
    shows: [
      box,
      ...(pages.length > 0 ? [card] : []),
      ...(error === null ? [] : [{ text: englishOf(error) }]),
    ],
    hides: [loading, failed, ...(pages.length > 0 ? [] : [card])],
    offers: offersIn(snapshot),
  }
}

function offersIn(snapshot: AnyMachineSnapshot): string[] {
  const { pages, selection, sourceErrors } = contextOf(snapshot)
  const settled = snapshot.hasTag('adding') ? [] : offers.settled
  return [
    ...offers.always,
    ...(pages.length > 0 ? [...offers.card, ...settled] : []),
    ...(selection.count > 0 ? offers.chosen : []),
    ...(sourceErrors.length > 0 ? offers.errors : []),
  ]
}

/** What may change which pages are chosen: the person, and pages that come and go. */
const choosing = [
  'account.changed',
  'pages.toggle',
  'pages.select',
  'pages.delete',
  'xstate.done.actor.listPages',
  'xstate.done.actor.refreshPages',
  'xstate.done.actor.addSources',
  'xstate.done.actor.editPage',
]

function selected(snapshot: AnyMachineSnapshot): string {
  return contextOf(snapshot)
    .selection.pages.map(({ id }) => id)
    .join()
}

function hasRest({ pages, edits, adding, sourceErrors, error }: PagesContext): boolean {
  return (
    pages.length > 0 ||
    edits.length > 0 ||
    adding !== null ||
    sourceErrors.length > 0 ||
    error !== null
  )
}

function isEdit({ type }: WalkedStep['event']): boolean {
  return (
    type.startsWith('interests.') ||
    type === 'pages.delete' ||
    type === 'pictures.exclude' ||
    type === 'pictures.attach'
  )
}

function isAbout({ type }: WalkedStep['event'], actor: string): boolean {
  return type.endsWith(`.actor.${actor}`)
}

function contextOf({ context }: AnyMachineSnapshot): PagesContext {
  return context as PagesContext
}
