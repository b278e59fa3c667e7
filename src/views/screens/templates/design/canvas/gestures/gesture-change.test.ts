import { expect, test } from 'vitest'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import { outlineTemplate } from '#core/templates/edit/placement/layer-outline.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { Layer, SizeName, Template } from '#core/templates/document/template.schema.ts'
import type { DesignGesture } from '../../../../../../machines/design-gesture/design-gesture.machine.ts'
import { type ModifierKeys, outcomeOf, type Scene, stepChange } from './gesture-change.ts'
import { arrangeable, arrangeChange, type Arrangement } from './arrange-layers.ts'
import { duplication, removal, rowStep, withChange } from './layer-changes.ts'
import { marqueeSelects, pressOn, pressSelects, sceneOf } from './pressing.ts'

const shape = (id: string, over: object = {}) => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  ...over,
})
const row = { id: 'row', kind: 'group', box: { x: 0, y: 1000, width: 300, height: 300 } }
const layers = [
  shape('ground'),
  shape('bar', { box: { x: 103, y: 200, width: 100, height: 50 } }),
  shape('dot', { box: { x: 600, y: 600, width: 80, height: 80 } }),
  {
    ...row,
    stack: { axis: 'down' },
    layers: ['a', 'b', 'c'].map((id) => shape(id, { size: { h: 100 } })),
  },
]

function template(sizes: object = {}): Template {
  const read = readTemplate({
    v: 1,
    id: 'any',
    name: 'Any',
    description: '',
    pinType: 'photo',
    base: { width: 1000, height: 1500 },
    use: { sample: { story: 'soup', mood: 'light' } },
    fonts: { heading: 'poppins', body: 'inter' },
    variables: {},
    layers,
    sizes,
  })
  if (!read.ok) throw new Error(read.problem.message)
  return read.template
}

function outlinesOf(document: Template, size: SizeName) {
  const design = {
    headline: 'Soup',
    template_id: 'any',
    kicker: '',
    brand: '',
    items: [],
    pictures: [],
    logo_picture_id: null,
    colors: { background: '#ffffff', text: '#111111', accent: '#aa3300' },
    fonts: { heading: 'poppins', body: 'inter' },
  }
  const input = { design, pictures: [], logo: null, measure: () => 1 }
  return outlineTemplate(document, input, size).layers
}

function scene(
  document = template(),
  { size = '1000x1500' as SizeName, ids = ['bar'] }: { size?: SizeName; ids?: string[] } = {},
): Scene {
  const outlines = outlinesOf(document, size)
  return sceneOf({ template: document, size, outlines }, { ids, outlines: [], reach: 8 })
}

const keys = (over: Partial<ModifierKeys> = {}): ModifierKeys => ({
  shift: false,
  ctrl: false,
  alt: false,
  ...over,
})
const gesture = (over: Partial<DesignGesture> = {}): DesignGesture => ({
  kind: 'moving',
  ids: ['bar'],
  at: { x: 150, y: 220 },
  now: { x: 150, y: 220 },
  grip: null,
  ...over,
})
const to = (x: number, y: number) => ({ now: { x: 150 + x, y: 220 + y } })
const layerOf = (document: Template, id: string): Layer | undefined =>
  findLayer(document.layers, id)?.layer
const boxAfter = (at: Scene, over: Partial<DesignGesture>, held = keys()) =>
  layerOf(withChange(at.template, outcomeOf(at, gesture(over), held).change), 'bar')?.box

test('a drag moves the box, and snaps to the margin unless Ctrl is held', () => {
  const at = scene()
  expect(boxAfter(at, to(-40, 17))).toEqual({ x: 60, y: 217, width: 100, height: 50 })
  expect(boxAfter(at, to(-40, 17), keys({ ctrl: true }))).toMatchObject({ x: 63, y: 217 })
  const { lines } = outcomeOf(at, gesture(to(-40, 17)), keys())
  expect(lines).toEqual([{ axis: 'x', at: 60, kind: 'margin' }])
  expect(boxAfter(at, to(40, 17), keys({ ctrl: true, shift: true }))).toMatchObject({ y: 200 })
})

test('a layer that the picture does not show yet is snapped to once its place is known', () => {
  const document = template()
  const at = { template: document, size: '1000x1500' } as const
  const current = outlinesOf(document, at.size)
  const seen = current.map((one) => (one.id === 'dot' ? { ...one, box: row.box } : one))
  const held = { ids: ['bar'], outlines: seen, reach: 8 }
  const near = to(603 - 103, 17)
  expect(boxAfter(sceneOf({ ...at, outlines: null }, held), near)).toMatchObject({ x: 603 })
  expect(boxAfter(sceneOf({ ...at, outlines: current }, held), near)).toMatchObject({ x: 600 })
})

const guided = { guides: { x: [400], y: [] } }
const guiding = (index: number | null, x: number): Partial<DesignGesture> => ({
  kind: 'guiding',
  ids: [],
  guide: { axis: 'x', index },
  now: { x, y: 300 },
})

