import { describe, expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import type { SizeName } from '../document/template.schema.ts'
import type { Box, LayoutInput, PinNode } from '../document/template.model.ts'
import { testDesign, testFacts, testTemplate, type Doc } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'

const facts: PictureFacts = testFacts(1000, 800)

function input(over: Partial<PinDesign> = {}, pictures = 1): LayoutInput {
  return {
    design: testDesign({
      headline: '12 calm kitchens',
      colors: { background: '#f4efe6', text: '#2b2a28', accent: '#b5542e' },
      ...over,
    }),
    pictures: Array.from({ length: pictures }, () => ({ facts, crop: null })),
    logo: null,
    measure: (piece) => piece.length * 0.5,
  }
}

const bar = (id: string, h: unknown, over: Doc = {}): Doc => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  size: { h },
  ...over,
})
const stack = (layers: Doc[], over: Doc = {}, how: Doc = {}): Doc => ({
  id: 'stack',
  kind: 'group',
  box: { x: 0, y: 0, width: 1000, height: 1500 },
  pin: { h: 'both', v: 'both' },
  stack: { axis: 'down', ...how },
  layers,
  ...over,
})
const headline = (over: Doc = {}): Doc => ({
  id: 'headline',
  kind: 'text',
  role: 'headline',
  parts: [{ text: '{headline}' }],
  color: 'text',
  fit: { largest: 100, smallest: 72, height: 300 },
  ...over,
})
const rows = (nodes: PinNode[]): [number, number][] => nodes.map(({ box }) => [box.y, box.height])
const draw = (layers: Doc[], size?: SizeName): PinNode[] =>
  layoutTemplate(testTemplate(layers), input(), size)
const words = (nodes: PinNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'text' ? [node.lines.join(' ')] : []))

describe('a stack', () => {
  test('gives what is left to the layer that fills it', () => {
    expect(rows(draw([stack([bar('a', 100), bar('b', 'fill'), bar('c', 200)])]))).toEqual([
      [0, 100],
      [100, 1200],
      [1300, 200],
    ])
  })

  test('counts padding, gaps and the space around a layer', () => {
    const layers = [bar('a', 100, { space: [20, 30] }), bar('b', 'fill')]
    const nodes = draw([stack(layers, {}, { padding: [50, 40, 60, 40], gap: 10 })])
    expect(nodes.map(({ box }) => box)).toEqual([
      { x: 40, y: 70, width: 920, height: 100 },
      { x: 40, y: 210, width: 920, height: 1230 },
    ])
  })

  test('shares the room, and gives on what one cannot take', () => {
    const layers = [bar('a', { fill: { most: 300 } }), bar('b', 'fill'), bar('c', 'fill')]
    expect(rows(draw([stack(layers)]))).toEqual([
      [0, 300],
      [300, 600],
      [900, 600],
    ])
  })

  test.each([
    ['start', 0],
    ['centre', 650],
    ['end', 1300],
  ])('without a filling layer sets its layers at the %s', (justify, y) => {
    expect(rows(draw([stack([bar('a', 200)], {}, { justify })]))).toEqual([[y, 200]])
  })

  test('lets the layer that takes the rest be as high as what is left', () => {
    const layers = [bar('a', { fill: { most: 300 } }), bar('b', 200, { rest: true })]
    expect(rows(draw([stack(layers)]))).toEqual([
      [0, 300],
      [300, 1200],
    ])
  })

  test.each([
    ['its own shape goes when its subject fills it', { x: 0.01, width: 0.98 }, 800],
    ['its subject has room at the sides', { x: 0.3, width: 0.4 }, 1120],
  ])('lets a picture fill as far as %s', (_, across, height) => {
    const photo = { id: 'p', kind: 'picture', source: 0, size: { h: { fill: { own: {} } } } }
    const wide = { ...facts, subject: { y: 0.3, height: 0.4, ...across } }
    const document = testTemplate([stack([photo, bar('b', 200, { rest: true })])])
    const nodes = layoutTemplate(document, { ...input(), pictures: [{ facts: wide, crop: null }] })
    expect(rows(nodes)).toEqual([
      [0, height],
      [height, 1500 - height],
    ])
  })

  test.each([
    ['higher than its own shape where words leave a panel empty', { x: 0.2, width: 0.6 }, 1200],
    ['no higher than keeps its subject whole', { x: 0.05, width: 0.9 }, 1120],
  ])('cuts a square picture %s', (_, across, height) => {
    const own = { most: 1200 }
    const photo = { id: 'p', kind: 'picture', source: 0, size: { h: { fill: { own } } } }
    const square = { ...testFacts(1000, 1000), subject: { y: 0.3, height: 0.4, ...across } }
    const document = testTemplate([stack([photo, bar('b', 200, { rest: true })])])
    const nodes = layoutTemplate(document, {
      ...input(),
      pictures: [{ facts: square, crop: null }],
    })
    expect(rows(nodes)[0]).toEqual([0, height])
  })

  test.each([
    ['start', 0],
    ['centre', 700],
    ['end', 1400],
  ])('that hugs its layers is at the %s of its box', (justify, y) => {
    const group = stack([bar('a', 100)], { size: { h: 'hug' }, fill: 'background' }, { justify })
    expect(rows(draw([group]))).toEqual([
      [y, 100],
      [y, 100],
    ])
  })

  test('lets words take their height and the filling layer the rest', () => {
    const nodes = draw([stack([headline(), bar('b', 'fill')])])
    const [text, fill] = nodes.map(({ box }) => box)
    expect(text?.height).toBeGreaterThan(0)
    expect(fill).toEqual({ x: 0, y: text?.height, width: 1000, height: 1500 - (text?.height ?? 0) })
  })
})

