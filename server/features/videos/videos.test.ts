import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBody } from '#core/contract/call/errors.contract.ts'
import { MAX_VIDEO_BYTES } from '#core/contract/content/videos.contract.ts'
import { createSafeFetch } from '../../platform/fetch/safe-fetch.ts'
import {
  startTestPinSite,
  TEST_VIDEO,
  testPin,
  type TestPinSite,
} from '../../../tests/support/pinterest/pin-site.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { findVideo } from './find-video.ts'
import { videosFeature } from './videos.feature.ts'

let site: TestPinSite
/** May be reached, and is not Pinterest's. */
let other: TestPinSite
let fetcher: ReturnType<typeof createSafeFetch>
let baseUrl: string
let server: Awaited<ReturnType<typeof start>>
const start = testServers()

/** The client that asked for files disconnects. */
let leaving: AbortController

beforeEach(async () => {
  leaving = new AbortController()
  site = await startTestPinSite()
  other = await startTestPinSite()
  site.elsewhere = other.origin
  fetcher = createSafeFetch({
    allowHosts: [site.host, other.host],
    userAgent: 'PinloomBot/0.1',
    now: Date.now,
    limits: { gap: 0 },
  })
  server = await start({
    config: { videoHosts: [site.host], trustProxy: true },
    features: (platform) => [videosFeature(platform, { fetcher })],
  })
  baseUrl = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  // Files that were not read to their end are cut off first: server and fetcher wait for what they
  // have under way. An abort alone does not do it, for the signal made of two may have been
  // collected.
  leaving.abort()
  held = []
  server.app.server.closeAllConnections()
  await site.close()
  await other.close()
  await fetcher.close()
})

async function find(address: string) {
  const outcome = await server.browser().client('findVideo', { body: { address, own: true } })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer
}
/** Answers that are collected before they were read give their places back. */
let held: Response[] = []
async function fileBy(
  visitor: string | null,
  search: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(
    `${baseUrl}/api/tools/video-file/?${new URLSearchParams(search).toString()}`,
    {
      headers: visitor === null ? {} : { 'x-forwarded-for': visitor },
      signal: AbortSignal.any([signal, leaving.signal]),
    },
  )
  held.push(response)
  return response
}
/** As a visitor from elsewhere. */
const fileFor = async (visitor: string, file: string, signal: AbortSignal) =>
  fileBy(visitor, { address: `${site.origin}/videos/${file}.mp4`, own: 'yes' }, signal)
const fileAt = async (address: string, own = 'yes', signal = leaving.signal) =>
  fileBy(null, { address, own }, signal)

