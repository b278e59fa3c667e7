import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Box } from '../../document/template.model.ts'
import {
  isInside,
  layersAt,
  layersTouched,
  MIN_SIDE,
  resizedBox,
  selectAt,
  storedBox,
  turnedBy,
  type Grip,
} from './geometry.ts'
import type { LayerOutline } from './layer-outline.ts'
import { boundsOf, cornersOf, pointIn, turnedPoint, unionOf } from './turned-box.ts'

const box = (...[x, y, width, height]: [number, number, number, number]): Box => ({
  x,
  y,
  width,
  height,
})

const layer = (id: string, at: Box, over: Partial<LayerOutline> = {}): LayerOutline => ({
  id,
  kind: 'shape',
  box: at,
  turn: 0,
  outerTurn: 0,
  around: [],
  row: null,
  ...over,
})
/** To a millionth of a unit. */
const rounded = ({ x, y, width, height }: Box): Box => {
  const near = (value: number): number => Math.round(value * 1e6) / 1e6 + 0
  return { x: near(x), y: near(y), width: near(width), height: near(height) }
}

describe('what a pointer meets', () => {
  const layers = [
    layer('ground', box(0, 0, 1000, 1500)),
    layer('group', box(100, 100, 400, 400), { kind: 'group' }),
    layer('inner', box(100, 100, 200, 200), { around: ['group'], kind: 'group' }),
    layer('leaf', box(120, 120, 50, 50), { around: ['group', 'inner'] }),
    layer('beside', box(250, 150, 100, 100), { around: ['group'] }),
    layer('top', box(130, 130, 300, 20)),
  ]

  test('all layers under a point, the topmost first', () => {
    expect(layersAt(layers, { x: 140, y: 140 })).toEqual([
      'top',
      'leaf',
      'inner',
      'group',
      'ground',
    ])
    expect(layersAt(layers, { x: -1, y: 0 })).toEqual([])
  })

  test('each press at a place goes deeper, then below, then around', () => {
    const presses: (string | null)[] = []
    for (let press = 0; press < 6; press++)
      presses.push(selectAt(layers, { x: 140, y: 140 }, presses.at(-1) ?? null))
    expect(presses).toEqual(['top', 'group', 'inner', 'leaf', 'ground', 'top'])
  })

  test('of neighbours in a group the topmost comes first', () => {
    const presses: (string | null)[] = []
    for (let press = 0; press < 4; press++)
      presses.push(selectAt(layers, { x: 260, y: 180 }, presses.at(-1) ?? null))
    expect(presses).toEqual(['group', 'beside', 'inner', 'ground'])
  })

  test('a stack comes after its layers, since it only arranges them', () => {
    const stacked = [
      layer('ground', box(0, 0, 1000, 1500)),
      layer('page', box(0, 0, 1000, 1500), { kind: 'group' }),
      layer('headline', box(0, 0, 1000, 300), { around: ['page'], row: 'down' }),
      layer('label', box(0, 300, 1000, 300), { around: ['page'], row: 'down', kind: 'group' }),
      layer('words', box(100, 400, 100, 100), { around: ['page', 'label'] }),
    ]
    const presses = (y: number): (string | null)[] => {
      const first = selectAt(stacked, { x: 120, y }, null)
      const second = selectAt(stacked, { x: 120, y }, first)
      return [first, second, selectAt(stacked, { x: 120, y }, second)]
    }
    expect(presses(100)).toEqual(['headline', 'page', 'ground'])
    // A group in it was made to stay together.
    expect(presses(450)).toEqual(['label', 'words', 'page'])
    // Between its layers.
    expect(presses(900)).toEqual(['page', 'ground', 'page'])
  })

  test('a tint for contrast comes after the picture below it', () => {
    const tinted = [
      layer('photo', box(0, 0, 1000, 1500), { kind: 'picture' }),
      layer('tint', box(0, 0, 1000, 700), { kind: 'scrim' }),
    ]
    const first = selectAt(tinted, { x: 100, y: 100 }, null)
    expect([first, selectAt(tinted, { x: 100, y: 100 }, first)]).toEqual(['photo', 'tint'])
  })

  test('a press beside all layers selects none, one elsewhere begins at the top', () => {
    expect(selectAt(layers, { x: 2000, y: 0 }, 'leaf')).toBeNull()
    expect(selectAt(layers, { x: 140, y: 140 }, 'elsewhere')).toBe('top')
  })

  test('a layer that reaches out of its group is met there', () => {
    const out = [
      layer('group', box(0, 0, 10, 10), { kind: 'group' }),
      layer('out', box(50, 50, 10, 10), { around: ['group'] }),
    ]
    expect(selectAt(out, { x: 55, y: 55 }, null)).toBe('out')
  })

  test('a turned layer is met where it is seen', () => {
    const turned = layer('t', box(0, 45, 100, 10), { turn: 90 })
    expect(isInside(turned, { x: 50, y: 5 })).toBe(true)
    expect(isInside(turned, { x: 5, y: 50 })).toBe(false)
    expect(isInside(turned, { x: 45, y: 0 })).toBe(true)
    expect(isInside(turned, { x: 55.1, y: 50 })).toBe(false)
    expect(isInside(turned, { x: 50, y: 100.1 })).toBe(false)
  })

  test('a marquee selects what it touches, and no group around a layer that it touches', () => {
    const area = box(301, 301, 900, 900)
    expect(layersTouched(layers, area)).toEqual(['ground', 'group'])
    expect(layersTouched(layers, box(110, 110, 20, 20))).toEqual(['ground', 'leaf', 'top'])
    expect(layersTouched(layers, box(1001, 0, 5, 5))).toEqual([])
    expect(layersTouched(layers, box(1000, 1500, 5, 5))).toEqual(['ground'])
    expect(layersTouched(layers, box(-5, -5, 5, 5))).toEqual(['ground'])
  })

  test('the empty corners of a turned layer are not touched', () => {
    const turned = [layer('t', box(0, 0, 100, 100), { turn: 45 })]
    expect(layersTouched(turned, box(-20, -20, 15, 15))).toEqual([])
    expect(layersTouched(turned, box(105, -20, 15, 15))).toEqual([])
    expect(layersTouched(turned, box(105, 105, 15, 15))).toEqual([])
    expect(layersTouched(turned, box(-20, 105, 15, 15))).toEqual([])
    expect(layersTouched(turned, box(45, -15, 10, 10))).toEqual(['t'])
  })
})

