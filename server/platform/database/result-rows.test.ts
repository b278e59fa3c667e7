import { expect, test } from 'vitest'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import { resultRows } from './result-rows.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'

testDatabases('rows of figures', (open) => {
  test('each is read once while a reading inserts others before them', async () => {
    const server = await startTestServer({ database: await open(), features: () => [] })
    const [ada, eve] = [await server.signUp(), await server.signUp()]
    const made = await ada.client('createAccount', { body: { name: 'Kitchen' } })
    if (!made.ok) throw new Error(made.failure.message)
    const accountId = made.answer.id
    const { root } = server.platform.database
    const insert = async (source: string, ids: readonly number[]) =>
      root
        .insertInto('pin_days')
        .values(
          ids.map((id) => ({
            account_id: accountId,
            source,
            network_pin_id: String(id),
            day: '2026-01-02',
            figures: '{}',
          })),
        )
        .execute()
    const ids = Array.from({ length: 2_100 }, (_, at) => 2_000 + at)
    await insert('pinterest:1', ids)
    await insert('practice:1', [9_999])
    const read = async (owner: string) => {
      const found: number[] = []
      const of = { owner, accountId, source: 'pinterest:' } as const
      for await (const { network_pin_id } of resultRows(root, of, 'pin_days')) {
        found.push(Number(network_pin_id))
        if (found.length === 1) await insert('pinterest:1', [1_000])
      }
      return found
    }
    expect(await read(ada.user.id)).toEqual(ids)
    expect(await read(eve.user.id)).toEqual([])
    await server.close()
  })
})
