import { describe, expect, test } from 'vitest'
import { contrastOf, tintOf } from '../color/colors.rules.ts'
import { brandPalettes, groundOf, NEUTRALS, photoPalettes } from './page-palettes.rules.ts'
import { grounds, paletteRanges } from './palette-set.ts'

const all = Object.entries(grounds)

test('a ground of a mood is a designed one, and turns through those of the mood', () => {
  const soup = ['#b8431f', '#5f7f3a', '#f0e2cc']
  const chosen = (mood: 'light' | 'deep' | 'vivid') =>
    [0, 1, 2, 3].map((turn) => groundOf(soup, { mood, turn }))
  const designed = all.map(([, trio]) => trio)
  for (const mood of ['light', 'deep', 'vivid'] as const)
    for (const trio of chosen(mood)) expect(designed).toContainEqual(trio)
  expect(new Set(chosen('light').map(({ background }) => background)).size).toBeGreaterThan(1)
  for (const { background } of chosen('light')) expect(tintOf(background).l).toBeGreaterThan(0.9)
  for (const { background } of chosen('deep')) expect(tintOf(background).l).toBeLessThan(0.4)
  for (const { background } of chosen('vivid')) expect(tintOf(background).c).toBeGreaterThan(0.03)
})

describe('the designed grounds', () => {
  test.each(all)('%s reads', (_, { background, text, accent }) => {
    expect(contrastOf(background, text)).toBeGreaterThanOrEqual(6)
    expect(contrastOf(background, accent)).toBeGreaterThanOrEqual(4.5)
  })

  test('are no two alike, hold no neon, and all are used', () => {
    const colored = all.filter(([, { background }]) => background !== grounds.white.background)
    expect(new Set(colored.map(([, { background }]) => background)).size).toBe(colored.length)
    expect(new Set(all.map(([, trio]) => JSON.stringify(trio))).size).toBe(all.length)
    for (const { l, c } of all.map(([, { background }]) => tintOf(background)))
      expect(c).toBeLessThan(l > 0.75 ? 0.14 : 0.2)
    const used = new Set<string>(paletteRanges.flatMap((range) => range.grounds))
    expect(all.map(([name]) => name).filter((name) => !used.has(name))).toEqual([])
  })

  test('are eight for each range of hues, light and dark, of which few are red', () => {
    for (const { grounds: names } of paletteRanges) {
      const tints = names.map((name) => tintOf(grounds[name].background))
      expect(new Set(names).size).toBe(8)
      expect(tints.filter(({ l }) => l > 0.9).length).toBeGreaterThanOrEqual(2)
      expect(tints.filter(({ l }) => l < 0.45).length).toBeGreaterThanOrEqual(2)
      const red = tints.filter(({ l, c, h }) => l < 0.6 && c > 0.09 && (h < 55 || h > 340))
      expect(red.length).toBeLessThanOrEqual(2)
    }
  })
})

const namesFor = (colors: string[]) => photoPalettes(colors).map(({ background }) => background)

describe('the grounds of a picture', () => {
  test('of brown wood hold no terracotta', () => {
    expect(namesFor(['#9a6a42'])).not.toContain(grounds.terracotta.background)
  })

  test('hold those of its second hue', () => {
    expect(namesFor(['#b8431f', '#2f8a4a'])).toContain(grounds.leaf.background)
    expect(namesFor(['#b8431f'])).not.toContain(grounds.leaf.background)
  })

  test.each(['#d8a838', '#5f8a3a', '#2f6f9f', '#808080'])(
    'of %s give white no red accent',
    (color) => {
      expect(photoPalettes([color])).not.toContainEqual(grounds.white)
    },
  )

  test.each([[['#808080']], [[]]])('exist for grey and for none: %j', (colors) => {
    expect(namesFor(colors).length).toBeGreaterThanOrEqual(8)
  })
})

describe('the grounds of a brand', () => {
  const brand = ['#8a3b12', '#fff8ee', '#e0a458']

  test('are its own colour, its paper and a dark one first, all readable', () => {
    const made = brandPalettes(brand)
    expect(made.slice(0, 3).map(({ background }) => background)).toEqual([
      '#8a3b12',
      '#fff8ee',
      NEUTRALS.dark,
    ])
    for (const { background, text } of made)
      expect(contrastOf(background, text)).toBeGreaterThanOrEqual(4.5)
  })

  test('are completed by neutral ones', () => {
    const made = brandPalettes(['#c81e5a']).map(({ background }) => background)
    expect(made).toEqual(['#c81e5a', NEUTRALS.paper, NEUTRALS.dark, NEUTRALS.white])
  })
})
