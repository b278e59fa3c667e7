import { describe, expect, test } from 'vitest'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { keywordsFeature } from './keywords.feature.ts'
import {
  researchKeywords,
  question,
  readPhrases,
} from '../../../tests/support/pinterest/ask-keywords.ts'
import { testTrends } from '../../../tests/support/pinterest/test-trends.ts'

const pinterest = testTrends()
const start = testServers()

const withoutPinterest = async () =>
  start({ features: (platform) => [keywordsFeature(platform, { readPhrases })] })

describe('without credentials', () => {
  test('a topic gives searches of its own words, nothing known of any', async () => {
    const { status, as_of, page, keywords } = await researchKeywords(await withoutPinterest())
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
    expect(pinterest().asked).toEqual([])
  })

  test('the page’s language comes with the question; one that there is not is refused', async () => {
    const server = await withoutPinterest()
    const said = async (query: string, language: string) =>
      (await researchKeywords(server, { query, language })).keywords.map(({ keyword }) => keyword)
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
      expect(await researchKeywords(server, { query })).toMatchObject({
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
