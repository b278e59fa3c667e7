/**
 * Joins the analytics machine to posthog: loaded only with a key, when somebody has allowed it and
 * the page is idle, in its slim form. It asks for no settings, loads nothing more, and sends
 * nothing but screens and who is here.
 */
import type { PostHog } from 'posthog-js/dist/module.slim'
import { fromPromise } from 'xstate'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { analyticsMachine } from '../machines/analytics.machine.ts'
import { whenIdle } from './when-idle.ts'

export function provideAnalytics({
  posthog_key: key,
  posthog_host,
}: Pick<RuntimeConfig, 'posthog_key' | 'posthog_host'>) {
  let library: PostHog | null = null
  /** A screen may be opened while the library comes: it is told once. */
  let toldPath: string | null = null
  return analyticsMachine.provide({
    actors: {
      loadLibrary: fromPromise(async ({ signal }): Promise<void> => {
        if (key === null) return
        await whenIdle()
        const [{ posthog }, { NOTHING_ELSE, screensOnly }] = await Promise.all([
          import('posthog-js/dist/module.slim'),
          import('./screens-only.ts'),
        ])
        // It may have been refused meanwhile.
        if (signal.aborted) return
        if (library === null)
          posthog.init(key, {
            ...NOTHING_ELSE,
            ...(posthog_host === null ? {} : { api_host: posthog_host }),
            persistence: 'localStorage',
            capture_pageview: false,
            before_send: (event) => screensOnly(event, window.location.origin),
          })
        // A refusal of another day may still stand in this browser.
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
      tellScreen: () => {
        if (window.location.pathname !== toldPath) library?.capture('$pageview')
        toldPath = window.location.pathname
      },
      withdraw: () => {
        toldPath = null
        library?.reset(true)
        library?.opt_out_capturing()
        if (key !== null) forgetVisitor(key)
      },
    },
  })
}

/** What the library keeps of a visitor in this browser. */
function forgetVisitor(key: string): void {
  for (const area of [localStorage, sessionStorage]) {
    for (const name of Object.keys(area))
      if (name.startsWith(`ph_${key}`) || name === `__ph_opt_in_out_${key}`) area.removeItem(name)
  }
}
