import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '#core/contract/client.ts'
import { afterLimit } from './after-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = (code: string, retryAfter: number | null) =>
  ({ ok: false, failure: { code, retryAfter } }) as Outcome<string>
const done: Outcome<string> = { ok: true, answer: 'board' }

/** Requests get these answers in order; the last one repeats. */
function asked(...answers: readonly Outcome<string>[]) {
  const waits: boolean[] = []
  let count = 0
  const gone = new AbortController()
  const outcome = afterLimit(
    () => {
      count += 1
      const answer = answers[Math.min(count, answers.length) - 1]
      return Promise.resolve(answer ?? done)
    },
    { onWait: (isWaiting) => void waits.push(isWaiting), signal: gone.signal },
  )
  return { outcome, waits, count: () => count, leave: () => gone.abort() }
}

test('retries after the wait that the server names', async () => {
  const { outcome, waits, count } = asked(refused('rate_limited', 40_000), done)
  await vi.advanceTimersByTimeAsync(39_999)
  expect([count(), waits]).toEqual([1, [true]])
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual(done)
  expect([count(), waits]).toEqual([2, [true, false]])
})

test.each([
  ['another failure', refused('conflict', 1_000)],
  ['a limit without a time', refused('rate_limited', null)],
])('%s is returned at once', async (_, failure) => {
  const { outcome, count } = asked(failure)
  expect([await outcome, count()]).toEqual([failure, 1])
})

test('when the screen is gone, neither waits nor asks again', async () => {
  const limited = refused('rate_limited', 40_000)
  const { outcome, waits, count, leave } = asked(limited, done)
  await vi.advanceTimersByTimeAsync(1_000)
  leave()
  expect(await outcome).toEqual(limited)
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([count(), waits]).toEqual([1, [true, false]])
})

test('stops after five waits', async () => {
  const limited = refused('rate_limited', 1_000)
  const { outcome, count } = asked(limited)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await outcome, count()]).toEqual([limited, 6])
})
