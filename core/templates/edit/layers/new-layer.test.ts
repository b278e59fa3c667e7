import { describe, expect, test } from 'vitest'
import { blankTemplate } from '../../document/blank-template.ts'
import { layoutFaults } from '../../choice/layout-faults.ts'
import { testDesign, testFacts } from '../../layout/layout.builder.ts'
import { canvasOf } from '../../document/canvas-size.ts'
import { readTemplate, writeTemplate } from '../../document/template-file.ts'
import { layoutTemplate } from '../../layout/template-layout.ts'
import { templates } from '../../choice/template-list.ts'
import { SizeName, type Template } from '../../document/template.schema.ts'
import { applyChange } from '../changes.ts'
import { findLayer, type LayerPlace } from '../tree/layer-places.ts'
import { outlineTemplate } from '../placement/layer-outline.ts'
import { addedLayer, canAdd, NEW_LAYER_KINDS, type NewLayerKind } from './new-layer.ts'

const blank = blankTemplate('Mine')
const TOP: LayerPlace = { parent: null, index: 1_000 }

function withLayer(template: Template, kind: NewLayerKind, at = TOP): [Template, string] {
  const { change, id } = addedLayer(template, { kind, words: 'Your words', at })
  const applied = applyChange(template, change)
  if (!applied.ok) throw new Error(applied.problem.message)
  return [applied.template, id]
}

test('the blank template is one that can be stored', () => {
  expect(readTemplate(writeTemplate(blank))).toEqual({ ok: true, template: blank, notes: [] })
})