const share = fc.constantFrom<Grip['x'][]>(0, 0.5, 1)
const anyGrip = fc.record({ x: share, y: share }).filter(({ x, y }) => x !== 0.5 || y !== 0.5)
const anySide = fc.double({ min: MIN_SIDE, max: 1500, noNaN: true })
const anyWay = fc.double({ min: -2000, max: 2000, noNaN: true })
const anyTurned = fc.record({
  box: fc.record({ x: anyWay, y: anyWay, width: anySide, height: anySide }),
  turn: fc.integer({ min: -360, max: 360 }),
})

describe('a resize', () => {
  test('20,000 random ones move no fixed grip and no side below the least', () => {
    fc.assert(
      fc.property(
        anyTurned,
        fc.record({
          grip: anyGrip,
          by: fc.record({ x: anyWay, y: anyWay }),
          keepsShape: fc.boolean(),
          fromMiddle: fc.boolean(),
        }),
        (start, resize) => {
          const after = resizedBox(start, resize)
          const fixed = resize.fromMiddle
            ? { x: 0.5, y: 0.5 }
            : { x: 1 - resize.grip.x, y: 1 - resize.grip.y }
          const was = pointIn(start, fixed)
          const now = pointIn({ box: after, turn: start.turn }, fixed)
          expect(Math.hypot(now.x - was.x, now.y - was.y)).toBeLessThan(1e-6)
          expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(MIN_SIDE - 1e-9)
          const shape = start.box.width / start.box.height
          const ratio = after.width / after.height / shape
          expect(resize.keepsShape ? ratio : 1).toBeCloseTo(1, 6)
        },
      ),
      { numRuns: 20_000 },
    )
  })

  test.each<[string, Grip, Box]>([
    ['right side', { x: 1, y: 0.5 }, box(0, 0, 110, 50)],
    ['left side', { x: 0, y: 0.5 }, box(10, 0, 90, 50)],
    ['lower right corner', { x: 1, y: 1 }, box(0, 0, 110, 70)],
    ['upper left corner', { x: 0, y: 0 }, box(10, 20, 90, 30)],
    ['upper side', { x: 0.5, y: 0 }, box(0, 20, 100, 30)],
  ])('by the %s changes the sides there', (_, grip, wanted) => {
    expect(
      rounded(resizedBox({ box: box(0, 0, 100, 50), turn: 0 }, { grip, by: { x: 10, y: 20 } })),
    ).toEqual(wanted)
  })

  test('goes along the sides of a turned box', () => {
    const start = { box: box(0, 0, 100, 50), turn: 90 }
    // what is its right side is seen below
    expect(rounded(resizedBox(start, { grip: { x: 1, y: 0.5 }, by: { x: 99, y: 10 } }))).toEqual(
      box(-5, 5, 110, 50),
    )
  })

  test('from the middle changes both sides', () => {
    const start = { box: box(0, 0, 100, 50), turn: 0 }
    const resize = { grip: { x: 1, y: 1 }, by: { x: 10, y: 5 }, fromMiddle: true } as const
    expect(rounded(resizedBox(start, resize))).toEqual(box(-10, -5, 120, 60))
  })

  test('in shape goes by the side that changes more, or by the side that is held', () => {
    const start = { box: box(0, 0, 100, 50), turn: 0 }
    const shaped = (grip: Grip, x: number, y: number) =>
      resizedBox(start, { grip, by: { x, y }, keepsShape: true })
    expect(rounded(shaped({ x: 1, y: 1 }, 100, 10))).toEqual(box(0, 0, 200, 100))
    expect(rounded(shaped({ x: 1, y: 1 }, 10, 50))).toEqual(box(0, 0, 200, 100))
    expect(rounded(shaped({ x: 1, y: 0.5 }, 100, 500))).toEqual(box(0, -25, 200, 100))
    expect(rounded(shaped({ x: 0.5, y: 1 }, 500, 50))).toEqual(box(-50, 0, 200, 100))
  })

  test('in shape of a box without a side is a plain one', () => {
    const start = { box: box(0, 0, 0, 50), turn: 0 }
    const resize = { grip: { x: 1, y: 1 }, by: { x: 30, y: 10 }, keepsShape: true } as const
    expect(rounded(resizedBox(start, resize))).toEqual(box(0, 0, 30, 60))
  })

  test('past the opposite side stops at the least', () => {
    const start = { box: box(0, 0, 100, 50), turn: 0 }
    expect(rounded(resizedBox(start, { grip: { x: 1, y: 1 }, by: { x: -500, y: -500 } }))).toEqual(
      box(0, 0, MIN_SIDE, MIN_SIDE),
    )
  })
})

