/**
 * Connecting one of the accounts to a network, going on after a stop, and disconnecting. The
 * network asks the person on its own page and sends them back with a code that works once, so it is
 * never redeemed twice; an account that was connected before keeps its plan and boards.
 *   resting -start-> starting -> leaving (the browser goes)        resting -returned-> finishing -> resting.connected
 *   resting -resume-> resuming        resting -paste-> pasting { editing <-> sending }
 *   resting -disconnect-> ending { confirming <-> disconnecting }
 *   finishing -session over-> awaitingSession -> finishing        refused by the network -> resting.refused
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import type { Connection, NetworkName } from '#core/contract/account/connections.contract.ts'
import { failureOf, isUnauthenticated } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'

export type ConnectedAccount = Pick<Account, 'id' | 'name'>
/** What the network added to the address that it sent the person back to. */
export interface Returned {
  readonly state: string
  readonly code?: string | undefined
  /** RFC 6749, 4.1.2.1. */
  readonly error?: string | undefined
}
export interface ConnectionContext {
  /** Null when the network has sent the person back: by the state it is known to the server. */
  readonly account: ConnectedAccount | null
  readonly network: NetworkName | null
  readonly grant: Grant | null
  /** Why the network sent the person back without a code. */
  readonly refusal: string | null
  readonly failure: Failure | null
  /** As it was connected last. */
  readonly connection: Connection | null
}
type Grant = { state: string; code: string }
type OfAccount = { account: ConnectedAccount }
type OfNetwork = OfAccount & { network: NetworkName }
type ById = { accountId: string }
export type ConnectionEvent =
  | ({ type: 'connection.start' | 'connection.disconnect' } & OfNetwork)
  | ({ type: 'connection.resume' | 'connection.paste' } & OfAccount)
  | ({ type: 'connection.returned' } & Returned)
  | { type: 'connection.sendToken'; token: string }
  | { type: 'connection.confirm' | 'connection.cancel' }
  | { type: 'session.restored' }
/** `changed`: the server may know another state of the accounts now. */
export type ConnectionEmitted = { type: 'connection.changed' | 'connection.ended' }
export type ConnectionTag =
  | 'resting'
  | 'starting'
  | 'pasting'
  | 'ending'
  | 'busy'
  | 'finishing'
  | 'connected'
  | 'refused'
  | 'failed'
type Caught = { error: unknown }

const event = <E>({ event: given }: { event: E }): E => given
const explain = { type: 'explain', params: caught } as const
const failed = { target: 'resting.failed', actions: explain } as const
const begin = { type: 'begin', params: event<OfAccount & Partial<OfNetwork>> } as const
const mayHaveChanged = ['emitChanged', 'reloadAccounts'] as const
const returned = { params: event<Returned> }

