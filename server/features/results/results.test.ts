/** Figures of a connected account, read from the practice network over HTTP. */
import { expect, test } from 'vitest'
import { publishingTests } from '../../../tests/support/pinterest/publishing-world.ts'
import type { PublishingWorld } from '../../../tests/support/pinterest/publishing-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const asked = (world: PublishingWorld): string[] => {
  const paths: string[] = []
  world.network.behaviour.onRequest = ({ path }) => void paths.push(path)
  return paths
}

publishingTests('results', (open) => {
  test('a reading brings 90 days of the account, and its pins with what they were made from', async () => {
    const world = await open()
    const publication = await world.plan('soup', 0, { title: 'Tomato soup' })
    await world.pass()
    expect(await world.readResults(20 * DAY)).toBe(1)
    const { days, read_at, ...rest } = await world.results()
    expect(rest).toMatchObject({ network: 'practice', connection: 'connected', pin_count: 1 })
    expect([days.length, days[0]?.status, days.at(-1)?.status]).toEqual([90, 'READY', 'PROCESSING'])
    expect(days.at(-2)?.figures.impressions).toBeGreaterThan(0)
    expect(read_at).toBe(world.server.clock.now())
    const { pins, next } = await world.resultPins()
    expect([pins.length, next]).toEqual([1, null])
    expect(pins[0]).toMatchObject({
      title: 'Tomato soup',
      board: 'Quick dinners',
      made: { publication_id: publication.id },
      is_gone: false,
    })
    expect(pins[0]?.figures?.lifetime?.impressions).toBeGreaterThan(100)
    expect(pins[0]?.url).toContain(world.network.url)
  })

  test('an account is read once a day, and days that are not final are read again', async () => {
    const world = await open()
    await world.plan('soup', 0, { title: 'Tomato soup' })
    await world.pass()
    await world.readResults(2 * DAY)
    expect(await world.readResults(50_000)).toBe(0)
    const before = (await world.results()).days.findLast(({ status }) => status === 'ESTIMATE')
    await world.readResults(3 * DAY)
    const after = (await world.results()).days.find(({ day }) => day === before?.day)
    expect(after?.status).toBe('READY')
    expect(after?.figures.impressions).toBeGreaterThan(before?.figures.impressions ?? Infinity)
  })

  test('today is read again while it is not over, and has what its pins have', async () => {
    const world = await open()
    world.network.behaviour.figuresDay = HOUR
    await world.plan('soup', 0, { title: 'Tomato soup' })
    await world.pass()
    const seen: number[] = []
    for (const _ of [1, 2]) {
      await world.readResults(2 * HOUR)
      const today = (await world.results()).days.at(-1)
      const [pin] = (await world.resultPins()).pins
      expect(today).toMatchObject({ status: 'PROCESSING', figures: pin?.figures?.lifetime })
      seen.push(today?.figures.impressions ?? 0)
    }
    expect(seen[0]).toBeGreaterThan(0)
    expect(seen[1]).toBeGreaterThan(seen[0] ?? Infinity)
  })

  test('figures that the network has forgotten stay', async () => {
    const world = await open()
    await world.readResults()
    const { root } = world.server.platform.database
    const days = async () => root.selectFrom('account_days').selectAll().orderBy('day').execute()
    const [first] = await days()
    for (const _ of [1, 2, 3, 4]) await world.readResults(25 * DAY)
    expect([(await days())[0], (await days()).length]).toEqual([first, 190])
  })

  test('a pin has a row for each day on which its figures changed', async () => {
    const world = await open()
    await world.plan('soup')
    await world.pass()
    const rows = async () =>
      world.server.platform.database.root.selectFrom('pin_days').selectAll().execute()
    await world.readResults(5 * DAY)
    await world.readResults(HOUR)
    await world.readResults(DAY)
    expect(new Set((await rows()).map(({ day }) => day)).size).toBe((await rows()).length)
    expect((await rows()).length).toBe(2)
  })

  test('pins come from every page, 250 a call, and one that is gone is marked', async () => {
    const world = await open()
    const [board] = world.network.documents.list('board')
    for (let number = 0; number < 301; number += 1)
      world.network.documents.put('pin', String(900 + number), {
        id: String(900 + number),
        board_id: board?.id ?? '',
        board_section_id: null,
        title: `Pin ${number}`,
        description: null,
        alt_text: null,
        link: null,
        created_at: 0,
        visible_at: 0,
        picture_id: '1',
        media_id: null,
        slides: [],
      })
    const paths = asked(world)
    await world.readResults()
    expect(paths).toEqual(['/user_account/analytics', '/pins', '/pins'])
    const { pins } = await world.resultPins()
    expect([pins.length, pins.every(({ made }) => made === null)]).toEqual([301, true])
    world.network.documents.remove('pin', '900')
    await world.readResults(DAY)
    const gone = (await world.resultPins()).pins.filter(({ is_gone }) => is_gone)
    expect(gone.map(({ title }) => title)).toEqual(['Pin 0'])
  })

  test('of two servers at once, one reads an account', async () => {
    const world = await open()
    const paths = asked(world)
    const counts = await world.readResultsTwice()
    expect([counts.toSorted((one, other) => one - other), paths.length]).toEqual([[0, 1], 2])
  })

  test('nothing is saved after the account was connected again during the reading', async () => {
    const world = await open()
    await world.plan('soup')
    await world.pass()
    const { root } = world.server.platform.database
    const connectAgain = root
      .updateTable('connections')
      .set({ grant_id: 'another', network_user_id: 'another' })
    world.network.behaviour.onRequest = async ({ path }) => {
      if (path === '/pins') await connectAgain.execute()
    }
    await world.readResults()
    expect(await root.selectFrom('network_pins').selectAll().execute()).toEqual([])
  })

  test('a new connection is read at once', async () => {
    const world = await open()
    await world.readResults()
    expect(await world.readResults()).toBe(0)
    await world.connect()
    expect(await world.readResults()).toBe(1)
  })

  test('a rate limit is obeyed, and the next reading brings everything', async () => {
    const world = await open()
    world.network.behaviour.fault = ({ path }) => (path === '/pins' ? 'rateLimited' : null)
    await world.readResults()
    expect(await world.results()).toMatchObject({ problem: 'limited', read_at: null })
    world.network.behaviour.fault = () => null
    expect(await world.readResults(9 * 60_000)).toBe(0)
    expect(await world.readResults(60_000)).toBe(1)
    expect(await world.results()).toMatchObject({ problem: null, connection: 'connected' })
  })

  test('a grant that is over loses the connection; the figures stay', async () => {
    const world = await open()
    await world.readResults()
    world.network.endTokens()
    await world.readResults(DAY)
    const { connection, days } = await world.results()
    expect([connection, days.length]).toEqual(['lost', 90])
  })

  test('a person may ask once a minute', async () => {
    const world = await open()
    await world.readResults()
    const read = async () => world.ada.client('readResults', { params: world.params })
    expect(await read()).toMatchObject({ ok: true, answer: { is_reading: false } })
    expect(await read()).toMatchObject({ failure: { code: 'rate_limited' } })
    world.server.clock.advance(60_000)
    expect(await read()).toMatchObject({ ok: true })
  })

  test('nobody sees the figures of another person, and they go with the account', async () => {
    const world = await open()
    await world.readResults()
    const eve = await world.server.signUp()
    for (const name of ['getResults', 'readResults'] as const)
      expect(await eve.client(name, { params: world.params })).toMatchObject({
        failure: { code: 'not_found' },
      })
    const { root } = world.server.platform.database
    await root.deleteFrom('accounts').where('id', '=', world.accountId).execute()
    for (const table of ['account_days', 'network_pins', 'pin_days', 'result_readings'] as const)
      expect(await root.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('figures of an account that is no longer connected are shown on', async () => {
    const world = await open()
    await world.readResults()
    await world.ada.client('endConnection', { params: world.params })
    expect(await world.results()).toMatchObject({ connection: 'none', network: 'practice' })
    expect((await world.results()).days.length).toBe(90)
  })
})
