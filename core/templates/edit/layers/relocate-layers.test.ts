import { expect, test } from 'vitest'
import { blankTemplate } from '../../document/blank-template.ts'
import { type Layer, SizeName, type Template } from '../../document/template.schema.ts'
import { testDesign } from '../../layout/layout.builder.ts'
import { applyChange } from '../changes.ts'
import { outlineTemplate } from '../placement/layer-outline.ts'
import { boundsOf } from '../placement/turned-box.ts'
import { allLayers } from '../../document/layer-tree.ts'
import { relocated } from './relocate-layers.ts'

const shape = (id: string, over: object = {}): Layer => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  box: { x: 100, y: 200, width: 300, height: 80 },
  ...over,
})
const group = (id: string, layers: Layer[], over: object = {}): Layer => ({
  id,
  kind: 'group',
  box: { x: 50, y: 60, width: 600, height: 700 },
  layers,
  ...over,
})
const templateOf = (layers: Layer[], sizes: Template['sizes'] = {}): Template => ({
  ...blankTemplate('Mine'),
  layers,
  sizes,
})
const input = { design: testDesign(), pictures: [], logo: null, measure: () => 0.5 }
const outlinesOf = (template: Template, size: SizeName = '1000x1500') =>
  outlineTemplate(template, input, size).layers

function moved(
  template: Template,
  wish: Parameters<typeof relocated>[1],
  size: SizeName = '1000x1500',
): Template {
  const change = relocated(template, wish, [{ size, outlines: outlinesOf(template, size) }])
  if (change === null) throw new Error('Nothing is moved.')
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return applied.template
}

/** Where a layer is seen, in whole units. */
const seenAt = (template: Template, id: string, size?: SizeName) => {
  const outline = outlinesOf(template, size).find((one) => one.id === id)
  const box = outline && boundsOf(outline)
  return box && Object.values(box).map(Math.round)
}
const order = (template: Template): string[] => allLayers(template.layers).map(({ id }) => id)

test.each([
  ['between two others', 2, ['b', 'a', 'c']],
  ['on top', 3, ['b', 'c', 'a']],
])('a layer is moved %s', (_, index, wanted) => {
  const template = templateOf([shape('a'), shape('b'), shape('c')])
  const after = moved(template, { ids: ['a'], place: { parent: null, index } })
  expect(order(after)).toEqual(wanted)
  expect(after.layers.find(({ id }) => id === 'a')).toEqual(shape('a'))
})

test('several layers keep their order', () => {
  const template = templateOf([shape('a'), shape('b'), shape('c'), shape('d')])
  const after = moved(template, { ids: ['d', 'a', 'b'], place: { parent: null, index: 3 } })
  expect(order(after)).toEqual(['c', 'a', 'b', 'd'])
})

test('a layer that is already in that place is not moved', () => {
  const template = templateOf([shape('a'), shape('b')])
  const seen = [{ size: '1000x1500', outlines: [] }] as const
  for (const index of [0, 1])
    expect(relocated(template, { ids: ['a'], place: { parent: null, index } }, seen)).toBeNull()
  expect(relocated(template, { ids: [], place: { parent: null, index: 0 } }, seen)).toBeNull()
})

const CONSTRAINTS = ['start', 'end', 'both', 'centre', 'scale'] as const

test.each(CONSTRAINTS)(
  'into a group and out of it, a layer pinned to %s stays at every size',
  (v) => {
    const template = templateOf(
      [
        group('g', [shape('inner')], { pin: { h: 'start', v: 'end' } }),
        shape('a', { pin: { h: 'start', v }, box: { x: 100, y: 200, width: 300, height: 600 } }),
      ],
      {
        '1080x1080': {
          layers: { a: { box: { x: 10, y: 20, width: 30, height: 540 }, opacity: 0.4 } },
        },
      },
    )
    const into = moved(template, { ids: ['a'], place: { parent: 'g', index: 0 } })
    expect(order(into)).toEqual(['g', 'a', 'inner'])
    const out = moved(into, { ids: ['a'], place: { parent: null, index: 1 } })
    expect(order(out)).toEqual(order(template))
    for (const size of SizeName.options) {
      expect(seenAt(into, 'a', size)).toEqual(seenAt(template, 'a', size))
      expect(seenAt(out, 'a', size)).toEqual(seenAt(template, 'a', size))
    }
    expect(out.sizes['1080x1080']?.layers['a']).toMatchObject({ opacity: 0.4 })
  },
)

