/** What the machine of the analytics library is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

export const analyticsIntent: PathIntent = {
  events: {
    'auth.loggedIn': 'The user logs in.',
    'auth.loggedOut': 'The user logs out.',
    'consent.given': 'The user allows analytics.',
    'consent.refused': 'The user refuses analytics.',
    'screen.opened': 'The user opens a screen.',
  },
  actors: { loadLibrary: 'The download of the analytics library' },
  delays: { readinessPoll: { words: 'pause between two looks for the library', lasts: 100 } },
  expected: [
    { in: 'unallowed', on: 'consent.given', to: 'polling' },
    { in: 'polling', on: 'consent.refused', to: 'unallowed' },
    { in: 'ready', on: 'consent.refused', to: 'unallowed' },
    { in: 'polling', on: 'xstate.error.actor.loadLibrary', to: 'off' },
    { in: 'ready', on: 'auth.loggedOut', to: 'stays', sets: () => ({ identity: null }) },
  ],
}
