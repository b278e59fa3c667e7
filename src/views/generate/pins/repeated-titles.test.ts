import { expect, test } from 'vitest'
import { countRepeatedTitles } from './repeated-titles.ts'

const pin = (page_id: string, title: string) => ({ page_id, title })

test('each title counts once for its page, whatever its capitals', () => {
  const pins = [pin('a', 'Plum Soup'), pin('a', 'plum soup'), pin('a', 'Cold Plum Soup')]
  expect(countRepeatedTitles(pins)).toBe(1)
  expect(countRepeatedTitles([...pins, pin('b', 'Plum Soup')])).toBe(1)
  expect(countRepeatedTitles([])).toBe(0)
})
