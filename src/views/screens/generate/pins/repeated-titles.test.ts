import { expect, test } from 'vitest'
import { countRepeatedTitles } from './repeated-titles.ts'

const pin = (id: string, page_id: string, title: string) => ({ id, page_id, title })
const shown = [
  pin('1', 'a', 'Plum Soup'),
  pin('2', 'a', 'plum soup'),
  pin('3', 'a', 'Cold Plum Soup'),
]

test('each title counts once for its page, whatever its capitals', () => {
  expect(countRepeatedTitles(shown, shown)).toBe(1)
  const more = [...shown, pin('4', 'b', 'Plum Soup')]
  expect(countRepeatedTitles(more, more)).toBe(1)
  expect(countRepeatedTitles([], [])).toBe(0)
})

test('a title that a pin of an earlier run has counts as repeated', () => {
  const earlier = [pin('5', 'a', 'Cold plum soup'), pin('6', 'b', 'Plum Soup')]
  expect(countRepeatedTitles(shown, [...earlier, ...shown])).toBe(2)
})
