import { describe, expect, test } from 'vitest'
import {
  MOST_DEPTH,
  MOST_LAYERS,
  MOST_LISTS,
  readTemplate,
  upcast,
  writeTemplate,
} from './template-file.ts'
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
    expect(codeOf(nested(MOST_DEPTH))).toBe('read')
    expect(codeOf(nested(MOST_DEPTH + 1))).toBe('template.tooDeep')
    expect(codeOf(nested(20_000))).toBe('template.tooDeep')
  })

  test('with as many layers as are allowed is read, with one more refused', () => {
    const many = (count: number): Doc =>
      document({ layers: Array.from({ length: count }, (_, at) => shape(`l${at}`)) })
    expect([codeOf(many(MOST_LAYERS)), codeOf(many(MOST_LAYERS + 1))]).toEqual([
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
    expect([codeOf(many(MOST_LISTS)), codeOf(many(MOST_LISTS + 1))]).toEqual([
      'read',
      'template.tooManyLists',
    ])
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
