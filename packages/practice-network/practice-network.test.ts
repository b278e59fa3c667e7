import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Fault } from './behaviour.ts'
import { startPracticeNetwork } from './practice-network.ts'
import type { PracticeNetwork, PracticeOptions } from './practice-network.ts'

const APP = {
  clientId: '1234567',
  clientSecret: 'a secret',
  redirectUri: 'http://localhost:3000/api/back/',
}
const SCOPES = ['user_accounts:read', 'boards:read', 'boards:write', 'pins:read', 'pins:write']
/** One white pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const started: PracticeNetwork[] = []
afterEach(async () => {
  for (const network of started.splice(0)) await network.close()
})

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

async function start(options: Partial<PracticeOptions> = {}) {
  const breaches: string[] = []
  const network = await startPracticeNetwork({
    port: 0,
    app: APP,
    ...options,
    behaviour: { onBreach: (breach) => breaches.push(breach), ...options.behaviour },
  })
  started.push(network)
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${network.url}v5${path}`, { method, ...init })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    }
  }
  const grant = async (form: Record<string, string>, secret = APP.clientSecret) =>
    ask('POST', '/oauth/token', {
      headers: {
        authorization: `Basic ${Buffer.from(`${APP.clientId}:${secret}`).toString('base64')}`,
      },
      body: new URLSearchParams(form),
    })
  return { network, breaches, ask, grant }
}

type Started = Awaited<ReturnType<typeof start>>

/** Follows the browser's part: where it is sent back to. */
async function authorize({ network }: Started, change: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: APP.clientId,
    redirect_uri: APP.redirectUri,
    response_type: 'code',
    scope: SCOPES.join(','),
    state: 'a state',
    ...change,
  })
  const response = await fetch(`${network.url}oauth/?${query}`, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location') }
}

async function connect(at: Started, scopes = SCOPES) {
  const { location } = await authorize(at, { scope: scopes.join(',') })
  const code = new URL(location ?? '').searchParams.get('code') ?? ''
  const { body } = await at.grant({
    grant_type: 'authorization_code',
    code,
    redirect_uri: APP.redirectUri,
  })
  const token = String(body['access_token'])
  const call = async (method: string, path: string, sent?: unknown): Promise<Answer> =>
    at.ask(method, path, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    })
  const boards = await call('GET', '/boards')
  const [board] = (boards.body['items'] ?? []) as { id: string; name: string }[]
  return { code, refresh: String(body['refresh_token']), token, call, board: board?.id ?? '' }
}

const pinOn = (board_id: string, more: Record<string, unknown> = {}) => ({
  board_id,
  title: 'Tomato soup',
  description: 'In twenty minutes.',
  link: 'https://example.com/soup?utm_content=p1',
  alt_text: 'A bowl',
  media_source: { source_type: 'image_base64', content_type: 'image/png', data: PNG },
  ...more,
})

