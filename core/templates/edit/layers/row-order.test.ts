import { expect, test } from 'vitest'
import { readTemplate } from '../../document/template-file.ts'
import { templateVersion1 } from '../../document/template-v1.fixture.ts'
import type { LayerOutline } from '../placement/layer-outline.ts'
import { moveKindOf, reorderInRow } from './row-order.ts'

function fixture(lock?: object) {
  const layers = structuredClone(templateVersion1.layers).map((layer) =>
    layer.id === 'words' ? { ...layer, lock } : layer,
  )
  const read = readTemplate({ ...structuredClone(templateVersion1), layers })
  if (!read.ok) throw new Error(read.problem.message)
  return read.template
}
const outline = (id: string, y: number, row: LayerOutline['row'] = 'down'): LayerOutline => ({
  id,
  kind: 'shape',
  box: { x: y, y, width: 100, height: 100 },
  turn: 0,
  outerTurn: 0,
  around: ['words'],
  row,
})
const rows = [outline('kicker', 0), outline('headline', 100), outline('list', 200)]
const reorder = (id: string, at: number, outlines = rows) => {
  const change = reorderInRow(fixture(), outlines, { id, middle: { x: at, y: at } })
  return change?.type === 'moveLayers' ? change.moves[0]?.index : change
}

test('what a drag changes depends on the place of the layer', () => {
  const free = fixture()
  expect(moveKindOf(free, outline('photo', 0, null))).toBe('box')
  expect(moveKindOf(free, outline('headline', 0))).toBe('order')
  for (const id of ['words', 'brand', 'tint', 'model', 'gone'])
    expect(moveKindOf(free, outline(id, 0, null))).toBe('none')
  expect(moveKindOf(fixture({ move: true }), outline('headline', 0))).toBe('none')
})

test('a layer comes behind those whose middle it has passed', () => {
  expect(reorder('kicker', 140)).toBeNull()
  expect(reorder('kicker', 160)).toBe(1)
  expect(reorder('kicker', 260)).toBe(2)
  expect(reorder('list', 40)).toBe(0)
  expect(reorder('list', 251)).toBeNull()
})

test('a row across goes by the other axis, and a layer without a row keeps its place', () => {
  const across = rows.map((one) => ({ ...one, row: 'across' as const, box: { ...one.box, y: 0 } }))
  expect(reorder('kicker', 160, across)).toBe(1)
  expect(reorder('photo', 160, [...rows, outline('photo', 0, null)])).toBeNull()
  expect(reorder('gone', 160)).toBeNull()
})
