/**
 * The root. It starts the machines for life, and those of a signed-in user only while there is one,
 * so that logging out stops them and aborts their requests. It sends the children what they need of
 * each other: identity, surroundings, the selected account, grounds.
 *   signedOut -auth: a user-> signedIn { arriving -> working { accounts, pages, pins, pinFlow, tasks, workspaceImport } } -auth: none-> signedOut
 *   another user: working again
 */
import {
  assign,
  enqueueActions,
  fromPromise,
  sendTo,
  setup,
  stopChild,
  type SnapshotFrom,
} from 'xstate'
import {
  forLife,
  idOf,
  pass,
  studioActors,
  whileSignedIn,
  type AppContext,
  type AppInput,
  type ScreenEvent,
} from './app-context.ts'
import { analyticsMachine } from '../analytics/analytics.machine.ts'
import { accountFacts, authFacts, pageGrounds, pinGrounds, type AuthFacts } from './app-observed.ts'
import { caught } from '../done-event.ts'
import { authMachine } from '../auth/auth.machine.ts'
import { buildMachine } from '../build/build.machine.ts'
import { environmentMachine, type EnvironmentContext } from '../environment/environment.machine.ts'
import { notProvided } from '../not-provided.ts'

export type AppEvent =
  | { type: 'xstate.snapshot.auth'; snapshot: SnapshotFrom<typeof authMachine> }
  | ScreenEvent
