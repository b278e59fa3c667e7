import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('calls at the same time share one load, and later calls its result', async () => {
  let loads = 0
  const open = loadOnce(async () => ++loads)
  expect(await Promise.all([open(), open()])).toEqual([1, 1])
  expect(await open()).toBe(1)
})

test('a failed load rejects the calls that wait for it, and the next call loads again', async () => {
  let loads = 0
  const open = loadOnce(async () => {
    loads++
    if (loads === 1) throw new Error('too many open files')
    return loads
  })
  const waiting = await Promise.allSettled([open(), open()])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await open()).toBe(2)
})