export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
    tags: {} as ConnectionTag,
  },
  actors: {
    /** Answers the page of the network where the person says yes. */
    startConnection: fromPromise<{ url: string }, ById & { network: NetworkName }>(() =>
      notProvided('startConnection'),
    ),
    /** Also reloads the accounts: its answer may come when the screen has been left. */
    finishConnection: fromPromise<Connection, Grant>(() => notProvided('finishConnection')),
    resumeConnection: fromPromise<void, ById>(() => notProvided('resumeConnection')),
    connectSandbox: fromPromise<void, ById & { token: string }>(() =>
      notProvided('connectSandbox'),
    ),
    endConnection: fromPromise<void, ById>(() => notProvided('endConnection')),
  },
  delays: {
    /** A browser that has not gone by then does not go: the person has stopped it. */
    leavePause: 30_000,
  },
  guards: {
    isRefused: (_, { code, error }: Returned) => code === undefined || error !== undefined,
    isRedeemed: ({ context }, { state }: Returned) => context.grant?.state === state,
    isUnauthenticated: (_, { error }: Caught) => isUnauthenticated(error),
  },
  actions: {
    begin: assign((_, { account, network }: OfAccount & Partial<OfNetwork>) => ({
      account,
      network: network ?? null,
      refusal: null,
      failure: null,
    })),
    keepGrant: assign((_, { state, code = '' }: Returned) => ({
      account: null,
      grant: { state, code },
      failure: null,
    })),
    keepRefusal: assign((_, { error = '' }: Returned) => ({
      account: null,
      refusal: error,
      failure: null,
    })),
    keepConnection: assign((_, connection: Connection) => ({ connection })),
    clearFailure: assign({ failure: null }),
    explain: assign((_, { error }: Caught) => ({ failure: failureOf(error) })),
    /** To the network's page. */
    leave: (_context, _to: { url: string }): void => notProvided('leave'),
    emitChanged: emit({ type: 'connection.changed' }),
    emitEnded: emit({ type: 'connection.ended' }),
    reloadAccounts: ({ system }): void =>
      (
        system.get('accounts') as { send: (event: { type: 'accounts.reload' }) => void } | undefined
      )?.send({ type: 'accounts.reload' }),
  },
}).createMachine({
  id: 'connection',
  context: {
    account: null,
    network: null,
    grant: null,
    refusal: null,
    failure: null,
    connection: null,
  },
  initial: 'resting',
  states: {
    resting: {
      tags: 'resting',
      initial: 'clear',
      on: {
        'connection.start': { target: 'starting', actions: begin },
        'connection.resume': { target: 'resuming', actions: begin },
        'connection.paste': { target: 'pasting', actions: begin },
        'connection.disconnect': { target: 'ending', actions: begin },
        'connection.returned': [
          {
            guard: { type: 'isRefused', ...returned },
            target: '.refused',
            actions: { type: 'keepRefusal', ...returned },
          },
          { guard: { type: 'isRedeemed', ...returned } },
          { target: 'finishing', actions: { type: 'keepGrant', ...returned } },
        ],
      },
      states: {
        clear: {},
        connected: { tags: 'connected' },
        refused: { tags: 'refused' },
        failed: { tags: 'failed' },
      },
    },
    starting: {
      tags: 'starting',
      invoke: {
        id: 'startConnection',
        src: 'startConnection',
        input: ({ context }) => ({
          accountId: accountOf(context).id,
          network: networkOf(context),
        }),
        onDone: { target: 'leaving', actions: { type: 'leave', params: output } },
        onError: failed,
      },
    },
    leaving: {
      tags: 'starting',
      after: { leavePause: { target: 'resting' } },
    },
    resuming: {
      tags: 'starting',
      invoke: {
        id: 'resumeConnection',
        src: 'resumeConnection',
        input: ({ context }) => ({ accountId: accountOf(context).id }),
        onDone: { target: 'resting', actions: 'emitChanged' },
        /** An answer may have been lost on its way. */
        onError: { target: 'resting.failed', actions: [explain, ...mayHaveChanged] },
      },
    },
    pasting: {
      tags: 'pasting',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'connection.sendToken': { target: 'sending', actions: 'clearFailure' },
            'connection.cancel': { target: '#connection.resting' },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'connectSandbox',
            src: 'connectSandbox',
            input: ({ context, event: sent }) => ({
              accountId: accountOf(context).id,
              token: tokenIn(sent),
            }),
            onDone: { target: '#connection.resting', actions: mayHaveChanged },
            onError: { target: 'editing', actions: explain },
          },
          /** The server may have done it. */
          on: {
            'connection.cancel': { target: '#connection.resting', actions: mayHaveChanged },
          },
        },
      },
    },
    ending: {
      tags: 'ending',
      initial: 'confirming',
      states: {
        confirming: {
          on: {
            'connection.confirm': { target: 'disconnecting', actions: 'clearFailure' },
            'connection.cancel': { target: '#connection.resting' },
          },
        },
        disconnecting: {
          tags: 'busy',
          invoke: {
            id: 'endConnection',
            src: 'endConnection',
            input: ({ context }) => ({ accountId: accountOf(context).id }),
            onDone: {
              target: '#connection.resting',
              actions: ['emitEnded', ...mayHaveChanged],
            },
            onError: { target: 'confirming', actions: explain },
          },
          on: {
            'connection.cancel': { target: '#connection.resting', actions: mayHaveChanged },
          },
        },
      },
    },
    finishing: {
      tags: 'finishing',
      invoke: {
        id: 'finishConnection',
        src: 'finishConnection',
        input: ({ context }) => grantOf(context),
        onDone: {
          target: 'resting.connected',
          actions: [{ type: 'keepConnection', params: output }, 'emitChanged'],
        },
        onError: [
          /** Without a session it was not redeemed. */
          { guard: { type: 'isUnauthenticated', params: caught }, target: 'awaitingSession' },
          /** An answer may have been lost on its way. */
          { target: 'resting.failed', actions: [explain, 'emitChanged'] },
        ],
      },
    },
    awaitingSession: {
      tags: 'finishing',
      on: { 'session.restored': { target: 'finishing' } },
    },
  },
})

function accountOf({ account }: ConnectionContext): ConnectedAccount {
  if (account === null) throw new Error('An account is connected that was not named')
  return account
}

function networkOf({ network }: ConnectionContext): NetworkName {
  if (network === null) throw new Error('An account is connected to no network')
  return network
}

function grantOf({ grant }: ConnectionContext): Grant {
  if (grant === null) throw new Error('There is no code to redeem')
  return grant
}

/** It is a secret, and not kept. */
function tokenIn(sent: ConnectionEvent): string {
  if (sent.type !== 'connection.sendToken') throw new Error('A token is sent that nobody has given')
  return sent.token
}
