import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directionOf } from './text-direction.rules.ts'
import { fitText, type FitRequest } from './text-fit.rules.ts'
import { breakLines, piecesOf } from './text-lines.rules.ts'
import type { Measure } from './template.model.ts'

/** Every letter half an em wide: enough to see where lines break. */
const measure: Measure = (piece) => [...piece].length * 0.5
const style = { family: 'inter', weight: 700, lineHeight: 1.1, spacing: 0, uppercase: false }
const request = (text: string, over: Partial<FitRequest> = {}): FitRequest => ({ text, style, room: { x: 60, y: 100, width: 880, height: 400 }, largest: 120, smallest: 72, color: '#000000', role: 'headline', ...over })

describe('a fitted text', () => {
  test('is as large as its room allows, and no larger than asked', () => {
    expect(fitText(request('Hi'), measure).size).toBe(120)
    const long = fitText(request('a fairly long headline that has to be set in several lines of text'), measure)
    expect(long.size).toBeLessThan(120)
    expect(long.box.height).toBeLessThanOrEqual(400)
  })

  test('never leaves its room, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 24, unit: fc.constantFrom(...'abcdefghijklmnopäöüß') }), { minLength: 1, maxLength: 14 }), (words) => {
        const node = fitText(request(words.join(' ')), measure)
        expect(node.box.width).toBeLessThanOrEqual(880)
        expect(node.box.height).toBeLessThanOrEqual(400)
        expect(node.lines.join(' ').replaceAll(/[- ]/g, '')).toBe(words.join(''))
      }),
    )
  })

  test('cuts a word that is too long with a hyphen rather than going below the smallest size', () => {
    const node = fitText(request('Donaudampfschifffahrtsgesellschaft'), measure)
    expect(node.size).toBeGreaterThanOrEqual(72)
    expect(node.lines[0]).toMatch(/-$/)
  })

  test('stands at the right when it reads from the right', () => {
    const node = fitText(request('أفضل وصفات'), measure)
    expect([node.dir, node.align, node.box.x + node.box.width]).toEqual(['rtl', 'right', 940])
  })

  test('has no capitals or spacing where letters join', () => {
    expect(fitText(request('أفضل', { style: { ...style, uppercase: true, spacing: 0.1 } }), measure).style).toMatchObject({ uppercase: false, spacing: 0 })
  })
})

describe('direction comes from the first strong character', () => {
  test.each([['12 أفضل', 'rtl'], ['12 best أفضل', 'ltr'], ['🎃 !', 'ltr'], ['שלום', 'rtl']])('%s is %s', (text, dir) => expect(directionOf(text)).toBe(dir))
})

describe('lines', () => {
  const lines = (text: string, room: number) => breakLines(piecesOf(text).map((piece) => ({ ...piece, width: measure(piece.text, style) })), 0.5, room).map((line) => line.text)

  test('are even rather than full', () => {
    expect(lines('The best soup of this winter', 10)).toEqual(['The best soup', 'of this winter'])
  })

  test('do not end in a small word or leave a number alone', () => {
    expect(lines('Dinner ready in 30 minutes', 9).some((line) => /\b(in|30)$/.test(line))).toBe(false)
  })

  test('of Japanese break between phrases and never start with a closing mark', () => {
    for (const line of lines('冬に食べたい、簡単で美味しいスープ。', 3)) expect(line).not.toMatch(/^[、。ーっゃゅょ]/)
  })

  test('keep every word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 20 }), fc.integer({ min: 5, max: 30 }), (words, room) => {
        expect(lines(words.join(' '), room).join(' ')).toBe(words.join(' '))
      }),
    )
  })
})
