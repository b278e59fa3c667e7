import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { groupedLines, isGroupHeading, isPlainHeading, mainLines } from './ingredient-groups.ts'

test('what is served beside the dish is left out', () => {
  const lines = [
    'For the lime dip:',
    '1 cup sour cream',
    'For the fritters:',
    '2 ears corn',
    '1 zucchini',
    '100 g feta',
  ]
  expect(mainLines(lines)).toEqual(['2 ears corn', '1 zucchini', '100 g feta'])
})

test('a list that salts twice is read up to its first salt', () => {
  const lines = ['300 g Linsen', '1 Karotte', '2 Eier', '1 Prise Salz', '200 g Quark', 'Salz']
  expect(mainLines(lines)).toEqual(['300 g Linsen', '1 Karotte', '2 Eier'])
})

test('a list of one part stays whole', () => {
  const lines = ['For serving: lemon wedges', '2 eggs', '1 cup flour']
  expect(mainLines(lines)).toEqual(lines)
  expect(isGroupHeading('2 cups flour')).toBe(false)
  expect(isGroupHeading('Pour le glaçage :')).toBe(true)
  expect(isGroupHeading('PASTRY CREAM')).toBe(true)
  expect(isGroupHeading('BBQ sauce')).toBe(false)
})

test('words over a part of the list are headings without any mark', () => {
  const headings = [
    'FINISH',
    'Finish',
    'To serve',
    'Topping',
    'Für den Teig',
    'Zum Garnieren',
    'Masa',
  ]
  expect(headings.filter((line) => !isGroupHeading(line))).toEqual([])
  expect(['Salt', 'Butter', 'Honig', 'Masa harina'].filter(isGroupHeading)).toEqual([])
})

test('a list on a picture keeps a lone ingredient in capitals', () => {
  expect(['SALT', 'FINISH', 'For the glaze:'].map(isPlainHeading)).toEqual([false, true, true])
})

test('headings that a page keeps apart from its lines count too', () => {
  const facts = [
    ['ingredient_section', 'Para los bollos'],
    ['ingredient', '2 huevos'],
    ['ingredient', '200 g de avena'],
    ['ingredient', '1 pera'],
    ['ingredient_section', 'Para el nevado (1 taza)'],
    ['ingredient', '100 g de queso'],
  ].map(([name = '', value = '']) => ({ name, value, from: 'json_ld' as const }))
  const lines = groupedLines({ facts } as unknown as PageContent)
  expect(lines.slice(4)).toEqual(['Para el nevado taza:', '100 g de queso'])
  expect(mainLines(lines)).toEqual(['2 huevos', '200 g de avena', '1 pera'])
})
