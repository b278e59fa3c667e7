import { afterEach, expect, test } from 'vitest'
import { hasUnsavedWords, keepUnsavedWords, unsavedWords } from './unsaved-words.ts'

const title = { pinId: 'a', field: 'title' } as const

afterEach(() => keepUnsavedWords(title, null))

test('words that are not kept yet are found again by their pin and field', () => {
  keepUnsavedWords(title, 'too long')
  expect(unsavedWords(title)).toBe('too long')
  expect(unsavedWords({ ...title, field: 'description' })).toBeNull()
  keepUnsavedWords(title, null)
  expect(unsavedWords(title)).toBeNull()
})

test('words of a pin that is gone count no longer', () => {
  const kept = new Map([['a title', 'too long']])
  expect(hasUnsavedWords(kept, (id) => id === 'a')).toBe(true)
  expect(hasUnsavedWords(kept, () => false)).toBe(false)
})
