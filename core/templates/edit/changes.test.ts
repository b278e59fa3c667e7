import { describe, expect, test } from 'vitest'
import { allLayers } from '../document/layer-tree.ts'
import { readTemplate } from '../document/template-file.ts'
import { templateVersion1 } from '../document/template-v1.fixture.ts'
import type { Layer, Template } from '../document/template.schema.ts'
import { applyChange, invertChange } from './changes.ts'
import { findLayer } from './tree/layer-places.ts'
import type { TemplateChange } from './tree/template-change.schema.ts'

function fixture(): Template {
  const read = readTemplate(structuredClone(templateVersion1))
  if (!read.ok) throw new Error(read.problem.message)
  return read.template
}
const shape = (id: string, over: Partial<Layer> = {}): Layer =>
  ({ id, kind: 'shape', shape: 'rect', fill: 'accent', ...over }) as Layer

function done(change: TemplateChange, template = fixture()): Template {
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return applied.template
}
function refusal(change: TemplateChange, template = fixture()): string {
  const applied = applyChange(template, change)
  return applied.ok ? 'done' : applied.problem.code
}
const idsOf = ({ layers }: Template): string[] => layers.map(({ id }) => id)
const kidsOf = (template: Template, id: string): string[] => {
  const layer = findLayer(template.layers, id)?.layer
  return layer?.kind === 'group' ? layer.layers.map((kid) => kid.id) : []
}
const layerIn = (template: Template, id: string): Layer => {
  const found = findLayer(template.layers, id)
  if (!found) throw new Error(`There is no ${id}.`)
  return found.layer
}

describe('fields', () => {
  test('a patch replaces whole fields and shares all other layers', () => {
    const before = fixture()
    const after = done(
      { type: 'patchLayer', layerId: 'headline', patch: { opacity: 1 }, unset: ['blend'] },
      before,
    )
    const { blend: _, ...rest } = layerIn(before, 'headline')
    expect(layerIn(after, 'headline')).toStrictEqual({ ...rest, opacity: 1 })
    expect(layerIn(after, 'list')).toBe(layerIn(before, 'list'))
    expect(layerIn(after, 'photo')).toBe(layerIn(before, 'photo'))
  })

  test('a value that the schema does not know is refused, and names the layer', () => {
    const patch = { type: 'patchLayer', layerId: 'headline', patch: { opacity: 7 } } as const
    expect(applyChange(fixture(), patch)).toMatchObject({
      problem: { code: 'template.wrong', params: { where: 'headline: opacity' } },
    })
  })

  test('hiding and showing, naming and unnaming leave no trace', () => {
    const hidden = done({ type: 'setHidden', layerId: 'photo', hidden: true })
    expect(layerIn(hidden, 'photo').hidden).toBe(true)
    const shown = done({ type: 'setHidden', layerId: 'photo', hidden: false }, hidden)
    expect(shown).toStrictEqual(fixture())
    const named = done({ type: 'renameLayer', layerId: 'photo', name: 'Cover' })
    expect(layerIn(named, 'photo').name).toBe('Cover')
    expect(done({ type: 'renameLayer', layerId: 'photo', name: null }, named)).toStrictEqual(
      fixture(),
    )
  })

  test('a layer of an unknown kind cannot be changed, only moved and removed', () => {
    expect(refusal({ type: 'setHidden', layerId: 'model', hidden: true })).toBe(
      'templateEdit.unknownKind',
    )
    expect(refusal({ type: 'removeLayers', ids: ['model'] })).toBe('done')
    const moves = [{ id: 'model', parent: 'words', index: 0 }]
    expect(refusal({ type: 'moveLayers', moves })).toBe('done')
  })

  test('a variable is set and removed, and what a template is called is changed', () => {
    const variable = { missing: { do: 'default', text: '5' } } as const
    const set = done({ type: 'setVariable', name: 'price', variable })
    expect(set.variables['price']).toEqual(variable)
    const gone = done({ type: 'setVariable', name: 'price', variable: null }, set)
    expect(gone).toStrictEqual(fixture())
    const named = done({ type: 'patchTemplate', patch: { name: 'Other' } })
    expect(named).toStrictEqual({ ...fixture(), name: 'Other' })
  })

  test('the last difference of a size takes the size along', () => {
    const change = { type: 'setSizeOverride', size: '1080x1080', layerId: 'headline' } as const
    expect(done({ ...change, set: null }).sizes).toEqual({})
    const two = done({ ...change, layerId: 'list', set: { gap: 4 } })
    expect(done({ ...change, set: null }, two).sizes).toEqual({
      '1080x1080': { layers: { list: { gap: 4 } } },
    })
  })

  test('an override for a layer that is gone is refused', () => {
    const change = { type: 'setSizeOverride', size: '1080x1080', layerId: 'none', set: {} } as const
    expect(refusal(change)).toBe('templateEdit.layerGone')
  })
})

