/** Which accounts a claim leases, and what it remembers of a backlog. */
import { expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import {
  testDatabases,
  testPostgres,
} from '../../../../../tests/support/database/test-databases.ts'
import { person } from '../../../../../tests/support/tasks/task-bench.ts'
import { claimWaiting, type Claimed, MORE } from './outbox-claim.store.ts'
import { openOutbox } from './outbox-lease.store.ts'

const at = { now: 1_000, until: 2_000, networks: [] }

testDatabases('claims of accounts', (open) => {
  test('a claim leases as many as it is asked for, in order, and no account twice', async () => {
    const database = await open()
    const ids = await interrupted(database, 3)
    const claim = async (count: number, except: readonly string[] = []) =>
      idsOf(await claimWaiting(database, { ...at, count, except }, null))
    expect(await claim(1, ids.slice(0, 1))).toEqual([ids.slice(1, 2), []])
    const both = await Promise.all([claim(2), claim(2)])
    expect(both.flatMap(([leased]) => leased).toSorted()).toEqual([ids[0], ids[2]])
    expect(await claim(2)).toEqual([[], []])
  })

  test('of a backlog the next ones are leased without another listing, if they are still free', async () => {
    const database = await open()
    const ids = await interrupted(database, MORE + 3)
    for (const id of ids) await openOutbox(database.root, id)
    const claim = (count: number, among: Claimed['others'] | null) =>
      claimWaiting(database, { ...at, count, except: [] }, among)
    const first = await claim(2, null)
    expect(idsOf(first)).toEqual([ids.slice(0, 2), ids.slice(2, MORE + 2)])
    // Another server.
    expect(idsOf(await claim(1, null))[0]).toEqual(ids.slice(2, 3))
    const free = first.others.slice(1)
    expect(idsOf(await claim(2, free))).toEqual([ids.slice(3, 5), ids.slice(5, MORE + 2)])
    expect((await claim(2, free.slice(0, 2))).leases).toEqual([])
  })
})

testPostgres('claims of accounts', (open) => {
  test('an account that another server is leasing now is skipped, not waited for', async () => {
    const database = await open()
    const [first = '', second] = await interrupted(database, 2)
    for (const id of [first, second ?? '']) await openOutbox(database.root, id)
    const leasing = Promise.withResolvers<void>()
    const isLocked = Promise.withResolvers<void>()
    const other = database.transaction(async (tx) => {
      const row = tx.selectFrom('account_outboxes').select('fence').where('account_id', '=', first)
      await row.forUpdate().execute()
      isLocked.resolve()
      await leasing.promise
    })
    await isLocked.promise
    const claimed = await claimWaiting(database, { ...at, count: 1, except: [] }, null)
    leasing.resolve()
    await other
    expect(idsOf(claimed)[0]).toEqual([second])
  })
})

const idsOf = ({ leases, others }: Claimed): [string[], string[]] => [
  leases.map(({ accountId }) => accountId),
  others.map(({ account_id }) => account_id),
]

/** Accounts with a pin that a server was sending when it stopped, in their order. */
async function interrupted(database: Database, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const { owner, accountId } = await person(database)
    ids.push(accountId)
    const pin = { id: 'a', pin_id: 'a', board_id: 'a', state: 'sending' as const }
    await database.root
      .insertInto('publications')
      .values({
        ...pin,
        account_id: accountId,
        user_id: owner,
        due_at: 1,
        slot_at: null,
        trace: null,
      })
      .execute()
  }
  return ids.toSorted()
}
