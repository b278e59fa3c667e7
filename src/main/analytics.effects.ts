/** Joins the analytics machine to posthog, which is loaded only with a key, when the page is idle, in its slim form. */
import type { PostHog } from 'posthog-js/dist/module.slim'
import { fromPromise } from 'xstate'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { analyticsMachine } from '../machines/analytics.machine.ts'
import { screensOnly } from './screens-only.ts'
import { whenIdle } from './when-idle.ts'

export function provideAnalytics({ posthog_key, posthog_host }: Pick<RuntimeConfig, 'posthog_key' | 'posthog_host'>) {
  let library: PostHog | null = null
  return analyticsMachine.provide({
    actors: {
      loadLibrary: fromPromise(async (): Promise<void> => {
        if (posthog_key === null) return
        await whenIdle()
        const { posthog } = await import('posthog-js/dist/module.slim')
        posthog.init(posthog_key, { ...(posthog_host === null ? {} : { api_host: posthog_host }), persistence: 'localStorage', capture_pageview: 'history_change', autocapture: false, disable_session_recording: true, before_send: (event) => screensOnly(event, window.location.origin) })
        library = posthog
      }),
    },
    guards: { isLibraryReady: () => library?.__loaded === true },
    actions: {
      identify: (_, { identity }) => {
        if (identity !== null) library?.identify(identity.id, { email: identity.email, name: identity.name })
      },
      reset: () => library?.reset(),
    },
  })
}
