/**
 * The pictures of the open account's newest pins, so that the grid is whole without a network. The page says which; the rest is removed.
 * A pin's picture is about 400 kB: 120 of them are about 48 MB. On a full disk they go: all of them when one more does not fit, and when
 * a change of the pins does not (`dropPictures`, called by the page).
 */
export const MOST_PICTURES = 120
const AT_ONCE = 4
const name = 'pinloom-pictures'

export interface PictureParts {
  readonly caches: Pick<CacheStorage, 'open' | 'delete' | 'has' | 'match'>
  readonly fetch: typeof globalThis.fetch
}

export function createPictureCache({ caches, fetch }: PictureParts) {
  let round = 0

  /** Keeps these and no others. A later call ends an earlier one. */
  async function keep(wanted: readonly string[]): Promise<void> {
    const own = ++round
    const urls = wanted.slice(0, MOST_PICTURES)
    const cache = await caches.open(name)
    const kept = new Set((await cache.keys()).map((request) => request.url))
    await Promise.all([...kept].filter((url) => !urls.includes(url)).map(async (url) => cache.delete(url)))
    const missing = urls.filter((url) => !kept.has(url))
    const work = async (): Promise<void> => {
      for (let url = missing.shift(); url !== undefined && own === round; url = missing.shift()) {
        const answer = await fetch(url)
        // The page has dropped it meanwhile: the pins need the room.
        if (!(await caches.has(name))) missing.length = 0
        else if (answer.ok) await cache.put(url, answer)
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    } catch (error) {
      missing.length = 0
      if (error instanceof DOMException && error.name === 'QuotaExceededError') await dropPictures(caches)
      // Anything else is the network, which is asked again when the page tells the next list.
    }
  }

  return {
    keep,
    async picture(request: Request): Promise<Response> {
      // Not by opening it, which would make one that has been dropped anew.
      return (await caches.match(request, { cacheName: name, ignoreVary: true })) ?? fetch(request)
    },
  }
}

/** One by one: the room of a cache that the worker still has open comes free only when the worker lets go of it. */
export async function dropPictures(caches: PictureParts['caches']): Promise<void> {
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  await Promise.all((await cache.keys()).map(async (request) => cache.delete(request)))
  await caches.delete(name)
}
