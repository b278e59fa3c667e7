/** Answers that prove that no pin was made. */
import { expect, test } from 'vitest'
import { MINUTE, publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'

publishingTests('refusals', (open) => {
  test('a rate limit is waited for as long as the network says, by all pins of the account', async () => {
    const world = await open({ minGap: 0 })
    world.failNext('rateLimited')
    const [a] = [await world.plan('a'), await world.plan('b')]
    await world.pass()
    expect(await world.publication(a)).toMatchObject({ state: 'planned' })
    const { delays, next_at } = await world.outbox()
    const over = world.server.clock.now() + 30_000
    expect(delays.map(({ until, rule }) => [until, rule])).toContainEqual([over, 'network'])
    expect(next_at).toBe(over)
    await world.pass(29_999)
    expect(world.onNetwork()).toEqual([])
    await world.pass(1)
    await world.pass(MINUTE)
    expect(world.onNetwork()).toHaveLength(2)
    expect((await world.concluded(a)).slice(0, 2)).toEqual([
      'publishing.limited',
      'publishing.accepted',
    ])
  })

  test('spam stops the account until the person resumes; the plan is kept', async () => {
    const world = await open()
    world.failNext('spam')
    const [a, b] = [await world.plan('a'), await world.plan('b')]
    await world.pass()
    await world.pass(5 * MINUTE)
    expect(world.onNetwork()).toEqual([])
    const outbox = await world.outbox()
    expect(outbox).toMatchObject({
      next_at: null,
      problem: { code: 'publishing.spam', params: { network: 'Practice' } },
    })
    expect(outbox.delays.map(({ publication_id, rule }) => [publication_id, rule])).toEqual(
      [a, b].map(({ id }) => [id, 'stopped']),
    )
    // Settings and the notices show it too.
    const stateOf = async () =>
      answerOf(await world.ada.client('listConnections', {})).connections.map(({ state }) => state)
    expect(await stateOf()).toEqual(['stopped'])
    await world.ada.client('resumeOutbox', { params: world.params })
    await world.pass()
    expect(world.onNetwork()).toHaveLength(1)
    expect((await world.outbox()).problem).toBeNull()
    expect(await stateOf()).toEqual(['connected'])
  })

  test('an app with trial access stops the account, and says so', async () => {
    const world = await open()
    world.network.behaviour.access = 'trial'
    const planned = await world.plan('a')
    await world.pass()
    await world.pass(5 * MINUTE)
    expect((await world.outbox()).problem).toEqual({
      code: 'publishing.trial',
      params: { network: 'Practice' },
    })
    expect(await world.publication(planned)).toMatchObject({ state: 'planned' })
    expect(await world.concluded(planned)).toEqual(['publishing.trial'])
    const listed = await world.ada.client('listConnections', {})
    expect(listed).toMatchObject({ answer: { connections: [{ tier: 'trial' }] } })
    world.network.behaviour.access = 'standard'
    await world.ada.client('resumeOutbox', { params: world.params })
    await world.pass()
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
  })

  test('a connection that ended keeps the plan, and sends when the account is connected again', async () => {
    const world = await open()
    world.network.endTokens()
    const planned = await world.plan('a')
    await world.pass()
    await world.pass(5 * MINUTE)
    expect(world.onNetwork()).toEqual([])
    expect(await world.publication(planned)).toMatchObject({ state: 'planned' })
    expect((await world.outbox()).problem?.code).toBe('publishing.connectionLost')
    await world.connect()
    await world.pass(MINUTE)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
    expect((await world.outbox()).problem).toBeNull()
  })

  test('a refusal is the reason of the pin, in the network’s words', async () => {
    const world = await open()
    const { sections, id: board_id } = await world.board()
    const section = world.network.documents.list('section')[0]
    world.network.documents.remove('section', section?.id ?? '')
    const planned = await world.plan('a', MINUTE)
    const [row] = await world.pins()
    const { id: _, state: __, ...before } = planned
    await world.send({
      type: 'pin.rescheduled',
      data: {
        id: row?.id ?? '',
        publication_id: planned.id,
        to: { ...before, board_id, section_id: sections[0]?.id ?? '' },
        before,
      },
    })
    await world.pass(MINUTE)
    expect(await world.publication(planned)).toMatchObject({
      state: 'failed',
      problem: {
        code: 'publishing.refused',
        params: { network: 'Practice', reason: 'Board section not found.' },
      },
    })
  })

  test.each([
    ['preflight.linkGone', { link: 'https://example.com/gone' }],
    ['preflight.pictureLarge', { image_url: '/media/large.png' }],
  ])('%s: nothing is sent, and the pins after it go out in their time', async (code, fields) => {
    const world = await open()
    const refused = await world.plan('a', 0, fields)
    const fine = await world.plan('b')
    await world.pass()
    expect(await world.publication(refused)).toMatchObject({
      state: 'failed',
      problem: { code },
    })
    await world.pass(MINUTE)
    expect(await world.publication(fine)).toMatchObject({ state: 'published' })
    expect(world.onNetwork()).toHaveLength(1)
  })
})
