/**
 * The application's own files, kept so that it starts without a network. Each build has a cache of
 * its own, named by its id. A file is asked from every cache: names carry the hash of the content,
 * so an open tab of an older build finds its chunks until it is closed. Every page holds a shared
 * Web Lock with its build's name, and so does a worker that fills its cache; a cache whose lock is
 * free, and that is not the worker's own, is removed.
 */
import { buildLock } from './page-messages.ts'

/** Written in by the build: its id and the paths of its files. */
export interface Shell {
  readonly build: string
  readonly files: readonly string[]
  /** Only where the inspector is on. */
  readonly inspector: readonly string[]
}

export interface ShellParts {
  readonly origin: string
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>
  readonly fetch: typeof globalThis.fetch
  readonly locks: BuildLocks
}

export interface BuildLocks {
  /** The names of the Web Locks that are held. */
  readonly held: () => Promise<readonly string[]>
  /** Holds one, shared, until the work is done. */
  readonly hold: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** A page that the network does not give within this time is taken from the cache. */
const PAGE_TIMEOUT_MS = 4_000
const prefix = 'pinloom-shell-'
/** The screen under whose address the page is kept: it is the same for all. */
const ANY_SCREEN = '/generate'

export function createShellCache(shell: Shell, { origin, caches, fetch, locks }: ShellParts) {
  const page = new URL(ANY_SCREEN, origin).href
  const name = `${prefix}${shell.build}`

  /**
   * What an older build already has is not fetched again. Fails, and leaves nothing, when a file
   * cannot be had. The build's lock is held meanwhile: no page of it is open yet, and a worker of
   * another build that tidies up must not take it for an unused one.
   */
  async function fillUnderLock(): Promise<void> {
    const hadInspector = await hasInspector(caches, origin)
    const cache = await caches.open(name)
    try {
      await cache.put(page, await wholeAnswer(await fetch(page, { cache: 'no-store' }), page))
      await take(cache, shell.files)
      if (hadInspector) await take(cache, shell.inspector)
    } catch (error) {
      await caches.delete(name)
      throw error
    }
  }

  async function take(cache: Cache, paths: readonly string[]): Promise<void> {
    const takeOne = async (url: string): Promise<void> => {
      const known = await caches.match(url)
      await cache.put(url, known ?? (await wholeAnswer(await fetch(url), url)))
    }
    await Promise.all(paths.map(async (path) => takeOne(new URL(path, origin).href)))
  }

  /**
   * The page that was kept may be of a time when the inspector was off. One of another build has
   * other files.
   */
  async function keepInspector(): Promise<void> {
    const cache = await caches.open(name)
    await take(cache, shell.inspector)
    const answer = await wholeAnswer(await fetch(page, { cache: 'no-store' }), page)
    if ((await answer.clone().text()).includes(shell.build)) await cache.put(page, answer)
  }

  /** Removes the builds that no open page runs. */
  async function tidy(): Promise<void> {
    const held = await locks.held()
    const inUse = (cache: string): boolean =>
      cache === name || held.includes(buildLock(cache.slice(prefix.length)))
    const shells = (await caches.keys()).filter((cache) => cache.startsWith(prefix))
    const unused = shells.filter((cache) => !inUse(cache))
    await Promise.all(unused.map(async (cache) => caches.delete(cache)))
  }

  return {
    fill: async (): Promise<void> => locks.hold(buildLock(shell.build), fillUnderLock),
    tidy,
    keepInspector,
    async file(request: Request): Promise<Response> {
      return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
    },
    /**
     * The page from the network, for it may be a newer build; from the cache when there is no
     * network, or one that does not answer.
     */
    async page(request: Request, patience = PAGE_TIMEOUT_MS): Promise<Response> {
      const kept = async (): Promise<Response | undefined> =>
        (await caches.open(name)).match(page, { ignoreVary: true })
      const asked = fetch(request)
      // When the cache has answered already, a later failure of the network does not matter.
      asked.catch(() => undefined)
      try {
        const first = await Promise.race([asked, afterPatience(patience)])
        if (first !== 'late' && first.status < 500) return first
        return (await kept()) ?? (first === 'late' ? await asked : first)
      } catch (error) {
        const shown = await kept()
        if (shown === undefined) throw error
        return shown
      }
    },
  }
}

/** In any build: a page that was cached in an older build is also needed in the next. */
async function hasInspector(caches: ShellParts['caches'], origin: string): Promise<boolean> {
  for (const name of await caches.keys()) {
    const kept = name.startsWith(prefix) ? await (await caches.open(name)).keys() : []
    if (kept.some(({ url }) => url.startsWith(`${origin}/inspector/`))) return true
  }
  return false
}

async function wholeAnswer(answer: Response, url: string): Promise<Response> {
  if (!answer.ok || answer.redirected) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

async function afterPatience(patience: number): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('late'), patience)
  })
}
