/** What reading an account's outbox again and again costs. */
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { MINUTE, publishingTests } from '../../../../../tests/support/pinterest/publishing-world.ts'
import { currentRevision } from '../../../pins/pin-log.store.ts'
import { pinsFeature } from '../../../pins/pins.feature.ts'
import { findSchedule } from '../../../schedule/schedule.store.ts'
import { readOutbox } from './outbox.ts'
import { rememberedRuleFacts } from './rule-facts.ts'

const HOUR = 60 * MINUTE

/** The same database; `read()` is the number of statements and rows since it was asked last. */
function counted(database: Database) {
  let statements = 0
  let rows = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      rows += result.rows.length
      return result
    },
  }
  return {
    database: { ...database, root: database.root.withPlugin(plugin) },
    read: () => {
      const since = { statements, rows }
      statements = 0
      rows = 0
      return since
    },
  }
}

publishingTests('the outbox of an account with late pins', (open) => {
  async function late() {
    const world = await open({ minGap: MINUTE })
    await world.setRules({ per_day: 150, link_hours: 48 })
    const link = { link: 'https://example.com/same' }
    await world.plan('sent', 0, link)
    await world.pass()
    const same = await world.plan('same', 0, link)
    for (let nth = 0; nth < 18; nth += 1)
      await world.plan(`late-${nth}`, 0, { link: `https://example.com/${nth}` })
    for (let nth = 0; nth < 10; nth += 1) await world.plan(`ahead-${nth}`, (nth + 1) * HOUR)
    const { clock, platform } = world.server
    const { database, read } = counted(platform.database)
    const needs = {
      ...pinsFeature(platform),
      database,
      clock,
      findSchedule,
      currentRevision,
      minGap: MINUTE,
      readRuleFacts: rememberedRuleFacts(clock),
    }
    const key = { owner: world.ada.user.id, accountId: world.accountId }
    const outbox = async () => readOutbox(database.root, key, { ...needs, now: clock.now() })
    return { world, same, outbox, read }
  }

  test('reads pins and what was sent once, as long as nothing changed', async () => {
    const { world, outbox, read } = await late()
    const first = await outbox()
    const cost = read()
    world.server.clock.advance(1)
    expect(await outbox()).toEqual(first)
    const again = read()
    expect(first?.delays).toHaveLength(19)
    expect(cost.statements - again.statements).toBe(2)
    expect(cost.rows - again.rows).toBe(20)
  })

  test('follows a change of a late pin, and of the rules', async () => {
    const { world, same, outbox } = await late()
    const ruleOf = async () =>
      (await outbox())?.delays.find(({ publication_id: id }) => id === same.id)?.rule
    expect(await ruleOf()).toBe('link')
    const [row] = (await world.pins()).filter(({ publications = [] }) =>
      publications.some(({ id }) => id === same.id),
    )
    if (row === undefined) throw new Error('The pin is gone.')
    await world.send({
      type: 'pin.updated',
      data: {
        id: row.id,
        patch: { link: 'https://example.com/other' },
        before: { link: row.link },
      },
    })
    expect(await ruleOf()).toBe('gap')
    await world.send({
      type: 'pin.updated',
      data: {
        id: row.id,
        patch: { link: row.link },
        before: { link: 'https://example.com/other' },
      },
    })
    expect(await ruleOf()).toBe('link')
    await world.server.platform.database.root.deleteFrom('account_schedules').execute()
    await world.setRules({ per_day: 150, link_hours: 0 })
    expect(await ruleOf()).toBe('gap')
  })
})
