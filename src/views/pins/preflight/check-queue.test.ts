import { expect, test } from 'vitest'
import { CheckQueue, RETRY_PENDING_MS } from './check-queue.ts'

const due = (queue: CheckQueue, now: number) => ['a', 'b'].filter((key) => queue.isDue(key, now))

test('an asked pin is not asked again while its answer is on its way, nor after it', () => {
  const queue = new CheckQueue()
  expect([due(queue, 0), queue.waitFor(['a', 'b'], 0)]).toEqual([['a', 'b'], 0])
  queue.begin(['a', 'b'])
  expect([due(queue, 1e9), queue.waitFor(['a', 'b'], 1e9)]).toEqual([[], null])
  queue.answer([], 1e9)
  expect([due(queue, 2e9), queue.waitFor(['a', 'b'], 2e9)]).toEqual([[], null])
})

test('a pin whose link is pending is asked again after a pause', () => {
  const queue = new CheckQueue()
  queue.begin(['a', 'b'])
  queue.answer(['b'], 5)
  expect(queue.waitFor(['a', 'b'], 6)).toBe(RETRY_PENDING_MS - 1)
  expect(due(queue, RETRY_PENDING_MS)).toEqual([])
  expect(due(queue, RETRY_PENDING_MS + 5)).toEqual(['b'])
})

test('a failed question is asked again, each time in a row after twice the pause', () => {
  const queue = new CheckQueue()
  const pauses = Array.from({ length: 8 }, () => {
    queue.begin(['a'])
    queue.fail(['a'], 0)
    return (queue.waitFor(['a'], 0) ?? 0) / RETRY_PENDING_MS
  })
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
  queue.answer([], 0)
  queue.fail(['a'], 0)
  expect(queue.waitFor(['a'], 0)).toBe(RETRY_PENDING_MS)
})

test('without pins nothing is to be asked', () => {
  expect(new CheckQueue().waitFor([], 0)).toBeNull()
})
