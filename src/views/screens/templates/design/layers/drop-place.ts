/** Converts places in the list of layers, which has the uppermost first, to places in the tree. */
import { findLayer, type LayerPlace } from '#core/templates/edit/tree/layer-places.ts'
import type { GroupLayer, Layer } from '#core/templates/document/template.schema.ts'

/** A place named by the layer beside it, which stays right when other layers are moved. */
export interface Dropped {
  readonly id: string
  /** On a group: on top of what is in it. */
  readonly position: 'before' | 'on' | 'after'
}

/** Null: nothing can be dropped there. */
export function dropPlace(layers: readonly Layer[], { id, position }: Dropped): LayerPlace | null {
  const found = findLayer(layers, id)
  if (!found) return null
  const { layer, parent, index } = found
  if (position === 'before') return { parent, index: index + 1 }
  if (position === 'after') return { parent, index }
  return layer.kind === 'group' ? { parent: id, index: layer.layers.length } : null
}

/** Directly above the group of the layer. Null: it is in no group. */
export function placeOutside(layers: readonly Layer[], id: string): Dropped | null {
  const parent = findLayer(layers, id)?.parent ?? null
  return parent === null ? null : { id: parent, position: 'before' }
}

/** The groups directly above and below the layer. */
export function groupsBeside(layers: readonly Layer[], id: string): GroupLayer[] {
  const found = findLayer(layers, id)
  if (!found) return []
  const siblings = found.around.at(-1)?.layers ?? layers
  return [found.index + 1, found.index - 1].flatMap((index) => {
    const one = siblings[index]
    return one?.kind === 'group' ? [one] : []
  })
}
