import { expect, test } from 'vitest'
import { scorePhrases } from './keyphrases.ts'
import { likeness, yake } from './yake.ts'

const stopWords = new Set(
  'the of a and is in to for with on it that this are be by an as at'.split(' '),
)
const options = { isStopWord: (word: string) => stopWords.has(word), limit: 10 }

/** The opening of the article that the paper uses as its example. */
const text = `Google is acquiring data science community Kaggle. Sources tell us that Google is acquiring Kaggle,
a platform that hosts data science and machine learning competitions. Kaggle was founded by Anthony Goldbloom in 2010.
The company hosts competitions for data science teams, and Kaggle offers machine learning courses to its community.`

test('what the text repeats early and in many places is the best phrase', () => {
  const phrases = yake(text, options).map(({ phrase }) => phrase)
  expect(phrases.slice(0, 3)).toContain('kaggle')
  expect(phrases).toContain('data science')
  expect(phrases).not.toContain('2010')
})

test('scores rise, no phrase begins or ends with a stop word, none has more than three words', () => {
  const found = yake(text, options)
  expect(found.map(({ score }) => score)).toEqual(
    found.map(({ score }) => score).toSorted((a, b) => a - b),
  )
  for (const { phrase } of found) {
    const words = phrase.split(' ')
    expect(words.length).toBeLessThanOrEqual(3)
    expect(stopWords.has(words[0] ?? '') || stopWords.has(words.at(-1) ?? '')).toBe(false)
  }
})

test('two forms of almost one phrase are one', () => {
  const phrases = yake(
    'Competitions matter. A competitions; competition list. Competitions.',
    options,
  )
  const alike = phrases.filter(({ phrase }) => likeness(phrase, 'competitions') > 0.9)
  expect(alike).toHaveLength(1)
})

test('punctuation parts phrases, and an empty text has none', () => {
  const phrases = yake('Apple pie, cherry cake. Apple pie, cherry cake.', options)
  expect(phrases.map(({ phrase }) => phrase)).not.toContain('pie cherry')
  expect(yake('', options)).toEqual([])
})

test('likeness is Levenshtein’s', () => {
  expect(likeness('kitten', 'sitting')).toBeCloseTo(1 - 3 / 7, 10)
  expect(likeness('same', 'same')).toBe(1)
})

test('F1 counts hits against both lists', () => {
  expect(scorePhrases(['a', 'b', 'c', 'd'], ['a', 'b'])).toBeCloseTo(2 / 3, 10)
  expect(scorePhrases(['a'], ['b'])).toBe(0)
  expect(scorePhrases([], ['b'])).toBe(0)
})
