/**
 * Provides the effects of the analytics machine with posthog's slim build. It is loaded only with a
 * key, with consent, and when the page is idle. It fetches no settings, loads no other code, and
 * sends only screens and the user's identity.
 */
import type { PostHog } from 'posthog-js/dist/module.slim'
import { fromPromise } from 'xstate'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { analyticsMachine } from '../../machines/analytics/analytics.machine.ts'
import { whenIdle } from '../page/when-idle.ts'

export function provideAnalytics({
  posthog_key: key,
  posthog_host,
}: Pick<RuntimeConfig, 'posthog_key' | 'posthog_host'>) {
  let library: PostHog | null = null
  /** A screen may be opened while the library loads. It is sent once. */
  let lastPath: string | null = null
  return analyticsMachine.provide({
    actors: {
      loadLibrary: fromPromise(async ({ signal }): Promise<void> => {
        if (key === null) return
        await whenIdle()
        const [{ posthog }, { DISABLED_FEATURES, filterAnalyticsEvent }] = await Promise.all([
          import('posthog-js/dist/module.slim'),
          import('./analytics-filter.ts'),
        ])
        // Consent may have been withdrawn meanwhile.
        if (signal.aborted) return
        if (library === null)
          posthog.init(key, {
            ...DISABLED_FEATURES,
            ...(posthog_host === null ? {} : { api_host: posthog_host }),
            persistence: 'localStorage',
            capture_pageview: false,
            before_send: (event) => filterAnalyticsEvent(event, window.location.origin),
          })
        // An earlier opt-out may still be stored in this browser.
        posthog.opt_in_capturing({ captureEventName: false })
        library = posthog
      }),
    },
    guards: {
      isLibraryReady: () => library?.__loaded === true && !library.has_opted_out_capturing(),
    },
    actions: {
      identify: (_, { identity }) => {
        if (identity !== null)
          library?.identify(identity.id, { email: identity.email, name: identity.name })
      },
      reset: () => library?.reset(),
      notifyScreen: () => {
        if (window.location.pathname !== lastPath) library?.capture('$pageview')
        lastPath = window.location.pathname
      },
      withdraw: () => {
        lastPath = null
        library?.reset(true)
        library?.opt_out_capturing()
        if (key !== null) forgetVisitor(key)
      },
    },
  })
}

/** Removes what the library stores about a visitor in this browser. */
function forgetVisitor(key: string): void {
  for (const area of [localStorage, sessionStorage]) {
    for (const name of Object.keys(area))
      if (name.startsWith(`ph_${key}`) || name === `__ph_opt_in_out_${key}`) area.removeItem(name)
  }
}
