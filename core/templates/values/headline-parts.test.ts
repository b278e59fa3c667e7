import { expect, test } from 'vitest'
import { beforeAfter, factsIn, headlineParts, priceIn } from './headline-parts.ts'

test.each([
  ['Creamy pumpkin soup in 30 minutes', 'Creamy pumpkin soup', 'in 30 minutes'],
  [
    '12 small kitchen ideas that feel twice as big',
    '12 small kitchen ideas',
    'that feel twice as big',
  ],
  ['Pour-over coffee, step by step', 'Pour-over coffee', 'step by step'],
  ['Sourdough: a slow guide', 'Sourdough', 'a slow guide'],
  ['How to grow tomatoes in pots', 'How to grow tomatoes', 'in pots'],
  ['Einfacher Apfelkuchen ohne Zucker', 'Einfacher Apfelkuchen', 'ohne Zucker'],
  ['أفضل وصفات الشتاء الدافئة للعائلة', 'أفضل وصفات الشتاء الدافئة', 'للعائلة'],
])('"%s" is parted before its second part', (headline, main, tail) => {
  expect(headlineParts(headline)).toEqual({ main, tail })
})

test.each([
  'Slow mountain mornings',
  'How to sleep',
  '冬に食べたい簡単で美味しいかぼちゃスープの作り方',
  'Everything changed',
  'Our balcony before and after',
  'Marinated tofu, avocado, and spinach salad',
  'Day 19 - Bunec to Beach Cove via Butrint',
  'How much money should you save each month?',
  'Short on time? Make banana bread',
  '',
])('"%s" stays whole', (headline) => {
  expect(headlineParts(headline)).toBeNull()
})

test('two states are called as in the headline', () => {
  expect(beforeAfter('Kitchen makeover')).toEqual({ before: 'Before', after: 'After' })
  expect(beforeAfter('Unser Bad: vorher und nachher')).toEqual({
    before: 'Vorher',
    after: 'Nachher',
  })
  expect(beforeAfter('Before you paint a wall')).toBeNull()
})

test('splits the small line into facts and finds the price', () => {
  expect(factsIn('35 minutes · Serves 4')).toEqual(['35 minutes', 'Serves 4'])
  expect(factsIn('')).toEqual([])
  expect(priceIn('Shop now · $24.50')).toBe('$24.50')
  expect(priceIn('12 € · Jetzt ansehen')).toBe('12 €')
  expect(priceIn('5 ways to save $100 a week')).toBeUndefined()
})
