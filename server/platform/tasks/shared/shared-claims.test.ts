import { expect, test } from 'vitest'
import { sharedClaims } from './shared-claims.ts'
import type { Lease } from '../task-lease.store.ts'

const lease = (fence: number) => ({ fence }) as Lease

/** Claims that are answered by hand. */
function asked() {
  const counts: number[] = []
  const answers: PromiseWithResolvers<Lease[]>[] = []
  const claim = sharedClaims(async (count) => {
    counts.push(count)
    const answer = Promise.withResolvers<Lease[]>()
    answers.push(answer)
    return answer.promise
  })
  return { claim, counts, answers }
}

test('slots that ask together share a claim', async () => {
  const { claim, counts, answers } = asked()
  const all = [claim(), claim()]
  await Promise.resolve()
  expect(counts).toEqual([2])
  answers[0]?.resolve([lease(1), lease(2)])
  expect(await Promise.all(all)).toEqual([lease(1), lease(2)])
})

test('a slot that asks while a claim is under way shares the next one', async () => {
  const { claim, counts, answers } = asked()
  const first = claim()
  await Promise.resolve()
  const others = [claim(), claim(), claim()]
  expect(counts).toEqual([1])
  answers[0]?.resolve([lease(1)])
  expect(await first).toEqual(lease(1))
  expect(counts).toEqual([1, 3])
  answers[1]?.resolve([lease(2), lease(3)])
  expect(await Promise.all(others.slice(0, 2))).toEqual([lease(2), lease(3)])
  expect(counts).toEqual([1, 3, 1])
  answers[2]?.resolve([])
  expect(await others[2]).toBeNull()
})

test('a claim that fails, fails only for the slots that shared it', async () => {
  const { claim, answers } = asked()
  const first = claim()
  await Promise.resolve()
  const second = claim()
  answers[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  answers[1]?.resolve([])
  expect(await second).toBeNull()
  const third = claim()
  await Promise.resolve()
  answers[2]?.resolve([lease(1)])
  expect(await third).toEqual(lease(1))
})
