/**
 * Who is here. Only an answer (401, 403, or 200 without id) clears the user; no answer or a 5xx
 * keeps the last confirmed identity, tagged `unconfirmed`, and asks again when the network is back.
 *   notInitialized -auth.init-> loading -> anonymous | authenticated   (together: the specification's "initialized")
 *   anonymous { idle, unanswered -> asking, signingIn, signingInWithGoogle, signingUp } -> settling (100 ms) -> authenticated
 *   authenticated { confirmed, unconfirmed <-> rechecking, expired <-> signingInAgain } -auth.logout-> signingOut -> anonymous
 *   signingOut -no answer-> anonymous.leaving -> signingOut (network.online, 10 s); a start that finds this request begins at signingOut
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import {
  googleError,
  loginError,
  missingCredentials,
  registrationError,
  verificationNotice,
} from '#core/accounts/auth-messages.ts'
import { insideProduct } from '#core/accounts/auth-redirect.ts'
import type { SignedIn, User } from '#core/contract/account/auth.contract.ts'
import { failureOf, isTransient } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'
import {
  credentialsOf,
  registrationOf,
  signedInUser,
  type AuthContext,
  type AuthEvent,
  type AuthInput,
  type Credentials,
  type Registration,
} from './auth-context.ts'

export type AuthEmitted = { type: 'auth.loggedIn'; user: User } | { type: 'auth.loggedOut' }
export type AuthTag =
  | 'loading'
  | 'anonymous'
  | 'signedIn'
  | 'unconfirmed'
  | 'busy'
  | 'expired'
  | 'leaving'
/** `user` is missing when the e-mail must be verified first. */
export type SignUpAnswer = { user?: User | undefined; email: string; verificationSent: boolean }

