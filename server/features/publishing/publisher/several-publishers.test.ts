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
  test('no account is listed by two of them, and each pin is sent once', async () => {
    const world = await open({ minGap: 0 })
    const accounts = await planInEach(world)
    const { database } = world.server.platform
    const { plugin, listed } = countListings()
    const root = database.root.withPlugin(plugin)
    const publishers = Array.from({ length: 2 }, () => world.newPublisher({ ...database, root }))
    await Promise.all(publishers.map(async (publisher) => publisher.runUntilIdle()))
    expect(world.onNetwork()).toHaveLength(ACCOUNTS * PINS_EACH)
    const attempts = database.root.selectFrom('publication_attempts').select('kind')
    expect(await attempts.execute()).toEqual(Array(ACCOUNTS * PINS_EACH).fill({ kind: 'sent' }))
    const outboxes = await database.root.selectFrom('account_outboxes').select('fence').execute()
    expect(outboxes).toEqual(Array(accounts.length).fill({ fence: PINS_EACH }))
    // Each lease raises the fence: nothing was listed but what was worked on.
    expect(listed.reduce((sum, count) => sum + count, 0)).toBe(ACCOUNTS * PINS_EACH)
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

/** How many accounts each listing has named. */
function countListings() {
  const listed: number[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const [row] = result.rows
      if (row !== undefined && 'user_id' in row && 'fence' in row && !('state' in row))
        listed.push(result.rows.length)
      return result
    },
  }
  return { plugin, listed }
}
