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
  'Carafe Reviews 2025: The Best Coffee Makers',
  'Best Robot Vacuum of 2026',
  'Best Fitness Tracker: Reviewed and Compared',
  '12 of the Best Sewing Machine for Beginners',
  'The Best Places to Stay in Lisbon',
])('a title that names the best of a sort is a round-up: %s', (title) => {
  expect(isRoundUp(title, 'story')).toBe(true)
})

test.each([
  'The Best Way to Descale a Kettle',
  'Best Practices for Packing',
  'How to Find Your Best Self',
  'Orlo Kettle Review',
  'The Best Banana Bread',
  'Best Man Speech Ideas',
  'Top Gun: Maverick Review',
  'Best Buy Deals',
  'Top Down Sweater Patterns',
  'Top Shelf Margaritas',
  'How to Grow Tomatoes: Top Tips',
  'Packing for Japan: My Top Tips',
  'How to Prune Roses: The Best Shears',
  'Roses: The Best Tools',
  'Zucchini Bread - Best Ever!',
])('a title on one thing or on a task is no round-up: %s', (title) => {
  expect(isRoundUp(title, 'story')).toBe(false)
})

test.each(['recipe', 'howTo'] as const)('a page of the kind %s is no round-up', (kind) => {
  expect(isRoundUp('The Best Chocolate Chip Cookies', kind)).toBe(false)
  expect(isRoundUp('The Best Chocolate Chip Cookies', 'story')).toBe(true)
})

test('a heading that asks about the sort is about all of a round-up', () => {
  const title = 'The Best Drip Coffee Makers of 2026'
  expect(isOfSort('How to Choose a Drip Coffee Maker', title, english)).toBe(true)
  expect(isOfSort('Orlo Six Coffee Maker', title, english)).toBe(false)
  expect(isOfSort('Carafe Capacity: How Much Coffee Do You Drink?', title, english)).toBe(false)
  expect(isOfSort('What to Look for in a Warranty', title, english)).toBe(false)
})
