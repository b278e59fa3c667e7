/** A planned pin goes out once, against the practice network over HTTP. */
import { expect, test } from 'vitest'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { newId } from '../../../platform/ids.ts'
import { MINUTE, publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'

const HOUR = 60 * MINUTE

publishingTests('publisher', (open) => {
  test('a planned pin goes out at its time, once, and the pin has its address', async () => {
    const world = await open()
    const planned = await world.plan('a', 5 * MINUTE, { link: 'https://example.com/a?ref=7#top' })
    await world.pass()
    expect(world.onNetwork()).toEqual([])
    await world.pass(5 * MINUTE)
    await world.pass(MINUTE)
    expect(world.onNetwork()).toEqual([`https://example.com/a?ref=7&utm_content=${planned.id}#top`])
    const [there] = world.network.documents.list('pin')
    expect(there).toMatchObject({
      title: 'Title a',
      description: 'Description of a.',
      alt_text: 'Picture a',
      board_section_id: null,
    })
    expect(await world.publication(planned)).toMatchObject({
      state: 'published',
      url: `${world.network.url}pin/${there?.id}/`,
    })
    expect((await world.pins())[0]?.status).toBe('published')
  })

  test('it is read back once, and each attempt is in the ledger', async () => {
    const world = await open()
    world.network.behaviour.readLag = 30_000
    const planned = await world.plan('a')
    await world.pass()
    for (let minute = 0; minute < 20; minute += 1) await world.pass(MINUTE)
    const [there] = world.network.documents.list('pin')
    expect(await world.attempts(planned)).toMatchObject([
      {
        number: 1,
        kind: 'sent',
        asked: 'POST /pins',
        answer: { status: 201 },
        concluded: { code: 'publishing.accepted', params: { network: 'Practice' } },
      },
      {
        number: 2,
        kind: 'lookedBack',
        asked: `GET /pins/${there?.id}`,
        answer: { status: 200 },
        concluded: { code: 'publishing.shown' },
      },
    ])
    const row = await world.server.platform.database.root
      .selectFrom('publication_sendings')
      .select(['shown_after', 'look_at'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ shown_after: MINUTE, look_at: null })
  })

  test('pins of one moment go out one after another, with a minute between them', async () => {
    const world = await open()
    for (const name of ['a', 'b', 'c']) await world.plan(name)
    await world.pass()
    expect(world.onNetwork()).toHaveLength(1)
    const { delays, sent_today, next_at } = await world.outbox()
    const now = world.server.clock.now()
    expect(delays.map(({ until, rule }) => [until, rule])).toEqual([
      [now + MINUTE, 'gap'],
      [now + 2 * MINUTE, 'gap'],
    ])
    expect([sent_today, next_at]).toEqual([1, now + MINUTE])
    await world.pass(MINUTE)
    await world.pass(MINUTE)
    expect(world.onNetwork()).toHaveLength(3)
    expect(await world.outbox()).toMatchObject({ sent_today: 3, delays: [], next_at: null })
  })

  test('a paused account sends nothing until it is resumed', async () => {
    const world = await open()
    const { root } = world.server.platform.database
    await world.plan('a')
    const { id: account_id } = await root
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow()
    await root
      .insertInto('account_schedules')
      .values({
        account_id,
        schedule: JSON.stringify(defaultSchedule('UTC', newId)),
        updated_at: 0,
        paused_at: world.server.clock.now(),
      })
      .execute()
    await world.pass()
    await world.pass(MINUTE)
    expect(world.onNetwork()).toEqual([])
    await root.updateTable('account_schedules').set({ paused_at: null }).execute()
    await world.pass(MINUTE)
    expect(world.onNetwork()).toHaveLength(1)
  })

  test('what is more than two hours late is not sent, nor what was due before the connection', async () => {
    const world = await open()
    await world.plan('late')
    world.server.clock.advance(2 * HOUR + 1)
    await world.pass()
    const { client } = world.ada
    await client('endConnection', { params: world.params })
    const before = await world.plan('before', MINUTE)
    await world.pass(2 * MINUTE)
    await world.connect()
    await world.pass()
    expect(world.onNetwork()).toEqual([])
    expect(await world.publication(before)).toMatchObject({ state: 'planned' })
    expect(await world.outbox()).toMatchObject({ next_at: null, delays: [], problem: null })
  })

  test('a pin that is moved or removed is not sent at its old time', async () => {
    const world = await open()
    const [moved, removed] = [await world.plan('a', MINUTE), await world.plan('b', MINUTE)]
    const rows = await world.pins()
    const idOf = (publication: { id: string }) =>
      rows.find(({ publications = [] }) => publications.some(({ id }) => id === publication.id))
        ?.id ?? ''
    const { id: _, state: __, ...before } = moved
    await world.send(
      {
        type: 'pin.rescheduled',
        data: {
          id: idOf(moved),
          publication_id: moved.id,
          to: { ...before, at: before.at + HOUR },
          before,
        },
      },
      {
        type: 'pin.unscheduled',
        data: { id: idOf(removed), publication: removed, after: 'generated' },
      },
    )
    await world.pass(2 * MINUTE)
    expect(world.onNetwork()).toEqual([])
    await world.pass(HOUR)
    expect(world.onNetwork()).toEqual([`https://example.com/a?utm_content=${moved.id}`])
  })

  test('a picture that is missing, a board that is gone and a link that is too long fail with a reason', async () => {
    const world = await open({ minGap: 0 })
    const missing = await world.plan('a', 0, { image_url: '/media/missing.jpg?v=3' })
    const long = await world.plan('b', 0, { link: `https://example.com/${'x'.repeat(2_020)}` })
    const gone = await world.plan('c', MINUTE)
    await world.pass()
    const board = world.network.documents.list('board').find(({ name }) => name === 'Quick dinners')
    world.network.documents.remove('board', board?.id ?? '')
    await world.pass(MINUTE)
    await world.ada.client('readBoards', { params: world.params })
    const known = await world.plan('d')
    await world.pass()
    const problems = []
    for (const one of [missing, long, gone, known])
      problems.push((await world.publication(one))?.problem?.code)
    expect(problems).toEqual([
      'publishing.noPicture',
      'export.linkLong',
      'publishing.boardNotThere',
      'publishing.boardNotThere',
    ])
    expect(world.onNetwork()).toEqual([])
  })

  test('an account in which nothing can be done does not keep the others waiting', async () => {
    const world = await open()
    await world.setRules({})
    await world.plan('a')
    const { root } = world.server.platform.database
    await root.updateTable('account_schedules').set({ schedule: 'broken' }).execute()
    const other = await world.addAccount('Other')
    const planned = await other.plan('b')
    await world.pass()
    expect(world.onNetwork()).toEqual([`https://example.com/b?utm_content=${planned.id}`])
    const fences = root.selectFrom('account_outboxes').select('fence').orderBy('fence')
    expect(await fences.execute()).toEqual([{ fence: 1 }, { fence: 1 }])
  })

  test('an account of another person is neither shown nor decided', async () => {
    const world = await open()
    const planned = await world.plan('a')
    await world.pass()
    const { client } = await world.server.signUp()
    const params = { ...world.params, publication_id: planned.id }
    const none = { ok: false, failure: { code: 'not_found' } }
    expect(await client('getOutbox', { params: world.params })).toMatchObject(none)
    expect(await client('resumeOutbox', { params: world.params })).toMatchObject(none)
    expect(await client('listAttempts', { params })).toMatchObject(none)
    expect(
      await client('decidePublication', { params, body: { decision: 'isNot' } }),
    ).toMatchObject(none)
  })
})