describe('a turn', () => {
  const held = { box: box(0, 0, 100, 100), turn: 350 }
  const from = { x: 50, y: 0 }

  test('follows the pointer about the middle, in whole degrees from 0 to 359', () => {
    expect(turnedBy(held, { from, to: { x: 100, y: 50 }, inSteps: false })).toBe(80)
    expect(turnedBy(held, { from, to: { x: 0, y: 50 }, inSteps: false })).toBe(260)
    expect(turnedBy(held, { from, to: from, inSteps: false })).toBe(350)
    const to = turnedPoint(from, { x: 50, y: 50 }, 10.4)
    expect(turnedBy(held, { from, to, inSteps: false })).toBe(0)
  })

  test('in steps meets multiples of 15 degrees', () => {
    const to = (turn: number) => turnedPoint(from, { x: 50, y: 50 }, turn)
    expect(turnedBy(held, { from, to: to(0), inSteps: true })).toBe(345)
    expect(turnedBy(held, { from, to: to(4), inSteps: true })).toBe(0)
    expect(turnedBy(held, { from, to: to(40), inSteps: true })).toBe(30)
  })
})

describe('what is stored', () => {
  test('is moved and widened as what is seen', () => {
    const stored = storedBox(box(10, 20, 100, 50), {
      before: box(110, 220, 100, 50),
      after: box(115, 227, 130, 40),
      outerTurn: 0,
    })
    expect(rounded(stored)).toEqual(box(15, 27, 130, 40))
  })

  test('in a turned group goes along the sides of the group', () => {
    const stored = storedBox(box(10, 20, 100, 50), {
      before: box(0, 0, 100, 50),
      after: box(30, 0, 100, 50),
      outerTurn: 90,
    })
    expect(rounded(stored)).toEqual(box(10, -10, 100, 50))
  })

  test('has no side below 0', () => {
    const change = { before: box(0, 0, 100, 50), after: box(0, 0, 10, 4), outerTurn: 0 }
    expect(storedBox(box(0, 0, 50, 20), change)).toMatchObject({ width: 0, height: 0 })
  })
})

test('bounds and corners of a turned box', () => {
  expect(cornersOf({ box: box(0, 0, 40, 20), turn: 90 })).toEqual([
    { x: 30, y: -10 },
    { x: 30, y: 30 },
    { x: 10, y: 30 },
    { x: 10, y: -10 },
  ])
  expect(rounded(boundsOf({ box: box(0, 0, 40, 20), turn: 90 }))).toEqual(box(10, -10, 20, 40))
  expect(unionOf([])).toBeNull()
  expect(unionOf([box(0, 5, 10, 10), box(20, 0, 5, 5)])).toEqual(box(0, 0, 25, 15))
})
