import { expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { createRateLimit } from './rate-limit.ts'

test('ten a minute per address and email, then a wait until the minute is over', () => {
  const clock = manualClock()
  const limit = createRateLimit(clock)
  for (let index = 0; index < 10; index += 1) expect(limit.check('login', '1.1.1.1', 'a@x')).toBeNull()
  clock.advance(59_001)
  expect(limit.check('login', '1.1.1.1', ' A@X ')).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } })
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
  const tries = Array.from({ length: 61 }, (_, index) => limit.check('login', '1.1.1.1', `${index}@x`))
  expect(tries.map((refusal) => refusal?.status ?? 0)).toEqual([...Array<number>(60).fill(0), 429])
})
