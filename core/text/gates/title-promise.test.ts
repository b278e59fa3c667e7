import { expect, test } from 'vitest'
import { promiseOf } from './title-promise.ts'

test.each([
  ['How to Make Plum Soup in 7 Steps', '', 'steps'],
  ['Apfelkuchen: Schritt für Schritt', '', 'steps'],
  ['What You Need for Plum Soup', '', 'ingredients'],
  ['Das brauchst du für Pflaumensuppe', '', 'ingredients'],
  ['Qué necesitas para hacer sopa de ciruelas', '', 'ingredients'],
  ['Que faut-il pour faire une soupe de prunes ?', '', 'ingredients'],
  ['25 Small Balcony Ideas', '', 'list'],
  ['Hang a Hammock Chair and 24 More Small Balcony Ideas', 'Hang a hammock chair', 'none'],
  ['10-Ingredient Plum Soup', '', 'none'],
  ['Plum Soup in 20 Minutes', '', 'none'],
])('"%s" promises of its picture: %s %s', (title, about, promise) => {
  expect(promiseOf(title, about)).toBe(promise)
})