describe('locks', () => {
  const locked = (lock: object, layerId = 'headline') =>
    done({ type: 'setLock', layerId, lock }, unlocked())
  const unlocked = () => done({ type: 'setLock', layerId: 'words', lock: null })
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const move = { type: 'setBox', layerId: 'headline', box } as const
  const words = {
    type: 'patchLayer',
    layerId: 'headline',
    patch: { parts: [{ text: 'A' }] },
  } as const
  const style = { type: 'patchLayer', layerId: 'headline', patch: { color: 'accent' } } as const
  const remove = { type: 'removeLayers', ids: ['headline'] } as const

  test.each([
    ['move', [true, false, false, false]],
    ['content', [false, true, false, false]],
    ['style', [false, false, true, false]],
    ['delete', [false, false, false, true]],
  ])('%s holds for that alone', (kind, isRefused) => {
    const template = locked({ [kind]: true })
    const codes = [move, words, style, { ...remove, ids: ['headline'] }].map((change) =>
      refusal(change, template),
    )
    expect(codes).toEqual(isRefused.map((is) => (is ? 'templateEdit.locked' : 'done')))
  })

  test('the lock of a group holds for what is in it, and is named', () => {
    expect(applyChange(fixture(), move)).toMatchObject({
      problem: { code: 'templateEdit.locked', params: { layer: 'Words' } },
    })
    expect(refusal(move, unlocked())).toBe('done')
  })

  test('a group with a layer that must not go cannot be removed', () => {
    const template = locked({ delete: true })
    expect(refusal({ type: 'removeLayers', ids: ['words'] }, template)).toBe('templateEdit.locked')
  })

  test('names, locks and hiding are free', () => {
    const template = locked({ move: true, content: true, style: true, delete: true })
    expect(refusal({ type: 'renameLayer', layerId: 'headline', name: 'A' }, template)).toBe('done')
    expect(refusal({ type: 'setHidden', layerId: 'headline', hidden: true }, template)).toBe('done')
    expect(refusal({ type: 'setLock', layerId: 'headline', lock: null }, template)).toBe('done')
  })

  test('an inverse is not held up by a lock', () => {
    const added = applyChange(fixture(), {
      type: 'addLayers',
      layers: [{ layer: shape('new', { lock: { delete: true } }), parent: null, index: 9 }],
    })
    if (!added.ok) throw new Error(added.problem.message)
    expect(refusal({ type: 'removeLayers', ids: ['new'] }, added.template)).toBe(
      'templateEdit.locked',
    )
    expect(done(added.inverse, added.template)).toStrictEqual(fixture())
  })
})

