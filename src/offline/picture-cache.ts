/**
 * The pictures of the open account's newest pins, so that the grid is whole without a network. The
 * page says which; the rest is removed. A pin's picture is about 400 kB: 120 of them are about 48
 * MB. On a full disk they go: all of them when one more does not fit, and when a change of the pins
 * does not (`dropPictures`, called by the page). For a while none is kept then: they would take the
 * same room again.
 */
export const MAX_PICTURES = 120
const MAX_PARALLEL = 4
const name = 'pinloom-pictures'
/**
 * Says when the pictures were dropped. A cache too, for page and worker both see it, and a worker
 * that is asleep forgets everything else.
 */
const droppedName = 'pinloom-pictures-dropped'
const droppedUrl = 'https://pinloom.invalid/dropped-at'
const PAUSE_AFTER_DROP_MS = 10 * 60_000

export interface PictureParts {
  readonly caches: Pick<CacheStorage, 'open' | 'delete' | 'has' | 'match'>
  readonly fetch: typeof globalThis.fetch
  readonly now: () => number
}

export function createPictureCache({ caches, fetch, now }: PictureParts) {
  let round = 0

  /**
   * Keeps these and no others. A later call ends an earlier one. In the ten minutes after a drop it
   * keeps none.
   */
  async function keep(wanted: readonly string[]): Promise<void> {
    const own = ++round
    if (await isPausing(caches, now())) return
    const urls = wanted.slice(0, MAX_PICTURES)
    const cache = await caches.open(name)
    const kept = (await cache.keys()).map((request) => request.url)
    const missing = urls.filter((url) => !kept.includes(url))
    const awaited = new Set(missing.map(fileOf))
    const drop = async (isOver: (url: string) => boolean): Promise<void> =>
      void (await Promise.all(
        kept
          .filter((url) => !urls.includes(url) && isOver(url))
          .map(async (url) => cache.delete(url)),
      ))
    // Of a file that is asked for under another version the one that is here stays until that has
    // come.
    await drop((url) => !awaited.has(fileOf(url)))
    const work = async (): Promise<void> => {
      for (let url = missing.shift(); url !== undefined && own === round; url = missing.shift()) {
        const answer = await fetch(url)
        // The page has dropped it meanwhile: the pins need the room.
        if (!(await caches.has(name))) missing.length = 0
        else if (answer.ok) {
          await cache.put(url, answer)
          const file = fileOf(url)
          await drop((old) => fileOf(old) === file)
        }
      }
    }
    try {
      await Promise.all(Array.from({ length: MAX_PARALLEL }, work))
    } catch (error) {
      missing.length = 0
      if (isFull(error)) await dropPictures({ caches, now })
      // Anything else is the network, which is asked again when the page reports the next list.
    }
  }

  return {
    keep,
    async picture(request: Request): Promise<Response> {
      // Not by opening it, which would make one that has been dropped again.
      const kept = { cacheName: name, ignoreVary: true }
      const found = await caches.match(request, kept)
      if (found !== undefined) return found
      // Every change of a pin gives its picture's address another version, also one made without a
      // network: the file is the same.
      const older = async (): Promise<Response | undefined> =>
        caches.match(request, { ...kept, ignoreSearch: true })
      try {
        const answer = await fetch(request)
        return answer.status < 500 ? answer : ((await older()) ?? answer)
      } catch (error) {
        const shown = await older()
        if (shown === undefined) throw error
        return shown
      }
    },
  }
}

/** The address without its version. */
function fileOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/**
 * One by one: the room of a cache that the worker still has open comes free only when the worker
 * lets go of it.
 */
export async function dropPictures({
  caches,
  now,
}: Pick<PictureParts, 'caches' | 'now'>): Promise<void> {
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  await Promise.all((await cache.keys()).map(async (request) => cache.delete(request)))
  await caches.delete(name)
  await recordDrop({ caches, now })
}

async function recordDrop({ caches, now }: Pick<PictureParts, 'caches' | 'now'>): Promise<void> {
  try {
    const dropped = await caches.open(droppedName)
    await dropped.put(droppedUrl, new Response(String(now())))
  } catch (error) {
    // The pins come first: on a disk that has no room even for this, the next list finds out by
    // itself.
    if (!isFull(error)) throw error
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** A moment in the future is that of a clock that was wrong. */
async function isPausing(caches: PictureParts['caches'], now: number): Promise<boolean> {
  const dropped = await caches.match(droppedUrl, { cacheName: droppedName })
  if (dropped === undefined) return false
  const since = now - Number(await dropped.text())
  return since >= 0 && since < PAUSE_AFTER_DROP_MS
}
