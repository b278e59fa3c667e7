import { expect, test } from 'vitest'
import { newSettings } from './form/automation-draft.ts'
import { settingsOfWords, wordsOfSettings } from './kept-settings.ts'

const start = { settings: newSettings('New articles'), revision: null }
const saved = { settings: newSettings('Recipes'), revision: 3 }

test('keeps what was typed, also while it is unfinished', () => {
  const draft = {
    ...start.settings,
    name: '',
    sources: [{ kind: 'addresses' as const, addresses: ['https://a.example/1', ''] }],
    boards: [{ words: '', board: { board_id: '' } }],
  }
  expect(settingsOfWords(start, wordsOfSettings(start, draft))).toEqual({
    settings: draft,
    revision: null,
  })
})

test('keeps nothing when nothing was changed', () => {
  expect(wordsOfSettings(start, { ...start.settings })).toBeNull()
  expect(settingsOfWords(start, null)).toBeNull()
})

test('puts the changed settings over a version that was saved since, and names the one that was changed', () => {
  const words = wordsOfSettings(saved, { ...saved.settings, max_pages: 9 })
  const newest = { settings: { ...saved.settings, name: 'Soups' }, revision: 4 }
  expect(settingsOfWords(newest, words)).toEqual({
    settings: { ...newest.settings, max_pages: 9 },
    revision: 3,
  })
})

test('is no draft any more when the saved version says the same', () => {
  const draft = { ...saved.settings, max_pages: 9 }
  const words = wordsOfSettings(saved, draft)
  expect(settingsOfWords({ settings: draft, revision: 4 }, words)).toBeNull()
})

test.each(['', '{', '[]', '{"changed":{"max_pages":"many"},"revision":1}'])(
  'ignores words that are no settings: %j',
  (words) => {
    expect(settingsOfWords(saved, words)).toBeNull()
  },
)
