import { describe, expect, test } from 'vitest'
import { templates } from '../../choice/template-list.ts'
import { allLayers } from '../../document/layer-tree.ts'
import { SizeName, type Template } from '../../document/template.schema.ts'
import { testFacts } from '../../layout/layout.builder.ts'
import { sampleDesignOf } from '../../samples/sample-stories.ts'
import { applyChange } from '../changes.ts'
import { outlineTemplate } from '../placement/layer-outline.ts'
import type { SeenLayers, SeenSizes } from '../placement/seen-places.ts'
import { cornersOf } from '../placement/turned-box.ts'
import { findLayer } from '../tree/layer-places.ts'
import { relocated } from './relocate-layers.ts'

type Ready = (typeof templates)[number]

/** The second picture is wide. */
function seenIn(ready: Ready, document: Template): SeenSizes {
  const design = sampleDesignOf(ready)
  const pictures = design.pictures.map((_, index) => ({
    facts: index === 1 ? testFacts(1600, 1000) : testFacts(1000, 1500),
    crop: null,
  }))
  const input = { design, pictures, logo: null, measure: () => 0.5 }
  const at = (size: SizeName): SeenLayers => ({
    size,
    outlines: outlineTemplate(document, input, size).layers,
  })
  const [first = '1000x1500', ...others] = SizeName.options
  return [at(first), ...others.map(at)]
}

const cornersIn = ({ outlines }: SeenLayers, id: string): number[] | null => {
  const outline = outlines.find((one) => one.id === id)
  return outline ? cornersOf(outline).flatMap(({ x, y }) => [x, y]) : null
}

/** How far the corners of the layer are from where they were, at the size that is worst. */
function farthest(before: SeenSizes, after: SeenSizes, id: string): number {
  const distances = before.flatMap((seen, index) => {
    const was = cornersIn(seen, id)
    if (was === null) return []
    const is = after[index] && cornersIn(after[index], id)
    return was.map((at, corner) => Math.abs(at - (is?.[corner] ?? Infinity)))
  })
  return Math.max(0, ...distances)
}
/** The layout rounds places to whole units, before and after rotations. */
const ROUNDING = 1.01

const grouped = templates.flatMap((ready): [string, Ready, string[]][] => {
  const ids = allLayers(ready.document.layers)
    .map(({ id }) => id)
    .filter((id) => findLayer(ready.document.layers, id)?.parent != null)
  return ids.length > 0 ? [[ready.id, ready, ids]] : []
})

describe.each(grouped)('%s', (_, ready, ids) => {
  test.each(ids)('%s stays at every size when it is moved out of its groups', (id) => {
    const { document } = ready
    const before = seenIn(ready, document)
    const place = { parent: null, index: document.layers.length }
    const change = relocated(document, { ids: [id], place }, before)
    const applied = change && applyChange(document, change)
    if (!applied?.ok) throw new Error('The layer is not moved.')
    expect(farthest(before, seenIn(ready, applied.template), id)).toBeLessThan(ROUNDING)
  })
})
