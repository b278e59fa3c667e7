/**
 * Paths through the root: sign-in, sign-out, and another user. Its children do nothing here; they
 * have their own models.
 */
import { appInput, still, stillChildren } from './app.builder.ts'
import type { AppContext } from './app-context.ts'
import { appMachine } from './app.machine.ts'
import { idlePromise, type PathModel } from '../../../packages/model-paths/path-model.ts'
import { appIntent } from './app.intent.ts'

const auth = (id: string | null, expired = false): object => ({
  snapshot: {
    context: { user: id === null ? null : { id } },
    hasTag: (tag: string) => (tag === 'signedIn' && id !== null) || (tag === 'expired' && expired),
  },
})
const child = (context: object, ...tags: string[]): object => ({
  snapshot: { context, hasTag: (tag: string) => tags.includes(tag) },
})

/** Those of a signed-in person. */
const ofUser = ['accounts', 'pages', 'pins', 'pinFlow', 'tasks', 'workspaceImport']

export const appModel: PathModel = {
  name: 'app',
  machine: appMachine.provide({
    actors: { ...stillChildren, openStudio: idlePromise },
    actions: { reportFault: () => undefined },
  }),
  inputs: [appInput],
  cases: {
    'screen.opened': [{ id: 'calendarMove', logic: () => still(), input: undefined }],
    'screen.closed': [{ id: 'calendarMove' }],
    'xstate.snapshot.auth': [auth('ada'), auth('ada', true), auth('bob'), auth(null)],
    'xstate.snapshot.environment': [
      child({ online: true, visible: true }),
      child({ online: false, visible: false }),
    ],
    'xstate.snapshot.accounts': [
      child({ selectedAccount: null }, 'loading'),
      child({ selectedAccount: { id: 'a' } }, 'ready'),
      child({ selectedAccount: null }, 'ready'),
    ],
    'xstate.snapshot.pages': [
      child({ selection: { count: 2 } }, 'ready'),
      child({ selection: { count: 0 } }, 'loading'),
    ],
    'xstate.snapshot.pins': [
      child({ book: { count: 3, selectedIds: ['p'], committedIds: [] } }, 'ready'),
      child({ book: { count: 0, selectedIds: [], committedIds: [] } }, 'ready', 'damaged'),
      child({ book: {} }, 'loading'),
    ],
  },
  abstract: ({
    user,
    sessionExpired,
    accountId,
    chosenPages,
    pinGrounds,
    online,
    visible,
    fault,
  }: AppContext) => [
    user?.id,
    sessionExpired,
    accountId,
    chosenPages,
    pinGrounds !== null,
    online,
    visible,
    fault !== null,
  ],
  invariants: [
    (snapshot, inFlight) =>
      snapshot.matches('signedOut') && ofUser.some((name) => inFlight.includes(name))
        ? 'a machine of a signed-in user lives on'
        : null,
    (snapshot, inFlight) =>
      snapshot.matches({ signedIn: 'working' }) && !ofUser.every((name) => inFlight.includes(name))
        ? 'a machine of the signed-in user is missing'
        : null,
    (snapshot, inFlight) =>
      inFlight.includes('openStudio') && !snapshot.matches({ signedIn: 'arriving' })
        ? 'the machines of a user are loaded for nobody'
        : null,
    (_, inFlight) =>
      ['auth', 'analytics', 'environment', 'build'].every((name) => inFlight.includes(name))
        ? null
        : 'a machine for life is missing',
    (snapshot) =>
      snapshot.matches('signedOut') && snapshot.context.user !== null
        ? 'signed out with a user'
        : null,
  ],
  intent: appIntent,
  unreachable: {},
}
