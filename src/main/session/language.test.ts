import { expect, test } from 'vitest'
import { openLanguage } from './language.ts'

/** What the browser stores: its own words are JSON. */
function area(stored: Record<string, string>) {
  const values = new Map(Object.entries(stored))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const signedIn = { lastIdentity: '{}' }
const inGerman = { language: '"de"' }

test('the choice of a signed-in user wins over the language of the studio’s address', () => {
  expect(openLanguage('/ar', ['en'], area({ ...signedIn, ...inGerman })).current).toBe('de')
  expect(openLanguage('/ar/', ['en'], area({ ...signedIn, ...inGerman })).current).toBe('de')
})

test('the address of the studio does not set the language of a signed-in user without a choice', () => {
  expect(openLanguage('/ar', ['en'], area(signedIn)).current).toBe('en')
  expect(openLanguage('/ar/', ['de'], area(signedIn)).current).toBe('de')
})

test('the language of an Arabic page becomes the choice of a visitor, not of a signed-in user', () => {
  const visitor = area({})
  expect(openLanguage('/ar/free-tools', ['en'], visitor).needsReload('/signup')).toBe(false)
  expect(openLanguage('/signup', ['en'], visitor).current).toBe('ar')
  const user = area(signedIn)
  expect(openLanguage('/ar/free-tools', ['en'], user).needsReload('/drafts')).toBe(true)
  expect(openLanguage('/drafts', ['en'], user).current).toBe('en')
})

test('a choice at an address of the studio applies after a reload', () => {
  const storage = area(signedIn)
  const language = openLanguage('/ar', ['en'], storage)
  language.choose('de')
  expect(openLanguage('/ar', ['en'], storage).current).toBe('de')
})

test('a visitor reads a public page in the language of its address', () => {
  expect(openLanguage('/ar', ['en'], area(inGerman)).current).toBe('ar')
  expect(openLanguage('/', ['ar'], area(inGerman)).current).toBe('en')
})

test('a tool has the language of its address also for a signed-in user', () => {
  const storage = area({ ...signedIn, ...inGerman })
  expect(openLanguage('/ar/free-tools', ['en'], storage).current).toBe('ar')
})
