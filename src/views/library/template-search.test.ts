import { expect, test } from 'vitest'
import { templateCards } from '#core/public/template-cards.ts'
import { templateNamesMessages } from './template-names.messages.ts'
import { findTemplates } from './template-search.ts'

const find = (query: string, kind: Parameters<typeof findTemplates>[1]['kind'] = null) =>
  findTemplates(
    templateCards,
    { query, kind },
    ({ id }) =>
      `${templateNamesMessages[`template.${id}`]} ${templateNamesMessages[`template.${id}.about`]}`,
  ).map(({ id }) => id)

test('every word has to be there, in any order and in capitals or not', () => {
  expect(find('PAPER card')).toEqual(['photo-card'])
  expect(find('  ')).toHaveLength(templateCards.length)
  expect(find('paper no-such-word')).toEqual([])
})

test('of one kind only', () => {
  expect(find('', 'collage')).toEqual(['collage-band', 'collage-grid'])
  expect(find('three', 'collage')).toEqual(['collage-grid'])
})

test('what is no pattern is no pattern', () => {
  expect(find('.*')).toEqual([])
  expect(find('(')).toEqual([])
})
