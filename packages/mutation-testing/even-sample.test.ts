import { expect, test } from 'vitest'
import { evenSample } from './even-sample.ts'

const all = Array.from({ length: 17 }, (_, at) => at)

test('a sample is spread evenly, and is the same in the same turn', () => {
  expect(evenSample(all, 3)).toEqual([0, 5, 11])
  expect(evenSample(all, 3, 1)).toEqual([1, 6, 12])
  expect(evenSample(all, 3, 7)).toEqual(evenSample(all, 3, 1))
})

test('turns together see everything', () => {
  const seen = [0, 1, 2, 3, 4, 5].flatMap((turn) => evenSample(all, 3, turn))
  expect(new Set(seen)).toEqual(new Set(all))
})

test('a sample that is as large as the list is the list', () => {
  expect(evenSample(all, 17, 4)).toEqual(all)
  expect(evenSample(all, 100, 4)).toEqual(all)
  expect(evenSample([], 3)).toEqual([])
})
