/**
 * A workspace file on its way to an account, from choosing it to the new account; it goes on while
 * other screens are open. What the server has come to decides what is next, so a reload, a lost
 * network or a killed server are all met by asking it again.
 *   idle -choose-> starting -> sending (a part at a time) -> asking (the check) -> waiting <-> reading -> reported -accept-> asking -> waiting -> done
 *   idle -open-> recalling -> whatever was under way; awaiting: its file has to be chosen again
 *   any request: no answer -> holding -> deciding        refused -> failed        -cancel-> cancelling -> idle
 */
import { assign, fromPromise, not, setup } from 'xstate'
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { backoff } from '../backoff.ts'
import { failureOf, isTransient, isUnauthenticated, messageOf } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'
import type { ChosenFile, ImportRequest } from './import-request.ts'
import { fileOf, foundOf, isAt, type WorkspaceContext } from './workspace-context.ts'

export type WorkspaceEvent =
  | { type: 'workspace.open' }
  | { type: 'workspace.choose'; file: ChosenFile }
  | { type: 'workspace.accept' }
  | { type: 'workspace.cancel' }
  | { type: 'workspace.retry' }
  | { type: 'network.online' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
export type WorkspaceTag =
  | 'busy'
  | 'sending'
  | 'holding'
  | 'awaiting'
  | 'checking'
  | 'reported'
  | 'done'
  | 'failed'
  | 'idle'
type Caught = { error: unknown }
/** An actor's output. */
export type Found = { found: WorkspaceImport | null }
const onError = [
  {
    guard: { type: 'isUnauthenticated', params: caught },
    target: 'holding',
    actions: { type: 'recordSession', params: { sessionExpired: true } },
  },
  {
    guard: { type: 'isTransient', params: caught },
    target: 'holding',
    actions: { type: 'countFailure', params: caught },
  },
  { target: 'failed', actions: { type: 'explain', params: caught } },
] as const
const onDone = { target: 'deciding', actions: { type: 'remember', params: output } } as const
const choose = {
  target: 'deciding',
  actions: { type: 'takeFile', params: ({ event }: { event: { file: ChosenFile } }) => event },
} as const
const cancel = {
  target: 'deciding',
  actions: { type: 'wish', params: { wish: 'cancel' } },
} as const

export const workspaceImportMachine = setup({
  types: {
    context: {} as WorkspaceContext,
    input: {} as { chance: () => number },
    events: {} as WorkspaceEvent,
    tags: {} as WorkspaceTag,
  },
  actors: {
    /** The newest import that is not forgotten. */
    recallImport: fromPromise<Found>(() => notProvided('recallImport')),
    startImport: fromPromise<Found, { file: ChosenFile }>(() => notProvided('startImport')),
    /** The first part that is missing. */
    sendPart: fromPromise<Found, { file: ChosenFile; found: WorkspaceImport }>(() =>
      notProvided('sendPart'),
    ),
    askFor: fromPromise<Found, { id: string; wish: 'check' | 'import' }>(() =>
      notProvided('askFor'),
    ),
    readImport: fromPromise<Found, { id: string }>(() => notProvided('readImport')),
    cancelImport: fromPromise<Found, { id: string }>(() => notProvided('cancelImport')),
  },
  delays: {
    errorPause: ({ context }) =>
      backoff(Math.max(context.attempt - 1, 0), context.chance(), context.retryAfter),
    pollPause: 700,
  },
  guards: {
    isUnauthenticated: (_, { error }: Caught) => isUnauthenticated(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
    isSessionExpired: ({ context }) => context.sessionExpired,
    wants: ({ context }, { wish }: { wish: ImportRequest }) => context.wish === wish,
    mustStart: ({ context }) => context.found === null && context.file !== null,
    isNothing: ({ context }) => context.found === null,
    canSend: ({ context }) =>
      isAt(context, 'uploading') &&
      context.file !== null &&
      context.file.name === context.found?.file_name &&
      context.file.size === context.found.size,
    isIncomplete: ({ context }) => isAt(context, 'uploading'),
    isAtWork: ({ context }) => isAt(context, 'checking', 'importing'),
    mustAsk: ({ context }) =>
      isAt(context, 'uploaded') ||
      (context.wish === 'import' && isAt(context, 'checked', 'failed')),
    isDone: ({ context }) => isAt(context, 'done'),
    hasFailed: ({ context }) => isAt(context, 'failed'),
    isGood: ({ context }) => context.found?.report?.problems.length === 0,
  },
  actions: {
    takeFile: assign((_, { file }: { file: ChosenFile }) => ({
      file,
      found: null,
      error: null,
      attempt: 0,
    })),
    remember: assign((_, { found }: Found) => ({
      found,
      wish: null,
      error: null,
      attempt: 0,
      retryAfter: null,
    })),
    forget: assign({
      file: null,
      found: null,
      wish: null,
      error: null,
      attempt: 0,
      retryAfter: null,
    }),
    wish: assign((_, { wish }: { wish: ImportRequest }) => ({ wish, error: null, attempt: 0 })),
    requestAgain: assign(({ context }) => ({
      wish: isAt(context, 'failed') ? ('import' as const) : ('recall' as const),
      error: null,
      attempt: 0,
    })),
    explain: assign((_, { error }: Caught) => ({ error: messageOf(error), wish: null })),
    explainFound: assign(({ context }) => ({ error: context.found?.error ?? context.error })),
    countFailure: assign(({ context }, { error }: Caught) => ({
      attempt: context.attempt + 1,
      retryAfter: failureOf(error).retryAfter,
    })),
    recordSession: assign((_, { sessionExpired }: { sessionExpired: boolean }) => ({
      sessionExpired,
    })),
    /** Others show the new account without a reload. */
    notifyAccounts: ({ system }): void =>
      (
        system.get('accounts') as { send: (event: { type: 'accounts.reload' }) => void } | undefined
      )?.send({ type: 'accounts.reload' }),
  },
}).createMachine({
  id: 'workspaceImport',
  context: ({ input }) => ({
    file: null,
    found: null,
    wish: null,
    error: null,
    attempt: 0,
    retryAfter: null,
    sessionExpired: false,
    chance: input.chance,
  }),
  initial: 'idle',
  on: {
    'session.expired': { actions: { type: 'recordSession', params: { sessionExpired: true } } },
    'session.restored': { actions: { type: 'recordSession', params: { sessionExpired: false } } },
  },
  states: {
    idle: {
      tags: 'idle',
      on: {
        'workspace.open': {
          target: 'deciding',
          actions: { type: 'wish', params: { wish: 'recall' } },
        },
        'workspace.choose': choose,
      },
    },
    deciding: {
      tags: 'busy',
      always: [
        { guard: { type: 'wants', params: { wish: 'recall' } }, target: 'recalling' },
        { guard: { type: 'wants', params: { wish: 'cancel' } }, target: 'cancelling' },
        { guard: 'mustStart', target: 'starting' },
        { guard: 'isNothing', target: 'idle' },
        { guard: 'canSend', target: 'sending' },
        { guard: 'isIncomplete', target: 'awaiting' },
        { guard: 'isAtWork', target: 'waiting' },
        { guard: 'mustAsk', target: 'asking' },
        { guard: 'isDone', target: 'done', actions: 'notifyAccounts' },
        { guard: 'hasFailed', target: 'failed', actions: 'explainFound' },
        { target: 'reported' },
      ],
    },
    recalling: {
      tags: 'busy',
      invoke: { id: 'recallImport', src: 'recallImport', onDone, onError },
    },
    starting: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'startImport',
        src: 'startImport',
        input: ({ context }) => ({ file: fileOf(context) }),
        onDone,
        onError,
      },
      on: { 'workspace.cancel': { target: 'idle', actions: 'forget' } },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'sendPart',
        src: 'sendPart',
        input: ({ context }) => ({ file: fileOf(context), found: foundOf(context) }),
        onDone,
        onError,
      },
      on: { 'workspace.cancel': cancel },
    },
    asking: {
      tags: ['busy', 'checking'],
      invoke: {
        id: 'askFor',
        src: 'askFor',
        input: ({ context }) => ({
          id: foundOf(context).id,
          wish: context.wish === 'import' ? 'import' : 'check',
        }),
        onDone,
        onError,
      },
      on: { 'workspace.cancel': cancel },
    },
    waiting: {
      tags: ['busy', 'checking'],
      after: { pollPause: { target: 'reading' } },
      on: { 'workspace.cancel': cancel },
    },
    reading: {
      tags: ['busy', 'checking'],
      invoke: {
        id: 'readImport',
        src: 'readImport',
        input: ({ context }) => ({ id: foundOf(context).id }),
        onDone,
        onError,
      },
      on: { 'workspace.cancel': cancel },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelImport',
        src: 'cancelImport',
        input: ({ context }) => ({ id: foundOf(context).id }),
        onDone: { target: 'idle', actions: 'forget' },
        onError,
      },
    },
    holding: {
      tags: ['busy', 'holding'],
      after: { errorPause: { guard: not('isSessionExpired'), target: 'deciding' } },
      on: {
        'network.online': { target: 'deciding' },
        'session.restored': {
          target: 'deciding',
          actions: { type: 'recordSession', params: { sessionExpired: false } },
        },
        /** What the server knows of, it would go on with. */
        'workspace.cancel': [{ guard: 'isNothing', target: 'idle', actions: 'forget' }, cancel],
      },
    },
    awaiting: { tags: 'awaiting', on: { 'workspace.choose': choose, 'workspace.cancel': cancel } },
    reported: {
      tags: 'reported',
      on: {
        'workspace.accept': {
          guard: 'isGood',
          target: 'deciding',
          actions: { type: 'wish', params: { wish: 'import' } },
        },
        'workspace.choose': choose,
        'workspace.cancel': cancel,
      },
    },
    done: { tags: 'done', on: { 'workspace.choose': choose } },
    failed: {
      tags: 'failed',
      on: {
        'workspace.retry': { target: 'deciding', actions: 'requestAgain' },
        'workspace.choose': choose,
        'workspace.cancel': { target: 'idle', actions: 'forget' },
      },
    },
  },
})
