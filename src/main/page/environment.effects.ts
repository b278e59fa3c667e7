/** Provides the effects of the environment machine with the browser's events. */
import { fromCallback } from 'xstate'
import {
  environmentMachine,
  type EnvironmentContext,
  type EnvironmentEvent,
} from '../../machines/environment/environment.machine.ts'

export function environmentNow(): EnvironmentContext {
  return { online: navigator.onLine, visible: document.visibilityState === 'visible' }
}

export function provideEnvironment() {
  return environmentMachine.provide({
    actors: {
      watchPage: fromCallback<EnvironmentEvent>(({ sendBack }) => {
        const stop = new AbortController()
        const { signal } = stop
        document.addEventListener(
          'visibilitychange',
          () =>
            sendBack({
              type: document.visibilityState === 'visible' ? 'page.visible' : 'page.hidden',
            }),
          { signal },
        )
        window.addEventListener('online', () => sendBack({ type: 'network.online' }), { signal })
        window.addEventListener('offline', () => sendBack({ type: 'network.offline' }), { signal })
        return () => stop.abort()
      }),
    },
  })
}
