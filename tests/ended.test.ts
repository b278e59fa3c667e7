import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allEnded } from './journeys/ended.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the steps after one that fails run, and the error is its own', async () => {
  const ran: string[] = []
  const failure = new Error('The product is gone.')
  await expect(
    allEnded({
      'Closing the browser': async () => ran.push('browser'),
      'Removing the product': async () => Promise.reject(failure),
      'Closing the site': async () => ran.push('site'),
    }),
  ).rejects.toBe(failure)
  expect(ran).toEqual(['browser', 'site'])
})

test('a step that never ends is given up after a minute, and the next one runs', async () => {
  const ran: string[] = []
  const ending = allEnded({
    'Closing the browser': async () => new Promise(() => undefined),
    'Closing the site': async () => ran.push('site'),
  })
  await Promise.all([
    expect(ending).rejects.toThrow('Closing the browser did not end in 60 s.'),
    vi.advanceTimersByTimeAsync(60_000),
  ])
  expect(ran).toEqual(['site'])
})

test('several errors are thrown together', async () => {
  const fail = async (): Promise<never> => Promise.reject(new Error('No answer.'))
  await expect(allEnded({ 'Closing a page': fail, 'Going online': fail })).rejects.toThrow(
    AggregateError,
  )
})
