import { expect, test } from 'vitest'
import type { Language } from '../language.ts'
import { isBeginning, isEcho, restBehind, withoutPointing } from './said-once.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) =>
    ['the', 'a', 'and', 'with', 'in', 'for', 'to', 'how', 'of', 'that', 'or'].includes(word),
  rarity: () => 0.7,
}

test('a sentence that begins with the title goes on behind it, where its rest is whole', () => {
  expect(isBeginning('Oil All Six Sides', 'Oil all six sides: a board bends.')).toBe(true)
  expect(
    restBehind(
      'Oil all six sides: a board that is oiled only on top bends.',
      'Oil all six sides',
      plain,
    ),
  ).toBe('A board that is oiled only on top bends.')
  expect(restBehind('Zip the bag, so it keeps its shape for a week.', 'Zip the bag', plain)).toBe(
    '',
  )
})

test('the same in figures and in words is said once', () => {
  expect(isEcho('Twenty-five balcony ideas.', 'See 25 balcony ideas.', plain)).toBe(true)
  expect(isEcho('Succulents forgive a hot wall.', 'See 25 balcony ideas.', plain)).toBe(false)
})

test('what points out of the text is left out', () => {
  expect(withoutPointing('They carry 20 kg on a shelf of this depth.', 'A Shelf', plain)).toBe(
    'They carry 20 kg on a shelf.',
  )
  expect(withoutPointing('It is the flavour of this soup.', 'Tomato Soup', plain)).toBe(
    'It is the flavour of this soup.',
  )
})
