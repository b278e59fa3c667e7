import { expect, test } from 'vitest'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { dropPlace, groupsBeside, placeOutside } from './drop-place.ts'

const shape = (id: string): Layer => ({ id, kind: 'shape', shape: 'rect', fill: 'accent' })
/** In the list: b, g (d, c), a. */
const layers: Layer[] = [
  shape('a'),
  { id: 'g', kind: 'group', layers: [shape('c'), shape('d')] },
  shape('b'),
]

test('a drop before a row goes above its layer, after it below', () => {
  expect(dropPlace(layers, { id: 'b', position: 'before' })).toEqual({ parent: null, index: 3 })
  expect(dropPlace(layers, { id: 'a', position: 'after' })).toEqual({ parent: null, index: 0 })
  expect(dropPlace(layers, { id: 'c', position: 'before' })).toEqual({ parent: 'g', index: 1 })
})

test('a drop on a group goes on top inside it, on another layer nowhere', () => {
  expect(dropPlace(layers, { id: 'g', position: 'on' })).toEqual({ parent: 'g', index: 2 })
  expect(dropPlace(layers, { id: 'a', position: 'on' })).toBeNull()
  expect(dropPlace(layers, { id: 'gone', position: 'before' })).toBeNull()
})

test('a layer moved out of a group goes directly above it', () => {
  expect(placeOutside(layers, 'c')).toEqual({ id: 'g', position: 'before' })
  expect(placeOutside(layers, 'a')).toBeNull()
})

test('a layer can go into the groups beside it', () => {
  expect(groupsBeside(layers, 'a').map(({ id }) => id)).toEqual(['g'])
  expect(groupsBeside(layers, 'b').map(({ id }) => id)).toEqual(['g'])
  expect(groupsBeside(layers, 'c')).toEqual([])
})
