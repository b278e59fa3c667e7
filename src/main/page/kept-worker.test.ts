import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptWorker } from './kept-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function scene() {
  const ended: number[] = []
  let count = 0
  const workers = keptWorker(() => {
    const number = ++count
    return { number, terminate: () => void ended.push(number) }
  })
  return { ...workers, ended }
}

test('the next canvas gets the worker of the last one', () => {
  const { start, release, ended } = scene()
  const first = start()
  release(first)
  expect(start()).toBe(first)
  expect(start().number).toBe(2)
  vi.runAllTimers()
  expect(ended).toEqual([])
})

test('one that nobody wants is ended, and so is a second', () => {
  const { start, release, ended } = scene()
  const [first, second] = [start(), start()]
  release(first)
  release(second)
  expect(ended).toEqual([1])
  vi.runAllTimers()
  expect(ended).toEqual([1, 2])
  expect(start().number).toBe(3)
})

test('one that has died while it was kept is not given again', () => {
  const { start, release, drop } = scene()
  const [first, second] = [start(), start()]
  release(first)
  drop(second)
  expect(start()).toBe(first)
  release(first)
  drop(first)
  expect(start().number).toBe(3)
})