test('a layer moved out of a rotated group keeps its place and its rotation', () => {
  const template = templateOf([
    group('g', [shape('a', { turn: 10 }), shape('b')], { turn: 30 }),
    shape('c'),
  ])
  const out = moved(template, { ids: ['a'], place: { parent: null, index: 2 } })
  expect(out.layers.find(({ id }) => id === 'a')?.turn).toBe(40)
  expect(seenAt(out, 'a')).toEqual(seenAt(template, 'a'))
  const back = moved(out, { ids: ['a'], place: { parent: 'g', index: 0 } })
  expect(seenAt(back, 'a')).toEqual(seenAt(template, 'a'))
  expect(allLayers(back.layers).find(({ id }) => id === 'a')?.turn).toBe(10)
})

test('a layer moved out of a stack gets a box where it was', () => {
  const row = [
    shape('a', { box: undefined, size: { h: 90 } }),
    shape('b', { box: undefined, size: { h: 70 } }),
  ]
  const template = templateOf([group('g', row, { stack: { axis: 'down', gap: 20 } }), shape('c')])
  const out = moved(template, { ids: ['b'], place: { parent: null, index: 0 } })
  expect(order(out)).toEqual(['b', 'g', 'a', 'c'])
  expect(seenAt(out, 'b')).toEqual([50, 170, 600, 70])
})

test('rejects a group moved into itself and the brand line moved into a group', () => {
  const logo: Layer = { id: 'logo', kind: 'logo', color: 'text' }
  const template = templateOf([group('g', [group('inner', [shape('a')])]), logo])
  const codes = [
    ['g', 'inner'],
    ['logo', 'g'],
  ].map(([id = '', parent = '']) => {
    const wish = { ids: [id], place: { parent, index: 0 } }
    const change = relocated(template, wish, [{ size: '1000x1500', outlines: [] }])
    const applied = change && applyChange(template, change)
    return applied?.ok === false ? applied.problem.code : null
  })
  expect(codes).toEqual(['templateEdit.insideItself', 'templateEdit.onlyOutside'])
})

test('a group that loses its last layer is removed, with a group that held only it', () => {
  const hidden = { layers: { inner: { opacity: 0.5 } } }
  const template = templateOf([group('g', [group('inner', [shape('a')])]), shape('b')], {
    '1080x1080': hidden,
  })
  const wish = { ids: ['a'], place: { parent: null, index: 2 } }
  const change = relocated(template, wish, [{ size: '1000x1500', outlines: outlinesOf(template) }])
  const applied = change && applyChange(template, change)
  if (!applied?.ok) throw new Error('Nothing is moved.')
  expect(order(applied.template)).toEqual(['b', 'a'])
  expect(applied.template.sizes).toEqual({})
  expect(seenAt(applied.template, 'a')).toEqual(seenAt(template, 'a'))
  const undone = applyChange(applied.template, applied.inverse)
  expect(undone.ok && undone.template).toEqual(template)
})

test.each([
  [
    'that was empty before',
    [group('g', [shape('a'), shape('c')]), group('e', [])],
    ['g', 'c', 'e'],
  ],
  ['that can not be deleted', [group('g', [shape('a')], { lock: { delete: true } })], ['g']],
])('a group %s stays', (_, layers, wanted) => {
  const wish = { ids: ['a'], place: { parent: null, index: layers.length } }
  expect(order(moved(templateOf(layers), wish))).toEqual([...wanted, 'a'])
})
