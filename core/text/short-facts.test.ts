import { expect, test } from 'vitest'
import { shortFacts } from './short-facts.ts'

const facts = (all: Record<string, string>) =>
  Object.entries(all).map(([name, value]) => ({ name, value, from: 'json_ld' as const }))

test('a recipe shows its time and servings, in its language', () => {
  const told = facts({ total_time: '95 min', servings: '4' })
  expect(shortFacts({ kind: 'recipe', lang: 'en', facts: told })).toEqual([
    '1 h 35 min',
    'Serves 4',
  ])
  expect(shortFacts({ kind: 'recipe', lang: 'de', facts: told })).toEqual([
    '1 h 35 min',
    '4 Portionen',
  ])
})

test('one of two facts is none', () => {
  expect(
    shortFacts({ kind: 'recipe', lang: 'en', facts: facts({ total_time: '35 min' }) }),
  ).toEqual([])
  expect(
    shortFacts({
      kind: 'recipe',
      lang: 'xx',
      facts: facts({ total_time: '5 min', servings: '4' }),
    }),
  ).toEqual([])
})

test('only a product shows its price', () => {
  const price = facts({ price: '$48' })
  expect(shortFacts({ kind: 'product', lang: 'en', facts: price })).toEqual(['$48', 'See it'])
  expect(shortFacts({ kind: 'list', lang: 'en', facts: price })).toEqual([])
})
