import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { stepsIn, waysToWrite } from './step-line.ts'

const pageWith = (steps: string[], names: string[] = []): PageContent => ({
  url: 'https://oven.example/soup',
  title: 'Plum Soup',
  site_name: 'Oven',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [
    ...names.map((value) => ({ name: 'step_name', value, from: 'json_ld' as const })),
    ...steps.map((value) => ({ name: 'step', value, from: 'json_ld' as const })),
  ],
  pictures: [],
})
const steps = ['Stone the plums.', 'Simmer them with honey.', 'Chill the soup.']

test('steps are replaced by their names where every name is informative', () => {
  expect(stepsIn(pageWith(steps, ['Stone plums', 'Simmer them', 'Chill it']))).toEqual([
    'Stone plums',
    'Simmer them',
    'Chill it',
  ])
  for (const bare of ['Step 1', 'step2', 'Schritt 3', 'Prep'])
    expect(stepsIn(pageWith(steps, ['Stone plums', 'Simmer them', bare]))).toEqual(steps)
})

test('the dash of a list of its own is no part of a step', () => {
  expect(stepsIn(pageWith(['– Stone the plums.', '- Simmer them.']))).toEqual([
    'Stone the plums.',
    'Simmer them.',
  ])
})

test('numbers, labels, bare steps, wishes and tips are no steps', () => {
  expect(
    stepsIn(
      pageWith([
        'Step 1: Stone the plums.',
        '2. Simmer them.',
        'Step 3',
        'For the top: Whip the cream.',
        'Tip: Use ripe plums.',
        'Enjoy!',
      ]),
    ),
  ).toEqual(['Stone the plums.', 'Simmer them.', 'Whip the cream.'])
  expect(stepsIn(pageWith(['1 Stone plums', '2 Simmer', '3 Chill']))).toEqual([
    'Stone plums',
    'Simmer',
    'Chill',
  ])
})

test('"350 degrees F." does not hide the end of its sentence', () => {
  const [step = ''] = stepsIn(pageWith(['Preheat the oven to 350 degrees F. Oil a wide tin.']))
  expect(waysToWrite(step, 'en')).toEqual(['Preheat the oven to 350°F'])
})

test.each([
  ['Stone the plums. Keep the juice.', 'Stone the plums'],
  ['The plums should be ripe now. Stone the plums over a bowl.', 'Stone the plums over a bowl'],
  ['Chill the soup (in a lidded jar) overnight.', 'Chill the soup overnight'],
])('the first sentence of "%s" that tells what to do is the longest way', (step, way) => {
  expect(waysToWrite(step, 'en')[0]).toBe(way)
})

test('shorter ways are whole clauses: none ends inside a word, a list or a condition', () => {
  expect(
    waysToWrite('Simmer the plums with the honey for 20 minutes, stirring now and then.', 'en'),
  ).toEqual([
    'Simmer the plums with the honey for 20 minutes, stirring now and then',
    'Simmer the plums with the honey for 20 minutes',
    'Simmer the plums with the honey',
  ])
  expect(waysToWrite('In a wide bowl, whisk the eggs until they are pale.', 'en')).toEqual([
    'In a wide bowl, whisk the eggs until they are pale',
    'Whisk the eggs until they are pale',
    'Whisk the eggs',
  ])
  const list = 'Add the flour, the sugar, the cinnamon and the salt'
  expect(waysToWrite(`${list}.`, 'en')).toEqual([list])
  expect(waysToWrite('Die Pflaumen entsteinen, dann mit dem Honig kochen.', 'de').at(-1)).toBe(
    'Die Pflaumen entsteinen',
  )
})

test('a step always has a way to be said', () => {
  for (const step of ['Serve.', '(optional)', 'Chill:', '煮る。'])
    expect(waysToWrite(step, 'en').at(-1)).not.toBe('')
})
