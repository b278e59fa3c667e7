import { expect, test } from 'vitest'
import { emptyDrafts } from './source-drafts.ts'
import { sourcesOfWords, wordsOfSources } from './source-words.ts'

test('what is typed comes back with the form that was open, without the faults', () => {
  const drafts = {
    ...emptyDrafts,
    addresses: { text: 'not an address', fault: 'That is no address.' },
    text: { ...emptyDrafts.text, title: 'Soup', text: 'A whole article', isTried: true },
  }
  const back = sourcesOfWords(wordsOfSources({ kind: 'text', drafts }))
  expect(back?.kind).toBe('text')
  expect(back?.drafts).toEqual({
    ...drafts,
    addresses: { text: 'not an address', fault: null },
    text: { ...drafts.text, isTried: false },
  })
})

test('nothing is kept of an empty box, and nothing comes of words that are none', () => {
  expect(wordsOfSources({ kind: 'feed', drafts: emptyDrafts })).toBeNull()
  expect([null, 'x', '{}', '{"kind":"other"}'].map(sourcesOfWords)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
