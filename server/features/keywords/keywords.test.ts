import { setTimeout as sleep } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KeywordResearch } from '#core/contract/content/keywords.contract.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import type { OpenTestDatabase } from '../../../tests/support/database/test-databases.ts'
import { manualClock } from '../../platform/clock.ts'
import { pageFailure } from '../../platform/fetch/page-failure.ts'
import { createLog } from '../../platform/log.ts'
import {
  PINTEREST_APP,
  startTestPinterest,
  type Mood,
  type TestPinterest,
} from '../../../tests/support/pinterest/trends-server.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { keywordsFeature } from './keywords.feature.ts'
import { callPinterest } from '../../platform/pinterest/pinterest-call.ts'
import { createPinterestTokens } from '../../platform/pinterest/pinterest-tokens.ts'
import type { ReadPhrases } from './research.ts'
import { createSeal } from '../../platform/seal.ts'
import { createTrends, MAX_PER_DAY } from './trends.ts'

const DAY = 86_400_000
const OWNER = { id: 'the app', first: PINTEREST_APP.refreshToken }
const question = { query: 'lemon cake', region: 'US', trend: 'growing' } as const
const wellRead: ReadPhrases = async (address) =>
  address.includes('private')
    ? { ok: false, failure: pageFailure('private_address', { host: 'it' }) }
    : {
        ok: true,
        page: {
          url: address,
          title: 'Lemon cake',
          phrases: ['lemon cake', 'moist cake', 'x'.repeat(101)],
        },
      }

let pinterest: TestPinterest
beforeEach(async () => (pinterest = await startTestPinterest()))
afterEach(async () => {
  await pinterest.close()
  // Whatever was asked of it was as its own description has it.
  if (pinterest.breaches.length > 0) throw new Error(pinterest.breaches.join('\n'))
})

const start = testServers()
const withPinterest = async () =>
  start({
    config: {
      pinterest: { ...PINTEREST_APP, apiUrl: pinterest.apiUrl, oauthUrl: '', sandboxUrl: '' },
    },
    features: (platform) => [keywordsFeature(platform, { readPhrases: wellRead })],
  })
const withoutPinterest = async () =>
  start({ features: (platform) => [keywordsFeature(platform, { readPhrases: wellRead })] })
type Server = Awaited<ReturnType<typeof start>>

async function asked(server: Server, more: object = {}): Promise<KeywordResearch> {
  const outcome = await server
    .browser()
    .client('researchKeywords', { body: { ...question, ...more } })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return KeywordResearch.parse(outcome.answer)
}

describe('without credentials', () => {
  test('a topic gives searches of its own words, nothing known of any', async () => {
    const { status, as_of, page, keywords } = await asked(await withoutPinterest())
    expect([status, as_of, page]).toEqual(['off', null, null])
    expect(keywords[0]).toEqual({
      keyword: 'lemon cake',
      origin: 'topic',
      week: null,
      month: null,
      year: null,
      series: [],
    })
    expect(keywords.length).toBeGreaterThan(8)
    expect(
      keywords.filter(
        ({ week, month, year, series }) =>
          week !== null || month !== null || year !== null || series.length > 0,
      ),
    ).toEqual([])
    expect(pinterest.asked).toEqual([])
  })

  test('the page’s language comes with the question; one that there is not is refused', async () => {
    const server = await withoutPinterest()
    const said = async (query: string, language: string) =>
      (await asked(server, { query, language })).keywords.map(({ keyword }) => keyword)
    expect(await said('Zitronenkuchen', 'de')).toEqual(
      expect.arrayContaining(['Zitronenkuchen Rezept', 'Zitronenkuchen Ideen']),
    )
    expect(await said('حساء الطماطم', 'en')).toContain('وصفة حساء الطماطم')
    expect(await said('lemon cake', 'en')).toContain('lemon cake ideas')
    expect(
      await server
        .browser()
        .client('researchKeywords', { body: { ...question, language: 'xx' as 'de' } }),
    ).toMatchObject({ failure: { code: 'invalid', status: 400 } })
  })

  test('an address gives the phrases of its page', async () => {
    const server = await withoutPinterest()
    for (const query of ['https://example.com/lemon-cake', 'example.com/lemon-cake'])
      expect(await asked(server, { query })).toMatchObject({
        topic: 'lemon cake',
        page: { url: query, title: 'Lemon cake' },
        keywords: [
          { keyword: 'lemon cake', origin: 'page' },
          { keyword: 'moist cake', origin: 'page' },
        ],
      })
  })

  test('an invalid page or keyword is reported at its field', async () => {
    const { client } = (await withoutPinterest()).browser()
    const said = async (query: string) =>
      client('researchKeywords', { body: { ...question, query } })
    expect(await said('https://example.com/private')).toMatchObject({
      failure: {
        code: 'invalid',
        status: 400,
        body: {
          query: [expect.stringContaining('private network')],
          page_error: 'private_address',
        },
      },
    })
    expect(await said('127.0.0.1:8080/private')).toMatchObject({
      failure: { body: { page_error: 'private_address' } },
    })
    expect(await said('   ')).toMatchObject({
      failure: { body: { query: ['Enter a topic or the address of a page.'] } },
    })
    expect(await said('a'.repeat(3_000))).toMatchObject({
      failure: { body: { query: ['A topic or an address can have at most 2,048 characters.'] } },
    })
    expect(await said('!!! 123')).toMatchObject({ failure: { code: 'invalid' } })
    const script = await said('<script>alert(1)</script>')
    expect(script.ok && script.answer.topic).toBe('<script>alert(1)</script>')
  })

  test('one visitor asks ten times a minute', async () => {
    const server = await withoutPinterest()
    const { client } = server.browser()
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async () => client('researchKeywords', { body: question })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      failure: { code: 'rate_limited', status: 429, retryAfter: 60_000 },
    })
    server.clock.advance(60_000)
    expect(await client('researchKeywords', { body: question })).toMatchObject({ ok: true })
  })
})

