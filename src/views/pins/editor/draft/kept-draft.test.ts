import { expect, test } from 'vitest'
import { pin as build } from '#core/pins/pin.builder.ts'
import { areOvertaken, baseOfChanges, changesOfWords, wordsOfChanges } from './kept-draft.ts'
import { draftOf, draftOver, patchOf } from './pin-draft.ts'

const pin = build('a')
const typed = { title: 'Half a ti', design: { ...pin.design, headline: 'Half a headline' } }

test('a draft comes back as it was left, over the limits of the contract too', () => {
  expect(changesOfWords(pin, wordsOfChanges(pin, typed))).toEqual(typed)
  const tooLong = { ...typed, title: 'x'.repeat(300), link: 'not an address' }
  expect(changesOfWords(pin, wordsOfChanges(pin, tooLong))).toEqual(tooLong)
})

test('a keyword that is half typed is a change, comes back, and is one when it is applied', () => {
  const changes = { keyword: 'slow so' }
  expect(changesOfWords(pin, wordsOfChanges(pin, changes))).toEqual(changes)
  expect(patchOf(pin, draftOver(pin, { keyword: 'slow soup, ' }))).toEqual({
    keywords: [...pin.keywords, 'slow soup'],
  })
  expect(patchOf(pin, draftOver(pin, { keyword: ` ${pin.keywords[0] ?? ''} ` }))).toEqual({})
})

test('what was not touched follows the pin, which may have changed elsewhere', () => {
  const later = { ...pin, description: 'Written on another device.' }
  const changes = changesOfWords(later, wordsOfChanges(pin, { ...draftOf(pin), ...typed }))
  expect(draftOver(later, changes ?? {})).toEqual({
    ...draftOf(pin),
    ...typed,
    description: 'Written on another device.',
  })
})

test('nothing is kept of an untouched draft, and nothing comes back that the pin says by now', () => {
  expect(wordsOfChanges(pin, {})).toBeNull()
  expect(wordsOfChanges(pin, draftOf(pin))).toBeNull()
  expect(
    changesOfWords(
      { ...pin, title: typed.title, design: typed.design },
      wordsOfChanges(pin, typed),
    ),
  ).toBeNull()
})

test('words that are no draft are none', () => {
  for (const words of [null, 'half a title', '{"design":{}}', '[]', '{"title":4}'])
    expect(changesOfWords(pin, words)).toBeNull()
})

test('a draft knows what it was begun over: what else changes elsewhere does not overtake it', () => {
  const changes = { title: 'Half a ti' }
  const base = baseOfChanges(pin, changes, null)
  expect(areOvertaken(pin, changes, base)).toBe(false)
  expect(areOvertaken({ ...pin, description: 'Written on another device.' }, changes, base)).toBe(
    false,
  )
  const later = { ...pin, title: 'From the phone' }
  expect(areOvertaken(later, changes, base)).toBe(true)
  // Typing on does not hide it.
  expect(
    areOvertaken(
      later,
      { title: 'Half a title' },
      baseOfChanges(later, { title: 'Half a title' }, base),
    ),
  ).toBe(true)
  expect(areOvertaken({ ...pin, title: 'Half a ti' }, changes, base)).toBe(false)
  for (const none of [null, 'x', '[]']) expect(areOvertaken(later, changes, none)).toBe(false)
})
