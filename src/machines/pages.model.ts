/** Paths through loading pages, adding sources, editing and refreshing, which go on side by side. */
import type { Interest, Page } from '#core/contract/pages.contract.ts'
import { pagesMachine, type PagesContext } from './pages.machine.ts'
import { idlePromise, type PathModel } from './path-model.ts'

const interest: Interest = { id: 'i', status: 'ready', interest_name: 'soup', chosen: true, relevance: 80, search_volume: null, categories: [], related_interests: [], rake_keywords: [], annotations: [], rake_data_source: 'page' }
const page: Page = { id: 'p', account_id: 'a', url: '', title: 'Soup', site_name: '', kind: 'recipe', lang: 'en', source: 'address', status: 'ready', error: null, warnings: [], pictures: [], interests: [interest], created_at: 1, fetched_at: 1 }

export const pagesModel: PathModel = {
  name: 'pages',
  machine: pagesMachine.provide({ actors: { listPages: idlePromise, addSources: idlePromise, editPage: idlePromise } }),
  inputs: [
    { selectedPages: null, newId: () => 'new' },
    { selectedPages: { accountId: 'a', pageIds: ['p', 'gone'] }, newId: () => 'new' },
  ],
  cases: {
    'account.changed': [{ accountId: 'a' }, { accountId: null }],
    'pages.addSources': [{ source: { kind: 'keyword', keyword: 'soup', url: '', picture_ids: [] } }, { source: { kind: 'keyword', keyword: 'stew', url: '', picture_ids: [] }, continues: true }],
    'pages.toggle': [{ pageId: 'p' }],
    'pages.select': [{ pageIds: ['p', 'p', 'gone'] }],
    'pages.refetch': [{ pageIds: ['p'] }],
    'pages.delete': [{ pageId: 'p' }],
    'pages.refresh': [{ taskId: 't', isOver: false, hasFailed: false }, { taskId: 't', isOver: true, hasFailed: true }],
    'interests.add': [{ pageId: 'p', name: 'stew' }],
    'interests.restore': [{ pageId: 'p', interest: { ...interest, id: 'j' }, at: 0 }],
    'interests.update': [{ pageId: 'p', interestId: 'i', patch: { chosen: false } }],
    'interests.delete': [{ pageId: 'p', interestId: 'i' }],
    'interests.research': [{ pageId: 'p', interestId: 'i' }],
    'pictures.exclude': [{ pageId: 'p', pictureId: 'x', excluded: true }],
    'pictures.deleted': [{ pictureId: 'x' }],
    'pictures.attach': [{ pageId: 'p', pictureId: 'x' }],
    'xstate.done.actor.listPages': [{ output: { pages: [page] } }],
    'xstate.done.actor.refreshPages': [{ output: { pages: [page] } }],
    'xstate.done.actor.addSources': [{ output: { pages: [page], errors: [], task_id: 't', key: 'new' } }, { output: { pages: [], errors: [], task_id: null, key: 'new' } }],
    'xstate.done.actor.editPage': [{ output: { interest } }, { output: { page } }, { output: {} }],
  },
  abstract: ({ accountId, pages, selection, edits, isStale, error }: PagesContext) => [accountId, pages.length, selection.count, edits.length, isStale, error !== null],
  within: ({ edits }: PagesContext) => edits.length <= 2,
  invariants: [
    (snapshot) => {
      const { selection, pages } = contextOf(snapshot.context)
      return snapshot.hasTag('ready') && selection.pages.some(({ id }) => !pages.some((known) => known.id === id)) ? 'a page is selected that is not there' : null
    },
    (snapshot) => (contextOf(snapshot.context).selection.count !== contextOf(snapshot.context).selection.pages.length ? 'the count is not the number of selected pages' : null),
    (snapshot, inFlight) => (snapshot.matches('idle') && inFlight.length > 0 ? 'asks without an account' : null),
    (snapshot, inFlight) => (inFlight.includes('editPage') && contextOf(snapshot.context).edits.length === 0 ? 'sends an edit that nobody made' : null),
  ],
  unreachable: {},
}

function contextOf(context: PagesContext): PagesContext {
  return context
}
