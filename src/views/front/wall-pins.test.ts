import { expect, test } from 'vitest'
import { templateCard, templateCards } from '#core/public/template-cards.ts'
import { wallPins } from './wall-pins.ts'

test('every template hangs once, and one of each type comes first', () => {
  expect(wallPins.toSorted()).toEqual(templateCards.map(({ id }) => id).toSorted())
  const types = new Set(templateCards.map(({ pin_type }) => pin_type))
  expect(new Set(wallPins.slice(0, types.size).map((id) => templateCard(id)?.pin_type))).toEqual(
    types,
  )
})
