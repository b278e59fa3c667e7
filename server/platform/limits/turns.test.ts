import { expect, test } from 'vitest'
import { queueByKey } from './shared-turns.ts'

test('work under one key takes turns, under another it does not wait, and a failure holds nobody up', async () => {
  const turn = queueByKey()
  const told: string[] = []
  const gate = Promise.withResolvers<undefined>()
  const first = turn('a', async () => {
    told.push('first begins')
    await gate.promise
    told.push('first ends')
    throw new Error('broken')
  })
  const second = turn('a', async () => told.push('second'))
  await turn('b', async () => told.push('other'))
  expect(told).toEqual(['first begins', 'other'])
  gate.resolve(undefined)
  await expect(first).rejects.toThrow('broken')
  await second
  expect(told).toEqual(['first begins', 'other', 'first ends', 'second'])
})
