import { expect, test } from 'vitest'
import { contrastOf } from './color-contrast.ts'

test('black on white is 21, equal colours are 1, the order does not matter', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#777777')).toBeCloseTo(1)
})

test("WCAG's own example: #777777 on white is 4.48", () => {
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
