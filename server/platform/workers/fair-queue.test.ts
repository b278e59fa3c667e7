import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const job = (share: string, nth: number) => ({ share, nth })
const names = (jobs: readonly ({ share: string; nth: number } | undefined)[]): string[] =>
  jobs.map((one) => (one === undefined ? '-' : `${one.share}${one.nth}`))

test('shares take turns, and the work of one share stays in its order', () => {
  const queue = new FairQueue<ReturnType<typeof job>>()
  for (const nth of [1, 2, 3]) queue.add(job('a', nth))
  queue.add(job('b', 1))
  const taken = Array.from({ length: 5 }, () => queue.take(() => true))
  expect(names(taken)).toEqual(['a1', 'b1', 'a2', 'a3', '-'])
})

test('a share that may not run is passed over and keeps its place', () => {
  const queue = new FairQueue<ReturnType<typeof job>>()
  queue.add(job('a', 1))
  queue.add(job('b', 1))
  expect(names([queue.take((share) => share !== 'a'), queue.take(() => true)])).toEqual([
    'b1',
    'a1',
  ])
})

test('work that nobody wants any more is gone from its share', () => {
  const queue = new FairQueue<ReturnType<typeof job>>()
  const [first, second] = [job('a', 1), job('a', 2)]
  queue.add(first)
  queue.add(second)
  queue.remove(first)
  expect([queue.lengthOf('a'), names(queue.drain()), queue.lengthOf('a')]).toEqual([1, ['a2'], 0])
})
