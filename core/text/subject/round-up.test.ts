import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { isOfSort, isRoundUp } from './round-up.ts'

const english = openLanguages()('en')

test.each([
  'The Best Drip Coffee Makers',
  'Best Camping Hammocks of 2026',
  'Top 10 Yoga Mats',
  '12 of the Best Sewing Machines for Beginners',
  'What Is the Ultimate Best Travel Mug? Here Are My Top 3 Picks',
  'Kettles 2026: The Best Budget Models',
])('a title that names the best of a sort is a round-up: %s', (title) => {
  expect(isRoundUp(title)).toBe(true)
})

test.each([
  'The Best Way to Descale a Kettle',
  'Best Practices for Packing',
  'How to Find Your Best Self',
  'Orlo Kettle Review',
])('a title on one thing or on a task is no round-up: %s', (title) => {
  expect(isRoundUp(title)).toBe(false)
})

test('a heading that asks about the sort is about all of a round-up', () => {
  const title = 'The Best Drip Coffee Makers of 2026'
  expect(isOfSort('How to Choose a Drip Coffee Maker', title, english)).toBe(true)
  expect(isOfSort('Orlo Six Coffee Maker', title, english)).toBe(false)
  expect(isOfSort('Carafe Capacity: How Much Coffee Do You Drink?', title, english)).toBe(false)
  expect(isOfSort('What to Look for in a Warranty', title, english)).toBe(false)
})
