/**
 * Paths through consent, loading the library and identifying the user. The model decides when the
 * library is ready.
 */
import type { User } from '#core/contract/account/auth.contract.ts'
import { analyticsMachine, type AnalyticsIdentity } from './analytics.machine.ts'
import { idlePromise, type PathModel } from '../../../packages/model-paths/path-model.ts'
import { analyticsIntent } from './analytics.intent.ts'

const user: User = {
  id: 'u',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'L',
  email_verified: true,
  has_password: true,
  created_at: 1,
}

export const analyticsModel: PathModel = {
  name: 'analytics',
  machine: analyticsMachine.provide({
    actors: { loadLibrary: idlePromise },
    // The timer's event says whether the library is ready by then: both ways out of asking are
    // walked.
    guards: { isLibraryReady: ({ event }) => 'ready' in event && event.ready === true },
    actions: {
      identify: () => undefined,
      reset: () => undefined,
      withdraw: () => undefined,
      notifyScreen: () => undefined,
    },
  }),
  inputs: [{ enabled: true }, { enabled: false }],
  cases: {
    'auth.loggedIn': [{ user }],
    'xstate.after.readinessPoll.analytics.polling.waiting': [{ ready: true }, { ready: false }],
  },
  abstract: ({ identity }: { identity: AnalyticsIdentity | null }) => [identity !== null],
  invariants: [
    (snapshot, inFlight) =>
      snapshot.context.enabled === false && inFlight.length > 0
        ? 'loads something without a key'
        : null,
    (snapshot) =>
      snapshot.context.enabled === false && !snapshot.matches('off') ? 'polls without a key' : null,
    (snapshot, inFlight) =>
      snapshot.matches('unallowed') && inFlight.length > 0 ? 'loads what nobody has allowed' : null,
  ],
  steps: [
    ({ event, before, after }) =>
      before.matches('unallowed') && event.type !== 'consent.given' && !after.matches('unallowed')
        ? 'goes on without having been allowed'
        : null,
    ({ event, after }) =>
      event.type === 'consent.refused' && !after.matches('unallowed') && !after.matches('off')
        ? 'goes on after it was refused'
        : null,
  ],
  intent: analyticsIntent,
  unreachable: {},
}