describe('tokens', () => {
  test('come for a code, once, and only to the app that asked', async () => {
    const at = await start()
    const { location } = await authorize(at)
    const back = new URL(location ?? '')
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([
      APP.redirectUri,
      'a state',
    ])
    const form = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: APP.redirectUri,
    }
    expect(await at.grant(form, 'wrong')).toMatchObject({ status: 401, body: { code: 2 } })
    expect(await at.grant(form)).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', scope: SCOPES.join(' ') },
    })
    expect(await at.grant(form)).toMatchObject({ status: 400 })
    expect(at.breaches).toEqual([])
  })

  test('are given to no other place and no other app', async () => {
    const at = await start()
    const strangers: Record<string, string>[] = [
      { redirect_uri: 'https://elsewhere.example/' },
      { client_id: '7' },
    ]
    for (const stranger of strangers)
      expect(await authorize(at, stranger)).toEqual({ status: 400, location: null })
  })

  test('a person who says no is sent back with an error and without a code', async () => {
    const at = await start({ behaviour: { isConsenting: false } })
    const { searchParams } = new URL((await authorize(at)).location ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({ state: 'a state', error: 'access_denied' })
  })

  test('a refresh token works once, and brings the next', async () => {
    const at = await start()
    const { refresh } = await connect(at)
    const form = { grant_type: 'refresh_token', refresh_token: refresh }
    const [first, second] = [await at.grant(form), await at.grant(form)]
    expect([first.status, second.status]).toEqual([200, 400])
    const next = { grant_type: 'refresh_token', refresh_token: String(first.body['refresh_token']) }
    expect((await at.grant(next)).status).toBe(200)
    expect(at.breaches).toEqual([])
  })

  test('end after their life, and open only what their scopes name', async () => {
    let now = Date.UTC(2026, 0, 1)
    const at = await start({ behaviour: { now: () => now, accessLife: 60 } })
    const { call } = await connect(at, ['boards:read'])
    expect((await call('POST', '/boards', { name: 'New' })).status).toBe(403)
    expect((await call('GET', '/boards')).status).toBe(200)
    now += 60_000
    expect(await call('GET', '/boards')).toMatchObject({ status: 401, body: { code: 2 } })
  })

  test('the sandbox takes only a token that was made by hand', async () => {
    const at = await start({ behaviour: { access: 'sandbox' } })
    const { call } = await connect(at)
    expect(await call('GET', '/boards')).toMatchObject({ status: 401, body: { code: 2 } })
    const token = at.network.issueSandboxToken(SCOPES)
    const headers = { authorization: `Bearer ${token}` }
    expect((await at.ask('GET', '/boards', { headers })).status).toBe(200)
  })
})

describe('boards', () => {
  test('are made, read, renamed and removed with their pins', async () => {
    const at = await start()
    const { call } = await connect(at)
    const made = await call('POST', '/boards', { name: 'Soups', description: 'Warm' })
    const id = String(made.body['id'])
    expect(made).toMatchObject({ status: 201, body: { name: 'Soups', pin_count: 0 } })
    expect((await call('POST', '/boards', { name: 'soups' })).status).toBe(400)
    expect((await call('POST', `/boards/${id}/sections`, { name: 'Cold' })).status).toBe(201)
    expect((await call('GET', `/boards/${id}/sections`)).body).toMatchObject({
      items: [{ name: 'Cold' }],
      bookmark: null,
    })
    expect((await call('PATCH', `/boards/${id}`, { name: 'Stews' })).body).toMatchObject({
      name: 'Stews',
      description: 'Warm',
    })
    await call('POST', '/pins', pinOn(id))
    expect((await call('GET', `/boards/${id}`)).body).toMatchObject({ pin_count: 1 })
    expect((await call('DELETE', `/boards/${id}`)).status).toBe(204)
    expect(await call('GET', `/boards/${id}/pins`)).toMatchObject({
      status: 404,
      body: { code: 40 },
    })
    expect((await call('GET', '/pins')).body).toEqual({ items: [], bookmark: null })
    expect(at.breaches).toEqual([])
  })

  test('come in pages, each row once, however small the pages are', async () => {
    const at = await start({ behaviour: { maxPage: 2 } })
    const { call } = await connect(at)
    for (const name of ['Four', 'Five']) await call('POST', '/boards', { name })
    const names: string[] = []
    let bookmark: unknown
    let pages = 0
    do {
      const query: string = typeof bookmark === 'string' ? `&bookmark=${bookmark}` : ''
      const { body } = await call('GET', `/boards?page_size=250${query}`)
      names.push(...(body['items'] as { name: string }[]).map(({ name }) => name))
      bookmark = body['bookmark']
      pages += 1
    } while (bookmark !== null)
    expect([pages, names]).toEqual([
      3,
      ['Quick dinners', 'Home and garden', 'Weekend ideas', 'Four', 'Five'],
    ])
    expect(at.breaches).toEqual([])
  })
})

