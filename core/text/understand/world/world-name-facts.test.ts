import { expect, test } from 'vitest'
import { withAnd } from './world-name-facts.ts'

test.each([
  ['es', 'queso & higos', 'queso e higos'],
  ['es', 'menta & hielo', 'menta y hielo'],
  ['es', 'pollo & ibérico', 'pollo e ibérico'],
  ['es', 'uvas & hierbas', 'uvas y hierbas'],
  ['fr', 'tartine & igname', 'tartine et igname'],
  ['de', 'Gans & Igel', 'Gans und Igel'],
] as const)('%s: "%s" has its word for "and"', (lang, name, expected) => {
  expect(withAnd(name, lang)).toBe(expected)
})
