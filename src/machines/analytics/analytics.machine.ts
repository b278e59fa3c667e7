/**
 * Sends the analytics library the user and the opened screens: identified after a login or when
 * already signed in at start, reset after logout, anonymous otherwise. With no key, and before the
 * user's consent, nothing is loaded and nothing polls.
 *   deciding -> off | unallowed        polling -library gone-> off
 *   unallowed -consent.given-> polling(100 ms) -> ready        polling | ready -consent.refused-> unallowed
 */
import { assign, fromPromise, setup } from 'xstate'
import type { User } from '#core/contract/account/auth.contract.ts'
import { notProvided } from '../not-provided.ts'

/** Full name is built from first and last name. */
export interface AnalyticsIdentity {
  readonly id: string
  readonly email: string
  readonly name: string
}
export type AnalyticsEvent =
  | { type: 'auth.loggedIn'; user: User }
  | { type: 'auth.loggedOut' }
  | { type: 'consent.given' }
  | { type: 'consent.refused' }
  | { type: 'screen.opened' }

export const analyticsMachine = setup({
  types: {
    context: {} as { enabled: boolean; identity: AnalyticsIdentity | null },
    input: {} as { enabled: boolean },
    events: {} as AnalyticsEvent,
  },
  actors: { loadLibrary: fromPromise<void>(() => notProvided('loadLibrary')) },
  delays: { readinessPoll: 100 },
  guards: {
    isEnabled: ({ context }) => context.enabled,
    isLibraryReady: (): boolean => notProvided('isLibraryReady'),
    isIdentified: ({ context }) => context.identity !== null,
  },
  actions: {
    rememberUser: assign((_, { user }: { user: User }) => ({ identity: identityOf(user) })),
    forgetUser: assign({ identity: null }),
    identify: (_args, _params: { identity: AnalyticsIdentity | null }): void =>
      notProvided('identify'),
    reset: (): void => notProvided('reset'),
    notifyScreen: (): void => notProvided('notifyScreen'),
    /** Sends nothing more, and keeps nothing in the browser. */
    withdraw: (): void => notProvided('withdraw'),
  },
}).createMachine({
  id: 'analytics',
  context: ({ input }) => ({ enabled: input.enabled, identity: null }),
  initial: 'deciding',
  on: {
    'auth.loggedIn': {
      actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.user }) },
    },
    'auth.loggedOut': { actions: 'forgetUser' },
  },
  states: {
    deciding: { always: [{ guard: 'isEnabled', target: 'unallowed' }, { target: 'off' }] },
    off: {},
    /** Consent was not yet requested, was refused, or was withdrawn. */
    unallowed: { on: { 'consent.given': { target: 'polling' } } },
    polling: {
      initial: 'waiting',
      invoke: { id: 'loadLibrary', src: 'loadLibrary', onDone: {}, onError: { target: 'off' } },
      on: { 'consent.refused': { target: 'unallowed', actions: 'withdraw' } },
      states: {
        waiting: { after: { readinessPoll: { target: 'asking' } } },
        asking: {
          always: [
            { guard: 'isLibraryReady', target: '#analytics.arriving' },
            { target: 'waiting' },
          ],
        },
      },
    },
    arriving: {
      always: [
        {
          guard: 'isIdentified',
          target: 'ready',
          actions: { type: 'identify', params: ({ context }) => ({ identity: context.identity }) },
        },
        { target: 'ready' },
      ],
    },
    ready: {
      entry: 'notifyScreen',
      on: {
        'screen.opened': { actions: 'notifyScreen' },
        'auth.loggedIn': {
          actions: [
            { type: 'rememberUser', params: ({ event }) => ({ user: event.user }) },
            { type: 'identify', params: ({ context }) => ({ identity: context.identity }) },
          ],
        },
        'auth.loggedOut': { actions: ['forgetUser', 'reset'] },
        'consent.refused': { target: 'unallowed', actions: 'withdraw' },
      },
    },
  },
})

function identityOf(user: User): AnalyticsIdentity {
  return { id: user.id, email: user.email, name: `${user.first_name} ${user.last_name}`.trim() }
}
