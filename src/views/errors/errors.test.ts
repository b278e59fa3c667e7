import { expect, test } from 'vitest'
import { isBotVisitor } from './bot-visitor.ts'
import { describe, isMissingChunk } from './route-errors.tsx'

test('bots are known by their user agent, people are not taken for one', () => {
  const bots = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; YandexBot/3.0)', 'Baiduspider']
  const people = ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1']
  expect(bots.map(isBotVisitor)).toEqual([true, true, true, true])
  expect(people.map(isBotVisitor)).toEqual([false, false])
})

test('a chunk that could not be fetched is known by the words of each browser', () => {
  const words = ['Failed to fetch dynamically imported module: http://a/b.js', 'error loading dynamically imported module: http://a/b.js', 'Importing a module script failed.']
  expect(words.map((message) => isMissingChunk(new TypeError(message)))).toEqual([true, true, true])
  expect([isMissingChunk(new TypeError('Failed to fetch')), isMissingChunk('Importing a module script failed.')]).toEqual([false, false])
})

test('an error brings its own status and words, anything else is a 500', () => {
  expect(describe({ statusCode: 503, statusMessage: 'Back soon', description: 'We are moving house.' })).toEqual({ statusCode: 503, statusMessage: 'Back soon', description: 'We are moving house.' })
  expect(describe(new Error('Broken'))).toMatchObject({ statusCode: 500, description: 'Broken' })
  expect(describe('nonsense')).toEqual({ statusCode: 500 })
})
