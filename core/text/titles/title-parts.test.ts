import { expect, test } from 'vitest'
import { leans, shortParts } from './title-parts.ts'

test('a part that begins step by step is not cut there', () => {
  const title =
    'Schritt für Schritt zum eigenen Hochbeet aus alten Brettern und Paletten: der große Plan'
  const parts = shortParts(title, 'de')
  expect(parts.length).toBeGreaterThan(0)
  expect(parts).not.toContain('Schritt')
})

test('a list of things to do and a place by the sea begin a phrase of their own', () => {
  expect(leans('To Do List for the Garden', 'en')).toBe(false)
  expect(leans('By the Sea', 'en')).toBe(false)
  expect(leans('To the Harbor', 'en')).toBe(true)
  expect(leans('By a Guide', 'en')).toBe(true)
})
