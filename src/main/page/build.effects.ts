/**
 * Provides the effects of the build machine: `builds/latest.json`, Vite's event for a missing
 * chunk, and the guarded reload.
 */
import { z } from 'zod'
import { fromCallback, fromPromise } from 'xstate'
import { Build } from '#core/contract/system.contract.ts'
import type { GeneralClient } from '../../api/general-client.ts'
import {
  buildMachine,
  type BuildEvent,
  type Reloading,
} from '../../machines/build/build.machine.ts'
import { answerOf } from '../answer.ts'
import { storedJson, type Area } from '../../persistence/stored-json.ts'

/** Minimum time between two reloads for a missing chunk, in case it is missing for good. */
export const RELOAD_GUARD_MS = 10_000

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
        const onChunkError = (event: Event): void => {
          preventRouterReload(sessionStorage, event)
          sendBack({ type: 'build.chunkFailed' })
        }
        window.addEventListener('vite:preloadError', onChunkError)
        return () => window.removeEventListener('vite:preloadError', onChunkError)
      }),
      fetchLatestBuild: fromPromise(
        async ({ signal }) => answerOf(await general('/builds/latest.json', Build, signal)).id,
      ),
      reloadPage: fromPromise<Reloading, { readonly buildId: string }>(
        async ({ input, signal }) => {
          const last = reloadedAt.read()
          if (last !== null && now() - last < RELOAD_GUARD_MS) return 'guarded'
          // A reload loses what is typed in the page: not while the server can't be reached, and not
          // for a chunk that was only lost on its way.
          const latest = await general('/builds/latest.json', Build, signal)
          if (!latest.ok && latest.failure.status === null) return 'unreachable'
          if (latest.ok && latest.answer.id === input.buildId) return 'upToDate'
          reloadedAt.write(now())
          reload()
          return 'reloaded'
        },
      ),
    },
  })
}

/**
 * The router itself reloads when a screen's chunk is missing, once per error message, without our
 * guard and also offline. It does not when it finds this key.
 */
function preventRouterReload(sessionStorage: Area, event: Event): void {
  if (!('payload' in event) || !(event.payload instanceof Error)) return
  storedJson(sessionStorage, `tanstack_router_reload:${event.payload.message}`, z.literal(1)).write(
    1,
  )
}
