/** Joins the build machine to `builds/latest.json`, to Vite's report of a chunk that is gone, and to the reload with its guard. */
import { z } from 'zod'
import { fromCallback, fromPromise } from 'xstate'
import { Build } from '#core/contract/system.contract.ts'
import type { GeneralClient } from '../api/general-client.ts'
import { buildMachine, type BuildEvent } from '../machines/build.machine.ts'
import { answerOf } from './answer.ts'
import { storedJson, type Area } from './stored-json.ts'

/** A page that reloads because a chunk is gone does not do so again within this time: the chunk may be gone for good. */
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
        const hear = (): void => sendBack({ type: 'build.chunkFailed' })
        window.addEventListener('vite:preloadError', hear)
        return () => window.removeEventListener('vite:preloadError', hear)
      }),
      fetchLatestBuild: fromPromise(async ({ signal }) => answerOf(await general('/builds/latest.json', Build, signal)).id),
      reloadPage: fromPromise(async (): Promise<'reloaded' | 'guarded'> => {
        const last = reloadedAt.read()
        if (last !== null && now() - last < RELOAD_GUARD) return 'guarded'
        reloadedAt.write(now())
        reload()
        return 'reloaded'
      }),
    },
  })
}