describe('finding', () => {
  test('a pin’s formats come with their sizes, whichever way they were found', async () => {
    const bytes = TEST_VIDEO.byteLength
    expect(await find(testPin(site, 'state'))).toEqual({
      problem: null,
      page_error: null,
      video: {
        title: 'Lemon cake in a minute',
        seconds: 15.5,
        found_by: 'state',
        formats: [
          {
            address: `${site.origin}/videos/mc/720p/aa/bb/lemon.mp4`,
            width: 720,
            height: 1280,
            bytes,
          },
          {
            address: `${site.origin}/videos/mc/expMp4/aa/bb/lemon_t1.mp4`,
            width: 360,
            height: 640,
            bytes,
          },
        ],
      },
    })
    expect(await find(testPin(site, 'json-ld'))).toMatchObject({
      video: { found_by: 'json_ld', formats: [{ bytes }] },
    })
    expect(await find(`${site.origin}/videos/a.mp4`)).toMatchObject({
      video: { found_by: 'address', formats: [{ width: null, bytes }] },
    })
  })

  test.each([
    ['picture', 'no_video'],
    ['playlist', 'playlist_only'],
    ['changed', 'changed'],
  ])('a page of the kind "%s" is told as %s', async (name, problem) => {
    expect(await find(testPin(site, name))).toEqual({ video: null, problem, page_error: null })
  })

  test('what is no address of a pin is not fetched', async () => {
    for (const address of [
      'lemon cake',
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      'http://127.0.0.1/pin/1/',
      'http://169.254.169.254/pin/1/',
      'http://[::1]/pin/1/',
      'https://evilpinimg.com/videos/a.mp4',
      `${site.origin}/other`,
      `${site.origin}/login/`,
    ])
      expect([
        address,
        await findVideo({ fetcher, extraHosts: [site.host] }, address, AbortSignal.timeout(5_000)),
      ]).toEqual([address, { video: null, problem: 'not_pin', page_error: null }])
    expect(site.asked).toEqual([])
  })

  test('a page that leads into a private network is not followed, one that leads to a login is told as a change', async () => {
    expect(await find(`${site.origin}/pin/666/`)).toMatchObject({
      video: null,
      problem: 'unreadable',
      page_error: 'redirect_private',
    })
    expect(await find(`${site.origin}/pin/667/`)).toMatchObject({ problem: 'changed' })
    expect(await find(`${site.origin}/pin/669/`)).toMatchObject({
      problem: 'unreadable',
      page_error: 'bad_address',
    })
    expect(other.asked).toEqual([])
  })

  test('a pin that takes too long is told as that, in time', async () => {
    const slow = { ...fetcher, page: async () => new Promise<never>(() => undefined) }
    const late = await start({
      features: (platform) => [videosFeature(platform, { fetcher: slow }, { deadline: 30 })],
    })
    expect(
      await late.browser().client('findVideo', {
        body: { address: 'https://www.pinterest.com/pin/123456789123/', own: true },
      }),
    ).toMatchObject({
      ok: true,
      answer: { video: null, problem: 'unreadable', page_error: 'too_slow' },
    })
  })

  test('a format that is too large, gone, or no video is not offered', async () => {
    const of = async (file: string) => find(`${site.origin}/pin/668/?${encodeURIComponent(file)}`)
    expect(await of('/huge.mp4')).toMatchObject({ video: null, problem: 'too_large' })
    const told = {
      '/gone.mp4': 'not_found',
      '/page.mp4': 'not_html',
      '/away.mp4': 'redirect_private',
      '/elsewhere.mp4': 'bad_address',
      '/packed.mp4': 'bad_encoding',
    }
    for (const [file, page_error] of Object.entries(told))
      expect([file, await of(file)]).toMatchObject([
        file,
        { video: null, problem: 'unreadable', page_error },
      ])
    expect(other.asked).toEqual([])
  })

  test('the visitor says that he may, and an address has an end', async () => {
    const { client } = server.browser()
    expect(
      await client('findVideo', { body: { address: testPin(site, 'state'), own: false as true } }),
    ).toMatchObject({
      failure: {
        code: 'invalid',
        body: { own: ['Confirm that the video is yours, or that you have the right to use it.'] },
      },
    })
    expect(
      await client('findVideo', { body: { address: 'x'.repeat(3_000), own: true } }),
    ).toMatchObject({
      failure: {
        code: 'invalid',
        body: { address: ['An address can have at most 2,048 characters.'] },
      },
    })
    expect((await fileAt(`${site.origin}/videos/a.mp4`, 'no')).status).toBe(400)
    expect(site.asked).toEqual([])
  })

  test('a hundred requests at once: ten are answered', async () => {
    const { client } = server.browser()
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async () =>
        client('findVideo', { body: { address: 'no pin', own: true } }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'rate_limited' } })
  })
})

