import { expect, test } from 'vitest'
import { layoutFaults } from './layout-faults.ts'
import { FULL, type PinNode, type TextNode } from '../document/template.model.ts'

const text = (over: Partial<TextNode> = {}): TextNode => ({
  kind: 'text',
  role: 'item',
  box: { x: 100, y: 100, width: 300, height: 50 },
  lines: ['Two', 'words'],
  size: 40,
  style: { family: 'inter', weight: 700, lineHeight: 1.1, spacing: 0, uppercase: false },
  color: '#ffffff',
  align: 'left',
  dir: 'ltr',
  ...over,
})
const ground: PinNode = { kind: 'fill', box: FULL, color: '#000000' }
const rulesOf = (...nodes: PinNode[]): string[] =>
  layoutFaults([ground, ...nodes], {
    canvas: { width: 1000, height: 1500 },
    facts: new Map(),
    background: '#000000',
  }).map(({ rule }) => rule)
const at = (x: number, y: number): TextNode =>
  text({ box: { x, y, width: 300, height: 50 }, lines: [`${x} ${y}`] })

test('words that keep the rules have no fault', () => {
  expect(rulesOf(text())).toEqual([])
})

test.each([
  [at(59, 100), ['margin']],
  [at(60, 100), []],
  [at(641, 100), ['margin']],
  [at(640, 100), []],
  [at(100, 59), ['margin']],
  [at(100, 1390), []],
  [at(100, 1391), ['margin']],
  [at(300, 1390), ['corner']],
  [at(600, 1330), []],
  [at(600, 1331), ['corner']],
])('a place is inside the margins and off the quiet corner: %#', (node, rules) => {
  expect(rulesOf(node)).toEqual(rules)
})

test.each([
  ['item', 36, []],
  ['item', 35, ['small']],
  ['brand', 30, []],
  ['brand', 29, ['small']],
  ['ornament', 10, []],
] as const)('a %s of %d units is judged by its role', (role, size, rules) => {
  expect(rulesOf(text({ role, size }))).toEqual(rules)
})

test('words on words are named once, for the lower ones', () => {
  expect(rulesOf(text(), text())).toEqual(['overlap'])
  expect(rulesOf(text(), at(100, 150))).toEqual([])
})

const above = (over: Partial<Extract<PinNode, { kind: 'fill' }>> = {}): PinNode => ({
  kind: 'fill',
  box: { x: 100, y: 100, width: 300, height: 50 },
  color: '#333333',
  ...over,
})
const photo: PinNode = {
  kind: 'picture',
  slot: 0,
  box: { x: 0, y: 0, width: 1000, height: 300 },
  crop: { x: 0, y: 0, width: 1, height: 1 },
}

test.each<[string, PinNode, string[]]>([
  ['a shape over it', above(), ['covered']],
  ['a picture over it', photo, ['covered']],
  [
    'a shape over a tenth of it',
    above({ box: { x: 0, y: 0, width: 130, height: 200 } }),
    ['covered'],
  ],
  ['a shape at its edge', above({ box: { x: 0, y: 0, width: 115, height: 200 } }), []],
  ['a shape that is almost transparent', above({ opacity: 0.3 }), []],
  ['a shape in a faint group', above({ frames: [{ id: 'g', box: FULL, opacity: 0.2 }] }), []],
  ['a shape that multiplies', above({ frames: [{ id: 'g', box: FULL, blend: 'multiply' }] }), []],
  [
    'a shape of which the group cuts off that part',
    above({
      frames: [{ id: 'g', box: { x: 0, y: 200, width: 900, height: 900 }, clip: [0, 0, 0, 0] }],
    }),
    [],
  ],
  [
    'a shape turned away from it',
    above({
      box: { x: 0, y: 110, width: 1000, height: 20 },
      frames: [{ id: 'g', box: { x: 800, y: 110, width: 20, height: 20 }, turn: 90 }],
    }),
    [],
  ],
  [
    'the corner outside an oval',
    above({ box: { x: 330, y: 100, width: 600, height: 600 }, isEllipse: true }),
    [],
  ],
])('words below %s', (_, cover, rules) => {
  expect(rulesOf(text(), cover).filter((rule) => rule === 'covered')).toEqual(rules)
  expect(rulesOf(cover, text()).filter((rule) => rule === 'covered')).toEqual([])
})

test('words and a shape in one faint group: the shape hides them', () => {
  const frames = [{ id: 'g', box: FULL, opacity: 0.2 }]
  expect(rulesOf(text({ frames }), above({ frames }))).toContain('covered')
})

test('words that cannot be read on what lies below them are named', () => {
  expect(rulesOf(text({ color: '#444444' }))).toEqual(['contrast'])
})

test.each([
  ['#737373', ['contrast']],
  ['#757575', []],
])('words in %s on black are judged by a ratio of 4.5', (color, rules) => {
  expect(rulesOf(text({ color }))).toEqual(rules)
})

test('a list with rows left out is a fault, found at its last row', () => {
  expect(rulesOf(text({ leftOut: 2 }), at(100, 200))).toEqual(['cutList'])
})

test('a headline that was shortened and a picture that is a mere strip are named', () => {
  expect(rulesOf(text({ shortened: 'Two' }))).toEqual(['shortened'])
  const strip = (height: number): PinNode => ({
    kind: 'picture',
    slot: 0,
    box: { x: 0, y: 0, width: 1000, height },
    crop: { x: 0, y: 0, width: 1, height: 1 },
  })
  expect([rulesOf(strip(139)), rulesOf(strip(140))]).toEqual([['flatPicture'], []])
})

test('a shape of which only a sliver is on the pin is named, one that hangs over an edge is not', () => {
  const fill = (y: number): PinNode => ({
    kind: 'fill',
    box: { x: 300, y, width: 400, height: 400 },
    color: '#333333',
  })
  expect([rulesOf(fill(1_401)), rulesOf(fill(1_400)), rulesOf(fill(-400))]).toEqual([
    ['outside'],
    [],
    ['outside'],
  ])
})

test('a covered text names the layer that hides most of it', () => {
  const words = text()
  const small = above({ box: { x: 100, y: 100, width: 80, height: 50 } })
  const large = above({ box: { x: 150, y: 100, width: 250, height: 50 } })
  const owners = new Map<PinNode, string>([
    [words, 'headline'],
    [small, 'dot'],
    [large, 'bar'],
  ])
  const facts = { canvas: { width: 1000, height: 1500 }, facts: new Map(), background: '#000000' }
  expect(layoutFaults([ground, words, small, large], { ...facts, owners })).toMatchObject([
    { rule: 'covered', layerId: 'headline', coverId: 'bar' },
  ])
})

test('a fault names the layer of its node where layers are known', () => {
  const small = text({ size: 20 })
  const facts = { canvas: { width: 1000, height: 1500 }, facts: new Map(), background: '#000000' }
  const owners = new Map<PinNode, string>([[small, 'kicker']])
  expect(layoutFaults([ground, small], { ...facts, owners })).toMatchObject([
    { rule: 'small', layerId: 'kicker' },
  ])
  expect(layoutFaults([ground, small], facts)[0]).not.toHaveProperty('layerId')
})
