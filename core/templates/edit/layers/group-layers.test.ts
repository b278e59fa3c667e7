import { expect, test } from 'vitest'
import { blankTemplate } from '../../document/blank-template.ts'
import type { Layer, Template } from '../../document/template.schema.ts'
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
function done(template: Template, change: TemplateChange): Template {
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return applied.template
}
const boxIn = (template: Template, id: string) => findLayer(template.layers, id)?.layer.box

test('a group is as large as its layers, which stay where they are seen', () => {
  const grouping = groupOf(start, ['a', 'b'])
  if (grouping === null) throw new Error('Not grouped.')
  const grouped = done(start, grouping.change)
  expect(boxIn(grouped, grouping.id)).toEqual({ x: 100, y: 1000, width: 250, height: 2040 })
  expect(boxIn(grouped, 'a')).toMatchObject({ x: 0, y: 0 })
  expect(boxIn(grouped, 'b')).toMatchObject({ x: 200, y: 2000 })

  const group = findLayer(grouped.layers, grouping.id)?.layer
  const back = group && ungroupOf(group)
  if (!back) throw new Error('Not taken apart.')
  expect(done(grouped, back).layers).toEqual(start.layers)
})

test.each([
  ['one layer', ['a']],
  ['a layer without a box', ['a', 'full']],
  ['none', []],
])('%s is no group', (_, ids) => {
  expect(groupOf(start, ids)).toBeNull()
})

test('layers of two groups are no group', () => {
  const layers = [shape('a', 1), { id: 'g', kind: 'group', layers: [shape('b', 2)] } as Layer]
  expect(groupOf({ ...start, layers }, ['a', 'b'])).toBeNull()
})

test('a stack is not taken apart: its layers have their places from it', () => {
  const group = { id: 'g', kind: 'group', layers: [shape('b', 2)] } satisfies Layer
  expect(ungroupOf({ ...group, stack: { axis: 'down' } })).toBeNull()
  expect(ungroupOf({ ...group, layers: [shape('b', 2, { box: undefined })] })).toBeNull()
  expect(ungroupOf(shape('a', 1))).toBeNull()
})
