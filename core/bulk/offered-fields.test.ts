import { expect, test } from 'vitest'
import { BULK_FIELDS } from './bulk-fields.ts'
import { offeredFields, unshownFields } from './offered-fields.ts'

const everything = { pictures: 1, needs_items: false, shows_items: true, shows_kicker: true }
const typeOnly = { pictures: 0, needs_items: false, shows_kicker: false }

test('a template that shows everything, and none yet, offer every field', () => {
  expect(offeredFields(everything, [])).toEqual([...BULK_FIELDS])
  expect(offeredFields({ ...everything, shows_items: false, needs_items: true }, [])).toEqual([
    ...BULK_FIELDS,
  ])
  expect(offeredFields(null, [])).toEqual([...BULK_FIELDS])
})

test('fields without a place in the template are not offered', () => {
  const left = new Set(offeredFields(typeOnly, []))
  expect(BULK_FIELDS.filter((field) => !left.has(field))).toEqual(['kicker', 'item', 'picture'])
})

test('a column keeps a field that the template does not show, and it is named', () => {
  const assigned = ['title', 'kicker', 'none'] as const
  expect(offeredFields(typeOnly, assigned)).toContain('kicker')
  expect(unshownFields(typeOnly, assigned)).toEqual(['kicker'])
  expect(unshownFields(everything, assigned)).toEqual([])
  expect(unshownFields(null, assigned)).toEqual([])
})
