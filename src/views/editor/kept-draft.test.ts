import { expect, test } from 'vitest'
import { pin as build } from '#core/pins/pin.builder.ts'
import { changesOfWords, wordsOfChanges } from './kept-draft.ts'
import { draftOf, draftOver } from './pin-draft.ts'

const pin = build('a')
const typed = { title: 'Half a ti', design: { ...pin.design, headline: 'Half a headline' } }

test('a draft comes back as it was left, over the limits of the contract too', () => {
  expect(changesOfWords(pin, wordsOfChanges(pin, typed))).toEqual(typed)
  const tooLong = { ...typed, title: 'x'.repeat(300), link: 'not an address' }
  expect(changesOfWords(pin, wordsOfChanges(pin, tooLong))).toEqual(tooLong)
})

test('what was not touched follows the pin, which may have changed elsewhere', () => {
  const later = { ...pin, description: 'Written on another device.' }
  const changes = changesOfWords(later, wordsOfChanges(pin, { ...draftOf(pin), ...typed }))
  expect(draftOver(later, changes ?? {})).toEqual({ ...draftOf(pin), ...typed, description: 'Written on another device.' })
})

test('nothing is kept of an untouched draft, and nothing comes back that the pin says by now', () => {
  expect(wordsOfChanges(pin, {})).toBeNull()
  expect(wordsOfChanges(pin, draftOf(pin))).toBeNull()
  expect(changesOfWords({ ...pin, title: typed.title, design: typed.design }, wordsOfChanges(pin, typed))).toBeNull()
})

test('words that are no draft are none', () => {
  for (const words of [null, 'half a title', '{"design":{}}', '[]', '{"title":4}']) expect(changesOfWords(pin, words)).toBeNull()
})
