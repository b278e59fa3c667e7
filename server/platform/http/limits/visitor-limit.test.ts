import { expect, test } from 'vitest'
import { manualClock } from '../../clock.ts'
import { testDatabases } from '../../database/test-databases.ts'
import { createVisitorLimit, visitorOf } from './visitor-limit.ts'

const demo = {
  name: 'demo',
  windows: [
    { length: 60_000, most: 4 },
    { length: 3_600_000, most: 20 },
  ],
}

testDatabases('visitor limits', (open) => {
  test('four a minute and twenty an hour; a refused try does not lengthen the wait', async () => {
    const clock = manualClock()
    const limit = createVisitorLimit({ database: await open(), clock }, demo)
    const waits: number[] = []
    for (let index = 0; index < 6; index += 1) waits.push(await limit.take('203.0.113.5'))
    expect(waits).toEqual([0, 0, 0, 0, 60_000, 60_000])
    expect(await limit.take('203.0.113.6')).toBe(0)
    clock.advance(59_999)
    expect(await limit.take('203.0.113.5')).toBe(1)
    clock.advance(1)
    expect(await limit.take('203.0.113.5')).toBe(0)
    let tries = 5
    while ((await limit.take('203.0.113.5')) === 0 || tries < 20) {
      if (tries < 20) tries += 1
      clock.advance(60_000)
    }
    expect(await limit.take('203.0.113.5')).toBeGreaterThan(60_000)
  })

  test('two processes count as one', async () => {
    const needs = { database: await open(), clock: manualClock() }
    const processes = [createVisitorLimit(needs, demo), createVisitorLimit(needs, demo)]
    const waits = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => processes[index % 2]?.take('203.0.113.5')),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4)
  })
})

test('the addresses of one /64 are one visitor, and an IPv4 address is itself however it is written', () => {
  expect(visitorOf('2001:db8:1:2::1')).toBe(visitorOf('2001:db8:1:2:ffff::9'))
  expect(visitorOf('2001:db8:1:2::1')).not.toBe(visitorOf('2001:db8:1:3::1'))
  expect(visitorOf('::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(visitorOf('203.0.113.5')).not.toBe(visitorOf('203.0.113.6'))
})