describe('pins', () => {
  test('are kept with their picture and shown on a page, their words as text', async () => {
    const at = await start()
    const { call, board } = await connect(at)
    const made = await call('POST', '/pins', pinOn(board, { title: '<b>Soup</b>' }))
    expect(made).toMatchObject({ status: 201, body: { board_id: board, title: '<b>Soup</b>' } })
    const id = String(made.body['id'])
    expect((await call('GET', `/pins/${id}`)).body).toEqual(made.body)
    expect((await call('GET', `/boards/${board}/pins`)).body).toMatchObject({ items: [{ id }] })
    const overview = await (await fetch(at.network.url)).text()
    expect([overview.includes('&lt;b&gt;Soup'), overview.includes('<b>Soup')]).toEqual([
      true,
      false,
    ])
    const picture = await fetch(`${at.network.url}pictures/${id}`)
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(PNG)
    expect((await fetch(`${at.network.url}pin/${id}/`)).status).toBe(200)
    expect(at.breaches).toEqual([])
    expect((await call('DELETE', `/pins/${id}`)).status).toBe(204)
    expect((await call('GET', `/pins/${id}`)).status).toBe(404)
  })

  test('are shown newest first, the board with the newest too, with figures of their own', async () => {
    let now = Date.UTC(2026, 0, 1)
    const at = await start({ behaviour: { now: () => now } })
    const read = async (path = '') => (await fetch(at.network.url + path)).text()
    const { call, board } = await connect(at)
    const other = String((await call('POST', '/boards', { name: 'Second' })).body['id'])
    expect(await read()).toContain('Nothing has been published here yet')
    for (const [title, board_id] of [
      ['Older', board],
      ['Newer', other],
      ['Newest', other],
    ]) {
      now += 60_000
      await call('POST', '/pins', pinOn(board, { title, board_id }))
    }
    now += 30 * 86_400_000
    const page = await read()
    expect(page.match(/<strong>\w+|<h2>Second/g)).toEqual([
      '<h2>Second',
      '<strong>Newest',
      '<strong>Newer',
      '<strong>Older',
    ])
    expect(page).toContain('datetime="2026-01-01T00:03:00.000Z"')
    expect(page).not.toContain('Nothing has been published here yet')
    const [path = ''] = /pin\/\d+\//.exec(page) ?? []
    expect(await read(path)).toMatch(/Impressions<\/dt><dd>[1-9]/)
    expect(at.breaches).toEqual([])
  })

  test.each([
    ['no board', { board_id: undefined }, 400],
    ['a board that is gone', { board_id: '99' }, 404],
    ['a section of no board', { board_section_id: '99' }, 404],
    ['a title that is too long', { title: 'x'.repeat(101) }, 400],
    ['a field that nobody knows', { publish_at: '2026-01-01' }, 400],
    [
      'a picture that is none',
      { media_source: { source_type: 'image_base64', content_type: 'image/png', data: 'AAAA' } },
      400,
    ],
    [
      'a picture that cannot be fetched',
      { media_source: { source_type: 'image_url', url: 'http://127.0.0.1:9/x.png' } },
      400,
    ],
    ['a video', { media_source: { source_type: 'video_id', media_id: '1' } }, 400],
  ])('are refused with %s', async (_what, change, status) => {
    const at = await start()
    const { call, board } = await connect(at)
    expect((await call('POST', '/pins', pinOn(board, change))).status).toBe(status)
    expect((await call('GET', '/pins')).body).toMatchObject({ items: [] })
  })

  test('that come after a page was made are another count than the one that the page shows', async () => {
    const at = await start()
    const read = async (path = '') => (await fetch(at.network.url + path)).text()
    const { call, board } = await connect(at)
    const { id } = (await call('POST', '/pins', pinOn(board, {}))).body
    const shownCount = (page: string) => /<body data-count="([^"]+)"/.exec(page)?.[1]
    const counts = (await Promise.all([read(), read(`pin/${String(id)}/`)])).map(shownCount)
    expect([...counts, await read('count')]).toEqual(['1 3', '1 3', '1 3'])
    await call('POST', '/pins', pinOn(board, {}))
    expect(await read('count')).toBe('2 3')
  })

  test('are read only after the read lag', async () => {
    let now = Date.UTC(2026, 0, 1)
    const at = await start({ behaviour: { now: () => now, readLag: 900 } })
    const { call, board } = await connect(at)
    await call('POST', '/pins', pinOn(board))
    const count = async () => ((await call('GET', '/pins')).body['items'] as unknown[]).length
    expect(await count()).toBe(0)
    now += 900
    expect(await count()).toBe(1)
  })

  test('and everything else outlive the process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'practice-'))
    const first = await start({ file: join(folder, 'practice.sqlite') })
    const { token, call, board } = await connect(first)
    await call('POST', '/pins', pinOn(board))
    await started.pop()?.close()
    const second = await start({ file: join(folder, 'practice.sqlite') })
    const headers = { authorization: `Bearer ${token}` }
    expect((await second.ask('GET', `/boards/${board}/pins`, { headers })).body).toMatchObject({
      items: [{ title: 'Tomato soup' }],
    })
    await started.pop()?.close()
    await rm(folder, { recursive: true })
  })
})

