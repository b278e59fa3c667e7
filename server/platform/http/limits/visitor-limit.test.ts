import { expect, test } from 'vitest'
import { manualClock } from '../../clock.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import { createVisitorLimit } from './visitor-limit.ts'

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

  test('the /56 around an IPv6 visitor has four visitors’ tries, the /48 sixteen', async () => {
    const needs = { database: await open(), clock: manualClock() }
    const limit = createVisitorLimit(needs, demo)
    const allowed = async (addresses: readonly string[]) => {
      let count = 0
      for (const address of addresses) if ((await limit.take(address)) === 0) count += 1
      return count
    }
    const subnets = (prefix: string) =>
      Array.from({ length: 40 }, (_, index) => `${prefix}${index.toString(16).padStart(2, '0')}::1`)
    expect(await allowed(subnets('2001:db8:1:1'))).toBe(16)
    const homes = ['2', '3', '4', '5', '6', '7'].map((home) => `2001:db8:1:${home}`)
    expect(await allowed(homes.flatMap(subnets))).toBe(64 - 16)
    expect(await allowed(['2001:db8:2::1'])).toBe(1)
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
