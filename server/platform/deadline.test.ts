import { getEventListeners } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { before, within } from './deadline.ts'

afterEach(() => vi.useRealTimers())

const never = async (): Promise<never> => new Promise(() => {})
const { signal } = new AbortController()
const late = () => 'late'

test('work that ends in time leaves no listener behind, also when it throws', async () => {
  const over = new AbortController().signal
  expect(await before({ over, signal, late }, async () => 'done')).toBe('done')
  const failing = async (): Promise<never> => Promise.reject(new Error('failed'))
  await expect(before({ over, signal, late }, failing)).rejects.toThrow('failed')
  expect(getEventListeners(over, 'abort')).toEqual([])
})

test('work that ends in time leaves no timer behind', async () => {
  vi.useFakeTimers()
  expect(await within(900_000, { signal, late }, async () => 'done')).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that exceeds its deadline is aborted, and its caller does not wait for it', async () => {
  vi.useFakeTimers()
  const signals: AbortSignal[] = []
  const outcome = within(1_000, { signal, late }, async (ending) => {
    signals.push(ending)
    return never()
  })
  vi.advanceTimersByTime(1_000)
  expect(await outcome).toBe('late')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