describe('figures', () => {
  const NOW = Date.UTC(2026, 0, 15, 12)

  test('come by day for the account, and with pins when they are asked for', async () => {
    const at = await start({ behaviour: { now: () => NOW } })
    const { call, board } = await connect(at)
    await call('POST', '/pins', pinOn(board))
    const path = '/user_account/analytics?start_date=2026-01-13&end_date=2026-01-15'
    const { body } = await call('GET', `${path}&metric_types=IMPRESSION,SAVE`)
    expect(body).toMatchObject({
      all: {
        daily_metrics: [
          { date: '2026-01-13' },
          {},
          { data_status: 'PROCESSING', metrics: { IMPRESSION: 0 } },
        ],
      },
    })
    const [plain, withFigures] = [
      await call('GET', '/pins'),
      await call('GET', `/boards/${board}/pins?pin_metrics=true`),
    ].map((answer) => (answer.body['items'] as Record<string, unknown>[])[0])
    expect(plain).not.toHaveProperty('pin_metrics')
    expect(withFigures).toMatchObject({
      pin_metrics: { '90d': { impression: 0 }, lifetime_metrics: { impression: 0, save: 0 } },
    })
    expect(at.breaches).toEqual([])
  })

  test('of today are those of its pins so far, for the account and its pins alike', async () => {
    let now = NOW
    const at = await start({ behaviour: { now: () => now, figuresDay: 3_600_000 } })
    const { call, board } = await connect(at)
    await call('POST', '/pins', pinOn(board))
    const path = '/user_account/analytics?start_date=2026-01-15&end_date=2026-01-15'
    const both = async () => {
      const { body } = await call('GET', path)
      const pins = await call('GET', '/pins?pin_metrics=true')
      return [
        body['all'],
        (pins.body['items'] as { pin_metrics: Record<string, unknown> }[])[0]?.pin_metrics,
      ] as [
        { daily_metrics: { metrics: { IMPRESSION: number; SAVE: number } }[] },
        { lifetime_metrics: { impression: number; save: number } },
      ]
    }
    const seen: number[] = []
    for (const hours of [1, 3]) {
      now = NOW + hours * 3_600_000
      const [account, pin] = await both()
      const { impression, save } = pin.lifetime_metrics
      const figures = { IMPRESSION: impression, SAVE: save }
      expect(account).toMatchObject({
        daily_metrics: [{ data_status: 'PROCESSING', metrics: figures }],
        summary_metrics: figures,
      })
      seen.push(impression)
    }
    expect(seen[0]).toBeGreaterThan(0)
    expect(seen[1]).toBeGreaterThan(seen[0] ?? Infinity)
    expect(at.breaches).toEqual([])
  })

  test.each([
    ['more than 90 days ago', '2025-10-16', '2025-11-01'],
    ['in the future', '2026-01-14', '2026-01-16'],
    ['backwards', '2026-01-14', '2026-01-13'],
  ])('of days that are %s are refused', async (_what, from, to) => {
    const at = await start({ behaviour: { now: () => NOW } })
    const { call } = await connect(at)
    const path = `/user_account/analytics?start_date=${from}&end_date=${to}`
    expect((await call('GET', path)).status).toBe(400)
  })
})

