/**
 * Moves layers to another place in the tree: between others, into a group or out of one. On the
 * picture they stay where they are. A group that loses its last layer is removed.
 */
import type { Layer, Template } from '../../document/template.schema.ts'
import type { SeenSizes } from '../placement/seen-places.ts'
import { findLayer, type LayerPlace, outermost } from '../tree/layer-places.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'
import { withKeptPlaces, withoutEmptied } from './kept-places.ts'
import { newPlaceOf } from './new-place.ts'

export interface Relocation {
  readonly ids: readonly string[]
  readonly place: LayerPlace
  /** Outlines after the same move, if it is known that they change where the group is. */
  readonly seenAfter?: SeenSizes
}

/**
 * `index`: the gap between the present layers of the place, from 0 below all of them. Null: nothing
 * would change.
 */
export function relocated(
  template: Template,
  { ids, place, seenAfter }: Relocation,
  seen: SeenSizes,
): TemplateChange | null {
  const moved = outermost(template.layers, new Set(ids))
  const siblings = childrenOf(template, place.parent).map(({ id }) => id)
  const isMoved = (id: string): boolean => moved.some((layer) => layer.id === id)
  let row = siblings
  let below = siblings.slice(0, place.index).findLast((id) => !isMoved(id))
  const moves: Moves = []
  const changes: SimpleChange[] = []
  const kept: string[] = []
  for (const layer of moved) {
    row = row.filter((id) => id !== layer.id)
    const index = below === undefined ? 0 : row.indexOf(below) + 1
    row = row.toSpliced(index, 0, layer.id)
    below = layer.id
    const own = newPlaceOf(template, { layer, parent: place.parent, seen, seenAfter })
    moves.push({ id: layer.id, parent: place.parent, index, ...(own.box && { box: own.box }) })
    changes.push(...own.changes)
    if (own.isKept) kept.push(layer.id)
  }
  if (moved.length === 0 || row.join('\n') === siblings.join('\n')) return null
  const change = withKeptPlaces(template, [{ type: 'moveLayers', moves }, ...changes], kept)
  return withoutEmptied(template, change)
}

type Moves = Extract<SimpleChange, { type: 'moveLayers' }>['moves']

function childrenOf({ layers }: Template, parent: string | null): readonly Layer[] {
  const group = parent === null ? undefined : findLayer(layers, parent)?.layer
  return group?.kind === 'group' ? group.layers : layers
}
