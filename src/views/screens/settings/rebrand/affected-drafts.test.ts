import { expect, test } from 'vitest'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { affectedDrafts } from './affected-drafts.ts'

const own: Brand = { name: 'Salt', colors: [], fonts: [], logo_picture_id: null }
const kit = { ...own, id: pin('kit').id, label: 'Winter', name: 'Frost' }
const before: Brand = { ...own, kits: [kit] }
const draft = (name: string, brand: string, change: Partial<Pin> = {}): Pin => ({
  ...pin(name),
  status: 'draft',
  design: { ...pin(name).design, brand },
  ...change,
})
const namesOf = (pins: readonly Pin[], after: Brand) =>
  affectedDrafts(pins, { before, after }).map(({ design }) => design.brand)

test('drafts of the kit that was changed are affected, by what it is now', () => {
  const pins = [draft('a', 'Salt'), draft('b', 'Frost'), draft('c', 'Other')]
  expect(namesOf(pins, { ...before, name: 'Pepper' })).toEqual(['Pepper'])
  expect(namesOf(pins, { ...before, kits: [{ ...kit, name: 'Snow' }] })).toEqual(['Snow'])
  expect(namesOf(pins, { ...own, name: 'Pepper', kits: [{ ...kit, name: 'Snow' }] })).toEqual([
    'Pepper',
    'Snow',
  ])
})

test('planned and published pins, and those of a removed kit, stay', () => {
  const pins = [draft('a', 'Salt', { status: 'published' }), draft('b', 'Frost')]
  expect(namesOf(pins, { ...own, name: 'Pepper', kits: [] })).toEqual([])
  expect(namesOf(pins, before)).toEqual([])
})
