import { describe, expect, test } from 'vitest'
import { contrastOf, tintOf, type Mood } from './colors.rules.ts'
import { paletteFor, palettes } from './palettes.rules.ts'

const all = Object.values(palettes).flat()
const moods = Object.keys(palettes).filter((key): key is Mood => key in palettes)

describe('the designed palettes', () => {
  test.each(all.map((palette) => [palette.background, palette] as const))(
    'read on %s',
    (_, { background, text, accent }) => {
      expect(contrastOf(background, text)).toBeGreaterThanOrEqual(7)
      expect(contrastOf(background, accent)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('are about two dozen, no two alike, and one of each mood for grey pictures', () => {
    expect(all.length).toBeGreaterThanOrEqual(24)
    expect(new Set(all.map(({ background }) => background)).size).toBe(all.length)
    for (const mood of moods)
      expect(palettes[mood].filter(({ hue }) => hue === null)).toHaveLength(1)
  })

  test('hold no neon', () => {
    for (const { background, accent } of all)
      for (const { l, c } of [background, accent].map(tintOf)) {
        expect(c).toBeLessThan(l > 0.75 ? 0.14 : 0.2)
      }
  })
})

describe('a picture gets a palette', () => {
  test.each([
    ['#b8431f', 38],
    ['#5f9f5a', 150],
    ['#2f5675', 248],
    ['#7a4a8a', 308],
    ['#c0405f', 5],
    ['#808080', null],
  ])('near its hue: %s', (color, hue) => {
    for (const mood of moods) {
      const { background } = paletteFor([color], mood)
      expect(palettes[mood].find((known) => known.background === background)?.hue).toBe(hue)
    }
  })

  test('and another one when it is led by its next colour, even by the same', () => {
    for (const mood of moods)
      for (const colors of [['#b8431f', '#2f5675'], ['#b8431f', '#b8431f'], ['#808080'], []])
        expect(paletteFor(colors, mood, true)).not.toEqual(paletteFor(colors, mood))
  })
})
