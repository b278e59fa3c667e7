/**
 * Whether the network is there and the page can be seen, as the browser reports it.
 *   watching: page.visible | page.hidden | network.online | network.offline  (each remembered)
 */
import { assign, fromCallback, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'

export interface EnvironmentContext {
  readonly online: boolean
  readonly visible: boolean
}
export type EnvironmentEvent =
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
  | { type: 'network.online' }
  | { type: 'network.offline' }

export const environmentMachine = setup({
  types: {
    context: {} as EnvironmentContext,
    input: {} as EnvironmentContext,
    events: {} as EnvironmentEvent,
  },
  actors: { watchPage: fromCallback<EnvironmentEvent>(() => notProvided('watchPage')) },
  actions: {
    rememberVisible: assign((_, { visible }: { visible: boolean }) => ({ visible })),
    rememberOnline: assign((_, { online }: { online: boolean }) => ({ online })),
  },
}).createMachine({
  id: 'environment',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      /**
       * Unwatched, what was known at the start goes on to hold, and what waits for the network asks
       * again by its timers.
       */
      invoke: { id: 'watchPage', src: 'watchPage', onError: {} },
      on: {
        'page.visible': { actions: { type: 'rememberVisible', params: { visible: true } } },
        'page.hidden': { actions: { type: 'rememberVisible', params: { visible: false } } },
        'network.online': { actions: { type: 'rememberOnline', params: { online: true } } },
        'network.offline': { actions: { type: 'rememberOnline', params: { online: false } } },
      },
    },
  },
})