describe('a new layer', () => {
  test('comes above the group of what is selected, where its box is on the pin', () => {
    const inGroups = templates.flatMap(({ document }) =>
      document.layers.flatMap((layer, at) =>
        'layers' in layer ? [{ document, parent: layer.id, at }] : [],
      ),
    )
    expect(inGroups.length).toBeGreaterThan(0)
    for (const { document, parent, at } of inGroups) {
      const [template, id] = withLayer(document, 'rect', { parent, index: 0 })
      expect(template.layers[at + 1]?.id).toBe(id)
    }
  })

  const placedKinds = NEW_LAYER_KINDS.filter((kind) => kind !== 'scrim')
  test.each(placedKinds)('of kind %s is added twice to every template', (kind) => {
    for (const template of [blank, ...templates.map(({ document }) => document)]) {
      const [once, first] = withLayer(template, kind)
      const [twice, second] = withLayer(once, kind)
      expect(second).not.toBe(first)
      expect(findLayer(twice.layers, first)).toBeDefined()
      expect(findLayer(twice.layers, second)).toBeDefined()
      expect(readTemplate(writeTemplate(twice)).ok).toBe(true)
    }
  })

  test('is placed where it is wanted', () => {
    const [now, id] = withLayer(blank, 'rect', { parent: null, index: 1 })
    expect(now.layers[1]?.id).toBe(id)
  })

  test('a photo of the whole pin lies on the ground and under the words', () => {
    const [now, id] = withLayer(blank, 'photo')
    expect(now.layers.map((layer) => layer.id)).toEqual([
      'ground',
      id,
      'scrim',
      'headline',
      'brand',
    ])
    const [more, rect] = withLayer(now, 'rect', { parent: null, index: 2 })
    expect(more.layers.map((layer) => layer.id).indexOf(rect)).toBe(3)
  })

  test.each(SizeName.options)('a photo leaves the words readable at %s', (size) => {
    const rulesOf = (template: Template) => {
      const picture = { facts: testFacts(1000, 1500), crop: null }
      const design = testDesign({
        colors: { background: '#fff0ea', text: '#301510', accent: '#b5542e' },
        brand: 'site.com',
      })
      const input = { design, pictures: [picture], logo: null, measure: () => 3 }
      const { nodes, owners } = outlineTemplate(template, input, size)
      const facts = new Map([[0, picture.facts]])
      const ground = { canvas: canvasOf(size), background: design.colors.background, facts, owners }
      return layoutFaults(nodes, ground).map(({ rule, layerId }) => `${layerId}: ${rule}`)
    }
    const [now] = withLayer(blank, 'photo')
    expect(rulesOf(now)).toEqual([])
    const bare = { ...now, layers: now.layers.filter(({ kind }) => kind !== 'scrim') }
    expect(rulesOf(bare)).toEqual(['headline: contrast', 'brand: contrast'])
  })

  test('a photo without words, or with a scrim that is there already, brings none', () => {
    const wordless = { ...blank, layers: blank.layers.slice(0, 1) }
    expect(withLayer(wordless, 'photo')[0].layers).toHaveLength(2)
    const [once] = withLayer(blank, 'photo')
    expect(withLayer(once, 'photo')[0].layers.filter(({ kind }) => kind === 'scrim')).toHaveLength(
      1,
    )
  })

  const shownOf = ({ layers }: Template): number[] => {
    const picture = { facts: testFacts(1000, 1000), crop: null }
    const input = {
      design: testDesign(),
      pictures: [picture, picture, picture],
      logo: null,
      measure: () => 3,
    }
    return layoutTemplate({ ...blank, layers }, input).flatMap((node) =>
      node.kind === 'picture' ? [node.slot] : [],
    )
  }

  test('a picture shows the first picture that no other layer shows', () => {
    const [one] = withLayer(blank, 'picture')
    const [two, second] = withLayer(one, 'picture')
    expect(shownOf(two)).toEqual([0, 1])
    const freed = { ...two, layers: two.layers.filter(({ id }) => id === second) }
    expect(shownOf(withLayer(freed, 'picture')[0])).toEqual([1, 0])
  })

  test('a picture beside eight others shows the first one', () => {
    let template = blank
    for (let at = 0; at < 8; at++) [template] = withLayer(template, 'picture')
    const [now, id] = withLayer(template, 'picture')
    expect(findLayer(now.layers, id)?.layer).toMatchObject({ source: 0 })
  })

  test('a tint is added where words lie on a photo of the whole pin without one', () => {
    expect(canAdd(blank, 'scrim')).toBe(false)
    const [now] = withLayer(blank, 'photo')
    expect(canAdd(now, 'scrim')).toBe(false)
    const bare = { ...now, layers: now.layers.filter(({ kind }) => kind !== 'scrim') }
    expect(canAdd(bare, 'scrim')).toBe(true)
    expect(withLayer(bare, 'scrim')[0]).toEqual(now)
    const wordless = { ...bare, layers: bare.layers.slice(0, 2) }
    expect(canAdd(wordless, 'scrim')).toBe(false)
  })

  test('a collage shows three pictures, and a picture after it the fourth', () => {
    const [collage] = withLayer(blank, 'collage')
    expect(shownOf(collage)).toEqual([0, 1, 2])
    const [now, id] = withLayer(collage, 'picture')
    expect(findLayer(now.layers, id)?.layer).toMatchObject({ source: 3 })
  })

  test('a drawing is drawn in its color', () => {
    const [now, id] = withLayer(blank, 'drawing')
    const nodes = layoutTemplate(now, {
      design: testDesign(),
      pictures: [],
      logo: null,
      measure: () => 3,
    })
    expect(nodes).toContainEqual(
      expect.objectContaining({ kind: 'fill', drawing: 'brush', color: '#b5542e' }),
    )
    expect(findLayer(now.layers, id)?.layer.kind).toBe('shape')
  })

  test('the brand line is never in a group', () => {
    const quote = templates.find(({ id }) => id === 'quote')?.document
    if (!quote) throw new Error('No quote.')
    const [now, id] = withLayer(quote, 'logo', { parent: 'words', index: 0 })
    expect(findLayer(now.layers, id)?.parent).toBeNull()
  })

  test('brings the variable that it names', () => {
    const [now] = withLayer({ ...blank, variables: {} }, 'kicker')
    expect(now.variables).toEqual({ kicker: { missing: { do: 'hide' } } })
  })

  test('shows the words that it is given', () => {
    const [now, id] = withLayer(blank, 'words')
    expect(findLayer(now.layers, id)?.layer).toMatchObject({ parts: [{ text: 'Your words' }] })
  })
})
