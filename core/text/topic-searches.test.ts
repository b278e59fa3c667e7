import { expect, test } from 'vitest'
import { searchesOfTopic } from './topic-searches.ts'

test('the topic stands first, then what people put around any topic, then what it is a kind of', () => {
  const searches = searchesOfTopic('  small  balcony garden ')
  expect(searches.slice(0, 3)).toEqual(['small balcony garden', 'small balcony garden ideas', 'small balcony garden inspiration'])
  expect(searches).toEqual(expect.arrayContaining(['easy small balcony garden', 'balcony garden']))
  expect(searches).not.toContain('garden')
})

test('what stands behind the topic already is not put there twice', () => {
  const searches = searchesOfTopic('lemon cake ideas')
  expect(searches.slice(0, 3)).toEqual(['lemon cake ideas', 'lemon cake', 'lemon cake inspiration'])
  expect(searches.some((search) => /ideas \w/.test(search))).toBe(false)
  expect(searchesOfTopic('easy lemon cake').filter((search) => search.includes('easy easy'))).toEqual([])
})

test('a topic whose own name repeats a word is a topic, and no other word is repeated behind it', () => {
  expect(searchesOfTopic('Bora Bora').slice(0, 2)).toEqual(['Bora Bora', 'Bora Bora ideas'])
  expect(searchesOfTopic('Baden-Baden Tipps')).toContain('Baden-Baden Tipps')
  const searches = searchesOfTopic('easy Bora Bora')
  expect(searches[0]).toBe('easy Bora Bora')
  expect(searches.filter((search) => search.includes('easy easy'))).toEqual([])
})

test('another language gets its own words', () => {
  expect(searchesOfTopic('Garten für den Balkon')).toEqual(expect.arrayContaining(['Garten für den Balkon Ideen', 'Garten für den Balkon Tipps']))
})

test('a head is cut at no small word, each search comes once and fits', () => {
  expect(searchesOfTopic('gifts for the new neighbours')).not.toContain('the new neighbours')
  expect(searchesOfTopic('words '.repeat(16))[0]).toBe('words '.repeat(16).trim())
  expect(searchesOfTopic('words '.repeat(17))).not.toContain('words '.repeat(17).trim())
  for (const search of searchesOfTopic(`lemon ${'a'.repeat(90)}`)) expect(search.length).toBeLessThanOrEqual(100)
  const searches = searchesOfTopic('Lemon cake')
  expect(new Set(searches.map((search) => search.toLowerCase())).size).toBe(searches.length)
})

test('no words, no searches', () => {
  expect([searchesOfTopic(''), searchesOfTopic(' 123 !')]).toEqual([[], []])
})
