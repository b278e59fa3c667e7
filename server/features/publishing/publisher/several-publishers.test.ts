/** Publishers of several servers on one database: each account is found by one of them. */
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import {
  MINUTE,
  publishingTestsOnPostgres,
  type PublishingWorld,
} from '../../../../tests/support/pinterest/publishing-world.ts'
import { openOutbox } from './stores/outbox-lease.store.ts'

const ACCOUNTS = 4
const PINS_EACH = 2

publishingTestsOnPostgres('several publishers', (open) => {
  test('each claim leases an account that no other has, and each pin is sent once', async () => {
    const world = await open({ minGap: 0 })
    const accounts = await planInEach(world)
    const { database } = world.server.platform
    const { plugin, claims } = countClaims()
    const root = database.root.withPlugin(plugin)
    const publishers = Array.from({ length: 2 }, () => world.newPublisher({ ...database, root }))
    await Promise.all(publishers.map(async (publisher) => publisher.runUntilIdle()))
    expect(world.onNetwork()).toHaveLength(ACCOUNTS * PINS_EACH)
    const attempts = database.root.selectFrom('publication_attempts').select('kind')
    expect(await attempts.execute()).toEqual(Array(ACCOUNTS * PINS_EACH).fill({ kind: 'sent' }))
    const outboxes = await database.root.selectFrom('account_outboxes').select('fence').execute()
    expect(outboxes).toEqual(Array(accounts.length).fill({ fence: PINS_EACH }))
    // Each lease raises the fence. The last claim of each may have come too late.
    expect(claims.filter((leased) => leased === 1)).toHaveLength(ACCOUNTS * PINS_EACH)
    expect(claims.filter((leased) => leased === 0).length).toBeLessThanOrEqual(2)
  })
})

async function planInEach(world: PublishingWorld): Promise<readonly PublishingWorld[]> {
  const accounts = [world]
  while (accounts.length < ACCOUNTS) {
    // Connections are limited in number a minute.
    world.server.clock.advance(MINUTE)
    accounts.push(await world.addAccount(`Account ${accounts.length}`))
  }
  for (const [nth, account] of accounts.entries()) {
    await openOutbox(world.server.platform.database.root, account.accountId)
    await account.setRules({ per_day: 150, link_hours: 0, picture_days: 0 })
    for (let pin = 0; pin < PINS_EACH; pin += 1)
      await account.plan(`${nth}-${pin}`, 0, { link: `https://example.com/${nth}/${pin}` })
  }
  return accounts
}

/** How many accounts each claim has leased of those that it found. */
function countClaims() {
  const claims: number[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const { rows } = result
      if (rows[0] !== undefined && 'leased' in rows[0])
        claims.push(rows.filter(({ leased }) => leased !== null).length)
      return result
    },
  }
  return { plugin, claims }
}
