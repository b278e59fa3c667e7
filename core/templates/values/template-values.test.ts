import { expect, test } from 'vitest'
import { templateFacts } from '../document/template-facts.ts'
import { readTemplate } from '../document/template-file.ts'
import { templateVersion1 } from '../document/template-v1.fixture.ts'
import { filledText, valuesOf, variablesIn } from './template-values.ts'

const valuesWith = (kicker: string, items: string[] = []) =>
  valuesOf({
    design: { headline: 'Plum soup', kicker, items, brand: '' },
    pictures: [],
    logo: null,
  })
const filled = (text: string, kicker: string, items: string[] = []): string | null =>
  filledText(text, { variables: {}, values: valuesWith(kicker, items) })

test.each([
  ['35 min · Serves 4', '35'],
  ['Ready in 30 minutes', '30'],
  ['1 h 20 min', '80'],
  ['2 hours', '120'],
  ['1 Std. 5 Min.', '65'],
  ['45 Minuten · 6 Portionen', '45'],
  ['2 horas', '120'],
  ['٣٠ دقيقة', '30'],
  ['30 دقيقة', '30'],
])('the minutes of "%s" are %s', (kicker, minutes) => {
  expect(filled('{minutes} min', kicker)).toBe(`${minutes} min`)
})

test.each([
  ['35 min · Serves 4', '4'],
  ['6 Portionen', '6'],
  ['4–6 servings', '4–6'],
  ['1 portion', '1'],
  ['4 raciones', '4'],
  ['4 porzioni', '4'],
  ['4 حصص', '4'],
  ['الحصص: 4', '4'],
  ['Serves 4 – 6', '4 – 6'],
])('the servings of "%s" are %s', (kicker, servings) => {
  expect(filled('For {servings}', kicker)).toBe(`For ${servings}`)
})

test.each([
  ['★ 4.8', '4.8'],
  ['4.8 ★ · 35 min', '4.8'],
  ['4,5/5', '4,5'],
  ['5 stars', '5'],
])('the rating of "%s" is %s', (kicker, rating) => {
  expect(filled('{rating} of 5', kicker)).toBe(`${rating} of 5`)
})

test.each(['Weeknight dinner', '5 ways with plums', '$24.50 · Shop now', '4 minerals', '9/10', ''])(
  'a small line "%s" has no minutes, servings or rating',
  (kicker) => {
    for (const name of ['minutes', 'servings', 'rating'])
      expect(filled(`{${name}}`, kicker)).toBeNull()
  },
)

test('an ingredient is an entry of the list; one that the list lacks hides its text', () => {
  const items = ['500 g plums', 'Honey']
  expect(filled('{ingredient.1}', '', items)).toBe('500 g plums')
  expect(filled('with {ingredient.2}', '', items)).toBe('with Honey')
  expect(filled('{ingredient.3}', '', items)).toBeNull()
})

test('a document that names minutes shows facts, one that names an ingredient shows the list', () => {
  const factsWith = (text: string) => {
    const words = {
      id: 'words',
      kind: 'text',
      role: 'kicker',
      parts: [{ text }],
      color: 'text',
      fit: { largest: 60, smallest: 40 },
    }
    const read = readTemplate({ ...structuredClone(templateVersion1), layers: [words], sizes: {} })
    if (!read.ok) throw new Error(read.problem.message)
    return templateFacts(read.template)
  }
  for (const name of ['minutes', 'servings', 'rating'])
    expect(factsWith(`{${name}}`).showsFacts).toBe(true)
  expect(factsWith('{ingredient.1}').showsItems).toBe(true)
  expect(factsWith('{headline}')).toMatchObject({ showsFacts: false, showsItems: false })
})

test('lists the values that texts name once each, in order', () => {
  expect(variablesIn(['{kicker}: {headline.main}', 'No value', '{kicker} {step.1}'])).toEqual([
    'kicker',
    'headline.main',
    'step.1',
  ])
})
