import { expect, test } from 'vitest'
import { templateCard, templateCards } from '#core/public/template-cards.ts'
import { wallPins } from './wall-pins.ts'

test('no template hangs twice, and one of each type comes first', () => {
  expect(new Set(wallPins).size).toBe(wallPins.length)
  const types = new Set(templateCards.map(({ pin_type }) => pin_type))
  expect(new Set(wallPins.slice(0, types.size).map((id) => templateCard(id)?.pin_type))).toEqual(
    types,
  )
})
