import { expect, test } from 'vitest'
import { figures } from '#core/results/result-pin.builder.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import { saveDays, savePins } from './figures.store.ts'

const day = '2026-01-02'

testDatabases('figures as a reading brings them', (open) => {
  async function openAccount() {
    const server = await startTestServer({ database: await open(), features: () => [] })
    const { client } = await server.signUp()
    const made = await client('createAccount', { body: { name: 'Kitchen' } })
    if (!made.ok) throw new Error(made.failure.message)
    const of = { accountId: made.answer.id, source: 'pinterest:1' }
    return { server, database: server.platform.database, of }
  }

  test('a day without figures leaves known ones, and a day that comes twice counts once', async () => {
    const { server, database, of } = await openAccount()
    const save = async (...list: [status: string, count: number | null][]) =>
      database.transaction(async (tx) =>
        saveDays(
          tx,
          of,
          list.map(([status, count]) => ({
            day,
            status,
            figures: {
              impressions: count,
              saves: count,
              pin_clicks: count,
              outbound_clicks: count,
            },
          })),
        ),
      )
    const row = async () => {
      const found = await database.root.selectFrom('account_days').selectAll().executeTakeFirst()
      return [found?.status, (JSON.parse(found?.figures ?? '{}') as { saves?: number }).saves]
    }
    await save(['PROCESSING', null])
    await save(['ESTIMATE', null])
    expect(await row()).toEqual(['ESTIMATE', null])
    await save(['ESTIMATE', 6], ['READY', 7])
    expect(await row()).toEqual(['READY', 7])
    await save(['PROCESSING', null])
    expect(await row()).toEqual(['READY', 7])
    await server.close()
  })

  test('a pin that comes without figures keeps those that are known', async () => {
    const { server, database, of } = await openAccount()
    const facts = { title: 'Soup', created_at: 5, picture_url: null }
    const both = { last_90_days: figures(9), lifetime: figures(10) }
    const save = async (known: typeof both | null, now: number) =>
      database.transaction(async (tx) =>
        savePins(tx, of, {
          pins: [{ id: '7', link: null, boardId: null, facts, figures: known }],
          now,
          day,
        }),
      )
    await save(both, 1)
    await save(null, 2)
    const [row] = await database.root.selectFrom('network_pins').selectAll().execute()
    expect([row?.figures, row?.seen_at]).toEqual([JSON.stringify(both), 2])
    await server.close()
  })
})
