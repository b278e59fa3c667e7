import { expect, test } from 'vitest'
import { looksLikeHtml } from './forms/text-form.tsx'

test('HTML source is distinguished from text', () => {
  expect(looksLikeHtml('<!doctype html><html><body><p>Soup</p></body></html>')).toBe(true)
  expect(looksLikeHtml('<article>\n<h2>Soup</h2>')).toBe(true)
  expect(looksLikeHtml('Boil water for < 5 minutes, then > 3 more.')).toBe(false)
  expect(looksLikeHtml('Write <p> for a paragraph.')).toBe(false)
  expect(looksLikeHtml('')).toBe(false)
})