const brokenDown = {
  actions: [
    { type: 'rememberFault', params: caught },
    { type: 'reportFault', params: caught },
  ],
} as const
export const appMachine = setup({
  types: { context: {} as AppContext, input: {} as AppInput, events: {} as AppEvent },
  actors: {
    auth: authMachine,
    analytics: analyticsMachine,
    environment: environmentMachine,
    build: buildMachine,
    openStudio: fromPromise<void>(() => notProvided('openStudio')),
    ...studioActors,
  },
  guards: {
    isAnotherUser: ({ context }, { user }: AuthFacts) =>
      user !== null && user.id !== context.user?.id,
    hasLeft: (_, { user }: AuthFacts) => user === null,
  },
  actions: {
    enter: assign((_, { user, isExpired }: AuthFacts) => ({
      user,
      sessionExpired: isExpired,
      accountId: null,
      chosenPages: null,
      pinGrounds: null,
    })),
    leave: assign({
      user: null,
      sessionExpired: false,
      accountId: null,
      chosenPages: null,
      pinGrounds: null,
    }),
    initAuth: sendTo('auth', { type: 'auth.init' }),
    notifyAnalyticsIn: sendTo('analytics', ({ context }) =>
      context.user === null
        ? { type: 'auth.loggedOut' }
        : { type: 'auth.loggedIn', user: context.user },
    ),
    notifyAnalyticsOut: sendTo('analytics', { type: 'auth.loggedOut' }),
    setSession: enqueueActions(({ enqueue, context, system }, { user, isExpired }: AuthFacts) => {
      if (user !== context.user) enqueue.assign({ user })
      if (isExpired === context.sessionExpired) return
      enqueue.assign({ sessionExpired: isExpired })
      for (const name of whileSignedIn)
        pass(enqueue, system.get(name), {
          type: isExpired ? 'session.expired' : 'session.restored',
        })
    }),
    setSurroundings: enqueueActions(
      ({ enqueue, context, system }, { online, visible }: EnvironmentContext) => {
        enqueue.assign({ online, visible })
        for (const name of [...forLife, ...whileSignedIn]) {
          if (online !== context.online)
            pass(enqueue, system.get(name), { type: online ? 'network.online' : 'network.offline' })
          if (visible !== context.visible)
            pass(enqueue, system.get(name), { type: visible ? 'page.visible' : 'page.hidden' })
        }
      },
    ),
    setAccount: enqueueActions(
      (
        { enqueue, context, system },
        { accountId, isKnown }: { accountId: string | null; isKnown: boolean },
      ) => {
        if (!isKnown || accountId === context.accountId) return
        enqueue.assign({ accountId })
        for (const name of ['pages', 'pins', 'tasks'])
          pass(enqueue, system.get(name), { type: 'account.changed', accountId })
      },
    ),
    setGrounds: enqueueActions(
      (
        { enqueue, context, system },
        changed: Partial<Pick<AppContext, 'chosenPages' | 'pinGrounds'>>,
      ) => {
        const { chosenPages, pinGrounds: pins } = { ...context, ...changed }
        if (
          chosenPages === context.chosenPages &&
          JSON.stringify(pins) === JSON.stringify(context.pinGrounds)
        )
          return
        enqueue.assign({ chosenPages, pinGrounds: pins })
        pass(enqueue, system.get('pinFlow'), {
          type: 'flow.groundsChanged',
          grounds: chosenPages === null || pins === null ? null : { chosenPages, ...pins },
        })
      },
    ),
    openScreen: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'screen.opened') return
      const { id, logic, input } = event
      // Only the screen knows its name.
      enqueue.spawnChild(logic() as never, { id, systemId: id, input } as never)
    }),
    closeScreen: stopChild((_, { id }: { id: string }) => id),
    rememberFault: assign((_, { error }: { error: unknown }) => ({
      fault: error instanceof Error ? error.message : String(error),
    })),
    reportFault: (_, { error }: { error: unknown }): void =>
      console.error('A machine broke down:', error),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({
    ...input,
    user: null,
    sessionExpired: false,
    accountId: null,
    chosenPages: null,
    pinGrounds: null,
    fault: null,
  }),
  initial: 'signedOut',
  invoke: [
    {
      id: 'environment',
      systemId: 'environment',
      src: 'environment',
      input: ({ context }) => ({ online: context.online, visible: context.visible }),
      onSnapshot: {
        actions: { type: 'setSurroundings', params: ({ event }) => event.snapshot.context },
      },
      onError: brokenDown,
    },
    {
      id: 'analytics',
      systemId: 'analytics',
      src: 'analytics',
      input: ({ context }) => ({ enabled: context.analyticsEnabled }),
      onError: brokenDown,
    },
    {
      id: 'build',
      systemId: 'build',
      src: 'build',
      input: ({ context }) => ({ buildId: context.buildId, visible: context.visible }),
      onError: brokenDown,
    },
    {
      id: 'auth',
      systemId: 'auth',
      src: 'auth',
      input: ({ context: { lastIdentity, owesSignOut } }) => ({ lastIdentity, owesSignOut }),
      onSnapshot: {},
      onError: brokenDown,
    },
  ],
  entry: 'initAuth',
  on: {
    'screen.opened': { actions: 'openScreen' },
    'screen.closed': { actions: { type: 'closeScreen', params: ({ event }) => event } },
  },
  states: {
    signedOut: {
      on: {
        'xstate.snapshot.auth': {
          guard: { type: 'isAnotherUser', params: authFacts },
          target: 'signedIn',
          actions: [{ type: 'enter', params: authFacts }, 'notifyAnalyticsIn'],
        },
      },
    },
    signedIn: {
      initial: 'arriving',
      on: {
        'xstate.snapshot.auth': [
          {
            guard: { type: 'hasLeft', params: authFacts },
            target: 'signedOut',
            actions: ['leave', 'notifyAnalyticsOut'],
          },
          { actions: { type: 'setSession', params: authFacts } },
        ],
      },
      states: {
        arriving: {
          on: {
            'xstate.snapshot.auth': {
              guard: { type: 'isAnotherUser', params: authFacts },
              actions: [{ type: 'enter', params: authFacts }, 'notifyAnalyticsIn'],
            },
          },
          invoke: {
            id: 'openStudio',
            src: 'openStudio',
            onDone: { target: 'working' },
            onError: brokenDown,
          },
        },
        working: {
          on: {
            'xstate.snapshot.auth': {
              guard: { type: 'isAnotherUser', params: authFacts },
              target: 'working',
              reenter: true,
              actions: [{ type: 'enter', params: authFacts }, 'notifyAnalyticsIn'],
            },
          },
          invoke: [
            {
              id: 'pages',
              systemId: 'pages',
              src: 'pages',
              input: ({ context }) => ({
                selectedPages: context.recall().selectedPages,
                newId: context.newId,
              }),
              onSnapshot: { actions: { type: 'setGrounds', params: pageGrounds } },
              onError: brokenDown,
            },
            {
              id: 'pins',
              systemId: 'pins',
              src: 'pins',
              input: ({ context }) => ({ userId: idOf(context) }),
              onSnapshot: { actions: { type: 'setGrounds', params: pinGrounds } },
              onError: brokenDown,
            },
            {
              id: 'pinFlow',
              systemId: 'pinFlow',
              src: 'pinFlow',
              input: ({ context }) => ({ preferences: context.recall().preferences }),
              onError: brokenDown,
            },
            {
              id: 'tasks',
              systemId: 'tasks',
              src: 'tasks',
              input: ({ context }) => ({ ...context, starts: context.recall().starts }),
              onError: brokenDown,
            },
            {
              id: 'workspaceImport',
              systemId: 'workspaceImport',
              src: 'workspaceImport',
              input: ({ context }) => ({ chance: context.chance }),
              onError: brokenDown,
            },
            {
              id: 'accounts',
              systemId: 'accounts',
              src: 'accounts',
              input: ({ context }) => ({
                userId: idOf(context),
                selectedAccount: context.recall().selectedAccount,
              }),
              onSnapshot: { actions: { type: 'setAccount', params: accountFacts } },
              onError: brokenDown,
            },
          ],
        },
      },
    },
  },
})
