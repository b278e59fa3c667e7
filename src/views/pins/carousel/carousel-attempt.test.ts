import { expect, test } from 'vitest'
import { attemptOf } from './make-carousel.tsx'

test('a second press for the same pins keeps the id, other pins get a new one', () => {
  let made = 0
  const newId = () => `id ${(made += 1)}`
  const first = attemptOf(null, ['a', 'b'], newId)
  expect(attemptOf(first, ['a', 'b'], newId).id).toBe(first.id)
  expect(attemptOf(first, ['b', 'a'], newId).id).not.toBe(first.id)
  expect(attemptOf(null, ['a', 'b'], newId).id).not.toBe(first.id)
})
