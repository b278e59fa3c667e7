import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTemplate } from '../../../../tests/arbitraries/template-arbitrary.ts'
import { allLayers } from '../../document/layer-tree.ts'
import { readTemplate, writeTemplate } from '../../document/template-file.ts'
import { templates } from '../../choice/template-list.ts'
import type { Layer, Template } from '../../document/template.schema.ts'
import { applyChange } from '../changes.ts'
import { copyLayers, pasteLayers, readClip, writeClip, type LayerClip } from './copy-layers.ts'
import { findLayer, type LayerPlace } from '../tree/layer-places.ts'
import { TemplateChange } from '../tree/template-change.schema.ts'

const TOP: LayerPlace = { parent: null, index: 1_000 }

function builtIn(id: string): Template {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`No template ${id}.`)
  return found.document
}

function clipOf(template: Template, ids: readonly string[]): LayerClip {
  const clip = copyLayers(template, ids)
  if (!clip) throw new Error('Nothing was copied.')
  return clip
}

function pasted(template: Template, clip: LayerClip, at = TOP): { now: Template; ids: string[] } {
  const { change, ids } = pasteLayers(template, clip, at)
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return { now: applied.template, ids: [...ids] }
}

const layerIn = (template: Template, id: string | undefined): Layer => {
  const found = findLayer(template.layers, id ?? '')
  if (!found) throw new Error(`No layer ${id}.`)
  return found.layer
}
const only = (layers: Layer[], over: Partial<Template> = {}): Template => ({
  ...builtIn('big-words'),
  layers,
  sizes: {},
  ...over,
})
const shape = (id: string, over: object = {}): Layer => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  ...over,
})
const words = (id: string, over: object = {}): Layer => ({
  id,
  kind: 'text',
  role: 'headline',
  parts: [{ text: '{headline}' }],
  color: 'text',
  fit: { largest: 90, smallest: 40 },
  ...over,
})

describe('layers that are pasted', () => {
  test('have ids that nothing in the template has, also in what they name', () => {
    const photo: Layer = { id: 'photo', kind: 'picture', source: 0 }
    const tint: Layer = {
      id: 'tint',
      kind: 'scrim',
      on: 'photo',
      behind: ['title', 'elsewhere'],
      most: 0.5,
    }
    const cases = [{ when: { has: ['kicker'] }, set: { behind: ['title'] } }]
    const start = only([photo, { ...tint, cases }, words('title')])
    const { now, ids } = pasted(start, clipOf(start, ['photo', 'tint', 'title']))
    expect(ids).toEqual(['photo-2', 'tint-2', 'title-2'])
    expect(layerIn(now, 'tint-2')).toMatchObject({
      on: 'photo-2',
      behind: ['title-2', 'elsewhere'],
      cases: [{ set: { behind: ['title-2'] } }],
    })
  })

  test('keep their ids where these are free', () => {
    expect(pasted(only([shape('a')]), clipOf(only([words('b')]), ['b'])).ids).toEqual(['b'])
  })

  test('bring the variables that they name, and change none that is there', () => {
    const source = only([words('title', { parts: [{ text: '{headline} {price}' }] })], {
      variables: {
        headline: { missing: { do: 'hide' } },
        price: { missing: { do: 'default', text: 'from {currency}' } },
        currency: { missing: { do: 'default', text: 'EUR' } },
        site: { missing: { do: 'hide' } },
      },
    })
    const target = only([shape('a')], { variables: { headline: { missing: { do: 'layout' } } } })
    expect(pasted(target, clipOf(source, ['title'])).now.variables).toEqual({
      headline: { missing: { do: 'layout' } },
      price: source.variables['price'],
      currency: source.variables['currency'],
    })
  })

  test('bring a font only where no text of the template is set in that role', () => {
    const fonts = { heading: 'lora', body: 'inter' }
    const clip = clipOf(only([words('title', { style: { font: 'heading' } })], { fonts }), [
      'title',
    ])
    const mine = { heading: 'anton', body: 'roboto' }
    const bare = only([shape('a'), words('small')], { fonts: mine })
    expect(pasted(bare, clip).now.fonts).toEqual({ heading: 'lora', body: 'roboto' })
    const titled = only([words('old', { style: { font: 'heading' } })], { fonts: mine })
    expect(pasted(titled, clip).now.fonts).toEqual(mine)
  })

  test('bring what sizes say of them, and stay locked', () => {
    const source = only([shape('a', { lock: { style: true, later: 1 } }), shape('b')], {
      sizes: {
        '1080x1080': { layers: { a: { opacity: 0.4 }, b: { opacity: 0.1 } } },
        '1000x2100': { layers: { b: { hidden: true } } },
      },
    })
    const { now } = pasted(only([shape('a')]), clipOf(source, ['a']))
    expect(now.sizes).toEqual({ '1080x1080': { layers: { 'a-2': { opacity: 0.4 } } } })
    expect(layerIn(now, 'a-2').lock).toEqual({ style: true, later: 1 })
  })

  test('lie beside a layer that is at the same place', () => {
    const box = { x: 100, y: 200, width: 50, height: 50 }
    const start = only([shape('a', { box })])
    const clip = clipOf(start, ['a'])
    const once = pasted(start, clip)
    const twice = pasted(once.now, clip)
    const boxes = twice.now.layers.map((layer) => layer.box)
    expect(boxes).toMatchObject([box, { x: 124, y: 224 }, { x: 148, y: 248 }])
  })

  test('get a box when they leave a stack, and none in another stack', () => {
    const stack = { id: 's', kind: 'group', stack: { axis: 'down' }, layers: [words('w')] } as const
    const start = only([{ ...stack, layers: [...stack.layers] } as Layer, shape('ground')])
    const clip = clipOf(start, ['w'])
    expect(layerIn(pasted(start, clip).now, 'w-2').box).toBeDefined()
    const inside = pasted(start, clip, { parent: 's', index: 1 }).now
    expect(layerIn(inside, 'w-2').box).toBeUndefined()
    expect(layerIn(pasted(start, clipOf(start, ['ground'])).now, 'ground-2').box).toBeUndefined()
  })

  test('the brand line stays on the canvas where the others go into a group', () => {
    const start = only([
      { id: 'g', kind: 'group', layers: [] },
      { id: 'brand', kind: 'logo', color: 'text' },
      shape('a'),
    ])
    const { now } = pasted(start, clipOf(start, ['brand', 'a']), { parent: 'g', index: 0 })
    expect(findLayer(now.layers, 'a-2')?.parent).toBe('g')
    expect(findLayer(now.layers, 'brand-2')?.parent).toBeNull()
  })
})

