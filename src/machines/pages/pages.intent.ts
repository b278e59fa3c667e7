/** What the list of pages is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'
import type { PagesContext } from './pages-context.ts'

type AccountChange = { accountId: string | null }

export const pagesIntent: PathIntent = {
  events: {
    'account.changed': 'Another account becomes the selected one.',
    'pages.dismissErrors': 'The user closes the errors.',
    'pages.reload': 'The user asks for the pages again.',
    'network.online': 'The network returns.',
    'pages.select': 'The user selects pages.',
    'pages.toggle': 'The user checks or unchecks a page.',
    'pages.refetch': 'The user has pages read again.',
    'pages.delete': 'The user deletes a page.',
    'interests.add': 'The user adds an interest.',
    'interests.restore': 'The user takes back the deletion of an interest.',
    'interests.update': 'The user changes an interest.',
    'interests.delete': 'The user deletes an interest.',
    'interests.research': 'The user asks for the keyphrases of an interest again.',
    'pictures.exclude': 'The user excludes a picture.',
    'pictures.deleted': 'A picture is deleted elsewhere.',
    'pictures.attach': 'The user adds a picture to a page.',
    'pages.addSources': 'The user adds sources.',
    'pages.refresh': 'The job that reads the pages reports progress.',
    'pictures.restored': 'A deleted picture is restored elsewhere.',
    'edits.settled': 'The server has answered an edit.',
  },
  actors: {
    listPages: 'The request for the pages',
    addSources: 'The request to add the sources',
    editPage: 'The request to change the page',
    refreshPages: 'The request for newer pages',
  },
  delays: { reloadPause: { words: 'pause before the pages are requested again', lasts: 30_000 } },
  expected: [
    {
      in: 'idle',
      on: 'account.changed',
      when: ({ accountId }: AccountChange) => accountId !== null,
      to: 'loading',
    },
    {
      in: 'ready',
      on: 'account.changed',
      when: ({ accountId }: AccountChange) => accountId === null,
      to: 'idle',
    },
    { in: 'loading', on: 'xstate.done.actor.listPages', to: 'ready' },
    { in: 'loading', on: 'xstate.error.actor.listPages', to: 'failed' },
    { in: 'failed', on: 'pages.reload', to: 'loading', sets: () => ({ error: null }) },
    { in: 'failed', on: 'network.online', to: 'loading' },
    { in: 'failed', on: 'xstate.after.reloadPause.pages.failed', to: 'loading' },
    {
      in: 'ready.sources.resting',
      on: 'pages.addSources',
      to: 'ready.sources.adding',
      sets: () => ({ error: null }),
    },
    {
      in: 'ready.sources.adding',
      on: 'xstate.done.actor.addSources',
      to: 'ready.sources.resting',
      sets: () => ({ adding: null }),
    },
    {
      in: 'ready.sources.adding',
      on: 'xstate.error.actor.addSources',
      to: 'ready.sources.resting',
      sets: ({ adding }: PagesContext) => ({ adding }),
    },
    { in: 'ready.edits.resting', on: 'pages.delete', to: 'ready.edits.sending' },
    {
      in: 'ready.edits.sending',
      on: 'xstate.error.actor.editPage',
      when: (_, { edits }: PagesContext) => edits.length === 1,
      to: 'ready.edits.resting',
      sets: () => ({ edits: [] }),
    },
    {
      in: 'ready',
      on: 'pages.dismissErrors',
      to: 'stays',
      sets: () => ({ sourceErrors: [], error: null }),
    },
  ],
}
