import { expect, test } from 'vitest'
import { isChosenAtFirst } from './page-interests.ts'

const chosen = (...interests: [relevance: number, isTwin?: boolean][]): number[] => {
  const all = interests.map(([relevance, isTwin = false]) => ({ relevance, isTwin }))
  return all.flatMap((_, index) => (isChosenAtFirst(all, index) ? [index] : []))
}

test('chosen from the start is what the page is about, not what it only mentions', () => {
  expect(chosen([100], [70], [66], [64], [20])).toEqual([0, 1, 2])
  expect(chosen([80], [44], [43])).toEqual([0, 1])
  expect(chosen([80], [43])).toEqual([0])
})

test('never two names of one topic, and the second topic may come behind any number of them', () => {
  expect(chosen([100], [95, true], [90, true], [56], [60])).toEqual([0, 3])
})

test('of a page about everything five', () => {
  expect(chosen([100], [99], [98], [97], [96], [95])).toEqual([0, 1, 2, 3, 4])
})

test('of no interest none', () => {
  expect(chosen()).toEqual([])
})
