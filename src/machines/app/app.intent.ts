/** What the root is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

type Reported = { snapshot: { context: { user?: { id: string } | null } } }
const hasUser = ({ snapshot }: Reported): boolean => (snapshot.context.user ?? null) !== null

export const appIntent: PathIntent = {
  events: {
    'screen.opened': 'The user opens a screen with a machine.',
    'screen.closed': 'The user leaves a screen with a machine.',
  },
  actors: {
    auth: 'The session',
    analytics: 'The analytics library',
    environment: 'The watch over network and visibility',
    build: 'The watch over new builds',
    openStudio: 'The download of the signed-in part',
    accounts: 'The list of accounts',
    pages: 'The list of pages',
    pins: 'The list of pins',
    pinFlow: 'The flow of Generate',
    tasks: 'The list of jobs',
    workspaceImport: 'The import of a workspace file',
  },
  delays: {},
  expected: [
    { in: 'signedOut', on: 'xstate.snapshot.auth', when: hasUser, to: 'signedIn.arriving' },
    {
      in: 'signedIn.working',
      on: 'xstate.snapshot.auth',
      when: (event: Reported) => !hasUser(event),
      to: 'signedOut',
      sets: () => ({ user: null }),
    },
    { in: 'signedIn.arriving', on: 'xstate.done.actor.openStudio', to: 'signedIn.working' },
  ],
}
