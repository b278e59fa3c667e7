import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REST_MS, RestedCount } from './rested-count.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function heard(count: RestedCount): number[] {
  const words: number[] = []
  count.subscribe(() => words.push(count.announced()))
  return words
}

test('a count is said when it has rested, not those on the way', () => {
  const count = new RestedCount(0)
  const words = heard(count)
  for (const selected of [1, 2, 3]) {
    count.set(selected)
    vi.advanceTimersByTime(REST_MS / 2)
  }
  expect([words, count.announced()]).toEqual([[], 0])
  vi.advanceTimersByTime(REST_MS)
  expect([words, count.announced()]).toEqual([[3], 3])
})

test('the same count again does not restart the wait', () => {
  const count = new RestedCount(0)
  const words = heard(count)
  count.set(5)
  vi.advanceTimersByTime(REST_MS - 1)
  count.set(5)
  vi.advanceTimersByTime(1)
  expect(words).toEqual([5])
})

test('a subscriber that has left gets nothing', () => {
  const count = new RestedCount(0)
  const words: number[] = []
  const leave = count.subscribe(() => words.push(count.announced()))
  count.set(1)
  leave()
  vi.advanceTimersByTime(REST_MS)
  expect(words).toEqual([])
})
