import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fitHeadline,
  MIN_HEADLINE,
  shorterHeadlines,
  type HeadlineRequest,
} from './headline-fit.rules.ts'
import type { Measure } from '../document/template.model.ts'

const measure: Measure = (piece) => piece.length * 0.5
const style = { family: 'inter', weight: 700, lineHeight: 1.1, spacing: 0, uppercase: false }
const request = (text: string, over: Partial<HeadlineRequest> = {}): HeadlineRequest => ({
  text,
  style,
  room: { x: 60, y: 600, width: 880, height: 240 },
  mostHeight: 480,
  largest: 120,
  smallest: 72,
  mostLines: 3,
  color: '#000000',
  ...over,
})
const long =
  'The complete beginner’s guide to growing a cottage garden that flowers from April to late fall'

describe('a headline', () => {
  test('is never smaller than can be read on a phone, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zäöü]{1,24}$/), { minLength: 1, maxLength: 24 }),
        (words) => {
          const node = fitHeadline(request(words.join(' ')), measure)
          expect(node.size).toBeGreaterThanOrEqual(MIN_HEADLINE)
          expect(node.box.height).toBeLessThanOrEqual(480)
        },
      ),
    )
  })

  test('gets more room before it loses a word, upwards where it is at the foot', () => {
    const below = fitHeadline(request(long), measure)
    const above = fitHeadline(request(long, { anchor: 'bottom' }), measure)
    for (const node of [below, above])
      expect([node.size, node.lines.join(' '), node.shortened]).toEqual([72, long, undefined])
    expect(below.box.y).toBe(600)
    expect(above.box.y + above.box.height).toBe(840)
  })

  test('that fits nowhere keeps its first words, and says which', () => {
    const node = fitHeadline(request(long, { mostHeight: 240 }), measure)
    expect(node.lines.join(' ')).toBe('The complete beginner’s guide to growing a cottage garden…')
    expect(node.shortened).toBe(node.lines.join(' '))
  })
})

describe('shorter words for a headline', () => {
  test('are its main clause first', () => {
    expect(shorterHeadlines('Pumpkin soup: the one that my whole family asks for')[0]).toBe(
      'Pumpkin soup',
    )
    expect(shorterHeadlines('Soup: the one that my family loves')[0]).not.toBe('Soup')
  })

  test('never end in a word that waits for another, nor in the middle of one', () => {
    const words = long.split(' ')
    for (const text of shorterHeadlines(long)) {
      expect(text).not.toMatch(/\b(?:to|a|that|from)…$/)
      expect(words).toContain(text.slice(0, -1).split(' ').at(-1))
    }
  })

  test('of a script without spaces end between phrases', () => {
    expect(shorterHeadlines('冬に食べたい簡単で美味しいかぼちゃスープ')[0]).toBe(
      '冬に食べたい簡単で美味しいかぼちゃ…',
    )
  })
})
