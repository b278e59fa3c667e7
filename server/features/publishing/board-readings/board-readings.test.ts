/** Pins that their person publishes are found on their boards by the marker in their links. */
import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { MINUTE, publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'
import type { PublishingWorld } from '../../../../tests/support/pinterest/publishing-world.ts'

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

afterEach(() => void vi.useRealTimers())

publishingTests('boards of the plan', (open) => {
  /** Requests for boards' pins so far. */
  const countReadings = (world: PublishingWorld): (() => number) => {
    let count = 0
    world.network.behaviour.onRequest = ({ path }) => {
      if (path === '/boards/{board_id}/pins') count += 1
    }
    return () => count
  }
  const setTier = async (world: PublishingWorld, tier: 'trial' | 'standard') => {
    const { root } = world.server.platform.database
    await root.updateTable('connections').set({ tier }).execute()
  }

  test('a pin of a file is marked as published once it is on its board', async () => {
    const world = await open()
    const count = countReadings(world)
    const filed = await world.plan('a', HOUR)
    await world.fileForUpload(filed)
    expect(await world.passReading()).toBe(0)
    expect(await world.passReading(HOUR + 10_000)).toBe(1)
    expect(await world.publication(filed)).toMatchObject({ state: 'planned' })
    const pinId = world.uploadPin(filed)
    // A page costs a pause: 1,000 calls are the day's.
    expect(await world.passReading(80_000)).toBe(0)
    expect(await world.passReading(10_000)).toBe(1)
    const url = `${world.network.url}pin/${pinId}/`
    expect(await world.publication(filed)).toMatchObject({ state: 'published', url })
    expect(await world.concluded(filed)).toEqual(['publishing.found'])
    expect(await world.passReading(DAY)).toBe(0)
    await world.pass(DAY)
    expect(count()).toBe(2)
    expect(world.onNetwork()).toHaveLength(1)
  })

  test('one reading serves all pins of the account, whatever their boards and times', async () => {
    const world = await open()
    await setTier(world, 'trial')
    world.network.behaviour.access = 'trial'
    const [first, second, later] = [
      await world.plan('a', MINUTE),
      await world.plan('b', MINUTE),
      await world.plan('c', 5 * HOUR),
    ]
    for (const one of [first, second, later]) world.uploadPin(one)
    expect(await world.passReading(2 * MINUTE)).toBe(1)
    const states = await Promise.all(
      [first, second, later].map(async (one) => (await world.publication(one))?.state),
    )
    expect(states).toEqual(['published', 'published', 'published'])
  })

  test('a reading that breaks off costs the pages that it asked for', async () => {
    const world = await open()
    await world.fileForUpload(await world.plan('a', MINUTE))
    for (const id of [v7(), v7(), v7()]) world.uploadPin({ id })
    let asked = 0
    world.network.behaviour.maxPage = 1
    world.network.behaviour.fault = ({ path }) => {
      asked += path === '/boards/{board_id}/pins' ? 1 : 0
      return asked === 3 ? 'errorBefore' : null
    }
    expect([await world.passReading(2 * MINUTE), asked]).toEqual([1, 3])
    expect(await world.passReading(4 * MINUTE)).toBe(0)
    expect(await world.passReading(MINUTE)).toBe(1)
  })

  test('a server that stops breaks off the reading of a board', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const world = await open({ patience: 50 })
    await world.fileForUpload(await world.plan('a', MINUTE))
    const over = Promise.withResolvers<void>()
    let asked = 0
    world.network.behaviour.onRequest = async ({ path }) => {
      if (path !== '/boards/{board_id}/pins') return
      asked += 1
      await over.promise
    }
    await world.start()
    world.server.clock.advance(2 * MINUTE)
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(asked).toBe(1), { timeout: 10_000 })
    const stopped = world.stop().then(() => 'stopped')
    const waited = new Promise((resolve) => setTimeout(resolve, 5_000, 'waits'))
    expect(await Promise.race([stopped, waited])).toBe('stopped')
    over.resolve()
  })

  test('a pin that the person has marked meanwhile stays as it is', async () => {
    const world = await open()
    await setTier(world, 'trial')
    const due = await world.plan('a', MINUTE)
    const [pin] = await world.pins()
    world.server.clock.advance(2 * MINUTE)
    world.uploadPin(due)
    await world.send({
      type: 'pin.published',
      data: {
        id: pin?.id ?? '',
        publication_id: due.id,
        url: '',
        before: { state: 'planned' },
      },
    })
    expect(await world.passReading(MINUTE)).toBe(0)
    expect(await world.publication(due)).toEqual({ ...due, state: 'published' })
    expect(await world.attempts(due)).toEqual([])
  })

  test('an account that publishes by itself is read only for what is in a file', async () => {
    const world = await open()
    const count = countReadings(world)
    await setTier(world, 'standard')
    const planned = await world.plan('a', 5 * HOUR)
    world.uploadPin(planned)
    expect(await world.passReading(6 * HOUR)).toBe(0)
    expect(count()).toBe(0)
  })

  test('readings become rarer, and end two weeks after the time of the file', async () => {
    const world = await open()
    const count = countReadings(world)
    await world.fileForUpload(await world.plan('a', MINUTE))
    world.server.clock.advance(MINUTE)
    const minutes = [0, 1, 2, 5, 6, 15, 16, 60, 61, 120, 121]
    for (const [index, minute] of minutes.entries()) {
      const passed = index === 0 ? -10_000 : (minutes[index - 1] ?? 0) * MINUTE
      await world.passReading(minute * MINUTE - passed)
    }
    expect(count()).toBe(6)
    await world.passReading(10 * DAY)
    expect(count()).toBe(7)
    await world.passReading(5 * DAY)
    expect(count()).toBe(7)
  })

  test('a network that asks to wait is left alone for that long, and nothing is lost', async () => {
    const world = await open()
    const filed = await world.plan('a', MINUTE)
    await world.fileForUpload(filed)
    const count = countReadings(world)
    world.network.behaviour.fault = () => 'rateLimited'
    await world.passReading(2 * MINUTE)
    expect(count()).toBe(1)
    world.network.behaviour.fault = () => null
    world.uploadPin(filed)
    await world.passReading(1_000)
    expect(count()).toBe(1)
    await world.passReading(2 * MINUTE)
    expect(count()).toBe(2)
    expect(await world.publication(filed)).toMatchObject({ state: 'published' })
  })

  test('two servers that read at once mark a pin once', async () => {
    const world = await open()
    const filed = await world.plan('a', MINUTE)
    await world.fileForUpload(filed)
    world.uploadPin(filed)
    world.server.clock.advance(2 * MINUTE)
    const counts = await Promise.all([world.passReading(), world.passReading()])
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await world.concluded(filed)).toEqual(['publishing.found'])
  })

  test('a lost connection is reported, and boards are no longer read', async () => {
    const world = await open()
    const count = countReadings(world)
    await world.fileForUpload(await world.plan('a', MINUTE))
    world.network.documents.removeAll('access')
    world.network.documents.removeAll('refresh')
    await world.passReading(2 * MINUTE)
    const { connections } = answerOf(await world.ada.client('listConnections', {}))
    expect(connections).toMatchObject([{ state: 'lost' }])
    await world.passReading(DAY)
    expect(count()).toBe(1)
  })
})
