/** A network that gives no answer for a while: an account waits as a whole, and longer each time. */
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../../../packages/practice-network/behaviour.ts'
import { MINUTE, publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'
import type { PublishingWorld } from '../../../../tests/support/pinterest/publishing-world.ts'

const HOUR = 60 * MINUTE

publishingTests('outage', (open) => {
  /** Every request that begins so goes wrong; answers how many there were. */
  const loseAll = (world: PublishingWorld, start: string) => {
    const counted = { requests: 0 }
    world.network.behaviour.fault = ({ method, path }) => {
      if (!`${method} ${path}`.startsWith(start)) return null
      counted.requests += 1
      return 'lostBefore'
    }
    return counted
  }
  const minutes = async (world: PublishingWorld, count: number) => {
    for (let minute = 0; minute < count; minute += 1) await world.pass(MINUTE)
  }

  test('pins that get no answer are sent further apart each time', async () => {
    const world = await open({ readings: [HOUR] })
    await world.setRules({ per_day: 150 })
    const sent = loseAll(world, 'POST /pins')
    for (let nth = 0; nth < 8; nth += 1) await world.plan(`p${nth}`)
    await world.pass()
    const seen = [sent.requests]
    for (let minute = 1; minute <= 31; minute += 1) {
      await world.pass(MINUTE)
      seen.push(sent.requests)
    }
    const grew = seen.flatMap((count, minute) => (count > (seen[minute - 1] ?? 0) ? minute : []))
    expect(grew).toEqual([0, 1, 3, 7, 15, 31])
    const { delays, next_at } = await world.outbox()
    expect([delays[0]?.rule, next_at]).toEqual([
      'unreachable',
      world.server.clock.now() + 30 * MINUTE,
    ])
  })

  test('an answer ends the waiting', async () => {
    const world = await open({ readings: [HOUR] })
    const sent = loseAll(world, 'POST /pins')
    for (const name of ['a', 'b', 'c', 'd', 'e']) await world.plan(name)
    await world.pass()
    await minutes(world, 3)
    expect(sent.requests).toBe(3)
    world.network.behaviour.fault = () => null
    await minutes(world, 5)
    expect(world.onNetwork()).toHaveLength(2)
  })

  test('without a connection nothing is sent, so nothing is read back', async () => {
    const world = await open()
    const [a, b] = [await world.plan('a'), await world.plan('b')]
    await world.network.close()
    await world.pass()
    await minutes(world, 6)
    expect(await world.publication(a)).toMatchObject({ state: 'planned' })
    expect(await world.concluded(a)).toEqual(Array(3).fill('publishing.unreachable'))
    expect(await world.concluded(b)).toEqual([])
    const { delays } = await world.outbox()
    expect(delays.map(({ publication_id, rule }) => [publication_id, rule])).toEqual([
      [a.id, 'unreachable'],
      [b.id, 'gap'],
    ])
  })

  test('one reading of a board serves all pins that were sent to it', async () => {
    const world = await open({ minGap: 0 })
    const lost = loseAll(world, 'POST /pins')
    const pins = [await world.plan('a'), await world.plan('b'), await world.plan('c')]
    await world.pass()
    expect(lost.requests).toBe(3)
    let readings = 0
    world.network.behaviour.fault = ({ path }) => {
      if (path.startsWith('/boards/')) readings += 1
      return null
    }
    await world.pass(10_000)
    expect(readings).toBe(1)
    for (const one of pins)
      expect(await world.concluded(one)).toEqual(['publishing.unknown', 'publishing.notFoundYet'])
    await minutes(world, 20)
    expect([readings, world.onNetwork().length]).toEqual([4, 3])
  })

  test('a board that can’t be read is tried less and less often', async () => {
    const world = await open()
    world.failNext('lostBefore')
    const planned = await world.plan('a')
    await world.pass()
    const lost = loseAll(world, 'GET /boards/')
    await minutes(world, 60)
    expect(lost.requests).toBeGreaterThanOrEqual(3)
    expect(lost.requests).toBeLessThanOrEqual(6)
    expect(await world.publication(planned)).toMatchObject({ state: 'unknown' })
  })

  describe('a board that can’t be read does not keep pins for another board', () => {
    const waitForTimeout = (): null => {
      const end = performance.now() + 40
      while (performance.now() < end);
      return null
    }
    test.each([
      ['refuses', {}, (): Fault => 'notApproved'],
      ['breaks', {}, (): Fault => 'errorBefore'],
      ['takes too long', { boardTimeout: 20 }, waitForTimeout],
    ])('it %s', async (_, times, fail) => {
      const world = await open(times)
      world.failNext('lostBefore')
      const unread = await world.plan('a')
      await world.pass()
      let readings = 0
      world.network.behaviour.fault = ({ path }) => {
        if (path !== '/boards/{board_id}/pins') return null
        readings += 1
        return fail()
      }
      await minutes(world, 10)
      expect(await world.concluded(unread)).toContain('publishing.boardUnread')
      const other = await world.plan('b', 0, { board: 'Weekend ideas' })
      await world.pass()
      expect(await world.publication(other)).toMatchObject({ state: 'published' })
      expect((await world.outbox()).delays).toEqual([])
      await minutes(world, 50)
      expect(readings).toBeGreaterThanOrEqual(3)
      expect(readings).toBeLessThanOrEqual(7)
      expect(await world.publication(unread)).toMatchObject({ state: 'unknown' })
    })
  })
})