describe('constraints', () => {
  const box: Box = { x: 100, y: 1200, width: 300, height: 200 }
  test.each([
    ['start', { y: 1200, height: 200 }],
    ['end', { y: 1500, height: 200 }],
    ['both', { y: 1200, height: 500 }],
    ['centre', { y: 1350, height: 200 }],
    ['scale', { y: 1440, height: 240 }],
  ])('%s on a higher canvas', (v, where) => {
    const nodes = draw([bar('a', 0, { box, pin: { h: 'start', v } })], '1000x1800')
    expect(nodes[0]?.box).toEqual({ x: 100, width: 300, ...where })
  })

  test('a float keeps its distance to the foot of a group that grew', () => {
    const float = bar('f', 0, {
      box: { x: 0, y: 90, width: 1000, height: 10 },
      pin: { h: 'both', v: 'end' },
    })
    const group = stack([float, bar('a', 400)], {
      size: { h: 'hug' },
      drawn: { width: 1000, height: 100 },
    })
    expect(rows(draw([group]))).toEqual([
      [390, 10],
      [0, 400],
    ])
  })
})

describe('a variable without a value', () => {
  const kicker = headline({ parts: [{ text: 'About {kicker}' }] })
  const drawn = (missing: Doc): string[] =>
    words(layoutTemplate(testTemplate([kicker], { variables: { kicker: { missing } } }), input()))

  test('hides the layer that names it', () => {
    expect(drawn({ do: 'hide' })).toEqual([])
    expect(words(draw([kicker]))).toEqual([])
  })

  test('is replaced by its default, which may name another', () => {
    expect(drawn({ do: 'default', text: '{headline}' })).toEqual(['About 12 calm kitchens'])
  })

  test('whose default is itself hides the layer', () => {
    expect(drawn({ do: 'default', text: '{kicker}' })).toEqual([])
  })

  test('leaves an empty layer to the layout', () => {
    expect(drawn({ do: 'layout' })).toEqual(['About'])
  })
})

test('a value in braces is shown, and names no variable', () => {
  const nodes = layoutTemplate(
    testTemplate([headline()]),
    input({ headline: '{kicker} ideas', kicker: 'Home' }),
  )
  expect(words(nodes)).toEqual(['{kicker} ideas'])
})

test('the number of a headline and the words behind it are variables', () => {
  const nodes = draw([headline({ parts: [{ text: '{headline.rest} / {headline.number}' }] })])
  expect(words(nodes)).toEqual(['Calm kitchens / 12'])
})

test('a line in capitals gives them up before it gets smaller than it may', () => {
  const line = headline({
    role: 'kicker',
    style: { uppercase: true, spacing: 0.3 },
    fit: { largest: 40, smallest: 36, lines: 1 },
    size: { h: 60 },
  })
  const set = (text: string) => {
    const { measure: _, ...rest } = input({ headline: text })
    const wide: LayoutInput = {
      ...rest,
      measure: (piece, style) => piece.length * (0.5 + style.spacing),
    }
    return layoutTemplate(testTemplate([stack([line])]), wide).flatMap((node) =>
      node.kind === 'text' ? [[node.lines.join(' '), node.size]] : [],
    )
  }
  expect(set('Short and sweet')).toEqual([['SHORT AND SWEET', 40]])
  expect(set('A line that is rather longer than the others')).toEqual([
    ['A line that is rather longer than the others', 40],
  ])
})

test('a text of 10,000 characters shows its beginning', () => {
  const parts = Array.from({ length: 20 }, () => ({ text: 'word '.repeat(100) }))
  const [shown = ''] = words(draw([headline({ role: 'kicker', parts })]))
  expect(shown.length).toBeLessThanOrEqual(400)
  expect(shown.length).toBeGreaterThan(380)
  expect(shown).toMatch(/word…$/)
})

test('a layer is left out where its condition does not hold', () => {
  const layer = bar('a', 0, { when: { has: ['picture'], lacks: ['kicker'], leadWiderThan: 1.2 } })
  const count = (over: Partial<PinDesign>, pictures: number): number =>
    layoutTemplate(testTemplate([layer]), input(over, pictures)).length
  expect([count({}, 1), count({}, 0), count({ kicker: 'Home' }, 1)]).toEqual([1, 0, 0])
})

test('the last case that holds wins, and changes nothing else', () => {
  const layer = bar('a', 0, {
    box: { x: 0, y: 0, width: 10, height: 10 },
    cases: [
      { when: { has: ['headline'] }, set: { fill: 'text', box: { y: 5 } } },
      { when: { has: ['picture'] }, set: { box: { y: 7 } } },
      { when: { has: ['kicker'] }, set: { box: { y: 9 } } },
    ],
  })
  expect(draw([layer])).toEqual([
    { kind: 'fill', box: { x: 0, y: 7, width: 10, height: 10 }, color: '#2b2a28' },
  ])
})

test('a size changes only what it names of a layer', () => {
  const document = testTemplate([stack([bar('a', 100)])], {
    sizes: { '1080x1080': { layers: { a: { size: { h: 60 } } } } },
  })
  const at = (size: SizeName): number | undefined =>
    layoutTemplate(document, input(), size)[0]?.box.height
  expect([at('1000x1500'), at('1080x1080')]).toEqual([100, 60])
})

test('a layer of an unknown kind draws nothing, in a stack or on the canvas', () => {
  const globe = { id: 'globe', kind: 'hologram' }
  expect(draw([globe, stack([{ ...globe, id: 'other' }, bar('a', 100)])])).toHaveLength(1)
})
