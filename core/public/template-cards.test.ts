import { expect, test } from 'vitest'
import { templateInfos } from '../templates/choice/template-list.ts'
import { templateCard, templateCards, variationsOf } from './template-cards.ts'

test('the public pages tell of every template, in its order', () => {
  const told = templateCards.map(({ id, pin_type, pictures, mostItems }) => ({
    id,
    pin_type,
    pictures,
    needs_items: mostItems > 0,
  }))
  expect(told).toEqual(
    templateInfos(() => '').map(({ id, pin_type, pictures, needs_items }) => ({
      id,
      pin_type,
      pictures,
      needs_items,
    })),
  )
})

test('a template without pictures is not shown without them', () => {
  expect(
    templateCards
      .filter((card) => variationsOf(card).includes('no-picture'))
      .every(({ pictures }) => pictures > 0),
  ).toBe(true)
  expect(templateCard('big-words')).toMatchObject({ pictures: 0 })
  expect(templateCard('no-such-template')).toBeUndefined()
})
