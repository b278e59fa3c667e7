import { describe, expect, test } from 'vitest'
import type { KeywordResearch } from '#core/contract/content/keywords.contract.ts'
import { type Mood, PINTEREST_APP } from '../../../tests/support/pinterest/trends-server.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { keywordsFeature } from './keywords.feature.ts'
import { callPinterest } from '../../platform/pinterest/pinterest-call.ts'
import type { ReadPhrases } from './research.ts'
import {
  researchKeywords,
  DAY,
  question,
  readPhrases,
} from '../../../tests/support/pinterest/ask-keywords.ts'
import { testTrends } from '../../../tests/support/pinterest/test-trends.ts'

const pinterest = testTrends()
const start = testServers()

const withPinterest = async () =>
  start({
    config: {
      pinterest: { ...PINTEREST_APP, apiUrl: pinterest().apiUrl, oauthUrl: '', sandboxUrl: '' },
    },
    features: (platform) => [keywordsFeature(platform, { readPhrases })],
  })

describe('with Pinterest', () => {
  test('growth is given where it is known, in Pinterest’s order, and ours follow without any', async () => {
    const server = await withPinterest()
    const { status, as_of, keywords } = await researchKeywords(server)
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
    expect((await researchKeywords(server, { region: 'DE+AT+CH' })).keywords[0]).toMatchObject({
      keyword: 'lemon cake rezept',
    })
    expect((await researchKeywords(server, { trend: 'seasonal' })).keywords[0]).toMatchObject({
      keyword: 'easter lemon cake',
      year: 4,
    })
    expect(
      (await researchKeywords(server, { region: 'AR', trend: 'yearly' })).keywords[0],
    ).toMatchObject({
      origin: 'topic',
    })
    expect(pinterest().asked.map((address) => address.replace(/\?.*/, ''))).toEqual([
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
    await Promise.all([
      researchKeywords(server),
      researchKeywords(server),
      researchKeywords(server),
    ])
    server.clock.advance(DAY - 1)
    expect(await researchKeywords(server)).toMatchObject({ status: 'answered', as_of: first })
    expect(pinterest().asked).toHaveLength(1)
    server.clock.advance(1)
    expect(await researchKeywords(server)).toMatchObject({ status: 'answered', as_of: first + DAY })
    expect(pinterest().asked).toHaveLength(2)
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
    pinterest().mood = mood
    const refused = await researchKeywords(server)
    expect(refused).toMatchObject({ status, as_of: null })
    expect(refused.keywords[0]).toMatchObject({
      keyword: 'lemon cake',
      origin: 'topic',
      week: null,
    })
    const before = pinterest().asked.length
    pinterest().mood = 'well'
    server.clock.advance(wait - 1)
    expect(await researchKeywords(server, { trend: 'seasonal' })).toMatchObject({ status })
    expect(pinterest().asked).toHaveLength(before)
    server.clock.advance(1)
    expect(await researchKeywords(server, { trend: 'seasonal' })).toMatchObject({
      status: 'answered',
    })
  })

  test.each<Mood>(['nonsense', 'shapeless'])(
    'an answer that is %s is reported and never stored',
    async (mood) => {
      const server = await withPinterest()
      pinterest().mood = mood
      const unread = await researchKeywords(server)
      expect(unread.status).toBe('unreadable')
      expect(unread.keywords[0]).toMatchObject({ keyword: 'lemon cake', origin: 'topic' })
      pinterest().mood = 'well'
      server.clock.advance(59_999)
      expect(await researchKeywords(server)).toMatchObject({ status: 'unreadable' })
      expect(pinterest().asked).toHaveLength(1)
      server.clock.advance(1)
      expect(await researchKeywords(server)).toMatchObject({ status: 'answered' })
    },
  )

  test('one visitor has Pinterest called twenty times an hour, and gets our own phrases beyond it; what is known already is his, and others ask on', async () => {
    const server = await start({
      config: {
        trustProxy: true,
        pinterest: { ...PINTEREST_APP, apiUrl: pinterest().apiUrl, oauthUrl: '', sandboxUrl: '' },
      },
      features: (platform) => [keywordsFeature(platform, { readPhrases })],
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
    expect(pinterest().asked).toHaveLength(20)
    expect(await ask('orange cake', '2001:db8:1:3::1')).toMatchObject({ status: 'answered' })
    server.clock.advance(3_600_000)
    expect(await ask('carrot cake', '2001:db8:1:2::99')).toMatchObject({ status: 'answered' })
  })

  test('a server of theirs that never answers is not waited for', async () => {
    pinterest().mood = 'silent'
    expect(
      await callPinterest(`${pinterest().apiUrl}/trends/keywords/US/top/growing`, {}, 50),
    ).toMatchObject({ ok: false, reason: 'unavailable' })
  })

  test('a slow page is reported as missing, and a slow Pinterest is replaced by our own phrases', async () => {
    const never: ReadPhrases = async (_address, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
      )
    const server = await start({
      config: {
        pinterest: { ...PINTEREST_APP, apiUrl: pinterest().apiUrl, oauthUrl: '', sandboxUrl: '' },
      },
      features: (platform) => [keywordsFeature(platform, { readPhrases: never }, { deadline: 30 })],
    })
    pinterest().mood = 'silent'
    expect(
      await server
        .browser()
        .client('researchKeywords', { body: { ...question, query: 'https://example.com/slow' } }),
    ).toMatchObject({ failure: { code: 'invalid', status: 400, body: { page_error: 'too_slow' } } })
    expect(await researchKeywords(server)).toMatchObject({
      status: 'unavailable',
      keywords: expect.arrayContaining([
        expect.objectContaining({ keyword: 'lemon cake', origin: 'topic' }),
      ]) as unknown,
    })
    // The server, which ends first, would wait for the call.
    await pinterest().close()
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
      features: (platform) => [keywordsFeature(platform, { readPhrases })],
    })
    expect(await researchKeywords(server)).toMatchObject({ status: 'unavailable' })
  })
})
