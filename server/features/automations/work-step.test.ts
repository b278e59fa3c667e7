/** What refuses the pins of an article, and what a run without any means. */
import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import { automationTests } from '../../../tests/support/automations/automations-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

automationTests('pins of a run', (open) => {
  test('an article waits for another day when the day’s pins are made', async () => {
    const world = await open(undefined, { limits: { storedBytes: 0, pages: 0, pinsADay: 1 } })
    const { site, server } = world
    const articles = ['/bars', '/cake'].map((path) => site.addRecipe(path, `Cake of ${path}`))
    site.setFeed(articles)
    const automation = await world.add()
    expect(await world.run(automation)).toMatchObject({
      waiting: 1,
      last_run: { outcome: 'done', articles: 2, pins: 1 },
    })
    const [, second] = await world.lines(automation)
    expect(second?.state).toBe('skipped')
    expect(Object(second?.problem_codes?.['problem']).code).toBe('generation.quotaUsed')
    server.clock.advance(2 * DAY)
    expect((await world.run(automation)).last_run).toMatchObject({ articles: 1, pins: 1 })
    const urls = (await world.pins()).map(({ page_url }) => page_url)
    expect(urls.toSorted()).toEqual(articles.toSorted())
  }, 60_000)

  test('an automation whose chosen designs are gone makes pins of every design', async () => {
    const world = await open()
    world.site.setFeed([world.site.addRecipe('/bars', 'Rhubarb crumble bars')])
    const automation = await world.add({ templates: ['a-design-that-is-gone'] })
    expect((await world.run(automation)).last_run).toMatchObject({ outcome: 'done', pins: 1 })
  }, 60_000)

  test('a pin whose time has come without its going out keeps the next one away from now', async () => {
    const world = await open()
    const { site, server } = world
    const board = await world.plan({ board_minutes: 17 * 60 + 30 })
    const automation = await world.add({ goal: { kind: 'slots' }, default_board: board })
    const planned = async (path: string): Promise<Publication[]> => {
      site.setFeed([site.addRecipe(path, `Cake of ${path}`)])
      await world.run(automation)
      const plans = (await world.pins()).flatMap(({ publications = [] }) => publications)
      return plans.toSorted((a, b) => a.at - b.at)
    }
    const [held] = await planned('/bars')
    expect(held?.wall).toMatch(/T17:00/)
    const slot = held?.at ?? 0
    server.clock.advance(slot + HOUR - server.clock.now())
    // From now to the slot at 11:00 it is 17 hours, and 18 from the one that has passed.
    expect((await planned('/cake')).map(({ at }) => at)).toEqual([slot, slot + DAY])
  }, 60_000)

  test('three runs without a readable article turn it off and say what was unreadable', async () => {
    const world = await open()
    world.site.setFeed([`${world.site.origin}/gone`])
    world.site.files.set('/gone', { status: 503, body: '' })
    const automation = await world.add()
    for (const is_on of [true, true, false])
      expect(await world.run(automation)).toMatchObject({ is_on, last_run: { outcome: 'failed' } })
    const { problem_codes } = await world.read(automation)
    expect(problem_codes?.['problem']).toMatchObject({
      code: 'automations.failedThree',
      params: {
        reason: {
          code: 'automations.noArticle',
          params: { reason: { code: 'fetch.siteErrorStatus' } },
        },
      },
    })
  }, 60_000)

  test('failed runs of an automation that is off are not counted', async () => {
    const world = await open()
    const automation = await world.add()
    const body = { is_on: false }
    const params = world.of(automation)
    answerOf(await world.ada.client('switchAutomation', { params, body }))
    for (let nth = 0; nth < 4; nth += 1)
      expect(await world.run(automation)).toMatchObject({
        problem: null,
        last_run: { outcome: 'failed' },
      })
    const rows = world.server.platform.database.root.selectFrom('automations').select('failures')
    expect(await rows.execute()).toEqual([{ failures: 0 }])
  }, 60_000)
})
