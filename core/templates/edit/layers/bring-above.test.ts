import { expect, test } from 'vitest'
import { blankTemplate } from '../../document/blank-template.ts'
import type { GroupLayer, Layer, Template } from '../../document/template.schema.ts'
import { applyChange } from '../changes.ts'
import { bringAbove } from './bring-above.ts'

const shape = (id: string): Layer => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  box: { x: 0, y: 0, width: 50, height: 40 },
})
const group = (id: string, layers: Layer[], over: Partial<GroupLayer> = {}): Layer => ({
  id,
  kind: 'group',
  box: { x: 0, y: 0, width: 50, height: 40 },
  ...over,
  layers,
})

interface Moving {
  readonly id: string
  readonly coverId: string
}

/** From the bottom to the top; null where there is no change. */
function orderAfter(layers: Layer[], move: Moving): string[] | null {
  const template: Template = { ...blankTemplate('Mine'), layers }
  const change = bringAbove(template, move)
  if (change === null) return null
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return applied.template.layers.map(({ id }) => id)
}

test('a layer moves directly above the one that covers it', () => {
  const layers = ['a', 'b', 'c', 'd'].map(shape)
  expect(orderAfter(layers, { id: 'a', coverId: 'c' })).toEqual(['b', 'c', 'a', 'd'])
})

test('a layer in another group moves with its group', () => {
  const layers = [group('g', [shape('a')]), shape('b'), group('h', [shape('c')]), shape('d')]
  expect(orderAfter(layers, { id: 'a', coverId: 'c' })).toEqual(['b', 'h', 'g', 'd'])
})

test.each<[string, Layer[], Moving]>([
  ['a layer that is above already', [shape('a'), shape('b')], { id: 'b', coverId: 'a' }],
  ['a layer that is gone', [shape('a')], { id: 'b', coverId: 'a' }],
  ['the group that holds the layer', [group('g', [shape('a')])], { id: 'a', coverId: 'g' }],
  [
    'layers in one stack',
    [group('g', [shape('a'), shape('b')], { stack: { axis: 'down' } })],
    { id: 'a', coverId: 'b' },
  ],
])('there is no change for %s', (_, layers, move) => {
  expect(orderAfter(layers, move)).toBeNull()
})
