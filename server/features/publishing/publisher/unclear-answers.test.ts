/** When no answer says what became of a pin: it is read back, and never there twice. */
import { expect, test } from 'vitest'
import type { Fault } from '../../../../packages/practice-network/behaviour.ts'
import { MINUTE, publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'
import type { PublishingWorld } from '../../../../tests/support/pinterest/publishing-world.ts'

const HOUR = 60 * MINUTE

publishingTests('unclear answers', (open) => {
  const minutes = async (world: PublishingWorld, count: number) => {
    for (let minute = 0; minute < count; minute += 1) await world.pass(MINUTE)
  }

  test.each<Fault>(['answerLost', 'errorAfter', 'noId'])(
    '%s: the pin is found on its board and adopted',
    async (fault) => {
      const world = await open()
      world.failNext(fault)
      const planned = await world.plan('a')
      await world.pass()
      expect(await world.publication(planned)).toMatchObject({ state: 'unknown' })
      await world.pass(10_000)
      const [there] = world.network.documents.list('pin')
      expect(await world.publication(planned)).toMatchObject({
        state: 'published',
        url: `${world.network.url}pin/${there?.id}/`,
      })
      await minutes(world, 20)
      expect(world.onNetwork()).toHaveLength(1)
      expect(await world.concluded(planned)).toEqual(['publishing.unknown', 'publishing.found'])
    },
  )

  test.each<Fault>(['errorBefore', 'lostBefore'])(
    '%s: it is sent again, but not before the last reading',
    async (fault) => {
      const world = await open()
      world.failNext(fault)
      const planned = await world.plan('a')
      await world.pass()
      await minutes(world, 15)
      expect(world.onNetwork()).toEqual([])
      expect(await world.publication(planned)).toMatchObject({ state: 'unknown' })
      await minutes(world, 2)
      expect(world.onNetwork()).toHaveLength(1)
      expect(await world.publication(planned)).toMatchObject({ state: 'published' })
      expect(await world.concluded(planned)).toEqual([
        'publishing.unknown',
        'publishing.notFoundYet',
        'publishing.notFoundYet',
        'publishing.notFoundYet',
        'publishing.sentAgain',
        'publishing.accepted',
        'publishing.shown',
      ])
    },
  )

  test('a pin that the network shows late is found by a later reading, behind many others', async () => {
    const world = await open()
    world.network.behaviour.readLag = 4 * MINUTE
    world.network.behaviour.maxPage = 2
    for (const name of ['x', 'y', 'z']) await world.plan(name)
    await minutes(world, 8)
    world.failNext('answerLost')
    const planned = await world.plan('a')
    await minutes(world, 20)
    expect(world.onNetwork()).toHaveLength(4)
    expect(await world.concluded(planned)).toEqual([
      'publishing.unknown',
      'publishing.notFoundYet',
      'publishing.notFoundYet',
      'publishing.found',
    ])
  })

  test('without a link the person is asked; what they find is published', async () => {
    const world = await open()
    world.failNext('answerLost')
    const planned = await world.plan('a', 0, { link: '' })
    const params = { ...world.params, publication_id: planned.id }
    await world.pass()
    expect(
      await world.ada.client('decidePublication', { params, body: { decision: 'isNot' } }),
    ).toMatchObject({ failure: { code: 'conflict' } })
    await world.pass(10_000)
    const [there] = world.network.documents.list('pin')
    const url = `${world.network.url}pin/${there?.id}/`
    expect((await world.outbox()).asked).toEqual([{ publication_id: planned.id, url }])
    await minutes(world, 20)
    expect(world.onNetwork()).toHaveLength(1)
    const body = { decision: 'isThere', url } as const
    expect(await world.ada.client('decidePublication', { params, body })).toMatchObject({
      ok: true,
    })
    expect(await world.publication(planned)).toMatchObject({ state: 'published', url })
    expect((await world.outbox()).asked).toEqual([])
    expect(await world.ada.client('decidePublication', { params, body })).toMatchObject({
      failure: { code: 'conflict' },
    })
  })

  test('what the person does not find is sent again, however late it is', async () => {
    const world = await open()
    world.failNext('answerLost')
    const planned = await world.plan('a', 0, { link: '' })
    await world.pass()
    await world.pass(10_000)
    world.network.documents.removeAll('pin')
    await world.pass(5 * HOUR)
    const params = { ...world.params, publication_id: planned.id }
    await world.ada.client('decidePublication', { params, body: { decision: 'isNot' } })
    await world.pass()
    expect(world.onNetwork()).toHaveLength(1)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
  })

  test('without a connection the person is asked about all that nobody knows of', async () => {
    const world = await open()
    world.failNext('lostBefore')
    const planned = await world.plan('a')
    await world.pass()
    expect((await world.outbox()).asked).toEqual([])
    const { client } = world.ada
    await client('endConnection', { params: world.params })
    expect((await world.outbox()).asked).toEqual([{ publication_id: planned.id, url: null }])
    const params = { ...world.params, publication_id: planned.id }
    const body = { decision: 'isNot' } as const
    expect(await client('decidePublication', { params, body })).toMatchObject({ ok: true })
    expect((await world.outbox()).asked).toEqual([])
    expect(await world.publication(planned)).toMatchObject({ state: 'planned' })
  })

  test('a board that is gone leaves it to the person', async () => {
    const world = await open()
    world.failNext('answerLost')
    const planned = await world.plan('a')
    await world.pass()
    for (const { id } of world.network.documents.list('board'))
      world.network.documents.remove('board', id)
    await world.pass(10_000)
    expect((await world.outbox()).asked).toEqual([{ publication_id: planned.id, url: null }])
    expect(await world.concluded(planned)).toEqual(['publishing.unknown', 'publishing.cannotTell'])
  })

  test('a network that is out for a day decides nothing; a pin that is not there is missed then', async () => {
    const world = await open()
    world.failNext('lostBefore')
    const planned = await world.plan('a')
    await world.pass()
    world.network.behaviour.fault = () => 'lostBefore'
    for (let hour = 0; hour < 20; hour += 1) await world.pass(HOUR)
    expect(await world.publication(planned)).toMatchObject({ state: 'unknown' })
    expect((await world.outbox()).asked).toEqual([])
    world.network.behaviour.fault = () => null
    await world.pass(HOUR)
    await minutes(world, 20)
    expect(world.onNetwork()).toEqual([])
    expect(await world.publication(planned)).toMatchObject({ state: 'planned' })
    expect((await world.concluded(planned)).at(-1)).toBe('publishing.foundTooLate')
  })

  test('a pin that was deleted while it was sent is not sent again', async () => {
    const world = await open()
    world.failNext('lostBefore')
    await world.plan('a')
    await world.pass()
    const [row] = await world.pins()
    await world.send({ type: 'pins.deleted', data: { ids: [row?.id ?? ''] } })
    await minutes(world, 30)
    expect(world.onNetwork()).toEqual([])
    await world.send({ type: 'pins.restored', data: { pins: row === undefined ? [] : [row] } })
    const [back] = await world.pins()
    expect(back?.publications).toMatchObject([
      { state: 'failed', problem: { code: 'publishing.deletedPin' } },
    ])
  })
})
