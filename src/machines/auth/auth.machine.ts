/**
 * The session: who is signed in, how they sign in, and how they sign out. Only an answer of the
 * server (401, 403, or 200 without id) ends it. After no answer or a 5xx the last confirmed user
 * stays, tagged `unconfirmed`, and the request is repeated when the network is back.
 *   notInitialized -auth.init-> loading -> anonymous | authenticated   (together: the specification's "initialized")
 *   anonymous { idle, unanswered -> asking, signingIn | signingInWithGoogle -> enteringCode <-> checkingCode, signingUp } -> settling (100 ms) -> authenticated
 *   authenticated { confirmed, unconfirmed <-> rechecking, expired <-> signingInAgain -> enteringCode <-> checkingCode } -auth.logout-> signingOut -> anonymous
 *   signingOut -no answer-> anonymous.leaving -> signingOut (network.online, 10 s); a page that starts before it was answered begins at signingOut
 */
import { caught, output } from '../done-event.ts'
import { codeOf, credentialsOf, registrationOf } from './auth-context.ts'
import { authSetup } from './auth-setup.ts'

const ifUser = {
  guard: { type: 'isUser', params: output },
  actions: { type: 'setUser', params: output },
} as const

/** A login that the server accepted; the login form stays for a moment (`settling`). */
const settle = {
  target: '#auth.settling',
  actions: [
    { type: 'setUser', params: output },
    { type: 'setDestination', params: output },
    'emitLogin',
  ],
} as const

/**
 * The second step of a login, in the login form and in the sheet over an expired session: both have
 * a state `enteringCode` and a state `checkingCode`.
 */
const askForCode = {
  guard: { type: 'needsCode', params: caught },
  target: 'enteringCode',
  actions: { type: 'setChallenge', params: caught },
} as const

/** `back` is the state before the login. */
const codeEvents = (back: 'idle' | 'expired') =>
  ({
    'auth.enterCode': { target: 'checkingCode', actions: 'clearMessages' },
    'auth.cancelCode': { target: back, actions: 'dropChallenge' },
  }) as const

/** An expired challenge leads `back`; after another refusal a new code can be entered. */
const codeRefusals = (back: 'idle' | 'expired') =>
  [
    {
      guard: { type: 'isChallengeExpired', params: caught },
      target: back,
      actions: ['dropChallenge', { type: 'explainLogin', params: caught }],
    },
    { target: 'enteringCode', actions: { type: 'explainLogin', params: caught } },
  ] as const

export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    user: null,
    error: null,
    notice: null,
    redirectTo: null,
    challenge: null,
    ...input,
  }),
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
          { ...ifUser, target: 'authenticated' },
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
      exit: 'dropChallenge',
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
          actions: [
            { type: 'setUser', params: ({ event }) => event },
            { type: 'setDestination', params: ({ event }) => event },
            'emitLogin',
          ],
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
            onDone: [{ ...ifUser, target: '#auth.authenticated' }, { target: 'idle' }],
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
            onDone: settle,
            onError: [
              askForCode,
              { target: 'idle', actions: { type: 'explainLogin', params: caught } },
            ],
          },
        },
        signingInWithGoogle: {
          tags: 'busy',
          on: { 'auth.*': {} },
          invoke: {
            id: 'signInWithGoogle',
            src: 'signIn',
            input: ({ event }) => credentialsOf(event),
            onDone: settle,
            onError: [
              askForCode,
              { target: 'idle', actions: { type: 'explainGoogle', params: caught } },
            ],
          },
        },
        enteringCode: {
          tags: 'code',
          on: codeEvents('idle'),
        },
        checkingCode: {
          tags: ['code', 'busy'],
          on: { 'auth.*': {} },
          invoke: {
            id: 'signInWithCode',
            src: 'signInWithCode',
            input: ({ event, context }) => codeOf(event, context),
            onDone: settle,
            onError: codeRefusals('idle'),
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
              { ...ifUser, target: 'confirmed' },
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
            onError: [
              askForCode,
              { target: 'expired', actions: { type: 'explainLogin', params: caught } },
            ],
          },
        },
        enteringCode: {
          tags: ['expired', 'code'],
          on: {
            'auth.expired': {},
            'auth.recheck': {},
            ...codeEvents('expired'),
          },
        },
        checkingCode: {
          tags: ['expired', 'code', 'busy'],
          on: { 'auth.expired': {}, 'auth.recheck': {} },
          invoke: {
            id: 'signInAgainWithCode',
            src: 'signInWithCode',
            input: ({ event, context }) => codeOf(event, context),
            onDone: {
              target: 'confirmed',
              actions: [{ type: 'setUser', params: output }, 'dropChallenge'],
            },
            onError: codeRefusals('expired'),
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
