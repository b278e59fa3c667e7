import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REST, RestedCount } from './rested-count.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function heard(count: RestedCount): number[] {
  const words: number[] = []
  count.subscribe(() => words.push(count.said()))
  return words
}

test('a count is said when it has rested, not those on the way', () => {
  const count = new RestedCount(0)
  const words = heard(count)
  for (const selected of [1, 2, 3]) {
    count.tell(selected)
    vi.advanceTimersByTime(REST / 2)
  }
  expect([words, count.said()]).toEqual([[], 0])
  vi.advanceTimersByTime(REST)
  expect([words, count.said()]).toEqual([[3], 3])
})

test('the same count again does not restart the wait', () => {
  const count = new RestedCount(0)
  const words = heard(count)
  count.tell(5)
  vi.advanceTimersByTime(REST - 1)
  count.tell(5)
  vi.advanceTimersByTime(1)
  expect(words).toEqual([5])
})

test('a subscriber that has left gets nothing', () => {
  const count = new RestedCount(0)
  const words: number[] = []
  const leave = count.subscribe(() => words.push(count.said()))
  count.tell(1)
  leave()
  vi.advanceTimersByTime(REST)
  expect(words).toEqual([])
})
