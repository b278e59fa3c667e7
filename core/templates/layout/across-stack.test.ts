import { expect, test } from 'vitest'
import type { PinNode } from '../document/template.model.ts'
import { testDesign, testFacts, testTemplate, type Doc } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'

const bar = (id: string, size: Doc = {}, over: Doc = {}): Doc => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  size,
  ...over,
})
const words = (id: string, text: string): Doc => ({
  id,
  kind: 'text',
  role: 'kicker',
  parts: [{ text }],
  color: 'text',
  fit: { largest: 50, smallest: 50, lines: 1 },
})

const photo = { facts: testFacts(900, 600), crop: null }

interface DrawnWith {
  headline?: string
  over?: Doc
  pictures?: (typeof photo)[]
}

function draw(
  layers: Doc[],
  how: Doc = {},
  { headline = 'Calm kitchens', over = {}, pictures = [photo] }: DrawnWith = {},
): PinNode[] {
  const group = {
    id: 'row',
    kind: 'group',
    box: { x: 100, y: 200, width: 800, height: 400 },
    stack: { axis: 'across', ...how },
    layers,
    ...over,
  }
  return layoutTemplate(testTemplate([group]), {
    design: testDesign({ headline }),
    pictures,
    logo: null,
    measure: (piece) => piece.length * 0.5,
  })
}
const sides = (nodes: PinNode[]): number[][] =>
  nodes.map(({ box: { x, y, width, height } }) => [x, y, width, height])

test('layers with widths keep them, and the others share the rest', () => {
  expect(sides(draw([bar('a', { w: 200 }), bar('b'), bar('c')], { gap: 20 }))).toEqual([
    [100, 200, 200, 400],
    [320, 200, 280, 400],
    [620, 200, 280, 400],
  ])
})

test('padding and the space around a layer are counted', () => {
  const layers = [bar('a', {}, { space: [10, 30] }), bar('b')]
  expect(sides(draw(layers, { padding: [5, 40, 15, 20] }))).toEqual([
    [130, 205, 350, 380],
    [510, 205, 350, 380],
  ])
})

test('under a headline that reads from the right the first layer is at the right', () => {
  const nodes = draw([bar('a', { w: 300 }), bar('b')], {}, { headline: 'وصفات الشتاء' })
  expect(sides(nodes)).toEqual([
    [600, 200, 300, 400],
    [100, 200, 500, 400],
  ])
})

test.each([
  ['start', 100],
  ['centre', 300],
  ['end', 500],
])('without a layer that takes the rest they are at the %s', (justify, x) => {
  const nodes = draw([bar('a', { w: 150 }), bar('b', { w: 250 })], { justify })
  expect(sides(nodes).map(([left]) => left)).toEqual([x, x + 150])
})

test('widths that are more than there is become narrower alike', () => {
  const nodes = draw([bar('a', { w: 900 }), bar('b', { w: 300 })])
  expect(sides(nodes).map(([x, , width]) => [x, width])).toEqual([
    [100, 600],
    [700, 200],
  ])
})

test.each([
  ['start', 200],
  ['centre', 350],
  ['end', 500],
])('a layer with a height is at the %s of the row', (across, y) => {
  expect(sides(draw([bar('a', { h: 100 }, { across })]))).toEqual([[100, y, 800, 100]])
})

test('a text without words leaves its room to the others', () => {
  expect(sides(draw([words('a', '{price}'), bar('b')]))).toEqual([[100, 200, 800, 400]])
})

test.each([
  [
    'a picture that shows nothing without one',
    { id: 'a', kind: 'picture', source: 0, empty: 'hide' },
  ],
  [
    'a group whose texts are all without words',
    { id: 'a', kind: 'group', stack: { axis: 'down' }, layers: [words('in', '{price}')] },
  ],
])('%s leaves its room to the others', (_, layer) => {
  const nodes = draw([layer, bar('b')], {}, { pictures: [] })
  expect(sides(nodes)).toEqual([[100, 200, 800, 400]])
})

test('a picture and a group of words keep their room', () => {
  const picture = { id: 'a', kind: 'picture', source: 0, empty: 'hide' }
  const group = { id: 'g', kind: 'group', stack: { axis: 'down' }, layers: [words('in', 'Soup')] }
  const nodes = draw([picture, group, bar('b', { w: 200 })])
  expect(sides(nodes).at(-1)).toEqual([700, 200, 200, 400])
})

test('a row that hugs its layers is as high as the highest of them', () => {
  const row = {
    id: 'inner',
    kind: 'group',
    stack: { axis: 'across', padding: [10, 0, 20, 0] },
    layers: [bar('a', { h: 60 }), bar('b', { h: 90 })],
  }
  const nodes = draw(
    [],
    {},
    {
      over: { stack: { axis: 'down' }, layers: [row, bar('below', { h: 50 })] },
    },
  )
  expect(sides(nodes)).toEqual([
    [100, 210, 400, 60],
    [500, 210, 400, 90],
    [100, 320, 800, 50],
  ])
})

test('a row of a column that hugs a text and a bar is as high as the bar, and what is below takes the rest', () => {
  const row = {
    id: 'pair',
    kind: 'group',
    size: { h: 'hug' },
    stack: { axis: 'across', gap: 20 },
    layers: [{ ...words('note', 'Easy soup'), size: { w: 300 } }, bar('b', { h: 120 })],
  }
  const nodes = draw([row, bar('below')], { axis: 'down', gap: 10 })
  const [text, beside, below] = sides(nodes)
  expect(text?.slice(0, 2)).toEqual([100, 200])
  expect(beside).toEqual([420, 200, 480, 120])
  expect(below).toEqual([100, 330, 800, 270])
})
