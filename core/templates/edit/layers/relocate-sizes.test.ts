import { describe, expect, test } from 'vitest'
import { blankTemplate } from '../../document/blank-template.ts'
import { type Layer, SizeName, type Template } from '../../document/template.schema.ts'
import { testDesign, testFacts } from '../../layout/layout.builder.ts'
import { applyChange } from '../changes.ts'
import { outlineTemplate } from '../placement/layer-outline.ts'
import type { SeenSizes } from '../placement/seen-places.ts'
import { cornersOf } from '../placement/turned-box.ts'
import { findLayer } from '../tree/layer-places.ts'
import { relocated } from './relocate-layers.ts'

const BOX = { x: 100, y: 200, width: 300, height: 80 }
const OWN = { x: 40, y: 30, width: 200, height: 120 }

const shape = (id: string, over: object = {}): Layer => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  box: BOX,
  ...over,
})
const group = (layers: Layer[], over: object = {}): Layer => ({
  id: 'g',
  kind: 'group',
  box: { x: 50, y: 60, width: 600, height: 700 },
  layers,
  ...over,
})
const photo: Layer = { id: 'photo', kind: 'picture', source: 0 }
const templateOf = (layers: Layer[], sizes: Template['sizes'] = {}): Template => ({
  ...blankTemplate('Mine'),
  layers: [photo, ...layers, shape('rest')],
  sizes,
})
const input = {
  design: testDesign(),
  pictures: [{ facts: testFacts(1000, 1500), crop: null }],
  logo: null,
  measure: () => 0.5,
}
const outlinesOf = (template: Template, size: SizeName) =>
  outlineTemplate(template, input, size).layers

const out: Parameters<typeof relocated>[1] = { ids: ['a'], place: { parent: null, index: 1 } }

const moved = (template: Template, size: SizeName, wish = out) =>
  movedAs(template, wish, [{ size, outlines: outlinesOf(template, size) }])

function movedAs(template: Template, wish: Parameters<typeof relocated>[1], seen: SeenSizes) {
  const change = relocated(template, wish, seen)
  if (change === null) throw new Error('Nothing is moved.')
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  const undone = applyChange(applied.template, applied.inverse)
  expect(undone.ok && undone.template).toEqual(template)
  return applied.template
}

const cornersAt = (template: Template, size: SizeName): number[] => {
  const outline = outlinesOf(template, size).find(({ id }) => id === 'a')
  if (!outline) throw new Error('The layer is not drawn.')
  return cornersOf(outline).flatMap(({ x, y }) => [x, y])
}

/** How far its corners are from where they were. */
function offAt(before: Template, after: Template, size: SizeName): number {
  const was = cornersAt(before, size)
  const off = cornersAt(after, size).map((at, index) => Math.abs(at - (was[index] ?? Infinity)))
  return Math.max(...off)
}
/** The layout rounds places to whole units, before and after rotations. */
const ROUNDING = 1.01

const layerOf = ({ layers }: Template): Layer | undefined => findLayer(layers, 'a')?.layer

const stack = { axis: 'down', gap: 20 }
const calm = { mode: 'calmest', over: 'photo', seam: 0, isCard: false, top: 80, bottom: 1420 }
const GROUPS = {
  'a rotated group': { turn: 30 },
  'a stack': { stack },
  'a rotated stack': { stack, turn: 30 },
  'a group at the calm end': { place: calm, stack, size: { h: 300 } },
}
const OVERRIDES = {
  'its own box': { box: OWN },
  'its own rotation': { turn: 25 },
  'its own box and rotation': { box: OWN, turn: 25, opacity: 0.4 },
}
const SHOWN = '1080x1080'

describe.each(Object.entries(GROUPS))('out of %s', (name, over) => {
  test.each(Object.entries(OVERRIDES))('a layer with %s at the shown size stays', (_, own) => {
    const template = templateOf([group([shape('a', { turn: 10 }), shape('b')], over)], {
      [SHOWN]: { layers: { a: own } },
    })
    const after = moved(template, SHOWN)
    expect(offAt(template, after, SHOWN)).toBeLessThan(ROUNDING)
    // without its outlines, the calm end of another size is unknown
    for (const size of name.includes('calm') ? [] : SizeName.options)
      expect(offAt(template, after, size)).toBeLessThan(ROUNDING)
    expect(layerOf(after)?.turn).toBe('turn' in over ? 40 : 10)
    expect(layerOf(after)?.box).toMatchObject({ width: BOX.width, height: BOX.height })
  })

  test('a layer stays at every size if the outlines of all sizes are known', () => {
    const template = templateOf([group([shape('a', { turn: 10 }), shape('b')], over)], {
      '1000x2100': { layers: { a: { box: OWN, turn: 25 } } },
    })
    const known = SizeName.options
      .map((size) => ({ size, outlines: outlinesOf(template, size) }))
      .filter(({ size }) => size !== SHOWN)
    const shown = { size: SHOWN, outlines: outlinesOf(template, SHOWN) } as const
    const after = movedAs(template, out, [shown, ...known])
    for (const size of SizeName.options) expect(offAt(template, after, size)).toBeLessThan(ROUNDING)
  })

  test('a layer stays at the shown size if another size has its own box', () => {
    const template = templateOf([group([shape('a'), shape('b')], over)], {
      '1000x1500': { layers: { a: { box: OWN, turn: 25 } } },
    })
    expect(offAt(template, moved(template, SHOWN), SHOWN)).toBeLessThan(ROUNDING)
  })

  test('a layer without a box stays at the shown size', () => {
    const template = templateOf([group([shape('a', { box: undefined, size: { h: 90 } })], over)])
    for (const size of SizeName.options)
      expect(offAt(template, moved(template, size), size)).toBeLessThan(ROUNDING)
  })
})

