import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directionOf } from './text-direction.rules.ts'
import { fitText, type FitRequest } from './text-fit.rules.ts'
import { breakLines, piecesOf, withColonEnds } from './text-lines.rules.ts'
import type { Measure } from '../document/template.model.ts'

/** Every letter half an em wide: enough to see where lines break. */
const measure: Measure = (piece) => Array.from(piece).length * 0.5
const style = { family: 'inter', weight: 700, lineHeight: 1.1, spacing: 0, uppercase: false }
const request = (text: string, over: Partial<FitRequest> = {}): FitRequest => ({
  text,
  style,
  room: { x: 60, y: 100, width: 880, height: 400 },
  largest: 120,
  smallest: 72,
  color: '#000000',
  role: 'headline',
  ...over,
})

describe('a fitted text', () => {
  test('is as large as its room allows, and no larger than asked', () => {
    expect(fitText(request('Hi'), measure).size).toBe(120)
    const long = fitText(
      request('a fairly long headline that has to be set in several lines of text'),
      measure,
    )
    expect(long.size).toBeLessThan(120)
    expect(long.box.height).toBeLessThanOrEqual(400)
  })

  test('leaves no short word alone between longer lines where a little less size mends it', () => {
    const node = fitText(
      request('warming winter soups from the whole family', {
        room: { x: 60, y: 100, width: 880, height: 330 },
        smallest: 60,
      }),
      measure,
    )
    const widest = Math.max(...node.lines.map((line) => line.length))
    for (const line of node.lines)
      expect(line.includes(' ') || line.length > widest * 0.55).toBe(true)
    const arabic = fitText(request('أفضل وصفات الشتاء الدافئة للعائلة', { largest: 128 }), measure)
    expect(arabic.lines.every((line) => line.includes(' '))).toBe(true)
  })

  test('has no line under 40 % of its longest where a smaller size avoids it', () => {
    const node = fitText(
      request('Mix herbs harmoniously all summer', {
        room: { x: 60, y: 100, width: 880, height: 330 },
        smallest: 60,
      }),
      measure,
    )
    const widest = Math.max(...node.lines.map((line) => line.length))
    for (const line of node.lines) expect(line.length).toBeGreaterThanOrEqual(widest * 0.4)
  })

  test('ends no line with an article or "by a", and breaks behind a sentence, where a little less size mends it', () => {
    const linesOf = (text: string) =>
      fitText(
        request(text, {
          room: { x: 60, y: 100, width: 880, height: 440 },
          largest: 140,
          smallest: 60,
        }),
        measure,
      ).lines
    for (const text of [
      'Three Quiet Days by a Mountain Lake',
      'A Slow Weekend by a Mountain Lake',
      'Bring Good Shoes, a Towel and More Water',
    ]) {
      for (const line of linesOf(text).slice(0, -1))
        expect(line).not.toMatch(/ (?:a|an|the|by|of|to|and)$/i)
    }
    expect(
      linesOf('A quiet place is not empty. It is full of things').some((line) =>
        line.endsWith('empty.'),
      ),
    ).toBe(true)
  })

  test('never leaves its room, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({
            minLength: 1,
            maxLength: 24,
            unit: fc.constantFrom(...Array.from('abcdefghijklmnopäöüß')),
          }),
          { minLength: 1, maxLength: 14 },
        ),
        (words) => {
          const node = fitText(request(words.join(' ')), measure)
          expect(node.box.width).toBeLessThanOrEqual(880)
          expect(node.box.height).toBeLessThanOrEqual(400)
          expect(node.lines.join(' ').replaceAll(/[- ]/g, '')).toBe(words.join(''))
        },
      ),
    )
  })

  test('cuts a word that is too long with a hyphen rather than going below the smallest size', () => {
    const node = fitText(request('Donaudampfschifffahrtsgesellschaft'), measure)
    expect(node.size).toBeGreaterThanOrEqual(72)
    expect(node.lines[0]).toMatch(/-$/)
  })

  test('is at the right when it reads from the right', () => {
    const node = fitText(request('أفضل وصفات'), measure)
    expect([node.dir, node.align, node.box.x + node.box.width]).toEqual(['rtl', 'right', 940])
  })

  test('has no capitals or spacing where letters join', () => {
    expect(
      fitText(request('أفضل', { style: { ...style, uppercase: true, spacing: 0.1 } }), measure)
        .style,
    ).toMatchObject({ uppercase: false, spacing: 0 })
  })
})

describe('direction comes from the first strong character', () => {
  test.each([
    ['12 أفضل', 'rtl'],
    ['12 best أفضل', 'ltr'],
    ['🎃 !', 'ltr'],
    ['שלום', 'rtl'],
  ])('%s is %s', (text, dir) => expect(directionOf(text)).toBe(dir))
})

describe('lines', () => {
  const lines = (text: string, room: number) =>
    breakLines(
      piecesOf(text).map((piece) => ({ ...piece, width: measure(piece.text, style) })),
      0.5,
      room,
    ).map((line) => line.text)

  test('are even rather than full', () => {
    expect(lines('The best soup of this winter', 10)).toEqual(['The best soup', 'of this winter'])
  })

  test('do not end in a small word or leave a number alone', () => {
    expect(lines('Dinner ready in 30 minutes', 9).some((line) => /\b(in|30)$/.test(line))).toBe(
      false,
    )
  })

  test('end behind a headline’s colon, and nowhere else because of it', () => {
    const set = (text: string, room: number) =>
      breakLines(
        withColonEnds(
          piecesOf(text).map((piece) => ({ ...piece, width: measure(piece.text, style) })),
        ),
        0.5,
        room,
      ).map((line) => line.text)
    expect(set('The Ratio: 60 Grams per Litre', 9)).toEqual(['The Ratio:', '60 Grams per Litre'])
    expect(set('Pour-Over Coffee: When It Does Not Taste Right', 11)[0]).toBe('Pour-Over Coffee:')
    expect(set('Ready at 10:30 on Sunday', 20)).toEqual(['Ready at 10:30 on Sunday'])
    expect(lines('The ratio: 60 grams per litre', 20)).toEqual(['The ratio: 60 grams per litre'])
  })

  test('leave no verb alone above an article', () => {
    expect(lines('Grow a Green Wall', 6)).toEqual(['Grow a', 'Green Wall'])
  })

  test('of Japanese break between phrases and never start with a closing mark', () => {
    for (const line of lines('冬に食べたい、簡単で美味しいスープ。', 3))
      expect(line).not.toMatch(/^[、。ーっゃゅょ]/)
  })

  test('keep every word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 5, max: 30 }),
        (words, room) => {
          expect(lines(words.join(' '), room).join(' ')).toBe(words.join(' '))
        },
      ),
    )
  })
})
