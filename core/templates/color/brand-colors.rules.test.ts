import { expect, test } from 'vitest'
import { brandColorsFrom, opaqueColor } from './brand-colors.rules.ts'
import { contrastOf } from './colors.rules.ts'

test('the website’s colour becomes the accent, with a background and text of high contrast', () => {
  const [background = '', text = '', accent] = brandColorsFrom(['#ffffff', '#111111', '#a8492c'])
  expect(accent).toBe('#a8492c')
  expect(contrastOf(background, text)).toBeGreaterThanOrEqual(7)
})

test('white, black and grey alone give no brand colours', () => {
  expect(brandColorsFrom(['#ffffff', '#000000', '#777777', '#0a0012'])).toEqual([])
  expect(brandColorsFrom([])).toEqual([])
})

test.for([
  ['#A8492C', '#a8492c'],
  ['#f00', '#ff0000'],
  [' rebeccapurple ', '#663399'],
  ['rgb(168 73 44)', '#a8492c'],
  ['rgba(168, 73, 44, 0.5)', null],
  ['transparent', null],
  ['var(--accent)', null],
  ['', null],
  [`#a8492c${' '.repeat(5)}x`, null],
  [`rgb(${'1'.repeat(100_000)}`, null],
] as const)('%s is read as %s', ([value, color]) => {
  expect(opaqueColor(value)).toBe(color)
})
