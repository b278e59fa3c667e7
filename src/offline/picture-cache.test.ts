import { caches as storage, Request as UndiciRequest, Response as UndiciResponse } from 'undici'
import { beforeEach, expect, test } from 'vitest'
import {
  createPictureCache,
  dropPictures,
  MAX_PICTURES,
  type PictureParts,
} from './picture-cache.ts'

const name = 'pinloom-pictures'
const minutes = 60_000
// Undici's caches take only undici's own requests and responses; what is used of them here is the
// same as in a browser.
const real = storage as unknown as CacheStorage
const address = (at: number | string): string => `http://pinloom.test/media/${at}.jpg`
const asking = (at: number | string): Request =>
  new UndiciRequest(address(at)) as unknown as Request
const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => address(at))
const keptNow = async (): Promise<string[]> =>
  (await (await real.open(name)).keys()).map(({ url }) => url).toSorted()

interface World {
  /** More pictures than this do not fit. */
  readonly room?: number
  /** What the network does before it answers. */
  readonly before?: (url: string) => Promise<void>
  readonly status?: (url: string) => number
}

function world({
  room = Infinity,
  before = async () => undefined,
  status = () => 200,
}: World = {}) {
  const asked: string[] = []
  /** What was to be stored. */
  const put: string[] = []
  const fetch = async (input: Request | string): Promise<Response> => {
    const url = typeof input === 'string' ? input : input.url
    asked.push(url)
    await before(url)
    return new UndiciResponse(`picture of ${url}`, { status: status(url) }) as unknown as Response
  }
  const open: CacheStorage['open'] = async (which) => {
    const cache = await real.open(which)
    const store: Cache['put'] = async (url, answer) => {
      if (which === name) put.push(typeof url === 'string' ? url : 'no address')
      if ((await cache.keys()).length >= room) throw new DOMException('full', 'QuotaExceededError')
      await cache.put(
        url,
        answer instanceof UndiciResponse
          ? answer
          : (new UndiciResponse(await answer.text()) as unknown as Response),
      )
    }
    return new Proxy(cache, {
      get: (target, key) => {
        const part: unknown = key === 'put' ? store : Reflect.get(target, key)
        return typeof part === 'function' ? part.bind(target) : part
      },
    })
  }
  const caches: PictureParts['caches'] = {
    open,
    delete: async (which) => real.delete(which),
    has: async (which) => real.has(which),
    match: async (request, options) => real.match(request, options),
  }
  const clock = { time: 1_000 * minutes }
  const parts = { caches, fetch: fetch as typeof globalThis.fetch, now: () => clock.time }
  return { asked, put, clock, parts, pictures: createPictureCache(parts) }
}

beforeEach(async () => {
  for (const one of await real.keys()) await real.delete(one)
})

test('the newest 120 pictures are kept, the rest of the list is not asked for', async () => {
  const { pictures, asked } = world()
  await pictures.keep(numbers(200))
  expect(await keptNow()).toEqual(numbers(MAX_PICTURES).toSorted())
  expect(asked).toHaveLength(MAX_PICTURES)
})

test('a new list removes what it does not name, and asks only for what is not there', async () => {
  const { pictures, asked } = world()
  await pictures.keep(['a', 'b'].map(address))
  await pictures.keep(['b', 'c'].map(address))
  expect(await keptNow()).toEqual(['b', 'c'].map(address))
  expect(asked).toEqual(['a', 'b', 'c'].map(address))
})

test('a kept picture is shown without the network, another one with it', async () => {
  const { pictures, asked } = world()
  await pictures.keep([address('a')])
  expect(await (await pictures.picture(asking('a'))).text()).toBe(`picture of ${address('a')}`)
  expect(asked).toEqual([address('a')])
  await pictures.picture(asking('b'))
  expect(asked).toEqual(['a', 'b'].map(address))
})

