import { describe, expect, test, vi } from 'vitest'
import { overlaid } from './layer-tree.ts'
import {
  MAX_LAYERS,
  MAX_LISTS,
  MAX_PICTURES,
  readTemplate,
  upcast,
  writeTemplate,
} from './template-file.ts'
import {
  MAX_DEPTH,
  MAX_FRAMES,
  MAX_GRADIENTS,
  MAX_SHADOWS,
  MAX_CURVES,
  MAX_STYLED_PARTS,
} from './template-limits.ts'
import { Layer } from './template.schema.ts'
import { templateVersion1 } from './template-v1.fixture.ts'

type Doc = Record<string, unknown>
const document = (over: Doc = {}): Doc => ({ ...structuredClone(templateVersion1), ...over })
const shape = (id: string): Doc => ({ id, kind: 'shape', shape: 'rect', fill: 'accent' })
const codeOf = (value: unknown): string => {
  const read = readTemplate(value)
  return read.ok ? 'read' : read.problem.code
}

describe('a stored template', () => {
  test('of version 1 is read, and written as it was stored', () => {
    const read = readTemplate(document())
    if (!read.ok) throw new Error(read.problem.message)
    expect(writeTemplate(read.template)).toEqual(templateVersion1)
  })

  test('keeps the mode of fitting that earlier versions knew and nothing used', () => {
    const fit = { mode: 'grow', largest: 60, smallest: 40 }
    const layer = {
      id: 'words',
      kind: 'text',
      role: 'kicker',
      parts: [{ text: 'Words' }],
      color: 'text',
      fit,
    }
    const read = readTemplate({ ...document(), layers: [layer], sizes: {} })
    expect(read.ok && writeTemplate(read.template)['layers']).toEqual([layer])
  })

  test('keeps a layer of an unknown kind, and says that it is not drawn', () => {
    const read = readTemplate(document())
    expect(read.ok && read.notes.map(({ code, params }) => [code, params])).toEqual([
      ['template.layerSkipped', { layer: 'A globe', kind: 'hologram' }],
    ])
  })

  test('is brought up one version at a time', () => {
    const steps = {
      1: (old: Doc) => ({ ...old, layers: 'renamed' }),
      2: (old: Doc) => ({ ...old, seen: old['layers'] }),
    }
    expect(upcast({ v: 1, layers: 'first' }, steps, 3)).toEqual({
      v: 3,
      layers: 'renamed',
      seen: 'renamed',
    })
    expect(() => upcast({ v: 1 }, {}, 2)).toThrow('version 1')
  })
})