describe('the tree', () => {
  const free = () => done({ type: 'setLock', layerId: 'words', lock: null })

  test('layers are added where they are put, and an index past the end is the end', () => {
    const added = done({
      type: 'addLayers',
      layers: [
        { layer: shape('low'), parent: null, index: 0 },
        { layer: shape('high'), parent: 'words', index: 99 },
      ],
    })
    expect(idsOf(added)[0]).toBe('low')
    expect(kidsOf(added, 'words').at(-1)).toBe('high')
  })

  test.each<[string, TemplateChange, string]>([
    ['an id twice', add(shape('photo')), 'template.twice'],
    ['a parent that is gone', add(shape('n'), 'none'), 'templateEdit.layerGone'],
    ['a parent that is no group', add(shape('n'), 'photo'), 'templateEdit.notAGroup'],
    [
      'a brand line in a group',
      add({ id: 'n', kind: 'logo', color: 'text' }, 'words'),
      'templateEdit.onlyOutside',
    ],
    [
      'a group moved into what is in it',
      { type: 'moveLayers', moves: [{ id: 'words', parent: 'words', index: 0 }] },
      'templateEdit.insideItself',
    ],
    [
      'a layer that is gone moved',
      { type: 'moveLayers', moves: [{ id: 'none', parent: null, index: 0 }] },
      'templateEdit.layerGone',
    ],
    [
      'a layer that is gone removed',
      { type: 'removeLayers', ids: ['none'] },
      'templateEdit.layerGone',
    ],
    [
      'a layer that is gone grouped',
      { type: 'group', ids: ['photo', 'none'], group: { id: 'g' } },
      'templateEdit.layerGone',
    ],
    ['what is no group ungrouped', { type: 'ungroup', groupId: 'photo' }, 'templateEdit.notAGroup'],
    ['a group that is gone ungrouped', { type: 'ungroup', groupId: 'x' }, 'templateEdit.layerGone'],
    [
      'every layer removed',
      {
        type: 'removeLayers',
        ids: ['ground', 'photo', 'tint', 'words', 'model', 'brand'],
      },
      'templateEdit.lastLayer',
    ],
  ])('%s is refused', (_, change, code) => {
    expect(refusal(change, free())).toBe(code)
  })

  test('one layer more than a template may have is refused with the limit', () => {
    const many = Array.from({ length: 491 }, (_, index) => ({
      layer: shape(`n${index}`),
      parent: null,
      index: 0,
    }))
    expect(allLayers(fixture().layers)).toHaveLength(10)
    expect(refusal({ type: 'addLayers', layers: many })).toBe('template.tooManyLayers')
    expect(refusal({ type: 'addLayers', layers: many.slice(1) })).toBe('done')
  })

  test('a removed layer takes its differences at sizes along, and undoing brings them back', () => {
    const change: TemplateChange = { type: 'removeLayers', ids: ['words', 'headline'] }
    const template = free()
    const removed = done(change, template)
    expect(removed.sizes).toEqual({})
    const inverse = invertChange(template, change)
    expect(inverse && done(inverse, removed)).toStrictEqual(template)
  })

  test('moved layers are in the order of their moves', () => {
    const moved = done(
      {
        type: 'moveLayers',
        moves: [
          { id: 'ground', parent: 'words', index: 0, box: { x: 1, y: 2, width: 3, height: 4 } },
          { id: 'list', parent: null, index: 0 },
        ],
      },
      free(),
    )
    expect(idsOf(moved)).toEqual(['list', 'photo', 'tint', 'words', 'model', 'brand'])
    expect(kidsOf(moved, 'words')).toEqual(['ground', 'kicker', 'headline', 'pictures'])
    expect(layerIn(moved, 'ground').box).toEqual({ x: 1, y: 2, width: 3, height: 4 })
  })

  test('a group takes the place of its topmost layer; ungrouping leaves the layers there', () => {
    const box = { x: 5, y: 6, width: 7, height: 8 }
    const grouped = done({
      type: 'group',
      ids: ['photo', 'ground'],
      group: { id: 'g', name: 'Back' },
      boxes: { ground: box },
    })
    expect(idsOf(grouped)).toEqual(['g', 'tint', 'words', 'model', 'brand'])
    expect(kidsOf(grouped, 'g')).toEqual(['ground', 'photo'])
    expect(layerIn(grouped, 'ground').box).toEqual(box)
    const split = done({ type: 'ungroup', groupId: 'g', boxes: { ground: null } }, grouped)
    expect(split).toStrictEqual(fixture())
  })

  test('of a group and a layer in it, only the group is grouped', () => {
    const grouped = done({ type: 'group', ids: ['kicker', 'words'], group: { id: 'g' } }, free())
    expect(kidsOf(grouped, 'g')).toEqual(['words'])
    expect(kidsOf(grouped, 'words')[0]).toBe('kicker')
  })

  test('a batch that is refused in the middle does nothing', () => {
    const template = fixture()
    const changes = [
      { type: 'setHidden', layerId: 'photo', hidden: true },
      { type: 'setHidden', layerId: 'none', hidden: true },
    ] as const
    expect(refusal({ type: 'batch', changes: [...changes] }, template)).toBe(
      'templateEdit.layerGone',
    )
    expect(template).toStrictEqual(fixture())
    expect(invertChange(template, { type: 'batch', changes: [...changes] })).toBeNull()
  })
})

function add(layer: Layer, parent: string | null = null): TemplateChange {
  return { type: 'addLayers', layers: [{ layer, parent, index: 0 }] }
}
