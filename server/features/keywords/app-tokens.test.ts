import { setTimeout as sleep } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import {
  type OpenTestDatabase,
  testDatabases,
} from '../../../tests/support/database/test-databases.ts'
import { manualClock } from '../../platform/clock.ts'
import { createLog } from '../../platform/log.ts'
import { PINTEREST_APP } from '../../../tests/support/pinterest/trends-server.ts'
import { createPinterestTokens } from '../../platform/pinterest/pinterest-tokens.ts'
import { createSeal } from '../../platform/seal.ts'
import { createTrends, MAX_PER_DAY } from './trends.ts'
import { DAY } from '../../../tests/support/pinterest/ask-keywords.ts'
import { testTrends } from '../../../tests/support/pinterest/test-trends.ts'

const OWNER = { id: 'the app', first: PINTEREST_APP.refreshToken }

const pinterest = testTrends()

testDatabases('the tokens of the app', (open) => tokenTests(open))

function tokenTests(open: OpenTestDatabase): void {
  const clock = manualClock()
  const config = () => ({
    ...PINTEREST_APP,
    apiUrl: pinterest().apiUrl,
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
    clock.advance(pinterest().accessLife * 1_000)
    expect(await again.access(OWNER)).toMatchObject({ ok: true })
    expect([
      pinterest().renewals,
      pinterest().refreshTokens.has(PINTEREST_APP.refreshToken),
    ]).toEqual([2, false])
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
    expect(pinterest().renewals).toBe(1)
  })

  test('an access token that ends before its time is renewed once and the question is answered', async () => {
    const database = await open()
    const find = createTrends({ config: config(), database, clock, log: createLog('silent') })
    const ask = async (trend: 'growing' | 'seasonal') =>
      find({ region: 'US', trend, keywords: ['lemon cake'] }, async () => true)
    expect(await ask('growing')).toMatchObject({ ok: true })
    pinterest().endAccess()
    expect(await ask('seasonal')).toMatchObject({
      ok: true,
      trends: [{ keyword: 'easter lemon cake' }],
    })
    expect(pinterest().renewals).toBe(2)
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
    pinterest().mood = 'shapeless'
    expect(await ask('lemon cake')).toMatchObject({ ok: false, reason: 'unreadable' })
    pinterest().mood = 'well'
    clock.advance(60_000)
    const outcomes = await Promise.all(
      ['lemon cake', 'orange cake', 'carrot cake', 'plum cake'].map(ask),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await ask('cherry cake')).toEqual({ ok: false, reason: 'limited', wait: 0 })
    expect(pinterest().asked).toHaveLength(3)
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
    expect(pinterest().asked).toHaveLength(1)
    pinterest().mood = 'shapeless'
    const other = { ...question, keywords: ['plum cake'] }
    expect(await processes[0]?.(other, async () => true)).toMatchObject({ reason: 'unreadable' })
    pinterest().mood = 'well'
    expect(await processes[1]?.(other, async () => true)).toMatchObject({ reason: 'unreadable' })
    expect(pinterest().asked).toHaveLength(2)
  })

  test('an answer that is kept while the calls are being counted is in the count', async () => {
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
    expect(pinterest().asked).toHaveLength(1)
  })

  test('an expired refresh token is refused, and a new one in the environment works', async () => {
    const database = await open()
    pinterest().refreshTokens.clear()
    const tokens = createPinterestTokens({ app: config(), database, clock })
    expect(await tokens.access(OWNER)).toMatchObject({ ok: false, reason: 'refused' })
    pinterest().refreshTokens.add('pinr.new')
    const other = { id: 'other credentials', first: 'pinr.new' }
    expect(
      await createPinterestTokens({ app: config(), database, clock }).access(other),
    ).toMatchObject({ ok: true })
    expect(await tokens.access(OWNER)).toMatchObject({ ok: false, reason: 'refused' })
  })

  test('a store whose seal another secret has made is taken for empty', async () => {
    const database = await open()
    await createPinterestTokens({ app: config(), database, clock }).access(OWNER)
    pinterest().refreshTokens.add(PINTEREST_APP.refreshToken)
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
