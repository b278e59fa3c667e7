/**
 * The public pages as whole HTML with the operator's configuration, by the module that the build
 * has made for it (`core/public/prerendering.ts`). Each is made once and kept: there are as many as
 * the build says, for every request.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import {
  PRERENDER_MODULE,
  type Prerenderer,
  type PrerenderModule,
} from '#core/public/prerendering.ts'
import type { Log } from '../../log.ts'

export interface PublicPageMaker {
  /** Null for what is no public page, and where the build has none. */
  page(path: string, config: RuntimeConfig): Promise<string | null>
  /**
   * Of all that it makes; none where the build has none. Rejects where its module can't be opened.
   */
  addresses(): Promise<readonly string[]>
}

/** Each name under which a module is opened stays in memory. */
const MAX_NAMES = 20

interface Opened {
  readonly build: string
  readonly prerenderer: Promise<Prerenderer>
  readonly pages: Map<string, Promise<string | null>>
}

export function createPublicPageMaker(distDir: string, log: Log): PublicPageMaker {
  const file = join(distDir, PRERENDER_MODULE)
  let opened: Opened | null = null
  let failures = 0
  /** A build that was put in the place of the last one is opened again. */
  const openNow = async (): Promise<Opened | null> => {
    const times = await Promise.all(
      [file, join(distDir, 'index.html')].map(
        async (name) => (await stat(name).catch(() => null))?.mtimeMs,
      ),
    )
    if (times[0] === undefined) return null
    const build = times.join('-')
    if (opened?.build === build) return opened
    const now: Opened = {
      build,
      prerenderer: openModule(file, distDir, `${build}-${Math.min(failures, MAX_NAMES)}`),
      pages: new Map(),
    }
    opened = now
    now.prerenderer.catch(() => {
      // Under another name: Node keeps a module that failed once as failed.
      failures += 1
      if (opened === now) opened = null
    })
    return now
  }
  return {
    addresses: async () => (await (await openNow())?.prerenderer)?.addresses ?? [],
    async page(path, config) {
      try {
        const now = await openNow()
        const prerenderer = await now?.prerenderer
        if (
          now === null ||
          prerenderer === undefined ||
          !prerenderer.addresses.includes(withoutSlash(path))
        )
          return null
        const key = `${withoutSlash(path)} ${JSON.stringify(config)}`
        const page = now.pages.get(key) ?? prerenderer.page(path, config)
        now.pages.set(key, page)
        // Trouble may pass.
        page.catch(() => now.pages.delete(key))
        return await page
      } catch (error) {
        // The application itself draws every page: a visitor only waits longer.
        log.error('A public page could not be made.', { path, error })
        return null
      }
    },
  }
}

async function openModule(file: string, distDir: string, name: string): Promise<Prerenderer> {
  const module = (await import(`${pathToFileURL(file).href}?${name}`)) as PrerenderModule
  return module.openPrerenderer(distDir)
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