test('a guide comes out of a ruler, on whole units or the line that is near', () => {
  const at = scene({ ...template(), ...guided }, { ids: [] })
  const free = outcomeOf(at, gesture(guiding(null, 317.3)), keys())
  expect(free).toMatchObject({ guide: { axis: 'x', index: 1 }, lines: [] })
  expect(withChange(at.template, free.change).guides).toEqual({ x: [400, 317], y: [] })
  const near = outcomeOf(at, gesture(guiding(null, 207)), keys())
  // the right side of the bar
  expect(withChange(at.template, near.change).guides?.x).toEqual([400, 203])
  expect(near.lines).toEqual([{ axis: 'x', at: 203, kind: 'edge' }])
  const held = outcomeOf(at, gesture(guiding(null, 207)), keys({ ctrl: true }))
  expect(withChange(at.template, held.change).guides?.x).toEqual([400, 207])
})

test('a dragged guide stays on the picture, is no target of another, and goes on the ruler', () => {
  const at = scene({ ...template(), ...guided }, { ids: [] })
  const after = (over: Partial<DesignGesture>, isOnRuler = false) =>
    withChange(at.template, outcomeOf(at, gesture(over), keys({ isOnRuler })).change).guides
  expect(after(guiding(0, 1_300))?.x).toEqual([1_000])
  expect(after(guiding(null, 404))?.x).toEqual([400, 404])
  expect(after(guiding(0, 250), true)).toBeUndefined()
  expect(after(guiding(null, 250), true)).toEqual(guided.guides)
  expect(outcomeOf(at, gesture(guiding(0, 400.2)), keys()).change).toBeNull()
})

test('a moved layer snaps to a guide', () => {
  const at = scene({ ...template(), ...guided })
  // its left side, from 103
  expect(boxAfter(at, to(293, 17))).toMatchObject({ x: 400 })
  expect(outcomeOf(at, gesture(to(293, 17)), keys()).lines).toContainEqual({
    axis: 'x',
    at: 400,
    kind: 'guide',
  })
})

test('a gesture that comes back to its beginning changes nothing', () => {
  for (const kind of ['moving', 'resizing', 'turning', 'marquee'] as const)
    expect(outcomeOf(scene(), gesture({ kind, grip: { x: 1, y: 1 } }), keys()).change).toBeNull()
})

test('a size with a box of its own for the layer keeps it apart from the others', () => {
  const box = { x: 10, y: 20, width: 30, height: 40 }
  const own = template({ '1080x1080': { layers: { bar: { box, opacity: 0.5 } } } })
  const at = scene(own, { size: '1080x1080' })
  const { change } = outcomeOf(at, gesture(to(25, 33)), keys({ ctrl: true }))
  expect(change).toEqual({
    type: 'setSizeOverride',
    size: '1080x1080',
    layerId: 'bar',
    set: { opacity: 0.5, box: { x: 35, y: 53, width: 30, height: 40 } },
  })
})

test('a side is resized with the other one fixed, in proportion with Shift', () => {
  const at = scene()
  const right = { kind: 'resizing', grip: { x: 1, y: 0.5 } } as const
  expect(boxAfter(at, { ...right, ...to(50, 90) })).toEqual({
    x: 103,
    y: 200,
    width: 150,
    height: 50,
  })
  const corner = { kind: 'resizing', grip: { x: 1, y: 1 } } as const
  expect(boxAfter(at, { ...corner, ...to(100, 0) }, keys({ shift: true }))).toMatchObject({
    width: 200,
    height: 100,
  })
  expect(boxAfter(at, { ...right, ...to(50, 0) }, keys({ alt: true }))).toMatchObject({
    x: 53,
    width: 200,
  })
  // the right side meets the middle of the pin
  expect(boxAfter(at, { ...right, ...to(293, 0) })).toMatchObject({ x: 103, width: 397 })
})

test('a layer is turned about its middle, with Shift in steps, and back to no turn', () => {
  const at = scene()
  const held = { kind: 'turning', at: { x: 153, y: 100 } } as const
  const turned = ([x, y]: [number, number], own = keys(), from = at) =>
    withChange(from.template, outcomeOf(from, gesture({ ...held, now: { x, y } }), own).change)
  expect(layerOf(turned([278, 225]), 'bar')?.turn).toBe(90)
  expect(layerOf(turned([28, 225]), 'bar')?.turn).toBe(-90)
  expect(layerOf(turned([160, 100], keys({ shift: true })), 'bar')?.turn).toBeUndefined()
  const quarter = scene(turned([278, 225]))
  expect(layerOf(turned([28, 225], keys(), quarter), 'bar')).not.toHaveProperty('turn')
})

