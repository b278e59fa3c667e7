import { expect, test } from 'vitest'
import { isCurved, partWith, spacesOf, styleWith, weightsOf } from './text-style.ts'

const fonts = { heading: 'caveat', body: 'dm-serif-display' }

test('a style takes changes, loses what is null, and keeps the rest', () => {
  const style = { font: 'heading' as const, italic: true, later: 1 }
  expect(styleWith(style, { italic: null, spacing: 0.1 })).toEqual({
    font: 'heading',
    spacing: 0.1,
    later: 1,
  })
  expect(styleWith(undefined, { underline: {} })).toEqual({ underline: {} })
})

test('a part loses its style with the last field of it', () => {
  const part = { text: 'Soup', later: 1 }
  const red = partWith(part, { color: '#b5542e' })
  expect(red).toEqual({ ...part, style: { color: '#b5542e' } })
  expect(partWith(red, { size: 1.5, color: null })).toEqual({ ...part, style: { size: 1.5 } })
  expect(partWith(red, { color: null })).toEqual(part)
})

test('the weights are those of the chosen family', () => {
  expect(weightsOf({ font: 'heading' }, fonts)).toEqual([400, 500, 600, 700])
  expect(weightsOf({}, { ...fonts, body: 'inter' })).toHaveLength(9)
})

test('a family of one weight, or of a person, has no weights to choose', () => {
  expect(weightsOf({}, fonts)).toEqual([])
  expect(weightsOf({}, { ...fonts, body: 'Garamond' })).toEqual([])
})

test('a stored weight that the family lacks can still be seen', () => {
  expect(weightsOf({ font: 'heading', weight: 900 }, fonts)).toEqual([400, 500, 600, 700, 900])
  expect(weightsOf({ weight: 300 }, fonts)).toEqual([300])
})

test('spaces that a style does not name are those of its font', () => {
  expect(spacesOf({ font: 'heading' }, fonts)).toEqual({ lineHeight: 0.95, spacing: 0 })
  expect(spacesOf({ lineHeight: 1.5 }, fonts)).toEqual({ lineHeight: 1.5, spacing: 0 })
  expect(spacesOf({}, fonts)).toEqual({ lineHeight: 1.28, spacing: 0 })
  const montserrat = { ...fonts, heading: 'montserrat' }
  expect(spacesOf({ font: 'heading', spacing: 0.2 }, montserrat).spacing).toBe(0.2)
  expect(spacesOf({ font: 'heading' }, montserrat).spacing).toBe(-0.02)
})

test('a text is curved when its circle has degrees', () => {
  expect([{}, { curve: 0 }, { curve: -40 }].map(isCurved)).toEqual([false, false, true])
})
