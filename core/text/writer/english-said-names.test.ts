import { expect, test } from 'vitest'
import type { Language } from '../language.ts'
import { colouredHead, completed, completedTask } from './english-said-names.ts'

const STOP = 'the a an and or with in for to how of is it on what when why from not'.split(' ')
const tagged: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) =>
    text.split(' ').map((word) => ({ text: word, pos: word === 'creamy' ? 'ADJ' : 'NOUN' })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => STOP.includes(word),
  rarity: () => 0.7,
}

test.each([
  ['Toppings for Pumpkin Soup', 'creamy pumpkin soup', 'Toppings for creamy Pumpkin Soup'],
  [
    'The Best Soil Mix for Raised Beds',
    'raised garden bed',
    'The Best Soil Mix for Raised garden Beds',
  ],
  [
    'How to Store and Freeze Lemon Muffins',
    'lemon blueberry muffins',
    'How to Store and Freeze Lemon blueberry Muffins',
  ],
  [
    'What to Serve With Pumpkin Soup',
    'pumpkin and coconut milk soup',
    'What to Serve With Pumpkin and coconut milk Soup',
  ],
  ['A pumpkin soup', 'orange pumpkin soup', 'An orange pumpkin soup'],
])('"%s" gets the missing words of "%s" where they belong', (line, name, whole) => {
  expect(completed(line, name, tagged)).toBe(whole)
})

test.each([
  ['Soup in a cup', 'pumpkin soup'],
  ['Serve carrot and pumpkin soup', 'creamy pumpkin soup'],
  ['Lentil pumpkin soup for two', 'creamy pumpkin soup'],
  ['Pumpkin soup with cream', 'pumpkin soup with coconut milk'],
  ['Pumpkin soup under a creamy swirl', 'creamy pumpkin soup'],
])(
  '"%s" says too little of "%s", says it of another thing, or would say a word twice',
  (line, name) => {
    expect(completed(line, name, tagged)).toBeNull()
  },
)

test('a head behind "for" takes the colour of the name where the rest of it is said', () => {
  expect(colouredHead('Which pumpkin to use for soup', 'creamy pumpkin soup', tagged)).toBe(
    'Which pumpkin to use for creamy soup',
  )
  expect(colouredHead('Which bread to use for soup', 'creamy pumpkin soup', tagged)).toBeNull()
})

test('a task gets its last word', () => {
  expect(completedTask('What you need to start seeds', 'start seeds indoors')).toBe(
    'What you need to start seeds indoors',
  )
  expect(completedTask('Start seeds in March', 'start seeds indoors')).toBeNull()
})
