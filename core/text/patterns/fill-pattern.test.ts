import { expect, test } from 'vitest'
import { fillText, slotsOf } from './fill-pattern.ts'
import { plainFacts } from '../../../tests/support/words/plain-facts.ts'

test.each([
  ['tarte aux pommes', 'Recette de tarte aux pommes'],
  ['omelette aux herbes', 'Recette d’omelette aux herbes'],
  ['écrasé de pommes de terre', 'Recette d’écrasé de pommes de terre'],
  ['œufs mimosa', 'Recette d’œufs mimosa'],
  ['huîtres gratinées', 'Recette d’huîtres gratinées'],
  ['houmous', 'Recette de houmous'],
  ['hachis parmentier', 'Recette de hachis parmentier'],
  ['yaourt maison', 'Recette de yaourt maison'],
  ['aiguillettes de canard', 'Recette d’aiguillettes de canard'],
])('puts the French "de" before %s as people say it', (name, text) => {
  expect(fillText('Recette {de name}', plainFacts({ name }))).toBe(text)
})

test('chooses an ending by the gender of the subject', () => {
  const text = '{taste}{er|e|es|e} {name}'
  const facts = { taste: 'saftig', name: 'Apfelkuchen' }
  expect(fillText(text, plainFacts({ ...facts, gender: 0 }))).toBe('saftiger Apfelkuchen')
  expect(fillText(text, plainFacts({ taste: 'cremig', name: 'Kürbissuppe', gender: 1 }))).toBe(
    'cremige Kürbissuppe',
  )
})

test('leaves a text unfilled when it needs a gender that is not known', () => {
  expect(fillText('Einfach{er|e|es|e} {name}', plainFacts({ name: 'Baba Ganoush' }))).toBeNull()
})

test('keeps the choice of two for number', () => {
  expect(fillText('{name} facile{s|}', plainFacts({ name: 'crêpes', plural: true }))).toBe(
    'crêpes faciles',
  )
  expect(fillText('{name} facile{s|}', plainFacts({ name: 'tarte' }))).toBe('tarte facile')
})

test('counts a slot behind "de" as a slot', () => {
  expect(slotsOf('Recette {de name} en {minutes} minutes')).toEqual(['name', 'minutes'])
})
