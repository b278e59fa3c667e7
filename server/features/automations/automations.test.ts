/** Runs of an automation over a real site: what becomes of its articles. */
import { expect, test } from 'vitest'
import { answerOf } from '../../../tests/pins-world.ts'
import { automationTests } from '../../../tests/support/automations/automations-world.ts'

automationTests('automations', (open) => {
  test('the newest articles become drafts on the board of their words, and later only new ones do', async () => {
    const world = await open()
    const { site, ada, params } = world
    const cakes = answerOf(await ada.client('createBoard', { params, body: { name: 'Cakes' } }))
    const other = answerOf(await ada.client('createBoard', { params, body: { name: 'Other' } }))
    const bars = site.addRecipe('/bars', 'Rhubarb crumble bars')
    const cake = site.addRecipe('/cake', 'Lemon drizzle cake')
    const old = site.addRecipe('/old', 'Carrot bread')
    site.setFeed([bars, cake, old])
    const automation = await world.add({
      boards: [{ words: 'cakes', board: { board_id: cakes.id } }],
      default_board: { board_id: other.id },
    })
    const after = await world.run(automation)
    expect(after.last_run).toMatchObject({ outcome: 'done', found: 2, articles: 2, pins: 2 })
    const pins = await world.pins()
    expect(pins.map(({ status, page_url, board_name }) => [status, page_url, board_name])).toEqual([
      ['draft', cake, 'Cakes'],
      ['draft', bars, 'Other'],
    ])

    const soup = site.addRecipe('/soup', 'Pear tart')
    site.setFeed([soup, `${cake}?utm_source=feed`, bars, old])
    expect((await world.run(automation)).last_run).toMatchObject({ found: 1, pins: 1 })
    expect((await world.pins()).map(({ page_url }) => page_url)).toEqual([soup, cake, bars])
    expect(await world.run(automation)).toMatchObject({ last_run: { found: 0, articles: 0 } })
  }, 120_000)
})
