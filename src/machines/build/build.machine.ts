/**
 * Whether a newer build than the running one is on the server, asked hourly while the page can be
 * seen; and the reload after a chunk of an old build failed to load, guarded by `reloadPage`
 * against reloading twice within 10,000 ms. While the running build is the server's newest, a chunk
 * failed for another reason: a reload would only lose what is typed.
 *   waiting -build.due-> checking -> waiting        waiting -build.due, hidden-> due -page.visible-> checking
 *   any -build.chunkFailed-> reloading -> waiting
 */
import { assign, cancel, fromCallback, fromPromise, raise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'

export interface BuildContext {
  readonly buildId: string
  readonly newBuild: string | null
  readonly visible: boolean
}
export type Reloading = 'reloaded' | 'guarded' | 'unreachable' | 'upToDate'
export type BuildEvent =
  | { type: 'build.due' }
  | { type: 'build.chunkFailed' }
  | { type: 'page.visible' }
  | { type: 'page.hidden' }

export const buildMachine = setup({
  types: {
    context: {} as BuildContext,
    input: {} as { buildId: string; visible: boolean },
    events: {} as BuildEvent,
  },
  actors: {
    /** Reports `build.chunkFailed`. */
    watchChunks: fromCallback<BuildEvent>(() => notProvided('watchChunks')),
    /** Answers the id of the newest build. */
    fetchLatestBuild: fromPromise<string>(() => notProvided('fetchLatestBuild')),
    /**
     * Reloads, unless it did within the last 10,000 ms, no server answers, or `buildId` is its
     * newest build.
     */
    reloadPage: fromPromise<Reloading, { readonly buildId: string }>(() =>
      notProvided('reloadPage'),
    ),
  },
  delays: { checkInterval: 3_600_000 },
  guards: {
    isVisible: ({ context }) => context.visible,
    isAnother: ({ context }, { id }: { id: string }) => id !== context.buildId,
  },
  actions: {
    forgetCheck: cancel('due'),
    planCheck: raise({ type: 'build.due' }, { id: 'due', delay: 'checkInterval' }),
    rememberVisible: assign((_, { visible }: { visible: boolean }) => ({ visible })),
    announce: assign((_, { id }: { id: string }) => ({ newBuild: id })),
  },
}).createMachine({
  id: 'build',
  context: ({ input }) => ({ ...input, newBuild: null }),
  initial: 'waiting',
  entry: 'planCheck',
  /** Unwatched, a chunk that is gone shows the error page; the hourly check goes on. */
  invoke: { id: 'watchChunks', src: 'watchChunks', onError: {} },
  on: {
    'page.visible': { actions: { type: 'rememberVisible', params: { visible: true } } },
    'page.hidden': { actions: { type: 'rememberVisible', params: { visible: false } } },
    'build.chunkFailed': { target: '.reloading' },
  },
  states: {
    waiting: {
      on: { 'build.due': [{ guard: 'isVisible', target: 'checking' }, { target: 'due' }] },
    },
    due: {
      on: {
        'page.visible': {
          target: 'checking',
          actions: { type: 'rememberVisible', params: { visible: true } },
        },
      },
    },
    checking: {
      exit: ['forgetCheck', 'planCheck'],
      invoke: {
        id: 'fetchLatestBuild',
        src: 'fetchLatestBuild',
        onDone: [
          {
            guard: { type: 'isAnother', params: ({ event }) => ({ id: event.output }) },
            target: 'waiting',
            actions: { type: 'announce', params: ({ event }) => ({ id: event.output }) },
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
    },
    /** From `due` no next check is planned. */
    reloading: {
      exit: ['forgetCheck', 'planCheck'],
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        input: ({ context }) => ({ buildId: context.buildId }),
        onDone: { target: 'waiting' },
        onError: { target: 'waiting' },
      },
      on: { 'build.chunkFailed': {} },
    },
  },
})
