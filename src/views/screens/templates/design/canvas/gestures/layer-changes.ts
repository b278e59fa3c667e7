/** What the keyboard does with the selected layers. */
import { layerCopy } from '#core/templates/edit/layers/layer-copy.ts'
import { findLayer, outermost } from '#core/templates/edit/tree/layer-places.ts'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { Layer, Template } from '#core/templates/document/template.schema.ts'
import { applyChange } from '#core/templates/edit/changes.ts'
import { inRow } from './gesture-change.ts'

export function removal(template: Template, ids: readonly string[]): TemplateChange | null {
  const gone = outermost(template.layers, new Set(ids)).map(({ id }) => id)
  return gone.length === 0 ? null : { type: 'removeLayers', ids: gone }
}

/** The distance of a copy from its layer. */
const COPY_OFFSET = 20

/** Each copy above its layer; null = nothing is selected. */
export function duplication(
  template: Template,
  ids: readonly string[],
): { change: TemplateChange; ids: string[] } | null {
  const copies: Layer[] = []
  const layers = outermost(template.layers, new Set(ids)).flatMap((layer) => {
    // ids of the copies before it are taken too
    const copy = besides(layerCopy({ ...template, layers: [...template.layers, ...copies] }, layer))
    copies.push(copy)
    const found = findLayer(template.layers, layer.id)
    return found ? [{ layer: copy, parent: found.parent, after: found.index }] : []
  })
  if (layers.length === 0) return null
  // the uppermost first: an index below it is not moved by it
  const places = layers
    .toReversed()
    .map(({ layer, parent, after }) => ({ layer, parent, index: after + 1 }))
  return { change: { type: 'addLayers', layers: places }, ids: copies.map(({ id }) => id) }
}

const besides = <L extends Layer>(layer: L): L =>
  layer.box
    ? {
        ...layer,
        box: { ...layer.box, x: layer.box.x + COPY_OFFSET, y: layer.box.y + COPY_OFFSET },
      }
    : layer

/** One place on in its row, along the arrow; null = it is in none, or at the end. */
export function rowStep(
  template: Template,
  outlines: readonly LayerOutline[],
  { ids, by }: { ids: readonly string[]; by: { x: number; y: number } },
): TemplateChange | null {
  const own = inRow({ template, outlines }, ids)
  const way = own === null ? 0 : Math.sign(own.row === 'down' ? by.y : by.x)
  if (own === null || way === 0) return null
  const row = outlines.filter((one) => one.row !== null && one.around.at(-1) === own.around.at(-1))
  const next = row[row.findIndex(({ id }) => id === own.id) + way]
  const place = next && findLayer(template.layers, next.id)
  return place
    ? { type: 'moveLayers', moves: [{ id: own.id, parent: place.parent, index: place.index }] }
    : null
}

/** The template with the change; as it was where it is refused. */
export function withChange(template: Template, change: TemplateChange | null): Template {
  const applied = change && applyChange(template, change)
  return applied?.ok === true ? applied.template : template
}
