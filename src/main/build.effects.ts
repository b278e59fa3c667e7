/**
 * Joins the build machine to `builds/latest.json`, to Vite's report of a chunk that is gone, and to
 * the reload with its guard.
 */
import { z } from 'zod'
import { fromCallback, fromPromise } from 'xstate'
import { Build } from '#core/contract/system.contract.ts'
import type { GeneralClient } from '../api/general-client.ts'
import { buildMachine, type BuildEvent, type Reloading } from '../machines/build.machine.ts'
import { answerOf } from './answer.ts'
import { storedJson, type Area } from '../persistence/stored-json.ts'

/**
 * A page that reloads because a chunk is gone does not do so again within this time: the chunk may
 * be gone for good.
 */
export const RELOAD_GUARD = 10_000

export interface BuildParts {
  readonly general: GeneralClient
  readonly sessionStorage: Area
  readonly now: () => number
  readonly reload: () => void
}

export function provideBuild({ general, sessionStorage, now, reload }: BuildParts) {
  const reloadedAt = storedJson(sessionStorage, 'reloadedAt', z.number())
  return buildMachine.provide({
    actors: {
      watchChunks: fromCallback<BuildEvent>(({ sendBack }) => {
        const hear = (event: Event): void => {
          keepRouterFromReloading(sessionStorage, event)
          sendBack({ type: 'build.chunkFailed' })
        }
        window.addEventListener('vite:preloadError', hear)
        return () => window.removeEventListener('vite:preloadError', hear)
      }),
      fetchLatestBuild: fromPromise(
        async ({ signal }) => answerOf(await general('/builds/latest.json', Build, signal)).id,
      ),
      reloadPage: fromPromise(async ({ signal }): Promise<Reloading> => {
        const last = reloadedAt.read()
        if (last !== null && now() - last < RELOAD_GUARD) return 'guarded'
        // Without an answer there is no page to reload: the one that is open, and what is typed in
        // it, would be lost.
        const latest = await general('/builds/latest.json', Build, signal)
        if (!latest.ok && latest.failure.status === null) return 'unreachable'
        reloadedAt.write(now())
        reload()
        return 'reloaded'
      }),
    },
  })
}

/**
 * The router reloads by itself when a screen's chunk is gone, once for each message: neither our
 * guard nor the network is asked. It looks for this mark first, and finds it.
 */
function keepRouterFromReloading(sessionStorage: Area, event: Event): void {
  if (!('payload' in event) || !(event.payload instanceof Error)) return
  storedJson(sessionStorage, `tanstack_router_reload:${event.payload.message}`, z.literal(1)).write(
    1,
  )
}
