import { afterEach, expect, test } from 'vitest'
import { hasUnsavedWords, keepUnsavedWords, openUnsavedWords, unsavedWords } from './unsaved-words.ts'

const title = { pinId: 'a', field: 'title' } as const

afterEach(() => openUnsavedWords(null))

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

test('words of an earlier page come back, are replaced by newer ones, and are forgotten when they are saved', () => {
  const told: [string, string | null][] = []
  openUnsavedWords({ read: () => [['a title', 'typed before the reload']], keep: (field, text) => void told.push([field, text]) })
  expect(unsavedWords(title)).toBe('typed before the reload')
  keepUnsavedWords(title, 'typed after it')
  keepUnsavedWords(title, null)
  expect(told).toEqual([
    ['a title', 'typed after it'],
    ['a title', null],
  ])
  expect(unsavedWords(title)).toBeNull()
})

test('going over to another account forgets no words, leaving forgets all', () => {
  openUnsavedWords({ read: () => [], keep: () => undefined })
  keepUnsavedWords(title, 'half a title')
  openUnsavedWords({ read: () => [['b title', 'of the other account']], keep: () => undefined })
  expect([unsavedWords(title), unsavedWords({ pinId: 'b', field: 'title' })]).toEqual(['half a title', 'of the other account'])
  openUnsavedWords(null)
  expect([unsavedWords(title), unsavedWords({ pinId: 'b', field: 'title' })]).toEqual([null, null])
})
