import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

const hits = (words: Vocabulary, part: string): number[] => [...words.wordsWith(part)]

test('each word has one number, in the order in which they came', () => {
  const words = new Vocabulary()
  expect(['soup', 'stew', 'soup', 'broth'].map((word) => words.numberOf(word))).toEqual([
    0, 1, 0, 2,
  ])
})

test('a part finds every word with it, wherever in the word it is, and no two words together', () => {
  const words = new Vocabulary()
  for (const word of ['soup', 'group', 'up', 'cup', 'pan']) words.numberOf(word)
  expect(hits(words, 'up')).toEqual([1, 1, 1, 1, 0])
  expect(hits(words, 'p')).toEqual([1, 1, 1, 1, 1])
  expect(hits(words, 'pan')).toEqual([0, 0, 0, 0, 1])
  expect(hits(words, 'psoup')).toEqual([0, 0, 0, 0, 0])
  expect(hits(words, 'upg')).toEqual([0, 0, 0, 0, 0])
})

test('a word with the part twice is found once, and the next one still', () => {
  const words = new Vocabulary()
  for (const word of ['banana', 'bandana', 'soup']) words.numberOf(word)
  expect(hits(words, 'an')).toEqual([1, 1, 0])
})

test('words that come after a search are found by the next one', () => {
  const words = new Vocabulary()
  expect(hits(words, 'a')).toEqual([])
  words.numberOf('pan')
  expect(hits(words, 'an')).toEqual([1])
  words.numberOf('fan')
  words.numberOf('soup')
  expect(hits(words, 'an')).toEqual([1, 1, 0])
})
