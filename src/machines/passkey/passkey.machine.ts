/**
 * One use of a passkey, to log in or to add a new one: the server gives a challenge, the browser
 * asks the user, and the server checks the response. Nothing is repeated by itself, since a
 * challenge counts once and the browser asks only after a press.
 *   idle -passkey.start-> requesting -> prompting -> checking -> idle (passkey.finished)
 *   any of them refused -> idle (failure)        -passkey.cancel-> idle
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import type { User } from '#core/contract/account/auth.contract.ts'
import type {
  NewPasskeyResponse,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyResponse,
} from '#core/contract/account/passkeys.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { failureOf } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'

export type PasskeyStart =
  | { readonly purpose: 'login' }
  | {
      readonly purpose: 'add'
      readonly name: string
      readonly password: string
      readonly passcode: string
    }
/** What the browser is asked for. */
export type PasskeyPrompt =
  | { readonly purpose: 'login'; readonly options: PasskeyRequestOptions }
  | { readonly purpose: 'add'; readonly options: PasskeyCreationOptions; readonly name: string }
/** What the authenticator has signed. */
export type SignedPasskey =
  | { readonly purpose: 'login'; readonly response: PasskeyResponse }
  | { readonly purpose: 'add'; readonly response: NewPasskeyResponse; readonly name: string }
/**
 * `user`: null after a passkey was added. `redirect_to`: the page that the server suggests after a
 * login.
 */
export interface PasskeyFinished {
  readonly user: User | null
  readonly redirect_to?: string | undefined
}

export interface PasskeyContext {
  readonly prompt: PasskeyPrompt | null
  readonly signed: SignedPasskey | null
  /** Why the last use did not succeed. */
  readonly failure: Failure | null
}
export type PasskeyEvent =
  | { type: 'passkey.start'; start: PasskeyStart }
  | { type: 'passkey.cancel' }
export type PasskeyEmitted = { type: 'passkey.finished' } & PasskeyFinished

const onError = {
  target: 'idle',
  actions: ['clear', { type: 'explain', params: caught }],
} as const
const on = { 'passkey.cancel': { target: 'idle', actions: 'clear' } } as const

export const passkeyMachine = setup({
  types: {
    context: {} as PasskeyContext,
    events: {} as PasskeyEvent,
    emitted: {} as PasskeyEmitted,
    tags: {} as 'busy' | 'prompting',
  },
  actors: {
    requestOptions: fromPromise<PasskeyPrompt, PasskeyStart>(() => notProvided('requestOptions')),
    /** The browser's own dialog; it closes when the actor is stopped. */
    promptUser: fromPromise<SignedPasskey, PasskeyPrompt>(() => notProvided('promptUser')),
    sendResponse: fromPromise<PasskeyFinished, SignedPasskey>(() => notProvided('sendResponse')),
  },
  actions: {
    keepPrompt: assign((_, prompt: PasskeyPrompt) => ({ prompt })),
    keepSigned: assign((_, signed: SignedPasskey) => ({ signed })),
    clear: assign({ prompt: null, signed: null, failure: null }),
    explain: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    emitFinished: emit((_, finished: PasskeyFinished) => ({
      type: 'passkey.finished',
      ...finished,
    })),
  },
}).createMachine({
  id: 'passkey',
  context: { prompt: null, signed: null, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'passkey.start': { target: 'requesting', actions: 'clear' } } },
    requesting: {
      tags: 'busy',
      on,
      invoke: {
        id: 'requestOptions',
        src: 'requestOptions',
        input: ({ event }) => startOf(event),
        onDone: { target: 'prompting', actions: { type: 'keepPrompt', params: output } },
        onError,
      },
    },
    prompting: {
      tags: ['busy', 'prompting'],
      on,
      invoke: {
        id: 'promptUser',
        src: 'promptUser',
        input: ({ context }) => kept(context.prompt),
        onDone: { target: 'checking', actions: { type: 'keepSigned', params: output } },
        onError,
      },
    },
    checking: {
      tags: 'busy',
      on,
      invoke: {
        id: 'sendResponse',
        src: 'sendResponse',
        input: ({ context }) => kept(context.signed),
        onDone: {
          target: 'idle',
          actions: ['clear', { type: 'emitFinished', params: output }],
        },
        onError,
      },
    },
  },
})

/** The password is not kept. */
function startOf(event: PasskeyEvent): PasskeyStart {
  if (event.type === 'passkey.start') return event.start
  throw new Error(`${event.type} starts no use of a passkey`)
}

function kept<T>(value: T | null): T {
  if (value === null) throw new Error('A step of a passkey has begun before the one before it')
  return value
}