describe('faults', () => {
  /** What one `POST /pins` was answered (0 = no answer), and how many pins there are then. */
  async function createUnder(fault: Fault, access: 'standard' | 'trial' = 'standard') {
    const at = await start({ behaviour: { access, lateBy: 40 } })
    const { call, board } = await connect(at)
    at.network.behaviour.fault = ({ method }) => (method === 'POST' ? fault : null)
    const answer = await call('POST', '/pins', pinOn(board)).catch(() => null)
    const pins = () => at.network.documents.list('pin').length
    return { answer, pins, count: pins(), breaches: at.breaches }
  }

  test.each<[Fault, number, number | undefined, number]>([
    ['rateLimited', 429, 8, 0],
    ['spam', 429, 9, 0],
    ['notApproved', 403, 3, 0],
    ['errorBefore', 500, 2787, 0],
    ['errorAfter', 500, 2787, 1],
    ['noId', 201, undefined, 1],
  ])('%s is answered %i with code %s, and leaves %i pins', async (fault, ...expected) => {
    const created = await createUnder(fault)
    const { answer, count } = created
    expect([answer?.status, answer?.body['code'], count]).toEqual(expected)
    expect([created.answer?.body['id'], created.breaches]).toEqual([undefined, []])
  })

  test('a rate limit says in its headers when it is over', async () => {
    const { answer } = await createUnder('rateLimited')
    const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after']
    expect(names.map((name) => answer?.headers.get(name))).toEqual(['100', '0', '30', '30'])
  })

  test('the words of a 429 for spam say so', async () => {
    const { answer } = await createUnder('spam')
    expect(answer?.body['message']).toMatch(/spam/)
  })

  test.each<[Fault, number]>([
    ['lostBefore', 0],
    ['answerLost', 1],
  ])('%s breaks the connection and leaves %i pins', async (fault, count) => {
    const created = await createUnder(fault)
    expect([created.answer, created.count]).toEqual([null, count])
  })

  test('a late pin comes after the connection has broken', async () => {
    const created = await createUnder('late')
    expect([created.answer, created.count]).toEqual([null, 0])
    await expect.poll(created.pins).toBe(1)
  })

  test('a trial app cannot create pins', async () => {
    const at = await start({ behaviour: { access: 'trial' } })
    const { call, board } = await connect(at)
    expect(await call('POST', '/pins', pinOn(board))).toMatchObject({
      status: 403,
      body: { code: 29, message: 'Apps with Trial access may not create Pins in production.' },
    })
  })
})

test('a request that the description does not have is a breach', async () => {
  const at = await start()
  const { call } = await connect(at)
  await call('GET', '/boards?page_size=251')
  await call('GET', '/boards?pagesize=2')
  await call('GET', '/nowhere')
  expect(at.breaches).toHaveLength(3)
})

test('an answer that is not as the description has it is a breach', async () => {
  const at = await start()
  const { call } = await connect(at)
  const [board] = at.network.documents.list('board')
  if (board === undefined) throw new Error('There is no board.')
  at.network.documents.put('board', 'x', { ...board, id: 'no number' })
  await call('GET', '/boards')
  expect(at.breaches).toEqual([expect.stringContaining('GET /v5/boards answered')])
})

test('when its port stays in use, the network listens on a free one', async () => {
  const first = await start()
  const second = await start({ port: Number(new URL(first.network.url).port) })
  expect(second.network.url).not.toBe(first.network.url)
})
