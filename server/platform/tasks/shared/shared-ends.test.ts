import { expect, test } from 'vitest'
import { sharedEnds } from './shared-ends.ts'

/** Ends that are answered by hand. */
function asked() {
  const calls: (PromiseWithResolvers<string[]> & { readonly endings: readonly number[] })[] = []
  const end = sharedEnds(async (endings: readonly number[]) => {
    const call = { ...Promise.withResolvers<string[]>(), endings }
    calls.push(call)
    return call.promise
  })
  return { end, calls, endings: () => calls.map(({ endings }) => endings) }
}

test('tasks that end together, and those that end meanwhile, share a call each', async () => {
  const { end, calls, endings } = asked()
  const first = [end(1), end(2)]
  await Promise.resolve()
  expect(endings()).toEqual([[1, 2]])
  const second = [end(3), end(4)]
  calls[0]?.resolve(['one', 'two'])
  expect(await Promise.all(first)).toEqual(['one', 'two'])
  expect(endings()).toEqual([
    [1, 2],
    [3, 4],
  ])
  calls[1]?.resolve(['three', 'four'])
  expect(await Promise.all(second)).toEqual(['three', 'four'])
})

test('an end that fails, fails only for the tasks that shared it', async () => {
  const { end, calls } = asked()
  const first = end(1)
  await Promise.resolve()
  const second = end(2)
  calls[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  calls[1]?.resolve(['two'])
  expect(await second).toBe('two')
})