test.each([
  ['a stack', { box: undefined, size: { h: 90 } }, { stack }],
  ['a group of fixed size', {}, {}],
])('a low layer of %s that is pinned to both sides stays at every size', (_, own, over) => {
  const low = shape('a', { ...own, pin: { h: 'both', v: 'both' } })
  const template = templateOf([group([low, shape('b')], over)])
  for (const shown of SizeName.options) {
    const after = moved(template, shown)
    for (const size of SizeName.options) expect(offAt(template, after, size)).toBeLessThan(ROUNDING)
    expect(layerOf(after)?.pin).toEqual(low.pin)
  }
})

test('a layer below another of a stack that is rotated at one size stays at every size', () => {
  const row = ['b', 'a'].map((id) => shape(id, { box: undefined, size: { h: 90 } }))
  const template = templateOf([group(row, { stack, size: { h: 'fill' } })], {
    [SHOWN]: { layers: { g: { turn: 30, box: { x: 10 } } } },
  })
  for (const shown of SizeName.options) {
    const after = moved(template, shown)
    for (const size of SizeName.options) expect(offAt(template, after, size)).toBeLessThan(ROUNDING)
  }
})

test('a layer of a group that is rotated at one size stays at every size', () => {
  const template = templateOf([group([shape('a'), shape('b')])], {
    [SHOWN]: { layers: { g: { turn: 30 } } },
  })
  for (const shown of SizeName.options) {
    const after = moved(template, shown)
    for (const size of SizeName.options) expect(offAt(template, after, size)).toBeLessThan(ROUNDING)
    expect(layerOf(after)?.turn).toBeUndefined()
  }
})

test('a layer with its own box stays at every size when it is moved into a rotated group', () => {
  const template = templateOf([group([shape('b')], { turn: 30 }), shape('a')], {
    [SHOWN]: { layers: { a: { box: OWN, turn: 25 }, g: { box: { x: 90 } } } },
  })
  const after = moved(template, SHOWN, { ids: ['a'], place: { parent: 'g', index: 0 } })
  for (const size of SizeName.options) expect(offAt(template, after, size)).toBeLessThan(ROUNDING)
  expect(layerOf(after)?.turn).toBe(-30)
})

test('a layer of a stack that floats only at the shown size gets the place of its group', () => {
  const row = [shape('a', { box: undefined, size: { h: 90 } }), shape('b')]
  const template = templateOf([group(row, { stack })], {
    [SHOWN]: { layers: { a: { box: OWN } } },
  })
  const after = moved(template, SHOWN)
  for (const size of SizeName.options) expect(offAt(template, after, size)).toBeLessThan(ROUNDING)
  expect(layerOf(after)?.box).toEqual({ x: 50, y: 60, width: 600, height: 90 })
})

test.each([
  ['with a height', { h: 90 }, { x: 50, y: 60, width: 600, height: 90 }],
  ['without a size', undefined, { x: 50, y: 60, width: 600, height: 700 }],
])('a hidden layer of a stack %s gets a box in its group', (_, size, wanted) => {
  const hidden = shape('a', { box: undefined, size, hidden: true })
  const template = templateOf([group([hidden, shape('b')], { stack, size: { h: 'fill' } })])
  const after = moved(template, '1000x1500')
  expect(layerOf(after)?.box).toEqual(wanted)
})

test('a hidden layer keeps its place when it is moved out of a rotated group', () => {
  const inside = (over: object): Template =>
    templateOf([group([shape('a', over), shape('b')], { turn: 30 })])
  const after = moved(inside({ hidden: true }), SHOWN)
  const shown = applyChange(after, { type: 'setHidden', layerId: 'a', hidden: false })
  if (!shown.ok) throw new Error(shown.problem.message)
  for (const size of SizeName.options)
    expect(offAt(inside({}), shown.template, size)).toBeLessThan(ROUNDING)
})
