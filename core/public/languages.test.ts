import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, preferredLanguage } from '../contract/call/languages.ts'
import { hrefIn, pathIn, placeOf } from './languages.ts'
import { publicPages } from './public-pages.ts'

test('every public page has an address in every language, and each leads back', () => {
  for (const page of publicPages.filter((path) => !path.startsWith('/blog'))) {
    expect(new Set(languages.map((language) => pathIn(language, page))).size).toBe(languages.length)
    for (const language of languages)
      expect(placeOf(pathIn(language, page))).toEqual({ language, path: page })
  }
})

test('what is not translated has one address', () => {
  for (const path of ['/blog', '/blog/', '/blog/a-post'])
    expect([pathIn('de', path), placeOf(path)]).toEqual([path, { language: 'en', path }])
  for (const path of ['/drafts', '/login', '/blogs', '/settings'])
    expect([pathIn('de', path), placeOf(path)]).toEqual([path, { language: null, path }])
  for (const path of [
    '/de/drafts',
    '/de/blog',
    '/en/free-tools',
    '/fr',
    '/de/nowhere',
    '/de/free-tools/a/b',
    '/de/de/free-tools',
    '/deutsch',
  ])
    expect(placeOf(path)).toEqual({ language: null, path })
  expect(placeOf('/de/')).toEqual({ language: 'de', path: '/' })
  expect(placeOf('/ar/free-tools/')).toEqual({ language: 'ar', path: '/free-tools/' })
})

test('an address keeps what follows its path', () => {
  expect([
    hrefIn('de', '/free-tools?a=/b#q=/c'),
    hrefIn('ar', '/#top'),
    hrefIn('de', '/drafts?x'),
    hrefIn('en', '/free-tools#q'),
  ]).toEqual(['/de/free-tools?a=/b#q=/c', '/ar#top', '/drafts?x', '/free-tools#q'])
})

test('any path is a place', () => {
  expect(() =>
    fc.assert(fc.property(fc.string(), (rest) => placeOf(`/${rest}`).path.startsWith('/'))),
  ).not.toThrow()
})

test('the first language that there is', () => {
  expect(preferredLanguage(['fr-CA', 'de-AT', 'en'])).toBe('de')
  expect(preferredLanguage(['AR'])).toBe('ar')
  expect(preferredLanguage(['fr', ''])).toBe('en')
  expect(preferredLanguage([])).toBe('en')
})
