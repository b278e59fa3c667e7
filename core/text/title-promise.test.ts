import { expect, test } from 'vitest'
import { isStock, promiseOf } from './title-promise.ts'

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

test.each([
  '25 Balcony Ideas to Save for Later',
  'Try This Plum Soup Recipe',
  'Ready to Build a Shelf? Start Here',
  'Ideen und Tipps: Kräutergarten',
  'Kräutergarten: Tipps zum Merken',
])('"%s" would fit any page', (title) => {
  expect(isStock(title)).toBe(true)
})

test.each([
  'Plum Soup in 20 Minutes',
  'Hang a Hammock Chair and 24 More Small Balcony Ideas',
  'Der Kräutergarten im Winter',
])('"%s" is the page’s own', (title) => {
  expect(isStock(title)).toBe(false)
})
