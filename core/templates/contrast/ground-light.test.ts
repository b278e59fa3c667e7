import { describe, expect, test } from 'vitest'
import { contrastOf } from '../color/colors.rules.ts'
import { GRID, LIGHT_GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { FULL, type Box, type PinNode, type TextNode } from '../document/template.model.ts'
import { contrastUnder, leastContrast, solveScrims } from './ground-light.ts'
import { scrimShape } from './painted-light.ts'
import { lightOf, pictureLight, rgbOf, tinted, worstContrast } from './light-range.ts'

const hex = (grey: number): string => grey.toString(16).padStart(2, '0')

/** `greyAt`: darkest and lightest grey of each cell. */
function facts(greyAt: (column: number, row: number) => [number, number]): PictureFacts {
  const cells = Array.from({ length: LIGHT_GRID * LIGHT_GRID }, (_, at) =>
    greyAt(at % LIGHT_GRID, Math.floor(at / LIGHT_GRID)),
  )
  return {
    width: 1000,
    height: 1500,
    subject: { x: 0.3, y: 0.3, width: 0.4, height: 0.4 },
    objects: [],
    luminance: Array.from({ length: GRID * GRID }, () => 0.5),
    detail: Array.from({ length: GRID * GRID }, () => 0.1),
    lights: [...cells.map(([least]) => hex(least)), ...cells.map(([, most]) => hex(most))].join(''),
    palette: ['#808080'],
  }
}

const words: Box = { x: 100, y: 1000, width: 800, height: 300 }
const photo: PinNode = {
  kind: 'picture',
  slot: 0,
  box: FULL,
  crop: { x: 0, y: 0, width: 1, height: 1 },
}
const text = (over: Partial<TextNode> = {}): TextNode => ({
  kind: 'text',
  role: 'headline',
  box: words,
  lines: ['Words'],
  size: 100,
  style: { family: 'inter', weight: 700, lineHeight: 1.1, spacing: 0, uppercase: false },
  color: '#ffffff',
  align: 'left',
  dir: 'ltr',
  ...over,
})
const fill = (color: string, over: object = {}): PinNode => ({
  kind: 'fill',
  box: FULL,
  color,
  ...over,
})
const scrim = (over: object = {}): PinNode => ({
  kind: 'scrim',
  box: FULL,
  color: '#000000',
  ink: '#ffffff',
  behind: [words],
  shape: 'flat',
  least: 0,
  most: 0.95,
  ...over,
})
const ground = (source?: PictureFacts) => ({
  background: '#ffffff',
  facts: new Map(source ? [[0, source]] : []),
})
const strengthOf = (nodes: PinNode[], source?: PictureFacts): number => {
  const solved = solveScrims(nodes, ground(source)).find((node) => node.kind === 'scrim')
  return solved?.kind === 'scrim' ? (solved.strength ?? NaN) : NaN
}

describe('contrast with what is painted below', () => {
  test('of words on plain colours is that of the colours', () => {
    const nodes = [fill('#204060'), text({ color: '#f0e0c0' })]
    expect(leastContrast(nodes, ground())).toBeCloseTo(contrastOf('#204060', '#f0e0c0'), 1)
  })

  test('counts a hard shadow in its color, and a soft one not', () => {
    const shadow = (over: object): PinNode => ({
      kind: 'shadow',
      box: FULL,
      blur: 0,
      opacity: 1,
      color: '#f0e0c0',
      ...over,
    })
    const on = (over: object): number =>
      leastContrast([fill('#204060'), shadow(over), text({ color: '#f0e0c0' })], ground())
    expect(on({ isWhole: true })).toBe(1)
    expect(on({ isWhole: true, color: undefined, opacity: 0 })).toBe(on({}))
    expect(on({})).toBeCloseTo(contrastOf('#204060', '#f0e0c0'), 1)
    // its soft edge hides some of the words
    expect(on({ isWhole: true, blur: 400 })).toBe(1)
    const above = { isWhole: true, box: { x: 0, y: 0, width: 1000, height: 900 } }
    expect(on(above)).toBe(on({}))
    // its blur reaches as far outside its box
    expect(on({ ...above, blur: 50 })).toBe(on({}))
    expect(on({ ...above, blur: 400 })).toBe(1)
  })

  test('counts only what lies below the words, and reaches them', () => {
    const nodes = [
      fill('#000000'),
      fill('#ffffff', { box: { x: 0, y: 0, width: 1000, height: 900 } }),
      text(),
      fill('#ffffff'),
    ]
    expect(leastContrast(nodes, ground())).toBe(21)
  })

  test('words on a gradient are on the colours that are behind them', () => {
    const gradient = (angle: number) => ({
      angle,
      stops: [
        { color: '#ffffff', at: 0.5 },
        { color: '#000000', at: 0.66 },
      ],
    })
    // they begin where two thirds of the pin end
    const on = (angle: number): number =>
      leastContrast([fill('#ffffff', { gradient: gradient(angle) }), text()], ground())
    expect(on(180)).toBe(21)
    expect(on(0)).toBe(1)
  })

  test('mixes a half transparent layer in sRGB', () => {
    const nodes = [fill('#000000', { opacity: 0.5 }), text()]
    expect(leastContrast(nodes, ground())).toBeCloseTo(contrastOf('#808080', '#ffffff'), 1)
  })

  test('is that with the lightest of a picture for light words, with the darkest for dark ones', () => {
    const source = facts(() => [64, 192])
    const on = (color: string): number => leastContrast([photo, text({ color })], ground(source))
    expect(on('#ffffff')).toBeCloseTo(contrastOf('#c0c0c0', '#ffffff'), 1)
    expect(on('#000000')).toBeCloseTo(contrastOf('#404040', '#000000'), 1)
    expect(on('#808080')).toBe(1)
  })

  test('is not decided by one bright cell, but by a bright patch', () => {
    const bright = (cells: number) =>
      facts((column, row) => [0, row === 18 && column >= 6 && column < 6 + cells ? 255 : 0])
    expect(leastContrast([photo, text()], ground(bright(1)))).toBe(21)
    expect(leastContrast([photo, text()], ground(bright(6)))).toBe(1)
  })

  test('leaves ornaments alone', () => {
    expect(leastContrast([text({ role: 'ornament' })], ground())).toBe(21)
    expect(leastContrast([text()], ground())).toBe(1)
  })

  test('sees round corners and clips', () => {
    const corner: Box = { x: 0, y: 0, width: 100, height: 100 }
    const disc = fill('#000000', { box: corner, radii: [50, 50, 50, 50] })
    const small: Box = { x: 0, y: 0, width: 8, height: 8 }
    const under = (nodes: PinNode[]): number =>
      contrastUnder(small, lightOf('#ffffff'), { ...ground(), nodes })
    expect(under([disc])).toBe(1)
    expect(under([fill('#000000', { box: corner })])).toBe(21)
    expect(
      under([fill('#000000', { clip: { box: { x: 50, y: 0, width: 50, height: 50 } } })]),
    ).toBe(1)
  })
})

describe('a scrim', () => {
  test('is as strong as its ink needs, and no stronger', () => {
    const strength = strengthOf(
      [photo, scrim(), text()],
      facts(() => [150, 200]),
    )
    const at = (share: number): number =>
      worstContrast(
        lightOf('#ffffff'),
        tinted({ least: lightOf('#969696'), most: lightOf('#c8c8c8') }, rgbOf('#000000'), share),
      )
    expect(at(strength)).toBeGreaterThanOrEqual(4.8)
    expect(at(strength - 0.03)).toBeLessThan(4.8)
  })

  test('is left at its least where the words read anyway', () => {
    expect(
      strengthOf(
        [photo, scrim(), text()],
        facts(() => [0, 20]),
      ),
    ).toBe(0)
    expect(
      strengthOf(
        [photo, scrim({ least: 0.9 }), text()],
        facts(() => [0, 20]),
      ),
    ).toBe(0.9)
  })

  test('reaches its most where nothing would do', () => {
    expect(
      strengthOf(
        [photo, scrim({ most: 0.2 }), text()],
        facts(() => [250, 255]),
      ),
    ).toBe(0.2)
  })

  test('minds each place by itself', () => {
    const small: Box = { x: 100, y: 100, width: 60, height: 40 }
    const source = facts((_, row) => [0, row < 6 ? 255 : 0])
    expect(strengthOf([photo, scrim({ behind: [words] })], source)).toBe(0)
    expect(strengthOf([photo, scrim({ behind: [words, small] })], source)).toBeGreaterThan(0.4)
  })

  test('rises over its ramp, from either end', () => {
    expect([
      scrimShape('flat', 0),
      scrimShape('up', 0),
      scrimShape('up', 0.21),
      scrimShape('up', 0.42),
      scrimShape('down', 1),
    ]).toEqual([1, 0, 0.5, 1, 0])
  })
})

test('facts without a grid widen their mean by what varies', () => {
  const { lights: _, ...old } = facts(() => [0, 255])
  const range = pictureLight(old, 0.5, 0.5)
  expect(range.least).toBeLessThan(0.5)
  expect(range.most).toBeGreaterThan(0.5)
  expect(pictureLight({ ...old, detail: old.detail.map(() => 1) }, 0.5, 0.5)).toEqual({
    least: 0,
    most: 1,
  })
})
