import { expect, test } from 'vitest'
import { rake, rakeArticle } from './rake.ts'

/**
 * The abstract of the paper's section 1.2 and the words that its figure 1.2 removes as stop words.
 */
const ABSTRACT = `Compatibility of systems of linear constraints over the set of natural numbers
Criteria of compatibility of a system of linear Diophantine equations, strict inequations, and nonstrict inequations are considered. Upper bounds for components of a minimal set of solutions and algorithms of construction of minimal generating sets of solutions for all types of systems are given. These criteria and the corresponding algorithms for constructing a minimal supporting set of solutions can be used in solving all the considered types of systems and systems of mixed types.`
const STOP = new Set(
  'a all and are be can considered for given in of over the these used'.split(' '),
)
const isStopWord = (word: string): boolean => STOP.has(word)

test("RAKE gives the scores of its paper's worked example", () => {
  const scores = Object.fromEntries(
    rake(ABSTRACT, { isStopWord }).map(({ phrase, score }) => [phrase, score.toFixed(3)]),
  )
  expect(scores).toMatchObject({
    'minimal generating sets': '8.667',
    'linear diophantine equations': '8.500',
    'minimal supporting set': '7.667',
    'minimal set': '4.667',
    'linear constraints': '4.500',
    'natural numbers': '4.000',
    'strict inequations': '4.000',
    'nonstrict inequations': '4.000',
    'upper bounds': '4.000',
  })
})

test("the best candidate of the paper's example comes first", () => {
  expect(rake(ABSTRACT, { isStopWord })[0]?.phrase).toBe('minimal generating sets')
})

test('a whole article keeps only candidates of at most four words that occur twice', () => {
  const text =
    'green tomato relish jar. green tomato relish jar. one very long candidate phrase here now. one very long candidate phrase here now. salt crust. salt crust. lone phrase. oak barrel. oak barrel.'
  const phrases = rakeArticle(text, () => false).map(({ phrase }) => phrase)
  expect(phrases).toEqual(['green tomato relish jar', 'salt crust', 'oak barrel'])
})

test('a line break ends a candidate', () => {
  expect(rake('apple\npie', { isStopWord }).map(({ phrase }) => phrase)).toEqual(['apple', 'pie'])
})
