/** Runs of an automation over a real site: what becomes of its articles. */
import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { resetPassword } from '../../../tests/support/auth/two-step-servers.ts'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import { automationTests } from '../../../tests/support/automations/automations-world.ts'

const NEW = 'a new long one'

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

  test('pins go into the next open slots, once, wherever a run is broken off', async () => {
    const broken: string[] = []
    /** Does its work, and then ends like a killed server: the answer is lost. */
    const breaking =
      <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        const answer = await work(...args)
        if (broken.includes(name)) return answer
        broken.push(name)
        throw new Error(`Broken off after ${name}.`)
      }
    const world = await open((needs) => ({
      ...needs,
      findArticles: breaking('findArticles', needs.findArticles),
      addSources: breaking('addSources', needs.addSources),
      startGeneration: breaking('startGeneration', needs.startGeneration),
      reportTask: breaking('reportTask', needs.reportTask),
      // Its transaction goes with it.
      appendCheckedEvents: breaking('appendCheckedEvents', needs.appendCheckedEvents),
      getPins: breaking('getPins', needs.getPins),
    }))
    const { site } = world
    const board = await world.plan()
    const articles = ['/bars', '/cake'].map((path) =>
      site.addRecipe(path, `Recipe of ${path.slice(1)}`),
    )
    site.setFeed(articles)
    const automation = await world.add({ goal: { kind: 'slots' }, default_board: board })
    const { last_run: run } = await world.run(automation)
    expect(broken).toHaveLength(6)
    expect(run).toMatchObject({ outcome: 'done', articles: 2, pins: 2, planned: 2 })
    const pins = await world.pins()
    expect(pins.map(({ status }) => status)).toEqual(['scheduled', 'scheduled'])
    expect(pins.map(({ page_url }) => page_url).toSorted()).toEqual(articles.toSorted())
    const times = pins.flatMap(({ publications = [] }) => publications.map(({ at }) => at))
    expect(new Set(times).size).toBe(2)
    expect(times.every((at) => at > world.server.clock.now())).toBe(true)
  }, 120_000)

  test('a daily run comes at its time, waits while the account is paused, and notes what it did', async () => {
    const world = await open()
    const { site, ada, params, server } = world
    await world.plan()
    site.setFeed([site.addRecipe('/bars', 'Rhubarb crumble bars')])
    const { id, next_run_at } = await world.add({ daily_at: '07:00', first: { kind: 'new' } })
    const turnTo = async (at: number): Promise<void> => {
      server.clock.advance(at - server.clock.now())
      await world.settle()
    }
    expect(new Date(next_run_at ?? 0).toISOString()).toMatch(/T07:00/)
    await turnTo((next_run_at ?? 0) - 1)
    expect((await world.read({ id })).last_run).toBeNull()
    await turnTo(next_run_at ?? 0)
    const first = await world.read({ id })
    expect(first.last_run).toMatchObject({ cause: 'daily', outcome: 'done', found: 0, pins: 0 })

    answerOf(await ada.client('pauseAccount', { params, body: { remark: 'Holiday' } }))
    const paused = await world.read({ id })
    expect(paused).toMatchObject({ is_on: true, next_run_at: null })
    expect(paused.problem_codes?.['problem']).toMatchObject({ code: 'automations.accountPaused' })
    expect(
      JSON.stringify(await ada.client('runAutomation', { params: world.of({ id }) })),
    ).toContain('automations.accountPaused')
    await turnTo((first.next_run_at ?? 0) + 1)
    expect((await world.read({ id })).last_run?.id).toBe(first.last_run?.id)
    answerOf(await ada.client('resumeAccount', { params }))
    await world.settle()
    const { runs } = answerOf(await ada.client('listAutomationRuns', { params: world.of({ id }) }))
    expect(runs).toHaveLength(2)
  }, 60_000)

  test('the first proof of the address turns it off, and what is done later stays', async () => {
    const world = await open()
    const { site, ada, server } = world
    site.setFeed([site.addRecipe('/bars', 'Rhubarb crumble bars')])
    const automation = await world.add({ daily_at: '08:00' })
    const proof = { client: server.browser().client, email: ada.user.email, password: NEW }
    const proveAndLogIn = async () => {
      answerOf(await resetPassword(server, proof))
      const body = { email: ada.user.email, password: NEW }
      answerOf(await ada.client('login', { body }))
    }
    const unused = await world.add({ daily_at: '09:00' })
    answerOf(
      await ada.client('switchAutomation', { params: world.of(unused), body: { is_on: false } }),
    )
    // One that is off can be asked to run, too.
    for (const each of [automation, unused])
      answerOf(await ada.client('runAutomation', { params: world.of(each) }))
    await proveAndLogIn()
    await world.settle()
    const off = await world.read(automation)
    expect(off).toMatchObject({ is_on: false, next_run_at: null, last_run: { pins: 0 } })
    expect(off.problem_codes?.['problem']).toMatchObject({ code: 'automations.unproven' })
    expect(await world.pins()).toEqual([])
    const body = { is_on: true }
    answerOf(await ada.client('switchAutomation', { params: world.of(automation), body }))
    server.clock.advance(61_000)
    await proveAndLogIn()
    expect((await world.run(automation)).last_run).toMatchObject({ pins: 1 })
    expect(await world.read(automation)).toMatchObject({ is_on: true })
  }, 120_000)

  test('three failed runs turn it off and say why; what a site does not give is tried by three runs', async () => {
    const world = await open()
    const { site } = world
    const automation = await world.add()
    for (const is_on of [true, true, false])
      expect(await world.run(automation)).toMatchObject({ is_on, last_run: { outcome: 'failed' } })
    const off = await world.read(automation)
    expect(off.problem).toContain('three runs in a row failed')
    expect(off.problem_codes?.['problem']).toMatchObject({
      params: { reason: { code: 'automations.noSource' } },
    })
    // It can still be asked to.
    site.setFeed([`${site.origin}/gone`, site.addRecipe('/bars', 'Rhubarb crumble bars')])
    site.files.set('/gone', { status: 503, body: '' })
    expect((await world.run(automation)).last_run).toMatchObject({ outcome: 'done', pins: 1 })
    const codes: unknown[] = []
    for (let nth = 0; nth < 3; nth += 1) {
      const line = (await world.lines(automation)).find(({ address }) => address.endsWith('/gone'))
      codes.push(Object(line?.problem_codes?.['problem']).code)
      await world.run(automation)
    }
    expect(codes).toEqual([
      'automations.triedAgain',
      'automations.triedAgain',
      'automations.givenUp',
    ])
    expect(await world.read(automation)).toMatchObject({ waiting: 0, last_run: { articles: 0 } })
  }, 120_000)

  test('an article comes back with another title and picture when its pins are published, and never as the same pin', async () => {
    const world = await open()
    const { site, server } = world
    site.setFeed([site.addRecipe('/bars', 'Rhubarb crumble bars')])
    const board = await world.plan()
    const automation = await world.add({
      goal: { kind: 'slots' },
      default_board: board,
      again_after_days: 7,
    })
    /** Publishes what is planned, as the publisher does, and turns the clock to the end of the wait. */
    const publishAll = async (): Promise<void> => {
      await world.publishPlanned()
      server.clock.advance(10 * DAY)
    }
    await world.run(automation)
    expect((await world.run(automation)).last_run).toMatchObject({ articles: 0 })
    for (let round = 0; round < 12; round += 1) {
      await publishAll()
      const { last_run: run } = await world.run(automation)
      const lines = await world.lines(automation)
      expect(lines.map(({ is_again }) => is_again)).toEqual([true])
      if (run?.pins === 0) break
    }
    const [last] = await world.lines(automation)
    expect(last).toMatchObject({ state: 'skipped', pins: 0 })
    expect(Object(last?.problem_codes?.['problem']).code).toBe('automations.nothingNew')
    const pins = await world.pins()
    expect(pins.length).toBeGreaterThan(1)
    expect(new Set(pins.map(({ title }) => title.toLowerCase())).size).toBe(pins.length)
    expect(new Set(pins.map(({ design }) => pictureOf(design))).size).toBe(pins.length)
    // It is not asked again before the days have passed once more.
    expect((await world.run(automation)).last_run).toMatchObject({ articles: 0 })
  }, 240_000)
})

const DAY = 86_400_000

const pictureOf = ({ template_id, pictures }: Pin['design']): string =>
  [template_id, ...pictures.map(({ picture_id }) => picture_id)].join(' ')
