import { expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { createRateLimit } from './rate-limit.ts'

test('ten a minute per address and email, then a wait until the minute is over', () => {
  const clock = manualClock()
  const limit = createRateLimit(clock)
  for (let index = 0; index < 10; index += 1)
    expect(limit.check('login', '1.1.1.1', 'a@x')).toBeNull()
  clock.advance(59_001)
  expect(limit.check('login', '1.1.1.1', ' A@X ')).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '1' },
  })
  clock.advance(999)
  expect(limit.check('login', '1.1.1.1', 'a@x')).toBeNull()
})

test('other emails, addresses and actions count for themselves', () => {
  const limit = createRateLimit(manualClock())
  for (let index = 0; index < 10; index += 1) limit.check('login', '1.1.1.1', 'a@x')
  expect(limit.check('login', '1.1.1.1', 'b@x')).toBeNull()
  expect(limit.check('login', '2.2.2.2', 'a@x')).toBeNull()
  expect(limit.check('reset', '1.1.1.1', 'a@x')).toBeNull()
})

test('one address that tries many emails is stopped after sixty', () => {
  const limit = createRateLimit(manualClock())
  const tries = Array.from({ length: 61 }, (_, index) =>
    limit.check('login', '1.1.1.1', `${index}@x`),
  )
  expect(tries.map((refusal) => refusal?.status ?? 0)).toEqual([...Array<number>(60).fill(0), 429])
})

test('the addresses of one /64 are one visitor', () => {
  const limit = createRateLimit(manualClock())
  const tries = Array.from({ length: 11 }, (_, index) =>
    limit.check('keywords', `2001:db8:1:2::${index}`, ''),
  )
  expect(tries.map((refusal) => refusal?.status ?? 0)).toEqual([...Array<number>(10).fill(0), 429])
  expect(limit.check('keywords', '2001:db8:1:3::1', '')).toBeNull()
})

test('it remembers no more than it has room for', () => {
  const clock = manualClock()
  const limit = createRateLimit(clock)
  const isStopped = (address: string) => limit.check('login', address, 'a@x') !== null
  for (let tries = 0; tries < 10; tries += 1) isStopped('203.0.113.5')
  for (let other = 0; other < 24_000; other += 1)
    isStopped(`10.${other >> 16}.${(other >> 8) & 255}.${other & 255}`)
  expect(isStopped('203.0.113.5')).toBe(true)
  for (let other = 24_000; other < 25_000; other += 1)
    isStopped(`10.${other >> 16}.${(other >> 8) & 255}.${other & 255}`)
  expect(isStopped('203.0.113.5')).toBe(false)
})
