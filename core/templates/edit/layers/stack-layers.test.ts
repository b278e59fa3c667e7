import { expect, test } from 'vitest'
import { testDesign, testTemplate, type Doc } from '../../layout/layout.builder.ts'
import { layoutTemplate } from '../../layout/template-layout.ts'
import type { Layer, Template } from '../../document/template.schema.ts'
import { applyChange } from '../changes.ts'
import { findLayer } from '../tree/layer-places.ts'
import type { TemplateChange } from '../tree/template-change.schema.ts'
import {
  canStack,
  stackedChange,
  stackSideChange,
  stackSideOf,
  stackSidesOf,
} from './stack-layers.ts'

const bar = (id: string, sides: [number, number, number, number] | null, over: Doc = {}): Doc => {
  const [x, y, width, height] = sides ?? [0, 0, 0, 0]
  return {
    id,
    kind: 'shape',
    shape: 'rect',
    fill: 'accent',
    ...(sides && { box: { x, y, width, height } }),
    ...over,
  }
}
const words = (id: string, over: Doc = {}): Doc => ({
  id,
  kind: 'text',
  role: 'kicker',
  parts: [{ text: 'Words' }],
  color: 'text',
  fit: { largest: 50, smallest: 50, lines: 1 },
  ...over,
})
const groupOf = (layers: Doc[], over: Doc = {}): Doc => ({
  id: 'group',
  kind: 'group',
  box: { x: 100, y: 100, width: 800, height: 900 },
  layers,
  ...over,
})
const three = [
  bar('low', [0, 500, 300, 200]),
  bar('high', [400, 0, 100, 120]),
  words('words', { box: { x: 0, y: 200, width: 800, height: 100 } }),
]

function layerOf({ layers }: Template, id: string): Layer {
  const found = findLayer(layers, id)
  if (!found) throw new Error(`No layer ${id}.`)
  return found.layer
}
function groupIn(template: Template) {
  const group = layerOf(template, 'group')
  if (group.kind !== 'group') throw new Error('No group.')
  return group
}
function applied(template: Template, change: TemplateChange | null): Template {
  const done = change && applyChange(template, change)
  if (!done?.ok) throw new Error('The change was refused.')
  return done.template
}
const drawn = (template: Template) =>
  layoutTemplate(template, {
    design: testDesign(),
    pictures: [],
    logo: null,
    measure: (piece) => piece.length * 0.5,
  }).map(({ box: { x, y, width, height } }) => [x, y, width, height])

test('layers become a column in the order in which they are seen, and keep their heights', () => {
  const template = testTemplate([groupOf(three)])
  const now = applied(template, stackedChange(template, groupIn(template), 'down'))
  expect(groupIn(now).layers.map(({ id }) => id)).toEqual(['high', 'words', 'low'])
  expect(drawn(now).toSpliced(1, 1)).toEqual([
    [100, 100, 800, 120],
    [100, 100 + 120 + 24 + (drawn(now)[1]?.[3] ?? 0) + 24, 800, 200],
  ])
})

test('layers become a row from left to right, and keep their widths', () => {
  const template = testTemplate([groupOf(three.slice(0, 2))])
  const now = applied(template, stackedChange(template, groupIn(template), 'across'))
  expect(drawn(now)).toEqual([
    [100, 100, 300, 900],
    [424, 100, 100, 900],
  ])
})

test('boxes of their own at one size are removed with the boxes, and undo restores all', () => {
  const template = testTemplate([groupOf(three)], {
    sizes: {
      '1080x1080': {
        layers: {
          low: { box: { x: 0, y: 0, width: 10, height: 10 } },
          high: { box: { x: 0, y: 0, width: 10, height: 10 }, opacity: 0.5 },
        },
      },
    },
  })
  const change = stackedChange(template, groupIn(template), 'down')
  const done = change && applyChange(template, change)
  if (!done?.ok) throw new Error('The change was refused.')
  expect(done.template.sizes['1080x1080']?.layers).toEqual({ high: { opacity: 0.5 } })
  const undone = applyChange(done.template, done.inverse)
  expect(undone.ok && undone.template).toEqual(template)
})

test('a group with a stack, at the calm end of a picture, without layers or boxes is not stacked', () => {
  const place = { mode: 'calmest', over: 'photo', seam: 0, isCard: false, top: 0, bottom: 900 }
  const groups = [
    groupOf(three, { stack: { axis: 'down' } }),
    groupOf(three, { place }),
    groupOf([]),
    groupOf([bar('whole', null)]),
  ]
  for (const group of groups) {
    const template = testTemplate([group])
    expect(canStack(groupIn(template))).toBe(false)
    expect(stackedChange(template, groupIn(template), 'down')).toBeNull()
  }
})

const stacked = testTemplate([
  groupOf([bar('bar', null, { size: { w: 90, h: 100 } }), words('words')], {
    stack: { axis: 'down' },
  }),
])

test('a text takes what its words need until it takes the rest', () => {
  const text = layerOf(stacked, 'words')
  expect(stackSidesOf(text, 'down')).toEqual(['own', 'fill', 'fixed'])
  expect(stackSideOf(text, 'down')).toBe('own')
  const now = applied(stacked, stackSideChange(text, 'down', 'fill'))
  expect(stackSideOf(layerOf(now, 'words'), 'down')).toBe('fill')
  const back = applied(now, stackSideChange(layerOf(now, 'words'), 'down', 'own'))
  expect(layerOf(back, 'words')).toEqual(text)
})

test('a shape has a fixed length or takes the rest, and keeps its other side', () => {
  const shape = layerOf(stacked, 'bar')
  expect(stackSidesOf(shape, 'down')).toEqual(['fill', 'fixed'])
  expect(stackSideOf(shape, 'down')).toBe('fixed')
  const now = applied(stacked, stackSideChange(shape, 'down', 'fill'))
  expect(layerOf(now, 'bar').size).toEqual({ w: 90, h: 'fill' })
  expect(stackSideOf(layerOf(now, 'bar'), 'down')).toBe('fill')
  const longer = applied(stacked, stackSideChange(shape, 'down', 250))
  expect(drawn(longer)[0]?.[3]).toBe(250)
})

test('a list has no length to choose in a column', () => {
  const list = { ...layerOf(stacked, 'bar'), kind: 'list' } as Layer
  expect(stackSidesOf(list, 'down')).toEqual([])
  expect(stackSidesOf(list, 'across')).toEqual(['fill', 'fixed'])
})
