import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'

/** Words that praise or promise: they may come from the page only. */
const CLAIMS =
  'best better easy simple quick fast cheap healthy delicious perfect classic complete ultimate beautiful favorite free homemade beginner beste einfach schnell gelingt günstig perfekt lecker mejor fácil rápido completa perfecto casero meilleur facile rapide complète parfait maison أفضل سهل سريع'.split(
    ' ',
  )

test.each(['en', 'de', 'es', 'fr', 'ar'])(
  'the lexicon of %s holds no word that praises or promises',
  (lang) => {
    expect(lexiconOf(lang).size).toBeGreaterThan(10)
    expect(CLAIMS.filter((word) => lexiconOf(lang).has(word))).toEqual([])
  },
)

test('a language without templates brings no word at all', () => {
  expect([...lexiconOf('ja')]).toEqual([])
})
