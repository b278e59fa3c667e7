import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTemplate, anyRequest, changeIn } from '../../../tests/arbitraries/template-arbitrary.ts'
import { templates } from '../choice/template-list.ts'
import type { Template } from '../document/template.schema.ts'
import { applyChange } from './changes.ts'
import { diffTemplates, isEmptyDiff, type TemplateDiff } from './diff-templates.ts'
import { layerCopy } from './layers/layer-copy.ts'
import type { SimpleChange } from './tree/template-change.schema.ts'

const bigWords = templates.find(({ id }) => id === 'big-words')?.document
if (!bigWords) throw new Error('No big words.')
const start: Template = bigWords

function after(...changes: SimpleChange[]): Template {
  const applied = applyChange(start, { type: 'batch', changes })
  if (!applied.ok) throw new Error(applied.problem.message)
  return applied.template
}
const summaryOf = (diff: TemplateDiff) => ({
  added: diff.added.map(({ id }) => id),
  removed: diff.removed.map(({ id }) => id),
  changed: Object.fromEntries(diff.changed.map(({ layer, aspects }) => [layer.id, aspects])),
  template: diff.template,
})
const NONE = { added: [], removed: [], changed: {}, template: [] }
const patch = (layerId: string, fields: Record<string, unknown>): SimpleChange => ({
  type: 'patchLayer',
  layerId,
  patch: fields,
})
const bar = start.layers.find(({ id }) => id === 'bar')
if (!bar?.box) throw new Error('No bar.')
const { box } = bar

describe('two versions', () => {
  test.each<[string, SimpleChange, object]>([
    ['words', patch('headline', { parts: [{ text: 'Ours' }] }), { headline: ['text'] }],
    ['a colour', patch('bar', { fill: 'text' }), { bar: ['color'] }],
    ['a font', patch('headline', { style: { font: 'body' } }), { headline: ['type'] }],
    ['opacity', patch('bar', { opacity: 0.5 }), { bar: ['look'] }],
    ['a condition', patch('bar', { when: { has: ['kicker'] } }), { bar: ['rules'] }],
    ['an unknown field', patch('bar', { future: 1 }), { bar: ['other'] }],
    ['a place', { type: 'setBox', layerId: 'bar', box: { ...box, x: 1 } }, { bar: ['moved'] }],
    [
      'a place and a size',
      { type: 'setBox', layerId: 'bar', box: { ...box, y: 1, width: 9 } },
      { bar: ['moved', 'resized'] },
    ],
    ['a name', { type: 'renameLayer', layerId: 'bar', name: 'Rule' }, { bar: ['name'] }],
    [
      'a hidden layer',
      { type: 'setHidden', layerId: 'bar', hidden: true },
      { bar: ['visibility'] },
    ],
    ['a lock', { type: 'setLock', layerId: 'bar', lock: { move: true } }, { bar: ['lock'] }],
    [
      'one size',
      { type: 'setSizeOverride', size: '1080x1080', layerId: 'bar', set: { opacity: 0.1 } },
      { bar: ['sizes'] },
    ],
    [
      'the order',
      { type: 'moveLayers', moves: [{ id: 'ground', parent: null, index: 2 }] },
      { ground: ['order'] },
    ],
    [
      'the group',
      { type: 'moveLayers', moves: [{ id: 'kicker', parent: null, index: 0 }] },
      { kicker: ['order'] },
    ],
  ])('differ in %s', (_, change, changed) => {
    expect(summaryOf(diffTemplates(start, after(change)))).toEqual({ ...NONE, changed })
  })

  test('list a new group without its layers', () => {
    const group = start.layers.find(({ id }) => id === 'words')
    if (!group) throw new Error('No group.')
    const copy = layerCopy(start, group)
    const more = after({ type: 'addLayers', layers: [{ layer: copy, parent: null, index: 0 }] })
    expect(summaryOf(diffTemplates(start, more))).toEqual({ ...NONE, added: [copy.id] })
    expect(summaryOf(diffTemplates(more, start))).toEqual({ ...NONE, removed: [copy.id] })
  })

  test('differ in what belongs to the whole template, but for its name', () => {
    const fonts = { heading: 'lora', body: 'lora' }
    const now = after(
      { type: 'patchTemplate', patch: { fonts, guides: { x: [1], y: [] }, name: 'Mine' } },
      { type: 'setVariable', name: 'price', variable: { missing: { do: 'hide' } } },
      { type: 'patchTemplate', patch: { description: 'Ours' } },
    )
    const template = ['fonts', 'guides', 'variables', 'other']
    expect(summaryOf(diffTemplates(start, now))).toEqual({ ...NONE, template })
  })
})

test('lists every change and nothing else', () => {
  fc.assert(
    fc.property(anyTemplate, fc.array(anyRequest, { maxLength: 6 }), (template, wishes) => {
      let now = template
      for (const [step, wish] of wishes.entries()) {
        const applied = applyChange(now, changeIn(now, wish, `new-${step}`))
        if (applied.ok) now = applied.template
      }
      const same = { ...now, name: template.name }
      expect(isEmptyDiff(diffTemplates(template, structuredClone(template)))).toBe(true)
      const isSame = JSON.stringify(sorted(same)) === JSON.stringify(sorted(template))
      // a size that says nothing of any layer is none
      fc.pre(isSame || !isEmptySizes(now, template))
      expect(isEmptyDiff(diffTemplates(template, now))).toBe(isSame)
    }),
    { numRuns: 200 },
  )
})

const isEmptySizes = (one: Template, other: Template): boolean =>
  JSON.stringify(sorted({ ...one, name: '', sizes: {} })) ===
  JSON.stringify(sorted({ ...other, name: '', sizes: {} }))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
