import { expect, test } from 'vitest'
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
import type { TemplateChange } from '../tree/template-change.schema.ts'
import { canUngroup, groupOf, ungroupOf } from './group-layers.ts'
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

const idsOf = ({ document }: Ready): string[] => allLayers(document.layers).map(({ id }) => id)

interface Kept {
  document?: Template
  ids: readonly string[]
  change: TemplateChange | null
}

/** `off`: how far the layer that moved farthest is from where it was. */
function applied(
  ready: Ready,
  { document = ready.document, ids, change }: Kept,
): { after: Template; off: number } {
  const before = seenIn(ready, document)
  const done = change && applyChange(document, change)
  if (!done?.ok) throw new Error('Nothing is changed.')
  const after = seenIn(ready, done.template)
  const off = Math.max(0, ...ids.map((id) => farthest(before, after, id)))
  return { after: done.template, off }
}

test.each(templates.map((ready): [string, Ready] => [ready.id, ready]))(
  '%s: layers that are moved out of their groups stay at every size',
  (_, ready) => {
    const { document } = ready
    const seen = seenIn(ready, document)
    const place = { parent: null, index: document.layers.length }
    for (const id of idsOf(ready)) {
      if (findLayer(document.layers, id)?.parent == null) continue
      const change = relocated(document, { ids: [id], place }, seen)
      expect(applied(ready, { ids: [id], change }).off).toBeLessThan(ROUNDING)
    }
  },
)

/** Of each group the first layer outside it: enough to move each group that can move. */
const guests = templates.flatMap((ready) =>
  allLayers(ready.document.layers).flatMap(({ id, kind }): [string, string, Ready][] => {
    const guest = guestOf(ready, id)
    return kind === 'group' && guest !== undefined ? [[guest, id, ready]] : []
  }),
)

function guestOf({ document: { layers } }: Ready, group: string): string | undefined {
  const around = findLayer(layers, group)?.around.map(({ id }) => id) ?? []
  return allLayers(layers)
    .filter(({ kind }) => kind === 'picture' || kind === 'text')
    .map(({ id }) => id)
    .find((id) => findLayer(layers, id)?.parent !== group && !around.includes(id))
}

test.each(guests)('%s stays at every size when it is moved into %s', (id, group, ready) => {
  const { document } = ready
  const seen = seenIn(ready, document)
  const wish = { ids: [id], place: { parent: group, index: 0 } }
  const first = relocated(document, wish, seen)
  const seenAfter = seenIn(ready, applied(ready, { ids: [], change: first }).after)
  const change = relocated(document, { ...wish, seenAfter }, seen)
  // in a group that lacks values of this pin it is not drawn
  const isDrawn = seenAfter.some((one) => cornersIn(one, id) !== null)
  expect(applied(ready, { ids: isDrawn ? [id] : [], change }).off).toBeLessThan(ROUNDING)
})

const pairs = templates.flatMap((ready) =>
  allGroupsOf(ready).flatMap((ids): [string, string, Ready][] => {
    const [first, second] = ids.filter((id) => hasBox(ready, id))
    return first && second ? [[first, second, ready]] : []
  }),
)

function allGroupsOf({ document: { layers } }: Ready): string[][] {
  const groups = allLayers(layers).flatMap((layer) =>
    layer.kind === 'group' ? [layer.layers] : [],
  )
  return [layers, ...groups].map((inside) => inside.map(({ id }) => id))
}

function hasBox({ document }: Ready, id: string): boolean {
  const layer = findLayer(document.layers, id)?.layer
  return layer?.box !== undefined && layer.kind !== 'logo' && layer.kind !== 'scrim'
}

test.each(pairs)(
  '%s and %s stay at every size when they are grouped and ungrouped',
  (a, b, ready) => {
    const ids = [a, b]
    const grouping = groupOf(ready.document, ids, seenIn(ready, ready.document))
    if (!grouping) throw new Error('Not grouped.')
    const grouped = applied(ready, { ids, change: grouping.change })
    expect(grouped.off).toBeLessThan(ROUNDING)
    const document = grouped.after
    const group = findLayer(document.layers, grouping.id)?.layer
    if (!group) throw new Error('The group is missing.')
    const change = ungroupOf(document, group, seenIn(ready, document))
    expect(applied(ready, { document, ids, change }).off).toBeLessThan(ROUNDING)
  },
)

const takenApart = templates.flatMap((ready) =>
  allLayers(ready.document.layers).flatMap((layer): [string, string, Ready][] =>
    canUngroup(layer) ? [[ready.id, layer.id, ready]] : [],
  ),
)

test.each(takenApart)('%s: the layers of %s stay at every size without it', (_, id, ready) => {
  const { document } = ready
  const layer = findLayer(document.layers, id)?.layer
  if (layer?.kind !== 'group') throw new Error('Not a group.')
  const ids = layer.layers.map((one) => one.id)
  const change = ungroupOf(document, layer, seenIn(ready, document))
  expect(applied(ready, { ids, change }).off).toBeLessThan(ROUNDING)
})
