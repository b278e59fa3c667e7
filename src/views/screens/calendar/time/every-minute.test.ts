import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyMinute, minuteOf } from './every-minute.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 11, 30, 40) })
})
afterEach(() => {
  vi.useRealTimers()
})

test('it ticks as each minute begins, and no more once it is stopped', () => {
  const seen: number[] = []
  const stop = everyMinute(Date.now, () => seen.push(Date.now()))
  vi.advanceTimersByTime(19_999)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(120_001)
  const first = Date.UTC(2026, 10, 26, 11, 31)
  expect(seen).toEqual([first, first + 60_000, first + 120_000])
  stop()
  vi.advanceTimersByTime(600_000)
  expect(seen).toHaveLength(3)
})

test('a time belongs to the minute that began last', () => {
  expect(minuteOf(Date.UTC(2026, 10, 26, 11, 30, 59, 999))).toBe(Date.UTC(2026, 10, 26, 11, 30))
  expect(minuteOf(Date.UTC(2026, 10, 26, 11, 30))).toBe(Date.UTC(2026, 10, 26, 11, 30))
})
