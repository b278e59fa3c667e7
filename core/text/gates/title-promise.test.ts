import { expect, test } from 'vitest'
import { promiseOf } from './title-promise.ts'

test.each([
  ['How to Make Plum Soup in 7 Steps', '', 'steps'],
  ['Apfelkuchen: Schritt für Schritt', '', 'steps'],
  ['What You Need for Plum Soup', '', 'ingredients'],
  ['25 Small Balcony Ideas', '', 'list'],
  ['Hang a Hammock Chair and 24 More Small Balcony Ideas', 'Hang a hammock chair', 'none'],
  ['10-Ingredient Plum Soup', '', 'none'],
  ['Plum Soup in 20 Minutes', '', 'none'],
])('"%s" promises of its picture: %s %s', (title, about, promise) => {
  expect(promiseOf(title, about)).toBe(promise)
})
