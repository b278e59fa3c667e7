/** The account's own rules delay what goes out, and say which one and until when. */
import { expect, test } from 'vitest'
import { timeOfWall, wallOf } from '#core/schedule/wall-time.ts'
import { MINUTE, publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'

const HOUR = 60 * MINUTE

publishingTests('governed', (open) => {
  test('a second pin with the same link waits as long as the rule says', async () => {
    const world = await open()
    await world.setRules({ link_hours: 48 })
    const link = { link: 'https://example.com/same' }
    await world.plan('a', 0, link)
    await world.pass()
    const start = world.server.clock.now()
    const second = await world.plan('b', 5 * MINUTE, { link: `${link.link}?utm_source=x` })
    await world.pass(5 * MINUTE)
    expect((await world.outbox()).delays).toEqual([
      { publication_id: second.id, until: start + 48 * HOUR, rule: 'link' },
    ])
    await world.pass(40 * HOUR)
    expect(world.onNetwork()).toHaveLength(1)
    await world.pass(8 * HOUR)
    expect(world.onNetwork()).toHaveLength(2)
  })

  test('a pin that looks like one that was sent waits as the same picture does', async () => {
    const world = await open()
    await world.setRules({ link_hours: 0, picture_days: 7 })
    const fields = (name: string) => ({
      link: `https://example.com/${name}`,
      image_url: `/media/photo-${name}.jpg`,
      board: name === 'a' ? 'Quick dinners' : 'Home and garden',
    })
    await world.plan('a', 0, fields('a'))
    await world.pass()
    const start = world.server.clock.now()
    const alike = await world.plan('b', 5 * MINUTE, fields('longer'))
    await world.plan('c', 5 * MINUTE, { ...fields('c'), image_url: '/media/other.jpg' })
    await world.pass(5 * MINUTE)
    expect(world.onNetwork()).toHaveLength(2)
    expect((await world.outbox()).delays).toEqual([
      { publication_id: alike.id, until: start + 7 * 24 * HOUR, rule: 'picture' },
    ])
  })

  test('what was sent before its page was kept holds the next one back too', async () => {
    const world = await open()
    await world.setRules({ link_hours: 48 })
    const link = { link: 'https://example.com/same' }
    await world.plan('a', 0, link)
    await world.pass()
    const { root } = world.server.platform.database
    const sending = root.updateTable('publication_sendings')
    await sending.set({ page: null, picture_ids: null }).execute()
    await world.plan('b', 5 * MINUTE, link)
    await world.pass(5 * MINUTE)
    expect((await world.outbox()).delays).toMatchObject([{ rule: 'link' }])
  })

  test('pins of one moment are not missed while they wait for one another', async () => {
    const world = await open({ minGap: 30 * MINUTE })
    await world.setRules({ per_day: 150 })
    for (let nth = 0; nth < 8; nth += 1) await world.plan(`p${nth}`)
    await world.pass()
    for (let half = 1; half <= 5; half += 1) await world.pass(30 * MINUTE)
    expect(world.onNetwork()).toHaveLength(6)
    expect((await world.outbox()).delays).toMatchObject([{ rule: 'gap' }, { rule: 'gap' }])
    for (let half = 1; half <= 2; half += 1) await world.pass(30 * MINUTE)
    expect(world.onNetwork()).toHaveLength(8)
  })

  test('pins that wait are missed when no server has sent for more than two hours', async () => {
    const world = await open({ minGap: 30 * MINUTE })
    await world.setRules({ per_day: 150 })
    for (const name of ['a', 'b', 'c']) await world.plan(name)
    await world.pass()
    await world.pass(30 * MINUTE)
    world.server.clock.advance(2 * HOUR + 30 * MINUTE + 1)
    await world.pass()
    expect(world.onNetwork()).toHaveLength(2)
    expect((await world.outbox()).delays).toEqual([])
  })

  test('pins that are never sent don’t count as waiting', async () => {
    const world = await open()
    const { root } = world.server.platform.database
    const backlog = async () =>
      (await root.selectFrom('account_outboxes').select('backlog_from').execute()).map(
        ({ backlog_from }) => backlog_from,
      )
    await world.ada.client('endConnection', { params: world.params })
    await world.plan('before', MINUTE)
    await world.pass(2 * MINUTE)
    await world.connect()
    const filed = await world.plan('filed')
    await world.fileForUpload(filed)
    await world.plan('a')
    await world.pass()
    expect([world.onNetwork().length, await backlog()]).toEqual([1, [null]])
    await world.plan('b')
    await world.plan('c')
    await world.pass(MINUTE)
    expect([world.onNetwork().length, await backlog()]).toEqual([2, [expect.any(Number)]])
  })

  test('states which pins a rule will hold back before their turn, and which pin is next', async () => {
    const world = await open({ minGap: MINUTE })
    await world.setRules({ per_day: 2, link_hours: 48 })
    const link = { link: 'https://example.com/same' }
    await world.plan('a', 0, link)
    const second = await world.plan('b', 0, link)
    const third = await world.plan('c')
    const fourth = await world.plan('d')
    const start = world.server.clock.now()
    await world.pass()
    expect(world.onNetwork()).toHaveLength(1)
    const { delays, next_at } = await world.outbox()
    expect(next_at).toBe(start + MINUTE)
    expect(new Map(delays.map(({ publication_id: id, rule }) => [id, rule]))).toEqual(
      new Map([
        [second.id, 'link'],
        [third.id, 'gap'],
        [fourth.id, 'perDay'],
      ]),
    )
    await world.pass(MINUTE)
    const after = await world.outbox()
    expect(world.onNetwork()).toHaveLength(2)
    expect(after.next_at).toBe(Math.min(...after.delays.map(({ until }) => until)))
    expect(after.delays.map(({ rule }) => rule).toSorted()).toEqual(['link', 'perDay'])
  })

  test('many pins are held back in one step', async () => {
    const world = await open({ minGap: 0 })
    await world.setRules({ per_day: 1 })
    for (let nth = 0; nth < 12; nth += 1) await world.plan(`p${nth}`)
    await world.pass()
    expect(world.onNetwork()).toHaveLength(1)
    const { delays } = await world.outbox()
    expect(delays.map(({ rule }) => rule)).toEqual(Array(11).fill('perDay'))
  })

  test('a full day moves the next pin to the same time of the next day; another plan is not held', async () => {
    const world = await open()
    await world.setRules({ per_day: 2 })
    for (const name of ['a', 'b', 'c']) await world.plan(name)
    for (let minute = 0; minute < 4; minute += 1) await world.pass(MINUTE)
    expect(world.onNetwork()).toHaveLength(2)
    expect(await world.outbox()).toMatchObject({
      sent_today: 2,
      per_day: 2,
      delays: [{ rule: 'perDay' }],
    })
    await world.pass(24 * HOUR - 4 * MINUTE)
    expect(world.onNetwork()).toHaveLength(3)
  })

  test('outside the hours of the rules a pin waits until they begin, and is not missed then', async () => {
    const world = await open()
    const timeAt = (later: number) => timeOfWall(wallOf(world.server.clock.now() + later, 'UTC'))
    await world.setRules({ hours: { from: timeAt(5 * HOUR), until: timeAt(6 * HOUR) } })
    await world.plan('a')
    await world.pass()
    expect(world.onNetwork()).toEqual([])
    expect(await world.outbox()).toMatchObject({ delays: [{ rule: 'hours' }] })
    await world.pass(4 * HOUR)
    expect(world.onNetwork()).toEqual([])
    await world.pass(HOUR)
    expect(world.onNetwork()).toHaveLength(1)
  })

  test('a jitter sends a pin a little later than planned, which is no delay', async () => {
    const world = await open()
    await world.setRules({ jitter_minutes: 60 })
    await world.plan('a')
    await world.pass()
    expect(world.onNetwork()).toEqual([])
    const { delays, next_at } = await world.outbox()
    expect(delays).toEqual([])
    const wait = (next_at ?? 0) - world.server.clock.now()
    expect([wait > 0, wait < HOUR]).toEqual([true, true])
    await world.pass(wait - 1)
    expect(world.onNetwork()).toEqual([])
    await world.pass(1)
    expect(world.onNetwork()).toHaveLength(1)
  })

  test('a jitter never takes a pin past the end of the hours', async () => {
    const world = await open()
    const timeAt = (later: number) => timeOfWall(wallOf(world.server.clock.now() + later, 'UTC'))
    const hours = { from: timeAt(-3 * HOUR), until: timeAt(MINUTE) }
    await world.setRules({ jitter_minutes: 60, per_day: 150, hours })
    // A jitter of less than a minute is rare.
    for (const name of ['a', 'b', 'c']) await world.plan(name)
    await world.pass()
    expect(world.onNetwork()).toHaveLength(1)
  })

  test('nothing of a paused account goes out; what was sent before is still read back', async () => {
    const world = await open()
    await world.setRules({})
    world.failNext('answerLost')
    const sent = await world.plan('a')
    await world.pass()
    const { client } = world.ada
    await client('pauseAccount', { params: world.params, body: { remark: 'Holidays' } })
    await world.plan('b', MINUTE)
    await world.pass(10 * MINUTE)
    expect(world.onNetwork()).toHaveLength(1)
    expect(await world.publication(sent)).toMatchObject({ state: 'published' })
    expect(await world.outbox()).toMatchObject({ next_at: null, delays: [] })
    await client('resumeAccount', { params: world.params })
    await world.pass()
    expect(world.onNetwork()).toHaveLength(2)
  })

  test('what is in a file for the bulk upload is not sent as well', async () => {
    const world = await open()
    await world.setRules({})
    const filed = await world.plan('a')
    await world.plan('b')
    await world.fileForUpload(filed)
    await world.pass()
    expect(world.onNetwork()).toHaveLength(1)
    expect((await world.publication(filed))?.state).toBe('planned')
  })

  test('what the checks before publishing block fails with their code', async () => {
    const world = await open()
    const planned = await world.plan('a', 0, { title: '' })
    await world.pass()
    expect(world.onNetwork()).toEqual([])
    expect((await world.publication(planned))?.state).toBe('failed')
    expect((await world.publication(planned))?.problem?.code).toMatch(/^export\./)
  })
})