describe('the file', () => {
  test('comes whole, as a video to be saved and nothing else', async () => {
    const response = await fileAt(`${site.origin}/videos/a.mp4`)
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-length'),
      response.headers.get('x-content-type-options'),
    ]).toEqual([200, 'video/mp4', String(TEST_VIDEO.byteLength), 'nosniff'])
    expect(response.headers.get('content-disposition')).toContain(
      'attachment; filename="pin-video.mp4"',
    )
    expect(Buffer.from(await response.arrayBuffer()).equals(TEST_VIDEO)).toBe(true)
  })

  test('is refused from any other host, and no redirect leads out', async () => {
    for (const address of [
      'https://evilpinimg.com/videos/a.mp4',
      'https://i.pinimg.com/videos/a.mp4',
      'http://v1.pinimg.com/videos/a.mp4',
      'http://169.254.169.254/videos/a.mp4',
      'file:///etc/passwd',
      `${site.origin}/pin/1/`,
      'x',
    ]) {
      const response = await fileAt(address)
      expect([
        address,
        response.status,
        ((await response.json()) as { code: string }).code,
      ]).toEqual([address, 400, 'invalid'])
      server.clock.advance(30_000)
    }
    for (const file of ['away', 'elsewhere', 'gone', 'page', 'packed']) {
      const response = await fileAt(`${site.origin}/videos/${file}.mp4`)
      expect([file, response.status]).toEqual([file, 404])
      expect(await response.text()).not.toContain('alert')
    }
    expect(other.asked).toEqual([])
  })

  test('of 100 MB is refused, and one that never ends is cut at the limit', async () => {
    expect((await fileAt(`${site.origin}/videos/huge.mp4`)).status).toBe(413)
    const response = await fileAt(`${site.origin}/videos/endless.mp4`)
    expect(response.status).toBe(200)
    let size = 0
    const read = async () => {
      for await (const chunk of response.body ?? []) size += (chunk as Uint8Array).byteLength
    }
    await expect(read()).rejects.toThrow(/terminated|aborted/i)
    expect(size).toBeLessThanOrEqual(MAX_VIDEO_BYTES)
    await vi.waitFor(() => expect(site.open.size).toBe(0))
  })

  test('that breaks off is a broken download, and the server goes on', async () => {
    const response = await fileAt(`${site.origin}/videos/broken.mp4`)
    await expect(response.arrayBuffer()).rejects.toThrow(/terminated|aborted/i)
    expect((await fileAt(`${site.origin}/videos/a.mp4`)).status).toBe(200)
  })

  test('asked for by its head only, it takes nobody’s place', async () => {
    const address = `${baseUrl}/api/tools/video-file/?${new URLSearchParams({ address: `${site.origin}/videos/slow.mp4`, own: 'yes' }).toString()}`
    for (const _ of [1, 2, 3])
      expect(
        (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })).status,
      ).toBe(200)
    await vi.waitFor(() => expect(site.open.size).toBe(0))
    expect((await fileAt(`${site.origin}/videos/a.mp4`)).status).toBe(200)
  })

  test('two at once for one visitor; leaving gives the place back and Pinterest’s connection too', async () => {
    const gone = new AbortController()
    const slow = [
      await fileAt(`${site.origin}/videos/slow.mp4`, 'yes', gone.signal),
      await fileAt(`${site.origin}/videos/slow.mp4`, 'yes', gone.signal),
    ]
    expect(slow.map(({ status }) => status)).toEqual([200, 200])
    expect((await fileAt(`${site.origin}/videos/a.mp4`)).status).toBe(429)
    gone.abort()
    await vi.waitFor(() => expect(site.open.size).toBe(0))
    expect((await fileAt(`${site.origin}/videos/a.mp4`)).status).toBe(200)
  })
  test('the addresses of one /64 are one visitor, and a visitor who finds all places taken learns that, and when to come again', async () => {
    const { signal, abort } = controlled()
    const statuses = []
    for (const visitor of ['2001:db8:1:2::1', '2001:db8:1:2::2', '203.0.113.1', '203.0.113.1'])
      statuses.push((await fileFor(visitor, 'slow', signal)).status)
    expect(statuses).toEqual([200, 200, 200, 200])
    const own = await fileFor('2001:db8:1:2::3', 'a', signal)
    expect([
      own.status,
      own.headers.get('retry-after'),
      ErrorBody.parse(await own.json()).problem_codes?.['detail'],
    ]).toEqual([429, '20', { code: 'videos.yoursBusy', params: {} }])
    for (const _ of [1, 2]) expect((await fileFor('203.0.113.2', 'slow', signal)).status).toBe(200)
    const full = await fileFor('203.0.113.3', 'a', signal)
    expect([full.status, full.headers.get('retry-after'), await full.json()]).toEqual([
      503,
      '20',
      {
        code: 'busy',
        detail: 'Many people are downloading videos right now. Please try again in 20 seconds.',
        problem_codes: { detail: { code: 'videos.busy', params: { seconds: 20 } } },
      },
    ])
    abort()
    await vi.waitFor(() => expect(site.open.size).toBe(0))
    expect((await fileFor('203.0.113.3', 'a', controlled().signal)).status).toBe(200)
  })

  test('what is said of a file speaks of videos, by what went wrong', async () => {
    const answerTo = async (file: string) => {
      const response = await fileAt(`${site.origin}/videos/${file}.mp4`)
      return [
        response.status,
        response.headers.get('retry-after'),
        ErrorBody.parse(await response.json()).problem_codes?.['detail'],
      ]
    }
    expect(await answerTo('gone')).toEqual([404, null, { code: 'videos.gone', params: {} }])
    expect(await answerTo('packed')).toEqual([404, null, { code: 'videos.notVideo', params: {} }])
    expect(await answerTo('away')).toEqual([404, null, { code: 'videos.elsewhere', params: {} }])
    expect(await answerTo('faulty')).toEqual([
      503,
      '20',
      { code: 'videos.unreachable', params: { seconds: 20 } },
    ])
    expect(await answerTo('huge')).toEqual([413, null, { code: 'videos.tooLarge', params: {} }])
  })
})

function controlled(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