describe('with Pinterest', () => {
  test('growth stands where it is known, in Pinterest’s order, and ours follow without any', async () => {
    const server = await withPinterest()
    const { status, as_of, keywords } = await asked(server)
    expect([status, as_of]).toEqual(['answered', server.clock.now()])
    expect(keywords.slice(0, 3)).toMatchObject([
      { keyword: 'moist lemon cake', origin: 'pinterest', week: 12, month: 340, year: -5 },
      { keyword: 'lemon cake', origin: 'pinterest', week: 0, month: -20, year: 10_001 },
      {
        keyword: 'lemon cake ideas',
        origin: 'pinterest',
        week: 3,
        month: null,
        year: null,
        series: [],
      },
    ])
    expect(keywords[0]?.series).toHaveLength(52)
    expect(keywords[0]?.series.at(-1)).toMatchObject({ week: '2026-01-13' })
    expect(keywords.filter(({ keyword }) => keyword === 'lemon cake')).toHaveLength(1)
    expect(keywords.slice(3).every(({ origin, week }) => origin === 'topic' && week === null)).toBe(
      true,
    )
  })

  test('region and kind of trend are asked for as the description has them', async () => {
    const server = await withPinterest()
    expect((await asked(server, { region: 'DE+AT+CH' })).keywords[0]).toMatchObject({
      keyword: 'lemon cake rezept',
    })
    expect((await asked(server, { trend: 'seasonal' })).keywords[0]).toMatchObject({
      keyword: 'easter lemon cake',
      year: 4,
    })
    expect((await asked(server, { region: 'AR', trend: 'yearly' })).keywords[0]).toMatchObject({
      origin: 'topic',
    })
    expect(pinterest.asked.map((address) => address.replace(/\?.*/, ''))).toEqual([
      '/v5/trends/keywords/DE%2BAT%2BCH/top/growing',
      '/v5/trends/keywords/US/top/seasonal',
      '/v5/trends/keywords/AR/top/yearly',
    ])
    expect(
      await server
        .browser()
        .client('researchKeywords', { body: { ...question, region: 'ZZ' as 'US' } }),
    ).toMatchObject({ failure: { code: 'invalid' } })
  })

  test('the same question is asked once a day, also by many at once, and says of when its answer is', async () => {
    const server = await withPinterest()
    const first = server.clock.now()
    await Promise.all([asked(server), asked(server), asked(server)])
    server.clock.advance(DAY - 1)
    expect(await asked(server)).toMatchObject({ status: 'answered', as_of: first })
    expect(pinterest.asked).toHaveLength(1)
    server.clock.advance(1)
    expect(await asked(server)).toMatchObject({ status: 'answered', as_of: first + DAY })
    expect(pinterest.asked).toHaveLength(2)
    server.clock.advance(DAY)
    await server.sweep()
    expect(
      await server.platform.database.root.selectFrom('trend_answers').selectAll().execute(),
    ).toEqual([])
  })

  test.each<[Mood, KeywordResearch['status'], number]>([
    ['unauthorized', 'refused', 600_000],
    ['forbidden', 'forbidden', 600_000],
    ['limited', 'limited', 120_000],
    ['broken', 'unavailable', 30_000],
  ])('%s: our own phrases, and Pinterest is left alone for a while', async (mood, status, wait) => {
    const server = await withPinterest()
    pinterest.mood = mood
    const refused = await asked(server)
    expect(refused).toMatchObject({ status, as_of: null })
    expect(refused.keywords[0]).toMatchObject({
      keyword: 'lemon cake',
      origin: 'topic',
      week: null,
    })
    const before = pinterest.asked.length
    pinterest.mood = 'well'
    server.clock.advance(wait - 1)
    expect(await asked(server, { trend: 'seasonal' })).toMatchObject({ status })
    expect(pinterest.asked).toHaveLength(before)
    server.clock.advance(1)
    expect(await asked(server, { trend: 'seasonal' })).toMatchObject({ status: 'answered' })
  })

  test.each<Mood>(['nonsense', 'shapeless'])(
    'an answer that is %s is told and never kept',
    async (mood) => {
      const server = await withPinterest()
      pinterest.mood = mood
      const unread = await asked(server)
      expect(unread.status).toBe('unreadable')
      expect(unread.keywords[0]).toMatchObject({ keyword: 'lemon cake', origin: 'topic' })
      pinterest.mood = 'well'
      server.clock.advance(59_999)
      expect(await asked(server)).toMatchObject({ status: 'unreadable' })
      expect(pinterest.asked).toHaveLength(1)
      server.clock.advance(1)
      expect(await asked(server)).toMatchObject({ status: 'answered' })
    },
  )

  test('one visitor has Pinterest called twenty times an hour, and gets our own phrases beyond it; what is known already is his, and others ask on', async () => {
    const server = await start({
      config: {
        trustProxy: true,
        pinterest: { ...PINTEREST_APP, apiUrl: pinterest.apiUrl, oauthUrl: '', sandboxUrl: '' },
      },
      features: (platform) => [keywordsFeature(platform, { readPhrases: wellRead })],
    })
    const browser = server.browser()
    await browser.client('csrf', {})
    const ask = async (query: string, visitor: string) =>
      (
        await browser.request({
          method: 'POST',
          url: '/api/tools/keywords/',
          payload: { ...question, query },
          headers: { 'x-forwarded-for': visitor },
        })
      ).json<KeywordResearch>()
    for (let asks = 0; asks < 20; asks += 1) {
      expect(
        await ask(`lemon cake ${'x'.repeat(asks + 1)}`, `2001:db8:1:2::${asks}`),
      ).toMatchObject({ status: 'answered' })
      server.clock.advance(10_000)
    }
    const beyond = await ask('orange cake', '2001:db8:1:2::99')
    expect(beyond).toMatchObject({
      status: 'limited',
      keywords: [
        { keyword: 'orange cake', origin: 'topic' },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    })
    expect(await ask('lemon cake x', '2001:db8:1:2::99')).toMatchObject({ status: 'answered' })
    expect(pinterest.asked).toHaveLength(20)
    expect(await ask('orange cake', '2001:db8:1:3::1')).toMatchObject({ status: 'answered' })
    server.clock.advance(3_600_000)
    expect(await ask('carrot cake', '2001:db8:1:2::99')).toMatchObject({ status: 'answered' })
  })

  test('a server of theirs that never answers is not waited for', async () => {
    pinterest.mood = 'silent'
    expect(
      await callPinterest(`${pinterest.apiUrl}/trends/keywords/US/top/growing`, {}, 50),
    ).toMatchObject({ ok: false, reason: 'unavailable' })
  })

  test('a slow page is reported as missing, and a slow Pinterest is replaced by our own phrases', async () => {
    const never: ReadPhrases = async (_address, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
      )
    const server = await start({
      config: {
        pinterest: { ...PINTEREST_APP, apiUrl: pinterest.apiUrl, oauthUrl: '', sandboxUrl: '' },
      },
      features: (platform) => [keywordsFeature(platform, { readPhrases: never }, { deadline: 30 })],
    })
    pinterest.mood = 'silent'
    expect(
      await server
        .browser()
        .client('researchKeywords', { body: { ...question, query: 'https://example.com/slow' } }),
    ).toMatchObject({ failure: { code: 'invalid', status: 400, body: { page_error: 'too_slow' } } })
    expect(await asked(server)).toMatchObject({
      status: 'unavailable',
      keywords: expect.arrayContaining([
        expect.objectContaining({ keyword: 'lemon cake', origin: 'topic' }),
      ]) as unknown,
    })
    // The server, which ends first, would wait for the call.
    await pinterest.close()
  })

  test('nobody there is no answer', async () => {
    const server = await start({
      config: {
        pinterest: {
          ...PINTEREST_APP,
          apiUrl: 'http://127.0.0.1:1/v5',
          oauthUrl: '',
          sandboxUrl: '',
        },
      },
      features: (platform) => [keywordsFeature(platform, { readPhrases: wellRead })],
    })
    expect(await asked(server)).toMatchObject({ status: 'unavailable' })
  })
})

testDatabases('the tokens of the app', (open) => tokenTests(open))

function tokenTests(open: OpenTestDatabase): void {
  const clock = manualClock()
  const config = () => ({
    ...PINTEREST_APP,
    apiUrl: pinterest.apiUrl,
    oauthUrl: '',
    sandboxUrl: '',
  })
  afterAll(() => clock.set(0))

  test('the rotated token is kept, sealed, and a server that starts again goes on with it', async () => {
    const database = await open()
    const first = await createPinterestTokens({ app: config(), database, clock }).access(OWNER)
    expect(first).toMatchObject({ ok: true })
    const [row] = await database.root.selectFrom('pinterest_tokens').selectAll().execute()
    const stored = JSON.stringify(row)
    for (const secret of ['pinr.', 'pina.', PINTEREST_APP.clientSecret])
      expect(stored).not.toContain(secret)
    const again = createPinterestTokens({ app: config(), database, clock })
    expect(await again.access(OWNER)).toEqual(first)
    clock.advance(pinterest.accessLife * 1_000)
    expect(await again.access(OWNER)).toMatchObject({ ok: true })
    expect([pinterest.renewals, pinterest.refreshTokens.has(PINTEREST_APP.refreshToken)]).toEqual([
      2,
      false,
    ])
  })

  test('two servers on one store renew once, and both go on', async () => {
    const database = await open()
    const servers = [
      createPinterestTokens({ app: config(), database, clock }),
      createPinterestTokens({ app: config(), database, clock }),
    ]
    const found = await Promise.all(servers.map(async (server) => server.access(OWNER)))
    expect(found[0]).toMatchObject({ ok: true })
    expect(found[1]).toEqual(found[0])
    expect(pinterest.renewals).toBe(1)
  })

  test('an access token that ends before its time is renewed once and the question is answered', async () => {
    const database = await open()
    const find = createTrends({ config: config(), database, clock, log: createLog('silent') })
    const ask = async (trend: 'growing' | 'seasonal') =>
      find({ region: 'US', trend, keywords: ['lemon cake'] }, async () => true)
    expect(await ask('growing')).toMatchObject({ ok: true })
    pinterest.endAccess()
    expect(await ask('seasonal')).toMatchObject({
      ok: true,
      trends: [{ keyword: 'easter lemon cake' }],
    })
    expect(pinterest.renewals).toBe(2)
  })

  test('calls are counted for a day, those in vain too', async () => {
    const database = await open()
    const find = createTrends({ config: config(), database, clock, log: createLog('silent') })
    const ask = async (keyword: string) =>
      find({ region: 'US', trend: 'growing', keywords: [keyword] }, async () => true)
    await database.root
      .insertInto('trend_answers')
      .values(
        Array.from({ length: MAX_PER_DAY - 3 }, (_, index) => ({
          question: `${index}`,
          answer: '[]',
          asked_at: clock.now(),
        })),
      )
      .execute()
    pinterest.mood = 'shapeless'
    expect(await ask('lemon cake')).toMatchObject({ ok: false, reason: 'unreadable' })
    pinterest.mood = 'well'
    clock.advance(60_000)
    const outcomes = await Promise.all(
      ['lemon cake', 'orange cake', 'carrot cake', 'plum cake'].map(ask),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await ask('cherry cake')).toEqual({ ok: false, reason: 'limited', wait: 0 })
    expect(pinterest.asked).toHaveLength(3)
    clock.advance(DAY)
    expect(await ask('cherry cake')).toMatchObject({ ok: true })
  })

  test('two processes that are asked the same call once, and wait as one', async () => {
    const database = await open()
    const needs = { config: config(), database, clock, log: createLog('silent') }
    const processes = [createTrends(needs), createTrends(needs)]
    const question = { region: 'US', trend: 'growing', keywords: ['lemon cake'] } as const
    // The embedded database has one process only: there the second is asked after the first.
    const found =
      database.kind === 'postgres'
        ? await Promise.all(processes.map(async (find) => find(question, async () => true)))
        : [
            await processes[0]?.(question, async () => true),
            await processes[1]?.(question, async () => true),
          ]
    expect(found).toEqual([expect.objectContaining({ ok: true }), found[0]])
    expect(pinterest.asked).toHaveLength(1)
    pinterest.mood = 'shapeless'
    const other = { ...question, keywords: ['plum cake'] }
    expect(await processes[0]?.(other, async () => true)).toMatchObject({ reason: 'unreadable' })
    pinterest.mood = 'well'
    expect(await processes[1]?.(other, async () => true)).toMatchObject({ reason: 'unreadable' })
    expect(pinterest.asked).toHaveLength(2)
  })

  test('an answer that is kept while the calls are being counted stands in the count', async () => {
    const database = await open()
    const late: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) =>
        result.rows.some((row) => 'count' in row) ? sleep(60, result) : result,
    }
    const find = createTrends({
      config: config(),
      database: { ...database, root: database.root.withPlugin(late) },
      clock,
      log: createLog('silent'),
    })
    await database.root
      .insertInto('trend_answers')
      .values(
        Array.from({ length: MAX_PER_DAY - 1 }, (_, index) => ({
          question: `${index}`,
          answer: '[]',
          asked_at: clock.now(),
        })),
      )
      .execute()
    const ask = async (keyword: string, later: number) =>
      sleep(later).then(async () =>
        find({ region: 'US', trend: 'growing', keywords: [keyword] }, async () => true),
      )
    const outcomes = await Promise.all([
      ask('lemon cake', 0),
      ask('orange cake', 20),
      ask('carrot cake', 40),
      ask('plum cake', 50),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(pinterest.asked).toHaveLength(1)
  })

  test('an expired refresh token is refused, and a new one in the environment works', async () => {
    const database = await open()
    pinterest.refreshTokens.clear()
    const tokens = createPinterestTokens({ app: config(), database, clock })
    expect(await tokens.access(OWNER)).toMatchObject({ ok: false, reason: 'refused' })
    pinterest.refreshTokens.add('pinr.new')
    const other = { id: 'other credentials', first: 'pinr.new' }
    expect(
      await createPinterestTokens({ app: config(), database, clock }).access(other),
    ).toMatchObject({ ok: true })
    expect(await tokens.access(OWNER)).toMatchObject({ ok: false, reason: 'refused' })
  })

  test('a store whose seal another secret has made is taken for empty', async () => {
    const database = await open()
    await createPinterestTokens({ app: config(), database, clock }).access(OWNER)
    pinterest.refreshTokens.add(PINTEREST_APP.refreshToken)
    await database.root
      .updateTable('pinterest_tokens')
      .set({ sealed: createSeal('another secret').seal('{}') })
      .execute()
    expect(
      await createPinterestTokens({ app: config(), database, clock }).access(OWNER),
    ).toMatchObject({ ok: true })
  })
}

test('a seal opens with its own secret only, and never after a change', () => {
  const one = createSeal('one')
  const sealed = one.seal('words')
  const opened = [sealed, 'AAAA', '', `${sealed.slice(0, -4)}AAAA`].map((text) => one.open(text))
  expect([...opened, createSeal('two').open(sealed)]).toEqual(['words', null, null, null, null])
  expect(one.seal('words')).not.toBe(sealed)
})
