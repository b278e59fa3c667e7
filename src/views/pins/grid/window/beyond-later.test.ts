import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BEYOND_DELAY_MS, beyondLater } from './beyond-later.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const scroll = (): void => void window.dispatchEvent(new Event('scroll'))

test('it follows once, after the moment', () => {
  const follow = vi.fn<() => void>()
  beyondLater(follow)
  vi.advanceTimersByTime(BEYOND_DELAY_MS - 1)
  expect(follow).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  scroll()
  expect(follow).toHaveBeenCalledTimes(1)
})

test('a scroll does not wait for the moment', () => {
  const follow = vi.fn<() => void>()
  beyondLater(follow)
  scroll()
  expect(follow).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(BEYOND_DELAY_MS)
  expect(follow).toHaveBeenCalledTimes(1)
})

test('what is called off never follows', () => {
  const follow = vi.fn<() => void>()
  beyondLater(follow)()
  scroll()
  vi.advanceTimersByTime(BEYOND_DELAY_MS)
  expect(follow).not.toHaveBeenCalled()
})
