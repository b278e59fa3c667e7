/**
 * Every way in which a website can misbehave gets its own code and a sentence that says what to do.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSafeFetch, type SafeFetch } from '../../server/platform/fetch/safe-fetch.ts'
import { type MisbehavingSite, startMisbehavingSite } from './misbehaving-site.ts'

let site: MisbehavingSite
let fetcher: SafeFetch

beforeAll(async () => {
  site = await startMisbehavingSite()
  fetcher = createSafeFetch({
    allowHosts: [site.host],
    userAgent: 'PinloomBot/0.1',
    now: Date.now,
    limits: { deadline: 3_000, gap: 0 },
  })
})
afterAll(async () => {
  await fetcher.close()
  await site.close()
})

const failureAt = async (address: string, reader = fetcher) => {
  const answer = await reader.page(address)
  if (answer.ok) return { code: 'ok' as const, message: answer.text }
  return { ...answer.failure, message: answer.failure.problem.message }
}

describe('each fault of a site has one code', () => {
  test.each([
    ['/loop', 'redirect_loop'],
    ['/endless', 'redirect_loop'],
    ['/to-private', 'redirect_private'],
    ['/to-loopback', 'redirect_private'],
    ['/to-loopback-v6', 'redirect_private'],
    ['/to-file', 'bad_address'],
    ['/403', 'refused'],
    ['/challenge', 'refused'],
    ['/429', 'refused'],
    ['/404', 'not_found'],
    ['/500', 'site_error'],
    ['/pdf', 'not_html'],
    ['/pdf-in-disguise', 'not_html'],
    ['/empty', 'empty_page'],
    ['/blank', 'empty_page'],
    ['/50mb', 'too_large'],
    ['/50mb-announced', 'too_large'],
    ['/bomb', 'too_large'],
    ['/broken-gzip', 'bad_encoding'],
    ['/odd-packing', 'bad_encoding'],
    ['/unknown-charset', 'bad_encoding'],
    ['/drip', 'too_slow'],
    ['/silent', 'too_slow'],
    ['/cut-off', 'unreachable'],
    ['/private/page', 'robots'],
    ['/to-disallowed', 'robots'],
    ['/nowhere', 'not_found'],
  ])('%s is answered with %s', async (path, code) => {
    const failure = await failureAt(`${site.origin}${path}`)
    expect(failure.code).toBe(code)
    expect(failure.message).toMatch(/^[A-Z"].{20,}[.]$/)
  })
})

test('403 says what to do instead', async () => {
  expect((await failureAt(`${site.origin}/403`)).message).toBe(
    'The site refuses automatic readers (it answered 403). Open the page in your browser, copy its text and paste it here.',
  )
})

test('429 is tried again after the time that the site names', async () => {
  expect(await failureAt(`${site.origin}/429`)).toMatchObject({
    transient: true,
    retryAfter: 7_000,
  })
})

test('a page that robots.txt forbids is never asked for', async () => {
  await failureAt(`${site.origin}/private/other`)
  expect(site.seen).not.toContain('/private/other')
  expect(site.seen.filter((path) => path === '/robots.txt')).toHaveLength(1)
})

test('a compression bomb is read up to the cap only', async () => {
  await failureAt(`${site.origin}/bomb`)
  const before = process.memoryUsage().arrayBuffers
  await failureAt(`${site.origin}/bomb`)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000)
})

test('a redirect is followed, its fragment dropped, and a cookie wall passed once', async () => {
  const moved = await fetcher.page(`${site.origin}/moved`)
  expect(moved.ok && moved.url).toBe(`${site.origin}/good`)
  expect((await failureAt(`${site.origin}/cookie-wall`)).message).toContain('Behind the cookie.')
})

describe('character sets', () => {
  test.each(['/latin1', '/wrong-charset', '/latin1-as-utf8'])(
    '%s reads as written',
    async (path) => {
      expect((await failureAt(`${site.origin}${path}`)).message).toContain('Crème brûlée, Käse')
    },
  )
  test('a charset named only inside the page is used', async () => {
    expect((await failureAt(`${site.origin}/meta-charset`)).message).toContain('Привет')
  })
})

describe('private addresses', () => {
  const strict = createSafeFetch({
    allowHosts: [],
    userAgent: 'PinloomBot/0.1',
    now: Date.now,
    limits: { deadline: 1_500, gap: 0 },
  })
  afterAll(() => strict.close())

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://router.local/',
    'http://224.0.0.1/',
  ])('%s is not read', async (address) => {
    expect((await failureAt(address, strict)).code).toBe('private_address')
  })

  test('not even the site that another reader may read, and nothing is sent to it', async () => {
    const before = site.seen.length
    const failure = await failureAt(`${site.origin}/good`, strict)
    expect(failure.code).toBe('private_address')
    expect(failure.message).toContain(`"${new URL(site.origin).host}" is inside a private network`)
    expect(site.seen).toHaveLength(before)
  })

  test('a public name that resolves to a private address is not read', async () => {
    const before = site.seen.length
    const fooled = createSafeFetch({
      allowHosts: [],
      userAgent: 'PinloomBot/0.1',
      now: Date.now,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      limits: { gap: 0 },
    })
    expect(
      (await failureAt(`http://innocent.example.com:${new URL(site.origin).port}/good`, fooled))
        .code,
    ).toBe('private_address')
    expect(site.seen).toHaveLength(before)
    await fooled.close()
  })

  test('a host name that does not exist', async () => {
    const lost = createSafeFetch({
      allowHosts: [],
      userAgent: 'PinloomBot/0.1',
      now: Date.now,
      resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
      limits: { gap: 0 },
    })
    const failure = await failureAt('https://no-such-host.example/', lost)
    expect(failure).toMatchObject({ code: 'unknown_host' })
    expect(failure.message).toContain('no-such-host.example')
    await lost.close()
  })
})

test.each([
  '',
  'ftp://example.com/',
  'javascript:alert(1)',
  'https://',
  'not an address',
  'word',
  'https://me:secret@example.com/',
])('"%s" is no address', async (address) => {
  expect((await failureAt(address)).code).toBe('bad_address')
})
