import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import {
  lowerKnown,
  withDeviceCapitals,
  withoutShouting,
  withProperCapitals,
} from './proper-words.ts'

test('words of countries, brands and devices keep their capital', () => {
  expect(withProperCapitals('greek yogurt with oreos')).toBe('Greek yogurt with Oreos')
  expect(withProperCapitals('instant pot stew')).toBe('Instant Pot stew')
  expect(withProperCapitals('mongolian beef')).toBe('Mongolian beef')
  expect(withProperCapitals('nail polish')).toBe('nail polish')
  expect(withDeviceCapitals('soupe au thermomix')).toBe('soupe au Thermomix')
})

test('no word of a name is shouted', () => {
  expect(withoutShouting('ARROZ DE COCO')).toBe('Arroz De Coco')
  expect(withoutShouting('Slow Cooker SPICY Stew')).toBe('Slow Cooker Spicy Stew')
  expect(withoutShouting('BBQ Corn')).toBe('BBQ Corn')
})

test('words of the language are written small, names are not', () => {
  const english = openLanguages()('en')
  const lowered = ['Potatoes', 'Polish', 'BBQ'].map((word) => lowerKnown(word, english))
  expect(lowered).toEqual(['potatoes', 'Polish', 'BBQ'])
})
