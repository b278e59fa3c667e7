/** What turned, transparent, blended and cut layers come to in the nodes of a pin. */
import { describe, expect, test } from 'vitest'
import { contrastOf } from '../color/colors.rules.ts'
import { leastContrast, solveScrims } from '../contrast/ground-light.ts'
import { outlineBox } from '../document/layer-frames.ts'
import { layoutFaults } from '../choice/layout-faults.ts'
import type { Box, LayoutInput, PinNode } from '../document/template.model.ts'
import { testDesign, testTemplate, type Doc } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'

const input: LayoutInput = {
  design: testDesign(),
  pictures: [],
  logo: null,
  measure: (piece) => piece.length * 0.5,
}

function draw(...layers: Doc[]): PinNode[] {
  return layoutTemplate(testTemplate(layers), input)
}

const box = (...[x, y, width, height]: [number, number, number, number]): Box => ({
  x,
  y,
  width,
  height,
})
const bar = (id: string, place: Box, over: Doc = {}): Doc => ({
  id,
  kind: 'shape',
  shape: 'rect',
  box: place,
  fill: 'accent',
  ...over,
})
const words = (id: string, place: Box, over: Doc = {}): Doc => ({
  id,
  kind: 'text',
  role: 'headline',
  box: place,
  parts: [{ text: '{headline}' }],
  color: 'text',
  fit: { largest: 90, smallest: 72 },
  ...over,
})
const framesOf = (nodes: readonly PinNode[]) => nodes.map(({ frames }) => frames ?? [])
const rulesOf = (nodes: PinNode[]) =>
  layoutFaults(nodes, {
    canvas: { width: 1000, height: 1500 },
    facts: new Map(),
    background: '#ffffff',
  }).map(({ rule }) => rule)
const contrastIn = (nodes: PinNode[]): number =>
  leastContrast(nodes, { background: '#ffffff', facts: new Map() })

describe('the frames of a node', () => {
  test('are those of its layer and of the groups around it, outermost first', () => {
    const group: Doc = {
      id: 'outer',
      kind: 'group',
      box: box(100, 100, 400, 400),
      opacity: 0.5,
      fill: '#ffffff',
      layers: [bar('inner', box(10, 10, 100, 100), { turn: 30, blend: 'multiply' })],
    }
    const outer = { id: 'outer', box: box(100, 100, 400, 400), opacity: 0.5 }
    const inner = { id: 'inner', box: box(110, 110, 100, 100), turn: 30, blend: 'multiply' }
    expect(framesOf(draw(group))).toEqual([[outer], [outer, inner]])
  })

  test('are none where a layer is as it would be without', () => {
    const plain = { turn: 360, opacity: 1, blend: 'normal' }
    expect(framesOf(draw(bar('a', box(0, 0, 9, 9), plain)))).toEqual([[]])
  })

  test('turn a layer of a stack about the middle of its place', () => {
    const stack: Doc = {
      id: 'stack',
      kind: 'group',
      box: box(100, 200, 600, 900),
      stack: { axis: 'down' },
      layers: [
        { id: 'first', kind: 'shape', shape: 'rect', fill: 'accent', size: { h: 50 } },
        { id: 'second', kind: 'shape', shape: 'rect', fill: 'text', size: { h: 80 }, turn: 9 },
      ],
    }
    expect(framesOf(draw(stack))).toEqual([
      [],
      [{ id: 'second', box: box(100, 250, 600, 80), turn: 9 }],
    ])
  })

  test('cut what is in a group to its box and corners', () => {
    const group: Doc = {
      id: 'cut',
      kind: 'group',
      box: box(100, 100, 400, 400),
      radius: 'round',
      clip: true,
      layers: [bar('inner', box(-50, -50, 900, 900))],
    }
    expect(framesOf(draw(group))[0]).toEqual([
      { id: 'cut', box: box(100, 100, 400, 400), clip: [200, 200, 200, 200] },
    ])
  })

  test("are not a shape's own opacity, which its shadow keeps", () => {
    const [shadow, fill] = draw(
      bar('a', box(0, 0, 9, 9), {
        opacity: 0.4,
        effects: [{ kind: 'shadow', down: 2, blur: 4, opacity: 0.3 }],
      }),
    )
    expect([shadow?.frames, fill?.frames, fill]).toMatchObject([
      undefined,
      undefined,
      { opacity: 0.4 },
    ])
  })
})

