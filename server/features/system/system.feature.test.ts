import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { RuntimeConfig } from '#core/contract/system.contract.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'

const distDir = mkdtempSync(join(tmpdir(), 'pinloom-dist-'))
const page = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><div id="root"></div></body></html>`
mkdirSync(join(distDir, 'assets'))
mkdirSync(join(distDir, 'privacy-policy'))
writeFileSync(join(distDir, 'index.html'), page('shell'))
writeFileSync(join(distDir, 'privacy-policy', 'index.html'), page('prerendered'))
mkdirSync(join(distDir, 'blog', 'v2.0-is-out'), { recursive: true })
writeFileSync(join(distDir, 'blog', 'v2.0-is-out', '_payload.json'), '{}')
writeFileSync(join(distDir, 'assets', 'main-abc123.js'), `export const a = "${'x'.repeat(5000)}"`)
writeFileSync(join(distDir, 'favicon.svg'), '<svg/>')
writeFileSync(join(distDir, '.secret'), 'no')

const server = await startTestServer({
  distDir,
  features: () => [],
  demoSiteUrl: 'http://127.0.0.1:3001/',
  config: { brand: '</script><b>' },
})
afterAll(async () => {
  await server.close()
  rmSync(distDir, { recursive: true })
})
const { client, request } = server.browser()
const get = async (url: string, headers: Record<string, string> = {}) => request({ url, headers })

describe('the browser application', () => {
  test('every screen is the page with the runtime configuration in it, which nothing can break out of', async () => {
    for (const path of [
      '/',
      '/generate',
      '/drafts/',
      '/verify-email/abc.def',
      '/blog/v2.0-is-out',
      '/login?next=/drafts',
    ]) {
      const response = await get(path)
      expect([
        path,
        response.statusCode,
        response.headers['content-type'],
        response.headers['cache-control'],
      ]).toEqual([path, 200, 'text/html; charset=utf-8', 'no-cache'])
      const json =
        /<script type="application\/json" id="runtime-config">([^<]*)<\/script><\/head>/.exec(
          response.body,
        )?.[1] ?? ''
      expect(RuntimeConfig.parse(JSON.parse(json))).toMatchObject({
        brand: '</script><b>',
        demo_site_url: 'http://127.0.0.1:3001/',
        api_base_url: '',
      })
    }
  })

  test('a prerendered page is served as it is, with the configuration', async () => {
    const response = await get('/privacy-policy')
    expect(response.body).toContain('<title>prerendered</title>')
    expect(response.body).toContain('runtime-config')
  })

  test('a path that is no screen gets the application with 404', async () => {
    const response = await get('/nowhere')
    expect([response.statusCode, response.body.includes('<title>shell</title>')]).toEqual([
      404,
      true,
    ])
  })

  test('the inspector is a screen only where it is switched on', async () => {
    expect((await get('/inspector')).statusCode).toBe(404)
    const watched = await startTestServer({
      distDir,
      features: () => [],
      config: { inspector: true },
    })
    const response = await watched.browser().request({ url: '/inspector' })
    expect([response.statusCode, response.body.includes('"inspector":true')]).toEqual([200, true])
    await watched.close()
  })

  test('only administrators get the administration screen', async () => {
    const config = { admins: ['boss@example.com'] }
    const administered = await startTestServer({ features: () => [], distDir, config })
    const boss = await administered.signUp('boss@example.com')
    const eve = await administered.signUp('eve@example.com')
    const statuses = []
    for (const browser of [boss.browser, eve.browser, administered.browser()])
      statuses.push((await browser.request({ url: '/admin' })).statusCode)
    await administered.close()
    expect(statuses).toEqual([200, 404, 404])
  })

  test('a missing asset is a 404 and never the page', async () => {
    for (const path of [
      '/assets/gone-123.js',
      '/assets/gone',
      '/logo.png',
      '/builds/meta/other.json',
      '/.secret',
      '/assets/%2e%2e%2f.secret',
      '/a%00b.js',
    ]) {
      const response = await get(path)
      expect([path, response.statusCode, response.body.includes('<title>')]).toEqual([
        path,
        404,
        false,
      ])
    }
  })

  test('hashed assets are kept for ever, other files are asked for again', async () => {
    const asset = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(String(asset.headers['content-type'])).toMatch(/^(text|application)\/javascript/)
    expect(asset.headers['vary']).toBe('accept-encoding')
    const icon = await get('/favicon.svg')
    expect([icon.headers['cache-control'], icon.headers['content-type']]).toEqual([
      'public, max-age=0',
      'image/svg+xml',
    ])
    expect(
      (await get('/favicon.svg', { 'if-none-match': String(icon.headers['etag']) })).statusCode,
    ).toBe(304)
  })

  test('a compressed asset has the content of its file, also when it is sent again', async () => {
    const path = '/assets/main-abc123.js'
    const plain = await get(path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const time of ['first', 'again']) {
      const { rawPayload } = await get(path, { 'accept-encoding': 'gzip, br' })
      expect([time, brotliDecompressSync(rawPayload).toString()]).toEqual([time, plain.body])
    }
  })

  test('an asset that a browser has already, or wants a part of, is answered so', async () => {
    const path = '/assets/main-abc123.js'
    const { headers } = await get(path)
    const br = { 'accept-encoding': 'br' }
    const known = await get(path, { ...br, 'if-none-match': String(headers['etag']) })
    const part = await get(path, { ...br, range: 'bytes=0-9' })
    expect([known.statusCode, part.statusCode]).toEqual([304, 206])
  })

  test('an asset that was deleted is gone, although it was compressed before', async () => {
    const file = join(distDir, 'assets', 'old-123.js')
    writeFileSync(file, `export const old = "${'y'.repeat(2000)}"`)
    const ask = async () =>
      (await get('/assets/old-123.js', { 'accept-encoding': 'br' })).statusCode
    expect(await ask()).toBe(200)
    rmSync(file)
    expect(await ask()).toBe(404)
  })

  test('a path of the API that is no call answers as the API does', async () => {
    const response = await get('/api/nowhere/')
    expect([response.statusCode, response.json()]).toEqual([
      404,
      {
        code: 'not_found',
        detail: 'There is no call GET /api/nowhere/.',
        problem_codes: {
          detail: { code: 'request.noCall', params: { method: 'GET', path: '/api/nowhere/' } },
        },
      },
    ])
  })

  test('the builds files name the build, and a new build has a new id', async () => {
    const latest = (await get('/builds/latest.json')).json<{ id: string; timestamp: number }>()
    const meta = await get(`/builds/meta/${latest.id}.json`)
    expect([meta.headers['cache-control'], meta.json()]).toEqual([
      'no-cache',
      { ...latest, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] },
    ])
    expect(await client('getConfig', {})).toMatchObject({ answer: { build_id: latest.id } })
    writeFileSync(join(distDir, 'index.html'), page('newer shell'))
    expect((await get('/builds/latest.json')).json<{ id: string }>().id).not.toBe(latest.id)
    expect((await get(`/builds/meta/${latest.id}.json`)).statusCode).toBe(404)
  })

  test('says what to do when nothing is built', async () => {
    const bare = await startTestServer({ distDir: join(distDir, 'none'), features: () => [] })
    const response = await bare.browser().request({ url: '/generate' })
    expect([response.statusCode, response.body.includes('npm run build')]).toEqual([503, true])
    expect((await bare.browser().request({ url: '/builds/latest.json' })).statusCode).toBe(404)
    await bare.close()
  })
})

describe('how the server stands', () => {
  test('health asks the store', async () => {
    expect(await client('health', {})).toEqual({ ok: true, answer: { status: 'ok' } })
  })

  test('services name the variable that switches them and never a secret', async () => {
    const hush = 'hush-hush'
    const other = await startTestServer({
      features: () => [],
      config: {
        mail: { smtpUrl: `smtp://me:${hush}@mail.example.com:587`, from: 'x' },
        writer: {
          baseUrl: 'https://llm.example.com/v1',
          apiKey: hush,
          model: 'small',
          budget: 1,
          timeout: 1,
        },
        databaseUrl: '',
        analytics: { key: hush, host: 'https://eu.i.posthog.com' },
        pinterest: {
          clientId: '1',
          clientSecret: hush,
          refreshToken: hush,
          apiUrl: 'https://api.pinterest.com/v5',
          oauthUrl: 'https://www.pinterest.com/oauth/',
          sandboxUrl: 'https://api-sandbox.pinterest.com/v5',
        },
      },
    })
    const ada = await other.signUp()
    const outcome = await ada.client('getServices', {})
    if (!outcome.ok) throw new Error(outcome.failure.message)
    const byId = new Map(outcome.answer.services.map((service) => [service.id, service]))
    expect(byId.get('mail')).toEqual({
      id: 'mail',
      on: true,
      variables: ['SMTP_URL', 'MAIL_FROM'],
      detail: 'Emails are sent through mail.example.com:587.',
      problem_codes: {
        detail: { code: 'services.mail', params: { host: 'mail.example.com:587' } },
      },
    })
    expect(byId.get('google')).toMatchObject({ on: false, variables: ['GOOGLE_CLIENT_ID'] })
    expect(byId.get('writer')?.problem_codes).toEqual({
      detail: { code: 'services.model', params: { model: 'small', host: 'llm.example.com' } },
    })
    expect(byId.get('pinterest')).toMatchObject({
      on: true,
      problem_codes: { detail: { code: 'services.trendsOn' } },
    })
    expect(JSON.stringify(outcome.answer)).not.toContain(hush)
    expect(outcome.answer.storage).toMatchObject({
      picture_count: 0,
      picture_bytes: 0,
      pin_count: 0,
    })
    expect(outcome.answer.storage.database_bytes).toBeGreaterThan(10_000)
    expect(await client('getServices', {})).toMatchObject({ failure: { status: 401 } })
    await other.close()
  })

  test('every registered call is described', async () => {
    const api = (await get('/api/docs/json')).json<{
      paths: Record<
        string,
        Record<string, { responses: Record<string, unknown>; requestBody?: unknown }>
      >
    }>()
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining([
        '/api/auth/login/',
        '/api/accounts/{account_id}/boards/{board_id}/sections/',
        '/api/config/',
      ]),
    )
    expect(api.paths['/api/auth/register/']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: { required: expect.arrayContaining(['email', 'password1']) },
          },
        },
      },
    })
    expect(Object.keys(api.paths['/api/auth/login/']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '4XX', '5XX']),
    )
  })

  test('the page of all calls loads nothing from outside, and may not', async () => {
    const { statusCode, headers, body } = await get('/api/docs/')
    expect(statusCode).toBe(200)
    const outside = /https?:|\b[a-z-]+(?:\.[a-z-]+)+\b/
    expect(String(headers['content-security-policy'])).not.toMatch(outside)
    const loads = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    expect(loads.length).toBeGreaterThan(2)
    expect(loads.filter((address) => /^(?:\w+:)?\/\//.test(address ?? ''))).toEqual([])
  })
})
