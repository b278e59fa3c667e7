import { expect, test } from 'vitest'
import { guessLanguage, plainLanguage } from './plain-language.ts'

test.each([
  ['How to grow tomatoes on a balcony', 'en'],
  ['Wie man Tomaten auf dem Balkon zieht', 'de'],
  ['Cómo cultivar tomates en el balcón', 'es'],
  ['Comment cultiver des tomates sur le balcon', 'fr'],
  ['Tomaten', 'en'],
])('%s is told by its stop words', (text, lang) => {
  expect(guessLanguage(text)).toBe(lang)
})

test('plural endings go, and no other letters', () => {
  const { stem } = plainLanguage('en')
  expect(['cakes', 'berries', 'bus', 'glass', 'dishes', 'shoes', 'eyries', 'cake'].map(stem)).toEqual(['cake', 'berry', 'bus', 'glass', 'dishe', 'shoe', 'eyry', 'cake'])
})
