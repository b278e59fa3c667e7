import { expect, test } from 'vitest'
import { manualClock } from '../../clock.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import { createRateLimit } from './rate-limit.ts'

const statuses = async (tries: readonly (() => ReturnType<Limit['check']>)[]) => {
  const found: number[] = []
  for (const attempt of tries) found.push((await attempt())?.status ?? 0)
  return found
}
type Limit = ReturnType<typeof createRateLimit>

testDatabases('rate limits', (open) => {
  const build = async () => {
    const needs = { database: await open(), clock: manualClock() }
    return { ...needs, needs, limit: createRateLimit(needs) }
  }
  const times = (count: number, attempt: (index: number) => ReturnType<Limit['check']>) =>
    statuses(Array.from({ length: count }, (_, index) => () => attempt(index)))

  test('ten a minute per address and email, then a wait until the minute is over', async () => {
    const { limit, clock } = await build()
    expect(await times(10, () => limit.check('login', '1.1.1.1', 'a@x'))).toEqual(Array(10).fill(0))
    clock.advance(59_001)
    expect(await limit.check('login', '1.1.1.1', ' A@X ')).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    })
    clock.advance(999)
    expect(await limit.check('login', '1.1.1.1', 'a@x')).toBeNull()
  })

  test('other emails, addresses and actions count for themselves', async () => {
    const { limit } = await build()
    await times(10, () => limit.check('login', '1.1.1.1', 'a@x'))
    expect(await limit.check('login', '1.1.1.1', 'b@x')).toBeNull()
    expect(await limit.check('login', '2.2.2.2', 'a@x')).toBeNull()
    expect(await limit.check('reset', '1.1.1.1', 'a@x')).toBeNull()
  })

  test('one address that tries many emails is refused after sixty, and adds no row after that', async () => {
    const { limit, database } = await build()
    const found = await times(70, (index) => limit.check('login', '1.1.1.1', `${index}@x`))
    expect(found).toEqual([...Array<number>(60).fill(0), ...Array<number>(10).fill(429)])
    const rows = await database.root.selectFrom('attempt_counts').selectAll().execute()
    expect(rows).toHaveLength(61)
    expect(JSON.stringify(rows)).not.toMatch(/@x|1\.1\.1\.1/)
  })

  test('the addresses of one /64 are one visitor', async () => {
    const { limit } = await build()
    const found = await times(11, (index) => limit.check('keywords', `2001:db8:1:2::${index}`, ''))
    expect(found).toEqual([...Array<number>(10).fill(0), 429])
    expect(await limit.check('keywords', '2001:db8:1:3::1', '')).toBeNull()
  })

  test('wrong passwords for an email reduce the tries of each visitor for it, but never to zero', async () => {
    const { limit, clock } = await build()
    const guess = (address: string) => async () => {
      const refusal = await limit.checkGuess(address, 'a@x')
      if (refusal === null) await limit.countWrong('A@x ')
      return refusal
    }
    // Two visitors use up what is free.
    await statuses(Array.from({ length: 20 }, (_, at) => guess(`1.1.1.${at % 2}`)))
    const ofOne = await statuses(Array.from({ length: 4 }, () => guess('2.2.2.2')))
    expect(ofOne).toEqual([0, 0, 429, 429])
    // Another visitor, such as the owner, has their own tries; another email is not slower.
    expect(await limit.checkGuess('3.3.3.3', 'a@x')).toBeNull()
    expect(await limit.checkGuess('2.2.2.2', 'b@x')).toBeNull()
    await statuses(Array.from({ length: 90 }, (_, at) => guess(`4.4.${at}.4`)))
    expect(await statuses([guess('5.5.5.5'), guess('5.5.5.5')])).toEqual([0, 429])
    clock.advance(15 * 60_000)
    expect(await limit.checkGuess('5.5.5.5', 'a@x')).toBeNull()
    clock.advance(60 * 60_000)
    expect(await statuses(Array.from({ length: 10 }, () => guess('5.5.5.5')))).toEqual(
      Array(10).fill(0),
    )
  })

  test('two processes count as one, however their attempts interleave', async () => {
    const { needs } = await build()
    const processes = [createRateLimit(needs), createRateLimit(needs)]
    const found = await Promise.all(
      Array.from({ length: 30 }, async (_, index) =>
        processes[index % 2]?.check('login', '1.1.1.1', 'a@x'),
      ),
    )
    expect(found.filter((refusal) => refusal === null)).toHaveLength(10)
  })

  test('a process that starts again knows who was refused', async () => {
    const { needs, limit } = await build()
    await times(11, () => limit.check('login', '1.1.1.1', 'a@x'))
    const restarted = createRateLimit(needs)
    expect(await restarted.check('login', '1.1.1.1', 'a@x')).toMatchObject({ status: 429 })
  })
})
