/** Runs that are interrupted, and runs beside each other. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { answerOf } from '../../../tests/pins-world.ts'
import { automationTests } from '../../../tests/support/automations/automations-world.ts'
import { claimRun } from './runs.store.ts'

automationTests('runs of automations', (open) => {
  // The task of the pins runs, or the pins are drafts without a time.
  test.each(['reportTask', 'listBoards'] as const)(
    'an automation that is deleted and restored while %s works makes the pins of each article once',
    async (name) => {
      let interrupt = async (): Promise<void> => {}
      const world = await open((needs) => ({
        ...needs,
        reportTask: async (...args) => {
          if (name === 'reportTask') await interrupt()
          return needs.reportTask(...args)
        },
        listBoards: async (...args) => {
          if (name === 'listBoards') await interrupt()
          return needs.listBoards(...args)
        },
      }))
      const { site, ada } = world
      const default_board = await world.plan()
      const articles = ['/bars', '/cake'].map((path) => site.addRecipe(path, `Cake of ${path}`))
      site.setFeed(articles)
      const automation = await world.add({ goal: { kind: 'slots' }, default_board })
      const params = world.of(automation)
      interrupt = async () => void answerOf(await ada.client('deleteAutomation', { params }))
      answerOf(await ada.client('runAutomation', { params }))
      await world.settle()
      interrupt = async () => {}
      answerOf(await ada.client('restoreAutomation', { params }))
      const [first] = await world.lines(automation)
      expect(first?.state).toBe(name === 'listBoards' ? 'done' : 'skipped')
      expect((await world.run(automation)).last_run).toMatchObject({ articles: 1, pins: 1 })
      const urls = (await world.pins()).map(({ page_url }) => page_url)
      expect(urls.toSorted()).toEqual(articles.toSorted())
    },
    120_000,
  )

  test('a run keeps its lease while it reads many files', async () => {
    const claimed: unknown[] = []
    const world = await open((needs) => ({
      ...needs,
      findArticles: async (wish) =>
        needs.findArticles({
          ...wish,
          beforeFile: async () => {
            const { clock, platform } = world.server
            clock.advance(100_000)
            const now = clock.now()
            claimed.push(await claimRun(platform.database.root, { now, until: now + 1 }))
            await wish.beforeFile?.()
          },
        }),
    }))
    const { site } = world
    const maps = ['/1.xml', '/2.xml', '/3.xml']
    for (const path of maps)
      site.files.set(path, { body: `<urlset><url><loc>${path}.html</loc></url></urlset>` })
    const index = maps.map((path) => `<sitemap><loc>${path}</loc></sitemap>`).join('')
    site.files.set('/index.xml', { body: `<sitemapindex>${index}</sitemapindex>` })
    const automation = await world.add({
      sources: [{ kind: 'sitemap', address: `${site.origin}/index.xml` }],
      first: { kind: 'new' },
    })
    expect((await world.run(automation)).last_run).toMatchObject({ outcome: 'done' })
    expect(claimed).toEqual([null, null, null, null])
  }, 60_000)

  test('an automation whose daily run can’t be started does not hold up the others', async () => {
    let failing = ''
    const world = await open((needs) => ({
      ...needs,
      findSchedule: async (db, key) => {
        if (key.accountId === failing) throw new Error('The schedule can’t be read.')
        return needs.findSchedule(db, key)
      },
    }))
    const { ada, server } = world
    world.site.setFeed([])
    const { next_run_at } = await world.add({ daily_at: '07:00' })
    const { id: account_id } = answerOf(
      await ada.client('createAccount', { body: { name: 'Garden' } }),
    )
    const params = { account_id }
    const body = { id: v7(), settings: { ...world.settings(), daily_at: '07:00' } }
    answerOf(await ada.client('createAutomation', { params, body }))
    failing = world.accountId
    server.clock.advance((next_run_at ?? 0) - server.clock.now())
    await world.settle()
    failing = ''
    const { automations } = answerOf(await ada.client('listAutomations', { params }))
    expect(automations.map(({ last_run }) => last_run?.cause)).toEqual(['daily'])
  }, 60_000)
})
