/**
 * The website pages of the selected account, what is known of them, and which of them pins are to
 * be made from.
 *   idle (no account) -account.changed-> loading -> ready        loading -> failed -> loading (network.online, pages.reload, 30 s)
 *   ready: three things go on side by side
 *     sources { resting <-> adding }     edits { resting <-> sending }     news { resting <-> refreshing }
 * Edits show at once and are sent in order; one that fails is explained and the pages are read
 * again.
 */
import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate'
import type { Page, SourceRequest, SourcesAdded } from '#core/contract/content/pages.contract.ts'
import {
  emptySelection,
  restoredSelection,
  selectPages,
  togglePage,
  withPages,
} from '#core/pages/page-selection.ts'
import { messageOf } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'
import { expectEdit, keepSame, settleEdit, type EditAnswer, type PageEdit } from './page-edits.ts'
import {
  editOf,
  isSame,
  sourcesOf,
  withRevived,
  withSources,
  type PagesContext,
  type PagesEvent,
} from './pages-context.ts'

type Listed = { pages: readonly Page[] }
type Caught = { error: unknown }

export const pagesMachine = setup({
  types: {
    context: {} as PagesContext,
    input: {} as {
      selectedPages: { accountId: string; pageIds: readonly string[] } | null
      newId: () => string
    },
    events: {} as PagesEvent,
    tags: {} as 'loading' | 'ready' | 'failed' | 'adding',
  },
  actors: {
    listPages: fromPromise<Listed, { accountId: string }>(() => notProvided('listPages')),
    addSources: fromPromise<
      SourcesAdded & { key: string },
      { accountId: string; key: string; source: SourceRequest }
    >(() => notProvided('addSources')),
    editPage: fromPromise<EditAnswer, { accountId: string; edit: PageEdit }>(() =>
      notProvided('editPage'),
    ),
  },
  delays: { reloadPause: 30_000 },
  guards: {
    isAccount: (_, { accountId }: { accountId: string | null }) => accountId !== null,
    hasEdits: ({ context }) => context.edits.length > 0,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    /** A stored selection of another account is not this account's. */
    changeAccount: assign(({ context }, { accountId }: { accountId: string | null }) => ({
      accountId,
      pages: [],
      edits: [],
      adding: null,
      sourceErrors: [],
      error: null,
      isStale: false,
      selection:
        context.selection.account_id === accountId ? context.selection : emptySelection(accountId),
    })),
    /** Edits that are still on their way are laid over what the server had before them. */
    setPages: assign(({ context }, { pages }: Listed) => {
      const expected = keepSame(context.pages, context.edits.reduce(expectEdit, pages))
      return { pages: expected, selection: withPages(withRevived(context, expected), expected) }
    }),
    explain: assign((_, { error }: Caught) => ({ error: messageOf(error) })),
    dismissErrors: assign({ sourceErrors: [], error: null }),
    clearError: assign({ error: null }),
    markStale: assign({ isStale: true }),
    clearStale: assign({ isStale: false }),
    select: assign(({ context }, { pageIds }: { pageIds: readonly string[] }) => ({
      selection: withPages(selectPages(context.selection, pageIds), context.pages),
    })),
    toggle: assign(({ context }, { pageId }: { pageId: string }) => ({
      selection: withPages(togglePage(context.selection, pageId), context.pages),
    })),
    prepareSources: assign(
      (
        { context },
        { source, continues = false }: { source: SourceRequest; continues?: boolean },
      ) => ({
        adding: isSame(context.adding?.source, source)
          ? context.adding
          : { key: context.newId(), source },
        sourceErrors: continues ? context.sourceErrors : [],
        error: null,
      }),
    ),
    takeSources: assign(({ context }, added: SourcesAdded) => withSources(context, added)),
    watchEnrichment: enqueueActions(
      ({ enqueue, system }, { task_id, key }: SourcesAdded & { key: string }) => {
        const tasks = system.get('tasks')
        const news = { type: 'tasks.watch', taskId: task_id, kind: 'enrichment', key }
        if (task_id !== null && tasks !== undefined) enqueue.sendTo(tasks, news)
      },
    ),
    startRefetch: enqueueActions(
      ({ enqueue, system }, { pageIds }: { pageIds: readonly string[] }) => {
        const tasks = system.get('tasks')
        const wish = { type: 'tasks.startEnrichment', pageIds }
        if (tasks !== undefined) enqueue.sendTo(tasks, wish)
      },
    ),
    recordEnrichment: assign(
      (
        { context },
        { taskId, isOver, hasFailed }: { taskId: string; isOver: boolean; hasFailed: boolean },
      ) => {
        const ended = hasFailed ? ('failed' as const) : ('ready' as const)
        return {
          selection: {
            ...context.selection,
            enrichment_task_id: taskId,
            enrichment_status: isOver ? ended : ('pending' as const),
          },
        }
      },
    ),
    queueEdit: assign(({ context }, edit: PageEdit) => {
      const pages = expectEdit(context.pages, edit)
      return {
        pages,
        edits: [...context.edits, edit],
        error: null,
        selection: withPages(context.selection, pages),
      }
    }),
    settleEdit: assign(({ context }, answer: EditAnswer) => {
      const [edit, ...edits] = context.edits
      if (edit === undefined) return {}
      const pages = edits.reduce(expectEdit, settleEdit(context.pages, edit, answer))
      return { pages, edits, selection: withPages(context.selection, pages) }
    }),
    forgetPicture: assign(({ context }, { pictureId }: { pictureId: string }) => ({
      pages: context.pages.map((page) => ({
        ...page,
        pictures: page.pictures.filter(({ id }) => id !== pictureId),
      })),
    })),
    notifySettled: raise({ type: 'edits.settled' }),
    dropEdit: assign(({ context }) => ({ edits: context.edits.slice(1), isStale: true })),
  },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({
    accountId: null,
    pages: [],
    selection: restoredSelection(input.selectedPages),
    sourceErrors: [],
    error: null,
    edits: [],
    adding: null,
    isStale: false,
    newId: input.newId,
  }),
  initial: 'idle',
  on: {
    'account.changed': [
      {
        guard: { type: 'isAccount', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'changeAccount', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'changeAccount', params: ({ event }) => event } },
    ],
    'pages.dismissErrors': { actions: 'dismissErrors' },
  },
  states: {
    idle: {},
    loading: {
      tags: 'loading',
      entry: 'clearError',
      invoke: {
        id: 'listPages',
        src: 'listPages',
        input: ({ context }) => ({ accountId: context.accountId ?? '' }),
        onDone: { target: 'ready', actions: { type: 'setPages', params: output } },
        onError: { target: 'failed', actions: { type: 'explain', params: caught } },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'pages.reload': { target: 'loading' }, 'network.online': { target: 'loading' } },
      after: { reloadPause: { target: 'loading' } },
    },
    ready: {
      tags: 'ready',
      type: 'parallel',
      on: {
        'pages.reload': { target: 'loading' },
        'pages.select': { actions: { type: 'select', params: ({ event }) => event } },
        'pages.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
        'pages.refetch': { actions: { type: 'startRefetch', params: ({ event }) => event } },
        'pages.delete': { actions: { type: 'queueEdit', params: ({ event }) => event } },
        'interests.add': {
          actions: {
            type: 'queueEdit',
            params: ({ event, context }) => ({ ...event, interestId: context.newId() }),
          },
        },
        'interests.restore': {
          actions: {
            type: 'queueEdit',
            params: ({ event }) => ({ ...event, interestId: event.interest.id }),
          },
        },
        'interests.update': { actions: { type: 'queueEdit', params: ({ event }) => event } },
        'interests.delete': { actions: { type: 'queueEdit', params: ({ event }) => event } },
        'interests.research': { actions: { type: 'queueEdit', params: ({ event }) => event } },
        'pictures.exclude': { actions: { type: 'queueEdit', params: ({ event }) => event } },
        'pictures.deleted': { actions: { type: 'forgetPicture', params: ({ event }) => event } },
        'pictures.attach': { actions: { type: 'queueEdit', params: ({ event }) => event } },
      },
      states: {
        sources: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'pages.addSources': {
                  target: 'adding',
                  actions: { type: 'prepareSources', params: ({ event }) => event },
                },
              },
            },
            adding: {
              tags: 'adding',
              invoke: {
                id: 'addSources',
                src: 'addSources',
                input: ({ context }) => sourcesOf(context),
                onDone: {
                  target: 'resting',
                  actions: [
                    { type: 'takeSources', params: output },
                    { type: 'watchEnrichment', params: output },
                  ],
                },
                onError: { target: 'resting', actions: { type: 'explain', params: caught } },
              },
            },
          },
        },
        edits: {
          initial: 'resting',
          states: {
            resting: { always: { guard: 'hasEdits', target: 'sending' } },
            sending: {
              invoke: {
                id: 'editPage',
                src: 'editPage',
                input: ({ context }) => editOf(context),
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'settleEdit', params: output }, 'notifySettled'],
                },
                onError: {
                  target: 'resting',
                  actions: ['dropEdit', { type: 'explain', params: caught }],
                },
              },
            },
          },
        },
        news: {
          initial: 'resting',
          on: {
            'pages.refresh': {
              actions: ['markStale', { type: 'recordEnrichment', params: ({ event }) => event }],
            },
            'pictures.restored': { actions: 'markStale' },
          },
          states: {
            resting: { always: { guard: 'isStale', target: 'refreshing' } },
            refreshing: {
              entry: 'clearStale',
              on: { 'edits.settled': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'refreshPages',
                src: 'listPages',
                input: ({ context }) => ({ accountId: context.accountId ?? '' }),
                onDone: { target: 'resting', actions: { type: 'setPages', params: output } },
                onError: { target: 'resting' },
              },
            },
          },
        },
      },
    },
  },
})
