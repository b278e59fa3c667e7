import { expect, test } from 'vitest'
import { readablePath } from './missing-page.tsx'
import { describe, isMissingChunk } from './route-errors.tsx'

test('a chunk that could not be fetched is known by the words of each browser', () => {
  const words = [
    'Failed to fetch dynamically imported module: http://a/b.js',
    'error loading dynamically imported module: http://a/b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/b.css',
  ]
  expect(words.map((message) => isMissingChunk(new TypeError(message)))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([
    isMissingChunk(new TypeError('Failed to fetch')),
    isMissingChunk('Importing a module script failed.'),
  ]).toEqual([false, false])
})

test('a path that is none is shown as somebody would write it', () => {
  expect(['/no/such%20page', '/%D8%B4%D8%A7%D9%8A', '/100%', '/plain'].map(readablePath)).toEqual([
    '/no/such page',
    '/شاي',
    '/100%',
    '/plain',
  ])
})

test('an error brings its own status and words, anything else is a 500', () => {
  expect(
    describe({ statusCode: 503, statusMessage: 'Back soon', description: 'We are moving house.' }),
  ).toEqual({ statusCode: 503, statusMessage: 'Back soon', description: 'We are moving house.' })
  expect(describe(new Error('Broken'))).toMatchObject({ statusCode: 500, description: 'Broken' })
  expect(describe('nonsense')).toEqual({ statusCode: 500 })
})