type MaybeUser = { user?: User | null | undefined }
type Caught = { error: unknown }

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    input: {} as AuthInput,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as AuthTag,
  },
  actors: {
    /**
     * Answers the user, or none when the server says that nobody is signed in; rejects when it did
     * not say.
     */
    checkUser: fromPromise<MaybeUser>(() => notProvided('checkUser')),
    signIn: fromPromise<SignedIn, Credentials>(() => notProvided('signIn')),
    signUp: fromPromise<SignUpAnswer, Registration>(() => notProvided('signUp')),
    /**
     * `isOwed`: the request is an old one, which meanwhile may have been fulfilled or overtaken by
     * another login.
     */
    signOut: fromPromise<void, { isOwed: boolean }>(() => notProvided('signOut')),
  },
  delays: { loginPause: 100, recheckPause: 10_000 },
  guards: {
    isUser: (_, { user }: MaybeUser) => user != null,
    owesSignOut: ({ context }) => context.owesSignOut,
    mayComeLater: (_, { error }: Caught) => isTransient(error),
    hasLastIdentity: ({ context }) => context.lastIdentity !== null,
    hasCredentials: (_, given: { email: string; password: string }) =>
      missingCredentials(given) === null,
  },
  actions: {
    setUser: assign((_, { user = null }: MaybeUser) => ({
      user,
      lastIdentity: user,
      owesSignOut: false,
      error: null,
      notice: null,
    })),
    trustLastIdentity: assign(({ context }) => ({ user: context.lastIdentity })),
    setDestination: assign((_, { redirect_to }: { redirect_to?: string | undefined }) => ({
      redirectTo: insideProduct(redirect_to),
    })),
    clearUser: assign({ user: null, lastIdentity: null, error: null, redirectTo: null }),
    recordDebt: assign({ owesSignOut: true }),
    settleDebt: assign({ owesSignOut: false }),
    clearMessages: assign({ error: null, notice: null }),
    demandCredentials: assign((_, given: { email: string; password: string }) => ({
      error: { message: missingCredentials(given) ?? '' },
    })),
    explainLogin: assign((_, { error }: Caught) => ({ error: loginError(failureOf(error)) })),
    explainGoogle: assign((_, { error }: Caught) => ({ error: googleError(failureOf(error)) })),
    explainRegistration: assign((_, { error }: Caught) => ({
      error: registrationError(failureOf(error)),
    })),
    announceMail: assign((_, { email, verificationSent }: SignUpAnswer) => ({
      notice: verificationNotice(email, verificationSent),
    })),
    emitLogin: emit(({ context }) => ({ type: 'auth.loggedIn', user: signedInUser(context) })),
    emitLogout: emit({ type: 'auth.loggedOut' }),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ user: null, error: null, notice: null, redirectTo: null, ...input }),
  initial: 'notInitialized',
  states: {
    notInitialized: {
      on: { 'auth.init': [{ guard: 'owesSignOut', target: 'signingOut' }, { target: 'loading' }] },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'checkUser',
        src: 'checkUser',
        onDone: [
          {
            guard: { type: 'isUser', params: output },
            target: 'authenticated',
            actions: { type: 'setUser', params: output },
          },
          { target: 'anonymous', actions: 'clearUser' },
        ],
        onError: [
          {
            guard: 'hasLastIdentity',
            target: 'authenticated.unconfirmed',
            actions: 'trustLastIdentity',
          },
          { target: 'anonymous.unanswered' },
        ],
      },
    },
    anonymous: {
      tags: 'anonymous',
      initial: 'idle',
      on: {
        'auth.login': [
          {
            guard: { type: 'hasCredentials', params: ({ event }) => event },
            target: '.signingIn',
            actions: 'clearMessages',
          },
          { actions: { type: 'demandCredentials', params: ({ event }) => event } },
        ],
        'auth.googleLogin': { target: '.signingInWithGoogle', actions: 'clearMessages' },
        'auth.register': { target: '.signingUp', actions: 'clearMessages' },
        'auth.recheck': [{ guard: 'owesSignOut', target: 'signingOut' }, { target: '.asking' }],
        'auth.userChanged': {
          target: 'settling',
          actions: [{ type: 'setUser', params: ({ event }) => event }, 'emitLogin'],
        },
      },
      states: {
        idle: {},
        leaving: {
          tags: 'leaving',
          on: { 'network.online': { target: '#auth.signingOut' } },
          after: { recheckPause: { target: '#auth.signingOut' } },
        },
        unanswered: {
          tags: 'unconfirmed',
          on: { 'network.online': { target: 'asking' } },
          after: { recheckPause: { target: 'asking' } },
        },
        asking: {
          invoke: {
            id: 'askUser',
            src: 'checkUser',
            onDone: [
              {
                guard: { type: 'isUser', params: output },
                target: '#auth.authenticated',
                actions: { type: 'setUser', params: output },
              },
              { target: 'idle' },
            ],
            onError: { target: 'unanswered' },
          },
        },
        signingIn: {
          tags: 'busy',
          on: { 'auth.*': {} },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => credentialsOf(event),
            onDone: {
              target: '#auth.settling',
              actions: [
                { type: 'setUser', params: output },
                { type: 'setDestination', params: output },
                'emitLogin',
              ],
            },
            onError: { target: 'idle', actions: { type: 'explainLogin', params: caught } },
          },
        },
        signingInWithGoogle: {
          tags: 'busy',
          on: { 'auth.*': {} },
          invoke: {
            id: 'signInWithGoogle',
            src: 'signIn',
            input: ({ event }) => credentialsOf(event),
            onDone: {
              target: '#auth.settling',
              actions: [
                { type: 'setUser', params: output },
                { type: 'setDestination', params: output },
                'emitLogin',
              ],
            },
            onError: { target: 'idle', actions: { type: 'explainGoogle', params: caught } },
          },
        },
        signingUp: {
          tags: 'busy',
          on: { 'auth.*': {} },
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ event }) => registrationOf(event),
            onDone: [
              {
                guard: { type: 'isUser', params: output },
                target: '#auth.settling',
                actions: [{ type: 'setUser', params: output }, 'emitLogin'],
              },
              { target: 'idle', actions: { type: 'announceMail', params: output } },
            ],
            onError: { target: 'idle', actions: { type: 'explainRegistration', params: caught } },
          },
        },
      },
    },
    settling: { tags: ['anonymous', 'busy'], after: { loginPause: { target: 'authenticated' } } },
    authenticated: {
      tags: 'signedIn',
      initial: 'confirmed',
      on: {
        'auth.logout': { target: 'signingOut' },
        'auth.userChanged': { actions: { type: 'setUser', params: ({ event }) => event } },
        'auth.recheck': { target: '.rechecking' },
        'auth.expired': { target: '.expired' },
      },
      states: {
        confirmed: {},
        unconfirmed: {
          tags: 'unconfirmed',
          on: { 'network.online': { target: 'rechecking' } },
          after: { recheckPause: { target: 'rechecking' } },
        },
        rechecking: {
          tags: 'unconfirmed',
          invoke: {
            id: 'recheckUser',
            src: 'checkUser',
            onDone: [
              {
                guard: { type: 'isUser', params: output },
                target: 'confirmed',
                actions: { type: 'setUser', params: output },
              },
              { target: '#auth.anonymous', actions: ['clearUser', 'emitLogout'] },
            ],
            onError: { target: 'unconfirmed' },
          },
        },
        expired: {
          tags: 'expired',
          on: {
            'auth.expired': {},
            'auth.recheck': {},
            'auth.signInAgain': { target: 'signingInAgain', actions: 'clearMessages' },
            'auth.googleLogin': { target: 'signingInAgain', actions: 'clearMessages' },
          },
        },
        signingInAgain: {
          tags: ['expired', 'busy'],
          on: { 'auth.expired': {}, 'auth.recheck': {} },
          invoke: {
            id: 'signInAgain',
            src: 'signIn',
            input: ({ event, context }) => credentialsOf(event, context.user?.email),
            onDone: { target: 'confirmed', actions: { type: 'setUser', params: output } },
            onError: { target: 'expired', actions: { type: 'explainLogin', params: caught } },
          },
        },
      },
    },
    signingOut: {
      tags: ['anonymous', 'busy'],
      entry: ['clearUser', 'emitLogout'],
      exit: 'settleDebt',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ isOwed: context.owesSignOut }),
        onDone: { target: 'anonymous' },
        onError: [
          {
            guard: { type: 'mayComeLater', params: caught },
            target: 'anonymous.leaving',
            actions: 'recordDebt',
          },
          { target: 'anonymous' },
        ],
      },
    },
  },
})
