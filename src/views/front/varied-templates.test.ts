import { expect, test } from 'vitest'
import { variedTemplates } from './varied-templates.ts'
import type { TemplateCard } from '#core/public/template-cards.ts'

const template = (id: string, pin_type: TemplateCard['pin_type']): TemplateCard => ({ id, name: id, description: '', pin_type, pictures: 1, mostWords: 20, mostItems: 0 })

test('one of each type comes first, then the rest, never one twice', () => {
  const all = [template('a', 'photo'), template('b', 'photo'), template('c', 'quote'), template('d', 'photo')]
  expect(variedTemplates(all, 3).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(variedTemplates(all, 9).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd'])
})
