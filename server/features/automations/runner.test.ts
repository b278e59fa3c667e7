/** Runs that are interrupted, and runs beside each other. */
import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import { automationTests } from '../../../tests/support/automations/automations-world.ts'
import { LANES } from './runner.ts'
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

  test('pins that were started by a killed server are not made by another run', async () => {
    let isKilled = true
    const started: string[] = []
    const world = await open((needs) => ({
      ...needs,
      startGeneration: async (start) => {
        const outcome = await needs.startGeneration(start)
        started.push(start.key)
        // The task exists, and its id was not stored.
        if (isKilled) throw new Error('The server was killed.')
        return outcome
      },
    }))
    const { site, ada } = world
    site.setFeed([site.addRecipe('/bars', 'Bars')])
    const automation = await world.add()
    const params = world.of(automation)
    answerOf(await ada.client('runAutomation', { params }))
    for (let round = 0; round < 20 && started.length === 0; round += 1) await world.turn()
    answerOf(await ada.client('deleteAutomation', { params }))
    await world.settle()
    isKilled = false
    answerOf(await ada.client('restoreAutomation', { params }))
    await world.run(automation)
    expect(new Set(started).size).toBe(1)
    expect(await world.pins()).toHaveLength(1)
  }, 60_000)

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

  test('a source that never answers holds up no other automation, and its step ends', async () => {
    const entered = Promise.withResolvers<void>()
    let isHanging = true
    const world = await open((needs) => ({
      ...needs,
      stepTimeout: 2_000,
      findArticles: async (wish) => {
        const isSlow = wish.source.kind === 'sitemap'
        if (isSlow && isHanging) {
          entered.resolve()
          await new Promise(() => {})
        }
        return needs.findArticles(wish)
      },
    }))
    const { site, ada } = world
    site.setFeed([])
    site.files.set('/slow.xml', { body: '<urlset></urlset>' })
    const slow = await world.add({
      sources: [{ kind: 'sitemap', address: `${site.origin}/slow.xml` }],
    })
    const other = await world.add()
    await world.runner.start()
    try {
      answerOf(await ada.client('runAutomation', { params: world.of(slow) }))
      await entered.promise
      answerOf(await ada.client('runAutomation', { params: world.of(other) }))
      await expect
        .poll(async () => (await world.read(other)).last_run?.ended_at, { timeout: 20_000 })
        .toBeTypeOf('number')
      expect((await world.read(slow)).last_run?.outcome).toBe('running')
    } finally {
      isHanging = false
      await world.runner.stop()
    }
  }, 60_000)

  const urlset = (...addresses: string[]): string =>
    `<urlset>${addresses.map((one) => `<url><loc>${one}</loc></url>`).join('')}</urlset>`

  test('a sitemap of more files than one run reads is read in two runs, and then again from its beginning', async () => {
    const world = await open()
    const { site } = world
    const files = Array.from({ length: 51 }, (_, nth) => `/file-${nth}.xml`)
    const put = (file: string, ...more: string[]): void => {
      const body = urlset(...[`${file}.html`, ...more].map((path) => site.origin + path))
      site.files.set(file, { body, headers: { etag: `"${body.length}"` } })
    }
    for (const file of files) put(file)
    // An unreadable address is no reason to skip the source.
    site.files.set('/file-1.xml', { body: urlset('ftp://files.example/old') })
    const index = files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join('')
    site.files.set('/index.xml', { body: `<sitemapindex>${index}</sitemapindex>` })
    const automation = await world.add({
      sources: [{ kind: 'sitemap', address: `${site.origin}/index.xml` }],
      first: { kind: 'new' },
    })
    const run = async () => (await world.run(automation)).last_run
    const first = await run()
    expect(first).toMatchObject({ outcome: 'done', found: 0 })
    expect(first?.problem_codes).toMatchObject({ problem: { code: 'automations.continued' } })
    expect(await run()).toMatchObject({ outcome: 'done', found: 0, problem: null })
    put('/file-0.xml', '/new.html')
    put('/file-50.xml', '/late.html')
    expect(await run()).toMatchObject({ outcome: 'done', found: 1, problem: null })
    // It is the turn of the last file; the first one names what is new, and is read each time.
    put('/file-0.xml', '/new.html', '/newer.html')
    expect(await run()).toMatchObject({ outcome: 'done', found: 2, problem: null })
    // None has changed.
    expect(await run()).toMatchObject({ outcome: 'done', found: 0, problem: null })
  }, 120_000)

  test('a site too slow for the time of a step is read in several runs', async () => {
    const world = await open((needs) => ({
      ...needs,
      findArticles: async (wish) =>
        needs.findArticles({
          ...wish,
          beforeFile: async () => {
            world.server.clock.advance(400_000)
            await wish.beforeFile?.()
          },
        }),
    }))
    const { site } = world
    const maps = ['/1.xml', '/2.xml', '/3.xml']
    for (const path of maps) site.files.set(path, { body: urlset(`${site.origin}${path}.html`) })
    const index = maps.map((path) => `<sitemap><loc>${path}</loc></sitemap>`).join('')
    site.files.set('/index.xml', { body: `<sitemapindex>${index}</sitemapindex>` })
    const automation = await world.add({
      sources: [{ kind: 'sitemap', address: `${site.origin}/index.xml` }],
      first: { kind: 'new' },
    })
    const continued = (count: number) => ({ code: 'automations.continued', params: { count } })
    for (const problem of [continued(1), continued(2), undefined]) {
      const { last_run } = await world.run(automation)
      expect(last_run?.outcome).toBe('done')
      expect(last_run?.problem_codes?.['problem']).toEqual(problem)
    }
  }, 60_000)

  test('a database that fails for a moment ends no work', async () => {
    const world = await open()
    world.site.setFeed([])
    const automation = await world.add()
    const { root } = world.server.platform.database
    const select = root.selectFrom.bind(root)
    const failed = Promise.withResolvers<void>()
    let failures = 0
    vi.spyOn(root, 'selectFrom').mockImplementation((table: unknown) => {
      if (table !== 'automation_runs' || failures === LANES)
        return select(table as 'automation_runs') as never
      failures += 1
      if (failures === LANES) failed.resolve()
      throw new Error('The database is away.')
    })
    await world.runner.start()
    try {
      await failed.promise
      answerOf(await world.ada.client('runAutomation', { params: world.of(automation) }))
      await expect
        .poll(async () => (await world.read(automation)).last_run?.ended_at, { timeout: 20_000 })
        .toBeTypeOf('number')
    } finally {
      await world.runner.stop()
    }
  }, 60_000)

  test('a daily run follows the zone of its account', async () => {
    const world = await open()
    const { ada, params, server } = world
    const automation = await world.add({ daily_at: '07:00' })
    const due = async (): Promise<string> =>
      new Date((await world.read(automation)).next_run_at ?? 0).toISOString().slice(11, 16)
    expect(await due()).toBe('07:00')
    const schedule = defaultSchedule('Asia/Tokyo', v7)
    const { revision } = answerOf(await ada.client('createSchedule', { params, body: schedule }))
    expect(await due()).toBe('22:00')
    const body = { ...schedule, zone: 'Asia/Kolkata', revision }
    answerOf(await ada.client('putSchedule', { params, body }))
    expect(await due()).toBe('01:30')
    const next = (await world.read(automation)).next_run_at ?? 0
    expect(next).toBeGreaterThan(server.clock.now())
  })
})