test('a layer is copied once with the group that it is in, and nothing gives no clip', () => {
  const start = only([{ id: 'g', kind: 'group', layers: [shape('a')] }, shape('b')])
  expect(clipOf(start, ['a', 'g', 'gone']).template.layers.map(({ id }) => id)).toEqual(['g'])
  expect(copyLayers(start, ['gone'])).toBeNull()
})

const SMALL = writeClip(clipOf(only([shape('a')]), ['a']))
const damaged = (over: object): string =>
  JSON.stringify({ ...(JSON.parse(SMALL) as object), ...over })
const TEMPLATE = writeTemplate(only([shape('a')]))

test.each([
  ['words', 'Two words', 'templateEdit.noLayers'],
  ['another JSON', '{"layers":[]}', 'templateEdit.noLayers'],
  ['a list', '[1]', 'templateEdit.noLayers'],
  ['too much text', SMALL + ' '.repeat(400_000), 'templateEdit.noLayers'],
  ['no template', damaged({ template: null }), 'template.notOne'],
  ['a newer version', damaged({ template: { ...TEMPLATE, v: 9 } }), 'template.newer'],
  [
    'a box that is none',
    damaged({ template: { ...TEMPLATE, layers: [shape('a', { box: 'x' })] } }),
    'template.wrong',
  ],
])('%s on the clipboard is refused', (_name, text, code) => {
  expect(readClip(text)).toMatchObject({ ok: false, problem: { code } })
})

const anyPaste = fc.record({
  from: anyTemplate,
  to: anyTemplate,
  picks: fc.array(fc.nat(60)),
  where: fc.nat(60),
})

function placeIn({ layers }: Template, where: number): LayerPlace {
  const groups = allLayers(layers).flatMap(({ id, kind }) => (kind === 'group' ? [id] : []))
  return { parent: [null, ...groups][where % (groups.length + 1)] ?? null, index: where % 4 }
}

test('whatever is copied can be written, read and pasted into any template, and undone', () => {
  let done = 0
  fc.assert(
    fc.property(anyPaste, ({ from, to, picks, where }) => {
      const all = allLayers(from.layers)
      const wanted = picks.map((pick) => all[pick % all.length]?.id ?? '')
      const clip = copyLayers(from, wanted)
      if (!clip) {
        if (picks.length === 0) return
        throw new Error('Nothing was copied.')
      }
      const read = readClip(writeClip(clip))
      if (!read.ok) throw new Error(read.problem.message)
      expect(read.clip).toEqual(clip)
      const { change, ids } = pasteLayers(to, read.clip, placeIn(to, where))
      expect(TemplateChange.parse(change)).toEqual(change)
      const applied = applyChange(to, change)
      // The two together are too much, or the group may not have what is in the clip.
      const refusal = /^template\.too|^templateEdit\.(onlyOutside|locked)$/u
      if (!applied.ok) {
        if (refusal.test(applied.problem.code)) return
        throw new Error(applied.problem.message)
      }
      done += 1
      const now = applied.template
      expect(ids.every((id) => findLayer(now.layers, id))).toBe(true)
      const counts = [to, clip.template].map(({ layers }) => allLayers(layers).length)
      expect(allLayers(now.layers)).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
      const again = readTemplate(writeTemplate(now))
      expect(again.ok && again.template).toStrictEqual(now)
      const back = applyChange(now, applied.inverse)
      expect(back.ok && back.template).toStrictEqual(to)
    }),
    { numRuns: 200 },
  )
  expect(done).toBeGreaterThan(50)
})

test.each(templates.map(({ document }) => [document.id, document] as const))(
  'all of %s goes into a template with one shape',
  (_id, document) => {
    const clip = clipOf(
      document,
      document.layers.map(({ id }) => id),
    )
    const { now, ids } = pasted(only([shape('only')], { variables: {} }), clip)
    expect(ids).toHaveLength(document.layers.length)
    expect(now.variables).toEqual(clip.template.variables)
    expect(now.fonts).toEqual(document.fonts)
  },
)
