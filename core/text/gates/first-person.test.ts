import { expect, test } from 'vitest'
import { firstPersonOf, singularFirstPersonOf } from './first-person.ts'

test.each([
  ['en', "I'm sharing plum bars"],
  ['de', 'Das backe ich im Herbst'],
  ['es', 'Cocina conmigo'],
  ['fr', 'Ce que j’aime en automne'],
])('"I" and "me" in %s are one author: %s', (lang, text) => {
  expect(singularFirstPersonOf(lang)?.test(text)).toBe(true)
  expect(firstPersonOf(lang)?.test(text)).toBe(true)
})

test.each([
  ['en', 'Our easy recipe uses puff pastry, as we like it'],
  ['de', 'Unser Kuchen nach meinem Rezept'],
  ['es', 'Nuestra receta con mis ciruelas'],
  ['fr', 'Notre tarte avec mes prunes'],
])('"my", "our" and "we" in %s can also be a site: %s', (lang, text) => {
  expect(singularFirstPersonOf(lang)?.test(text)).toBe(false)
  expect(firstPersonOf(lang)?.test(text)).toBe(true)
})

test.each([
  ['en', 'Plum bars for winter; don’t miss the crumbs'],
  ['de', 'Michaels Kuchen im Unterricht'],
  ['es', 'Media tarta de ciruelas'],
  ['fr', 'Une tarte majestueuse'],
])('words that only begin like these are none in %s: %s', (lang, text) => {
  expect(firstPersonOf(lang)?.test(text)).toBe(false)
})
