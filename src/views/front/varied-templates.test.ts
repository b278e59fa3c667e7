import { expect, test } from 'vitest'
import { variedTemplates } from './varied-templates.ts'
import type { TemplateCard } from '#core/public/template-cards.ts'

const template = (id: TemplateCard['id'], pin_type: TemplateCard['pin_type']): TemplateCard => ({ id, pin_type, pictures: 1, mostWords: 20, mostItems: 0 })

test('one of each type comes first, then the rest, never one twice', () => {
  const all = [template('arch', 'photo'), template('steps', 'photo'), template('quote', 'quote'), template('checklist', 'photo')]
  expect(variedTemplates(all, 3).map(({ id }) => id)).toEqual(['arch', 'quote', 'steps'])
  expect(variedTemplates(all, 9).map(({ id }) => id)).toEqual(['arch', 'quote', 'steps', 'checklist'])
})
