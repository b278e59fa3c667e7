import { describe, expect, test } from 'vitest'
import { hyphenated } from './hyphenation.rules.ts'
import { breakLines, type Piece } from './text-lines.rules.ts'

const widthOf = (text: string): number => text.length
const cut = (text: string, limit: number): Piece[] =>
  hyphenated({ text, glued: false }, limit, widthOf)
const lines = (pieces: Piece[], room: number): string[] =>
  breakLines(
    pieces.map((piece) => ({ ...piece, width: widthOf(piece.text) })),
    1,
    room,
  ).map((line) => line.text)

describe('a word wider than its line', () => {
  test.each([
    ['Winterlieblingsrezepte', 17, ['Winterlieblings-', 'rezepte']],
    ['Kürbissuppengewürzmischung', 18, ['Kürbissuppen-', 'gewürzmischung']],
    ['Weihnachtsplätzchenideen', 20, ['Weihnachts-', 'plätzchenideen']],
  ])('%s is cut at the joint of the compound', (word, limit, wanted) =>
    expect(cut(word, limit).map(({ text }) => text)).toEqual(wanted),
  )

  test('with a hyphen of its own is cut there, and gets no second one', () => {
    expect(lines(cut('Ten-minute', 8), 8)).toEqual(['Ten-', 'minute'])
    expect(lines(cut('Ten-minute', 20), 20)).toEqual(['Ten-minute'])
  })

  test('is cut again until its parts fit, and keeps every letter', () => {
    const pieces = cut('Donaudampfschifffahrtsgesellschaftskapitän', 14)
    for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(14)
    expect(
      pieces
        .map(({ text }) => text)
        .join('')
        .replaceAll('-', ''),
    ).toBe('Donaudampfschifffahrtsgesellschaftskapitän')
  })

  test('is not cut inside one sound', () => {
    for (const limit of [6, 8, 10, 12])
      for (const { text } of cut('Frischkäseaufstrichschachteln', limit).slice(0, -1))
        expect(text).not.toMatch(/(?:s|sc|c)-$/)
  })

  test('shows its hyphen at a line’s end only', () => {
    const pieces = cut('Winterlieblingsrezepte', 17)
    expect([lines(pieces, 17), lines(pieces, 40)]).toEqual([
      ['Winterlieblings-', 'rezepte'],
      ['Winterlieblingsrezepte'],
    ])
  })

  test('keeps a hyphen of its own', () => {
    expect(
      lines(
        [
          { text: 'Low-', glued: false },
          { text: 'Carb', glued: true },
        ],
        40,
      ),
    ).toEqual(['Low-Carb'])
  })
})
