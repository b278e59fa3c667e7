/**
 * The pictures of the open account's newest pins, so that the grid is whole without a network. The page says which; the rest is removed.
 * A pin's picture is about 400 kB: 120 of them are about 48 MB. A full disk gives way to the pins themselves: all pictures are dropped.
 */
export const MOST_PICTURES = 120
const AT_ONCE = 4
const name = 'pinloom-pictures'

export interface PictureParts {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>
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
      for (let url = missing.shift(); url !== undefined && own === round; url = missing.shift()) await fetchInto(cache, url)
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    } catch (error) {
      missing.length = 0
      if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(name)
      // Anything else is the network, which is asked again when the page tells the next list.
    }
  }

  async function fetchInto(cache: Cache, url: string): Promise<void> {
    const answer = await fetch(url)
    if (answer.ok) await cache.put(url, answer)
  }

  return {
    keep,
    async picture(request: Request): Promise<Response> {
      return (await (await caches.open(name)).match(request, { ignoreVary: true })) ?? fetch(request)
    },
  }
}
