import { expect, test } from 'vitest'
import { variedTemplates } from './varied-templates.ts'
import type { TemplateInfo } from '#core/contract/templates.contract.ts'

const template = (id: string, pin_type: TemplateInfo['pin_type']): TemplateInfo => ({ id, name: id, description: '', pin_type, pictures: 1, needs_items: false, thumbnail_url: '' })

test('one of each type comes first, then the rest, never one twice', () => {
  const all = [template('a', 'photo'), template('b', 'photo'), template('c', 'quote'), template('d', 'photo')]
  expect(variedTemplates(all, 3).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(variedTemplates(all, 9).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd'])
})