describe('a hostile template', () => {
  test.each([
    ['nothing', null, 'template.notOne'],
    ['a list', [], 'template.notOne'],
    ['no version', document({ v: undefined }), 'template.notOne'],
    ['half a version', document({ v: 1.5 }), 'template.notOne'],
    ['a later version', document({ v: 2 }), 'template.newer'],
    ['layers that are none', document({ layers: 'many' }), 'template.wrong'],
    ['no layer at all', document({ layers: [] }), 'template.wrong'],
    ['a layer without an id', document({ layers: [{ kind: 'shape' }] }), 'template.wrong'],
    ['one id twice', document({ layers: [shape('a'), shape('a')] }), 'template.twice'],
    [
      '5,000 layers',
      document({ layers: Array.from({ length: 5_000 }, (_, at) => shape(`l${at}`)) }),
      'template.tooManyLayers',
    ],
    [
      'a box that is no number',
      document({ layers: [{ ...shape('a'), box: { x: NaN, y: 0, width: 1, height: 1 } }] }),
      'template.noNumber',
    ],
    [
      'an endless box',
      document({ layers: [{ ...shape('a'), box: { x: 0, y: 0, width: Infinity, height: 1 } }] }),
      'template.noNumber',
    ],
    [
      'a box far outside',
      document({ layers: [{ ...shape('a'), box: { x: 1e9, y: 0, width: 1, height: 1 } }] }),
      'template.wrong',
    ],
  ])('with %s is refused', (_name, value, code) => {
    expect(codeOf(value)).toBe(code)
  })

  test('with groups nested too deep is refused', () => {
    const nested = (depth: number): Doc => {
      let layer = shape('inner')
      for (let at = 1; at < depth; at++) layer = { id: `g${at}`, kind: 'group', layers: [layer] }
      return document({ layers: [layer] })
    }
    expect(codeOf(nested(MAX_DEPTH))).toBe('read')
    expect(codeOf(nested(MAX_DEPTH + 1))).toBe('template.tooDeep')
    expect(codeOf(nested(20_000))).toBe('template.tooDeep')
  })

  test('with as many layers as are allowed is read, with one more refused', () => {
    const many = (count: number): Doc =>
      document({ layers: Array.from({ length: count }, (_, at) => shape(`l${at}`)) })
    expect([codeOf(many(MAX_LAYERS)), codeOf(many(MAX_LAYERS + 1))]).toEqual([
      'read',
      'template.tooManyLayers',
    ])
  })

  test('with more lists than a pin can show is refused', () => {
    const list = (id: number): Doc => ({
      id: `list${id}`,
      kind: 'list',
      of: 'items',
      color: 'text',
      most: 6,
      largest: 44,
      gap: 20,
      leastRow: 40,
      slack: 10,
      marker: { kind: 'none', size: 0, indent: 0, color: 'text' },
    })
    const many = (count: number): Doc =>
      document({ layers: Array.from({ length: count }, (_, at) => list(at)), sizes: {} })
    expect([codeOf(many(MAX_LISTS)), codeOf(many(MAX_LISTS + 1))]).toEqual([
      'read',
      'template.tooManyLists',
    ])
  })

  test('with places for more pictures than a pin can carry is refused', () => {
    const picture = (id: number): Doc => ({ id: `photo${id}`, kind: 'picture', source: 0 })
    const many = (count: number): Doc =>
      document({
        layers: [
          { id: 'three', kind: 'collage', pattern: 'lead', gap: 8 },
          ...Array.from({ length: count - 3 }, (_, at) => picture(at)),
        ],
        sizes: {},
      })
    expect([codeOf(many(MAX_PICTURES)), codeOf(many(MAX_PICTURES + 1))]).toEqual([
      'read',
      'template.tooManyPictures',
    ])
  })

  test('with more or wider shadows than can be painted in time is refused', () => {
    const shadow = (blur: number): Doc => ({ kind: 'shadow', down: 4, blur, opacity: 0.3 })
    const many = (count: number, blur = 20): Doc =>
      document({
        layers: Array.from({ length: count }, (_, at) => ({
          ...shape(`box${at}`),
          effects: [shadow(blur)],
        })),
        sizes: {},
      })
    expect([codeOf(many(MAX_SHADOWS)), codeOf(many(MAX_SHADOWS + 1))]).toEqual([
      'read',
      'template.tooManyShadows',
    ])
    expect([codeOf(many(1, 200)), codeOf(many(1, 201))]).toEqual(['read', 'template.wrong'])
  })

  test.each<[string, Doc]>([
    ['turned', { turn: 4 }],
    ['transparent', { opacity: 0.9 }],
    ['blended', { blend: 'screen' }],
  ])('with too many %s layers is refused', (_name, over) => {
    const many = (count: number, own: Doc): Doc =>
      document({
        layers: Array.from({ length: count }, (_, at) => ({ ...shape(`box${at}`), ...own })),
        sizes: {},
      })
    expect([codeOf(many(MAX_FRAMES, over)), codeOf(many(MAX_FRAMES + 1, over))]).toEqual([
      'read',
      'template.tooManyFrames',
    ])
    expect(codeOf(many(MAX_FRAMES + 1, { turn: 0, opacity: 1, blend: 'normal' }))).toBe('read')
    // cases and sizes count too
    const cased = many(MAX_FRAMES, over)
    expect(codeOf({ ...cased, sizes: { '1080x1080': { layers: { box0: over } } } })).toBe(
      'template.tooManyFrames',
    )
  })

  test('with too many curved texts or styled parts is refused', () => {
    const text = (id: string, over: Doc): Doc => ({
      id,
      kind: 'text',
      role: 'kicker',
      color: 'text',
      fit: { largest: 40, smallest: 36 },
      parts: [{ text: 'Words' }],
      ...over,
    })
    const many = (count: number, over: Doc): Doc =>
      document({
        layers: Array.from({ length: count }, (_, at) => text(`text${at}`, over)),
        sizes: {},
      })
    const parts = Array.from({ length: 20 }, () => ({ text: 'a', style: { italic: true } }))
    expect([
      codeOf(many(MAX_CURVES, { curve: 90 })),
      codeOf(many(MAX_CURVES + 1, { curve: 90 })),
      codeOf(many(MAX_CURVES + 1, { curve: 0 })),
      codeOf(many(MAX_STYLED_PARTS / 20, { parts })),
      codeOf(many(MAX_STYLED_PARTS / 20 + 1, { parts })),
    ]).toEqual(['read', 'template.tooManyCurves', 'read', 'read', 'template.tooManyStyles'])
  })

  test('with too many gradients, or one that runs back, is refused; one by itself is kept', () => {
    const gradient = (...places: number[]): Doc => ({
      angle: 30,
      stops: places.map((at) => ({ color: 'accent', at })),
    })
    const many = (count: number, own: Doc = gradient(0, 1)): Doc =>
      document({
        layers: Array.from({ length: count }, (_, at) => ({ ...shape(`box${at}`), gradient: own })),
        sizes: {},
      })
    expect([
      codeOf(many(MAX_GRADIENTS)),
      codeOf(many(MAX_GRADIENTS + 1)),
      codeOf(many(1, gradient(0.6, 0.4))),
      codeOf(many(1, gradient(0))),
    ]).toEqual(['read', 'template.tooManyGradients', 'template.wrong', 'template.wrong'])
    const read = readTemplate(many(1))
    expect(read.ok && writeTemplate(read.template)).toEqual(many(1))
  })

  test('with a group that holds itself is refused', () => {
    const group: Doc = { id: 'g', kind: 'group' }
    group['layers'] = [group]
    expect(codeOf(document({ layers: [group] }))).toBe('template.tooDeep')
  })

  test('with more values than a template can have is refused', () => {
    expect(codeOf(document({ extra: Array.from({ length: 300_000 }, () => 0) }))).toBe(
      'template.tooLarge',
    )
  })

  test.each([
    ['a case that makes no layer', { cases: [{ when: {}, set: { fill: 7 } }] }],
    [
      'a case that makes another kind',
      { cases: [{ when: {}, set: { kind: 'logo', color: 'text' } }] },
    ],
    ['a case that takes another id', { cases: [{ when: {}, set: { id: 'b' } }] }],
  ])('with %s is refused', (_name, over) => {
    expect(codeOf(document({ layers: [{ ...shape('a'), ...over }], sizes: {} }))).toBe(
      'template.wrong',
    )
  })

  const group = (over: Doc): Doc =>
    document({
      layers: [{ id: 'a', kind: 'group', layers: [shape('b')], ...over }],
      sizes: {},
    })
  test.each([
    ['a case that brings layers', group({ cases: [{ when: {}, set: { layers: [shape('c')] } }] })],
    ['a case that brings cases', group({ cases: [{ when: {}, set: { cases: [] } }] })],
    [
      'a size that brings layers',
      { ...group({}), sizes: { '1080x1080': { layers: { a: { layers: [shape('c')] } } } } },
    ],
    [
      'a case of a size that brings layers',
      {
        ...group({}),
        sizes: {
          '1080x1080': { layers: { a: { cases: [{ when: {}, set: { layers: [] } }] } } },
        },
      },
    ],
    [
      'a case of a size that brings cases',
      {
        ...group({}),
        sizes: {
          '1080x1080': { layers: { a: { cases: [{ when: {}, set: { cases: [] } }] } } },
        },
      },
    ],
    ['an id with blanks around it', document({ layers: [shape('a'), shape(' a')] })],
  ])('with %s is refused', (_name, value) => {
    expect(codeOf(value)).toBe('template.wrong')
  })

  test('a case that replaces a colour by another kind of colour is read', () => {
    const fill = { mix: ['text', 'accent'], share: 0.5 }
    const set = { fill: { readable: 'text', on: 'accent' } }
    expect(
      codeOf(
        document({ layers: [{ ...shape('a'), fill, cases: [{ when: {}, set }] }], sizes: {} }),
      ),
    ).toBe('read')
    expect(overlaid({ fill }, set)).toEqual(set)
  })

  test('with more values than it can have is refused before they are read', () => {
    let reads = 0
    const many = new Proxy(
      Array.from({ length: 300_000 }, () => 0),
      {
        get: (target, key) => {
          if (typeof key === 'string' && /^\d+$/u.test(key)) reads += 1
          return Reflect.get(target, key)
        },
      },
    )
    expect([codeOf(document({ extra: many })), reads]).toEqual(['template.tooLarge', 0])
  })

  test('with cases in groups in groups: each case is looked at without what is inside', () => {
    let layer = shape('inner')
    for (let at = 0; at < 8; at++)
      layer = {
        id: `g${at}`,
        kind: 'group',
        layers: [layer],
        cases: Array.from({ length: 12 }, () => ({ when: {}, set: { inset: 4 } })),
      }
    const looks = vi.spyOn(Layer, 'safeParse')
    expect(codeOf(document({ layers: [layer], sizes: {} }))).toBe('read')
    const inside = looks.mock.calls.map(([value]) => Reflect.get(Object(value), 'layers'))
    looks.mockRestore()
    expect(inside).toEqual(Array.from({ length: 8 * 12 }, () => []))
  })

  test('with a size that makes no layer is refused', () => {
    const sizes = { '1080x1080': { layers: { a: { box: { x: 'left' } } } } }
    expect(codeOf(document({ layers: [shape('a')], sizes }))).toBe('template.wrong')
  })

  test('names the layer and the field that are wrong', () => {
    const inner = { ...shape('inner'), name: 'Red bar', shape: 'blob' }
    const read = readTemplate(document({ layers: [{ id: 'g', kind: 'group', layers: [inner] }] }))
    expect(!read.ok && read.problem.params).toEqual({ where: 'Red bar: shape' })
  })
})