describe('a shadow', () => {
  const shadow = { kind: 'shadow', down: 10, blur: 12, opacity: 0.3 }
  const shadowOf = (over: object) =>
    draw(bar('a', box(100, 200, 50, 60), { effects: [{ ...shadow, ...over }] }))[0]

  test('without a color and a sideways distance is drawn as in older documents', () => {
    expect(shadowOf({})).toEqual({
      kind: 'shadow',
      box: box(100, 210, 50, 60),
      blur: 12,
      opacity: 0.3,
    })
  })

  test('is drawn sideways in a color of the pin, and is whole if its middle is visible', () => {
    expect(shadowOf({ right: -12, color: 'accent' })).toMatchObject({
      box: box(88, 210, 50, 60),
      color: '#b5542e',
    })
    expect(shadowOf({ right: -12 })).not.toHaveProperty('isWhole')
    expect(shadowOf({ right: -13 })).toHaveProperty('isWhole', true)
    expect(shadowOf({ down: 13 })).toHaveProperty('isWhole', true)
  })

  test('of words is drawn sideways in a color too', () => {
    const words = {
      id: 'words',
      kind: 'text',
      role: 'headline',
      parts: [{ text: 'Soup' }],
      color: 'text',
      fit: { largest: 60, smallest: 40 },
      box: box(100, 100, 800, 200),
      effects: [{ ...shadow, right: 4, color: 'accent' }],
    }
    expect(draw(words).at(-1)).toMatchObject({
      shadows: [{ down: 10, right: 4, blur: 12, opacity: 0.3, color: '#b5542e' }],
    })
  })
})

describe('the outline of a turned node', () => {
  const [node] = draw(bar('a', box(200, 300, 400, 100), { turn: 90 }))

  test('is where it is seen', () => {
    expect(node && outlineBox(node)).toEqual({
      x: expect.closeTo(350) as number,
      y: expect.closeTo(150) as number,
      width: expect.closeTo(100) as number,
      height: expect.closeTo(400) as number,
    })
  })

  test('reaches over the margins where the box does not', () => {
    const near = box(70, 600, 860, 100)
    expect(rulesOf(draw(words('a', near)))).toEqual([])
    expect(rulesOf(draw(words('a', near, { turn: 90 })))).toEqual([])
    const long = box(100, 60, 800, 120)
    expect(rulesOf(draw(words('a', long)))).toEqual([])
    expect(rulesOf(draw(words('a', long, { turn: 10 })))).toEqual(['margin'])
  })

  test('touches other words only where it is, not where its bounds are', () => {
    const below = words('b', box(70, 790, 400, 200), { parts: [{ text: 'Calm' }] })
    const slanted = (turn: number): Doc =>
      words('a', box(100, 600, 800, 100), { turn, parts: [{ text: 'A long slanted line' }] })
    expect(rulesOf(draw(slanted(0), below))).toEqual([])
    // it sinks to the right: its bounds cover the lower words, it does not
    expect(rulesOf(draw(slanted(14), below))).toEqual([])
    expect(rulesOf(draw(slanted(-14), below))).toEqual(['overlap'])
  })
})

describe('contrast', () => {
  const place = box(100, 600, 800, 200)

  test('is measured where turned words are seen', () => {
    const dark = bar('dark', box(0, 0, 1000, 560), { fill: '#111111' })
    expect(rulesOf(draw(dark, words('a', place)))).toEqual([])
    expect(rulesOf(draw(dark, words('a', box(350, 600, 400, 200), { turn: 90 })))).toEqual([
      'contrast',
    ])
  })

  test('knows what a turned shape covers', () => {
    const plank = (turn: number): Doc =>
      bar('plank', box(0, 620, 1000, 60), { fill: '#111111', turn })
    expect(rulesOf(draw(plank(0), words('a', place)))).toEqual(['contrast'])
    expect(
      rulesOf(draw(plank(90), words('a', box(100, 600, 300, 200), { parts: [{ text: 'Calm' }] }))),
    ).toEqual([])
  })

  test('of words that are seen through is less', () => {
    const whole = contrastIn(draw(words('a', place)))
    const pale = contrastIn(draw(words('a', place, { opacity: 0.4 })))
    expect(whole).toBeCloseTo(21)
    expect(pale).toBeCloseTo(contrastOf('#999999', '#ffffff'), 1)
  })

  test('knows what multiplied and screened shapes leave', () => {
    const on = (blend: string): number =>
      contrastIn(draw(bar('over', place, { fill: '#808080', blend }), words('a', place)))
    expect(on('multiply')).toBeCloseTo(contrastOf('#808080', '#000000'), 1)
    expect(on('screen')).toBeCloseTo(21)
  })

  test('ignores what a cut group hides', () => {
    const group = (clip: boolean): Doc => ({
      id: 'cut',
      kind: 'group',
      box: box(0, 0, 1000, 300),
      clip,
      layers: [bar('dark', box(0, 0, 1000, 1500), { fill: '#111111' })],
    })
    expect(rulesOf(draw(group(false), words('a', place)))).toEqual(['contrast'])
    expect(rulesOf(draw(group(true), words('a', place)))).toEqual([])
  })
})

test('a scrim is as strong as turned words need it where they are seen', () => {
  const layers = (turn: number): Doc[] => [
    { id: 'photo', kind: 'picture', source: 0, box: box(0, 0, 1000, 1500) },
    { id: 'tint', kind: 'scrim', on: 'photo', behind: ['a'], most: 0.9 },
    words('a', box(100, 900, 800, 100), { turn, parts: [{ text: 'A long slanted line' }] }),
  ]
  const behind = (turn: number): Box[] =>
    solveScrims(draw(...layers(turn)), { background: '#ffffff', facts: new Map() }).flatMap(
      (node) => (node.kind === 'scrim' ? node.behind : []),
    )
  expect(behind(20)[0]?.height).toBeGreaterThan((behind(0)[0]?.height ?? 0) * 2)
})
