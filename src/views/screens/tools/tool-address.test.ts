import { expect, test } from 'vitest'
import { hashOf, wordsOf } from './tool-address.ts'

test('words come back from the address as they were', () => {
  const words = { q: 'Rührkuchen & <b>Zitrone</b> #1 100 %\nzwei', lang: 'de' }
  expect(wordsOf(hashOf(words), ['q', 'lang'])).toEqual(words)
  expect(hashOf({ q: '', lang: '' })).toBe('')
})

test('what an address says otherwise is left out, and nothing in it is an error', () => {
  expect(wordsOf('#q=lemon+cake&lang=xx&evil=1', ['q'])).toEqual({ q: 'lemon cake' })
  for (const hash of ['', '#', '#%E0%A4%A', '#q', '#=&=&', '#__proto__=x'])
    expect(wordsOf(hash, ['q'])).toEqual({ q: '' })
  expect(wordsOf(`#q=${'x'.repeat(20_000)}`, ['q']).q).toHaveLength(10_000)
})