test('without a network a picture that a change has given another version is shown as it is here, until that comes', async () => {
  const net = { isThere: true, status: 200 }
  const { pictures } = world({
    before: async () => (net.isThere ? undefined : Promise.reject(new TypeError('fetch failed'))),
    status: () => net.status,
  })
  const [older, newer, other] = [
    `${address('a')}?v=1`,
    `${address('a')}?v=2`,
    `${address('b')}?v=1`,
  ]
  const asked = new UndiciRequest(newer) as unknown as Request
  await pictures.keep([older, other])
  net.isThere = false
  await pictures.keep([newer])
  expect(await keptNow()).toEqual([older])
  expect(await (await pictures.picture(asked)).text()).toBe(`picture of ${older}`)
  await expect(pictures.picture(asking('c'))).rejects.toThrow('fetch failed')
  net.isThere = true
  net.status = 502
  expect(await (await pictures.picture(asked)).text()).toBe(`picture of ${older}`)
  expect((await pictures.picture(asking('c'))).status).toBe(502)
  net.status = 200
  await pictures.keep([newer])
  expect(await keptNow()).toEqual([newer])
  expect(await (await pictures.picture(asked)).text()).toBe(`picture of ${newer}`)
})

test('an answer that is no picture is not kept', async () => {
  const { pictures } = world({ status: (url) => (url === address('gone') ? 404 : 200) })
  await pictures.keep(['gone', 'there'].map(address))
  expect(await keptNow()).toEqual([address('there')])
})

test('a network that goes away keeps what has come', async () => {
  const { pictures } = world({
    before: async (url) =>
      url === address(9) ? Promise.reject(new TypeError('fetch failed')) : undefined,
  })
  await pictures.keep(numbers(9))
  await pictures.keep(numbers(10))
  expect(await keptNow()).toEqual(numbers(9))
})

test('when one does not fit, all of them go, and no further one is asked for', async () => {
  const { pictures, asked } = world({ room: 3 })
  await pictures.keep(numbers(50))
  expect(await real.has(name)).toBe(false)
  expect(asked.length).toBeLessThan(12)
})

test('dropped while they are being fetched, they do not come back with the next answer', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { pictures, parts, put } = world({
    before: async (url) => (url === address('late') ? arrived : undefined),
  })
  const keeping = pictures.keep([address('late'), ...numbers(2)])
  await expect.poll(keptNow).toEqual(numbers(2))
  await dropPictures(parts)
  await pictures.picture(asking('seen'))
  arrive()
  await keeping
  expect(await real.has(name)).toBe(false)
  expect(put).toEqual(numbers(2))
})

test('to drop frees the room at once though the cache is open elsewhere, and makes none where there is none', async () => {
  const { pictures, parts } = world()
  await pictures.keep(numbers(3))
  const open = await real.open(name)
  await dropPictures(parts)
  expect(await open.keys()).toEqual([])
  await dropPictures(parts)
  expect(await real.has(name)).toBe(false)
})

test('what is dropped stays away for ten minutes, whichever tab gets the next list, and comes back with one after that', async () => {
  const { pictures, parts, clock, asked } = world()
  await pictures.keep(numbers(2))
  await dropPictures(parts)
  clock.time += 10 * minutes - 1
  await pictures.keep(numbers(3))
  await createPictureCache(parts).keep(numbers(3))
  expect([await real.has(name), asked]).toEqual([false, numbers(2)])
  clock.time += 1
  await pictures.keep(numbers(3))
  expect(await keptNow()).toEqual(numbers(3))
})

test('when one did not fit, the next list is not tried either, unless the clock went back', async () => {
  const { pictures, clock, asked } = world({ room: 3 })
  await pictures.keep(numbers(50))
  const before = asked.length
  await pictures.keep(numbers(2))
  expect(asked).toHaveLength(before)
  clock.time -= minutes
  await pictures.keep(numbers(2))
  expect(await keptNow()).toEqual(numbers(2))
})

test('a drop that nobody can note any more is still a drop', async () => {
  const { pictures, parts } = world()
  await pictures.keep(numbers(2))
  await dropPictures({
    ...parts,
    caches: {
      ...parts.caches,
      open: async (which) =>
        which === name
          ? parts.caches.open(which)
          : Promise.reject(new DOMException('full', 'QuotaExceededError')),
    },
  })
  expect(await real.has(name)).toBe(false)
})
