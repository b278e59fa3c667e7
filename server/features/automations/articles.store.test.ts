import { expect, test } from 'vitest'
import { automationStoreTests } from '../../../tests/support/automations/automations-world.ts'
import { newId } from '../../platform/ids.ts'

const DAY = 86_400_000

automationStoreTests('articles that come back', (open) => {
  test('only the owner’s pins of a page hold its article back', async () => {
    const world = await open()
    const { site, server } = world
    site.setFeed([site.addRecipe('/bars', 'Rhubarb crumble bars')])
    const default_board = await world.plan()
    const automation = await world.add({
      goal: { kind: 'slots' },
      default_board,
      again_after_days: 7,
    })
    await world.run(automation)
    await world.publishPlanned()
    server.clock.advance(10 * DAY)
    const { root } = server.platform.database
    const row = await root.selectFrom('pins').selectAll().executeTakeFirstOrThrow()
    const eve = await server.signUp()
    await root
      .insertInto('pins')
      .values({
        ...row,
        id: newId(),
        user_id: eve.user.id,
        position: row.position + 1,
        status: 'draft',
      })
      .execute()
    expect((await world.run(automation)).last_run).toMatchObject({ articles: 1 })
  }, 60_000)
})