test('a layer of a row changes its order, and has a ghost where it is held', () => {
  const at = scene(template(), { ids: ['a'] })
  const drag = gesture({ ids: ['a'], ...to(0, 120) })
  const { change, ghost } = outcomeOf(at, drag, keys())
  expect(change).toMatchObject({ type: 'moveLayers', moves: [{ id: 'a', index: 1 }] })
  expect(ghost?.box.y).toBe(1120)
  const step = (id: string, y: number) =>
    rowStep(at.template, at.outlines, { ids: [id], by: { x: 0, y } })
  expect(step('a', 1)).toMatchObject({ moves: [{ id: 'a', parent: 'row', index: 1 }] })
  expect(step('c', -1)).toMatchObject({ moves: [{ id: 'c', parent: 'row', index: 1 }] })
  expect(step('a', -1)).toBeNull()
  expect(step('bar', 1)).toBeNull()
})

test('several layers move together, and a layer goes along with its group', () => {
  const at = scene()
  const change = stepChange(at, { ids: ['bar', 'row', 'a', 'ground'], by: { x: 10, y: -1 } })
  const after = withChange(at.template, change)
  expect(layerOf(after, 'bar')?.box).toMatchObject({ x: 113, y: 199 })
  expect(layerOf(after, 'row')?.box).toMatchObject({ x: 10, y: 999 })
  expect(stepChange(at, { ids: ['ground'], by: { x: 1, y: 0 } })).toBeNull()
})

test('a press takes what is seen, or what is selected, and draws a rectangle on the ground', () => {
  const at = scene()
  const press = ([x, y]: [number, number], selected: string[] = [], isAdding = false) =>
    pressOn(at, { at: { x, y }, selected, isAdding })
  expect(press([150, 220])).toMatchObject({ kind: 'moving', ids: ['bar'] })
  expect(press([50, 1050])).toMatchObject({ kind: 'moving', ids: ['a'] })
  expect(press([50, 1050], ['row'])).toMatchObject({ kind: 'moving', ids: ['row'] })
  expect(press([900, 100], ['bar'])).toMatchObject({ kind: 'marquee', ids: [] })
  expect(press([150, 220], ['dot'], true)).toMatchObject({ kind: 'marquee', ids: ['dot'] })
})

test('a press selects what is seen, then what is around it, and Shift adds and takes away', () => {
  const { outlines } = scene()
  const pressed = (selected: string[], isAdding = false) =>
    pressSelects(outlines, { x: 50, y: 1050 }, { selected, isAdding })
  expect(pressed([])).toEqual(['a'])
  expect(pressed(['a'])).toEqual(['row'])
  expect(pressed(['row'])).toEqual(['ground'])
  expect(pressed(['bar'], true)).toEqual(['bar', 'a'])
  expect(pressed(['bar', 'a'], true)).toEqual(['bar'])
  expect(pressSelects(outlines, { x: -50, y: 0 }, { selected: ['bar'], isAdding: false })).toEqual(
    [],
  )
})

test('a rectangle selects what it touches, without the layer that it begins on', () => {
  const { outlines } = scene()
  const area = { at: { x: 90, y: 150 }, now: { x: 620, y: 620 }, ids: ['row'] }
  expect(marqueeSelects(outlines, area)).toEqual(['row', 'bar', 'dot'])
})

test('selected layers are removed and duplicated with new ids, each copy above its layer', () => {
  const before = template()
  const gone = withChange(before, removal(before, ['row', 'a', 'dot']))
  expect(gone.layers.map(({ id }) => id)).toEqual(['ground', 'bar'])
  expect(removal(before, [])).toBeNull()
  const made = duplication(before, ['bar', 'dot'])
  const after = withChange(before, made?.change ?? null)
  expect(after.layers.map(({ id }) => id)).toEqual([
    'ground',
    'bar',
    'bar-2',
    'dot',
    'dot-2',
    'row',
  ])
  expect(made?.ids).toEqual(['bar-2', 'dot-2'])
  expect(layerOf(after, 'bar-2')?.box).toMatchObject({ x: 123, y: 220 })
})

function arranged(ids: string[], arrangement: Arrangement, document = template()): Template {
  const at = scene(document, { ids })
  return withChange(document, arrangeChange(at, ids, arrangement))
}
const leftOf = (document: Template, id: string) => findLayer(document.layers, id)?.layer.box?.x

test('several layers are aligned to the room that they take together, one to the pin', () => {
  const both = arranged(['bar', 'dot'], 'right')
  expect([leftOf(both, 'bar'), leftOf(both, 'dot')]).toEqual([580, 600])
  expect(leftOf(arranged(['bar'], 'right'), 'bar')).toBe(900)
  expect(leftOf(arranged(['bar'], 'centre'), 'bar')).toBe(450)
})

test('layers that are where they should be are not changed', () => {
  const document = arranged(['bar'], 'left')
  expect(arrangeChange(scene(document), ['bar'], 'left')).toBeNull()
  expect(arrangeChange(scene(), ['bar', 'dot'], 'spreadX')).toBeNull()
})

test('layers of a row and those that fill the pin are not arranged', () => {
  expect(arrangeable(scene(), ['ground', 'a', 'bar'])).toBe(1)
  expect(arrangeChange(scene(), ['ground', 'a'], 'left')).toBeNull()
})
