import { expect, test } from 'vitest'
import { shortFacts } from './short-facts.ts'

const facts = (all: Record<string, string>) =>
  Object.entries(all).map(([name, value]) => ({ name, value, from: 'json_ld' as const }))

test('a recipe shows its time and servings, in its language', () => {
  const recipeFacts = facts({ total_time: '95 min', servings: '4' })
  expect(shortFacts({ kind: 'recipe', lang: 'en', facts: recipeFacts })).toEqual([
    '1 h 35 min',
    'Serves 4',
  ])
  expect(shortFacts({ kind: 'recipe', lang: 'de', facts: recipeFacts })).toEqual([
    '1 h 35 min',
    '4 Portionen',
  ])
})

test('shows nothing if time or servings are missing', () => {
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

test('one serving is named in the singular', () => {
  const recipeFacts = (servings: string) => facts({ total_time: '35 min', servings })
  const shown = (lang: string, servings: string) =>
    shortFacts({ kind: 'recipe', lang, facts: recipeFacts(servings) })[1]
  expect(shown('de', '1')).toBe('1 Portion')
  expect(shown('es', '1')).toBe('1 ración')
  expect(shown('ar', '12')).toBe('الحصص: 12')
})

test('only a product shows its price', () => {
  const price = facts({ price: '$48' })
  expect(shortFacts({ kind: 'product', lang: 'en', facts: price })).toEqual(['$48', 'See it'])
  expect(shortFacts({ kind: 'list', lang: 'en', facts: price })).toEqual([])
})
