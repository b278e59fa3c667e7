import { expect, test } from 'vitest'
import { testDesign } from '../../layout/layout.builder.ts'
import { outlineTemplate } from '../placement/layer-outline.ts'
import { blankTemplate } from '../../document/blank-template.ts'
import { type Layer, SizeName, type Template } from '../../document/template.schema.ts'
import { applyChange } from '../changes.ts'
import { groupOf, ungroupOf } from './group-layers.ts'
import { findLayer } from '../tree/layer-places.ts'
import type { TemplateChange } from '../tree/template-change.schema.ts'

const shape = (id: string, x: number, over: object = {}): Layer => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  box: { x, y: 10 * x, width: 50, height: 40 },
  ...over,
})
const start: Template = {
  ...blankTemplate('Mine'),
  layers: [
    shape('ground', 0),
    shape('a', 100),
    shape('b', 300),
    shape('full', 0, { box: undefined }),
  ],
}
/** The boxes alone place these layers. */
const UNSEEN = [{ size: '1000x1500', outlines: [] }] as const
function done(template: Template, change: TemplateChange): Template {
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return applied.template
}
const boxIn = (template: Template, id: string) => findLayer(template.layers, id)?.layer.box

test('a group is as large as its layers, which stay where they are seen', () => {
  const grouping = groupOf(start, ['a', 'b'], UNSEEN)
  if (grouping === null) throw new Error('Not grouped.')
  const grouped = done(start, grouping.change)
  expect(boxIn(grouped, grouping.id)).toEqual({ x: 100, y: 1000, width: 250, height: 2040 })
  expect(boxIn(grouped, 'a')).toMatchObject({ x: 0, y: 0 })
  expect(boxIn(grouped, 'b')).toMatchObject({ x: 200, y: 2000 })

  const group = findLayer(grouped.layers, grouping.id)?.layer
  const back = group && ungroupOf(grouped, group, UNSEEN)
  if (!back) throw new Error('Not taken apart.')
  expect(done(grouped, back).layers).toEqual(start.layers)
})

const input = { design: testDesign(), pictures: [], logo: null, measure: () => 0.5 }
/** Where the layout has them at each size. */
const seen = (template: Template, ids: readonly string[]) =>
  SizeName.options.map((size) => {
    const { layers } = outlineTemplate(template, input, size)
    return ids.map((id) => [size, id, rounded(layers.find((one) => one.id === id)?.box)])
  })
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'number' ? Math.round(one * 100) / 100 : one,
  )
const tall = (x: number) => ({ x, y: 2 * x, width: 60, height: 500 })
const CONSTRAINTS = ['start', 'end', 'both', 'centre', 'scale'] as const
const pins = CONSTRAINTS.flatMap((a) => CONSTRAINTS.map((b): [typeof a, typeof b] => [a, b]))

test.each(pins)('layers pinned to %s and %s stay where they are at every size', (a, b) => {
  const template: Template = {
    ...start,
    layers: [
      shape('a', 100, { pin: { h: 'start', v: a }, box: tall(100) }),
      shape('b', 120, { pin: { h: 'end', v: b }, box: tall(240) }),
    ],
    sizes: {
      '1080x1080': { layers: { a: { box: { x: 400, y: 300, width: 90, height: 600 } } } },
      '1080x1920': { layers: { b: { box: { x: 10, y: 200, width: 30, height: 60 }, turn: 5 } } },
    },
  }
  const grouping = groupOf(template, ['a', 'b'], UNSEEN)
  if (grouping === null) throw new Error('Not grouped.')
  const grouped = done(template, grouping.change)
  expect(seen(grouped, ['a', 'b'])).toEqual(seen(template, ['a', 'b']))

  const group = findLayer(grouped.layers, grouping.id)?.layer
  const back = group && ungroupOf(grouped, group, UNSEEN)
  if (!back) throw new Error('Not taken apart.')
  const apart = done(grouped, back)
  expect(seen(apart, ['a', 'b'])).toEqual(seen(template, ['a', 'b']))
  expect(rounded(apart.sizes)).toEqual(template.sizes)
})

test('grouping layers with the same pinning stores no box for a single size', () => {
  const grouping = groupOf(start, ['a', 'b'], UNSEEN)
  expect(grouping?.change.type).toBe('group')
})

test('one undo restores the boxes of a single size', () => {
  const box = { x: 400, y: 300, width: 90, height: 80 }
  const template: Template = { ...start, sizes: { '1080x1080': { layers: { a: { box } } } } }
  const grouping = groupOf(template, ['a', 'b'], UNSEEN)
  const applied = grouping && applyChange(template, grouping.change)
  if (!applied?.ok) throw new Error('Not grouped.')
  expect(applied.template.sizes['1080x1080']?.layers).not.toEqual({ a: { box } })
  expect(done(applied.template, applied.inverse)).toEqual(template)
})

test.each([
  ['one layer', ['a']],
  ['a layer without a box', ['a', 'full']],
  ['none', []],
])('%s is no group', (_, ids) => {
  expect(groupOf(start, ids, UNSEEN)).toBeNull()
})

test('layers of two groups are no group', () => {
  const layers = [shape('a', 1), { id: 'g', kind: 'group', layers: [shape('b', 2)] } as Layer]
  expect(groupOf({ ...start, layers }, ['a', 'b'], UNSEEN)).toBeNull()
})

test('a stack is not taken apart: its layers have their places from it', () => {
  const group = { id: 'g', kind: 'group', layers: [shape('b', 2)] } satisfies Layer
  const taken = (layer: Layer) =>
    ungroupOf({ ...start, layers: [shape('c', 1), layer] }, layer, UNSEEN)
  expect(taken({ ...group, stack: { axis: 'down' } })).toBeNull()
  expect(taken({ ...group, layers: [shape('b', 2, { box: undefined })] })).toBeNull()
  expect(taken(shape('a', 1))).toBeNull()
  expect(taken(group)).not.toBeNull()
})
