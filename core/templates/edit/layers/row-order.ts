/** A layer in the row of a stack has no position of its own: dragging it changes its order. */
import type { Template } from '../../document/template.schema.ts'
import { lockHolder } from '../tree/layer-locks.ts'
import { findLayer } from '../tree/layer-places.ts'
import type { LayerOutline } from '../placement/layer-outline.ts'
import type { TemplateChange } from '../tree/template-change.schema.ts'

/** What dragging the layer changes. `none`: it is locked, missing, or positioned by the layout. */
export type MoveKind = 'box' | 'order' | 'none'

export function moveKindOf(template: Template, outline: LayerOutline): MoveKind {
  const found = findLayer(template.layers, outline.id)
  if (!found || found.layer.kind === 'other' || lockHolder(found, 'move')) return 'none'
  if (outline.row !== null) return 'order'
  const { kind } = found.layer
  const isPlaced = kind === 'group' && found.layer.place !== undefined
  return isPlaced || kind === 'scrim' || kind === 'logo' ? 'none' : 'box'
}

/**
 * The change for a layer whose centre was dragged to `middle` in its row. Null: it keeps its
 * position.
 */
export function reorderInRow(
  template: Template,
  outlines: readonly LayerOutline[],
  { id, middle }: { id: string; middle: { x: number; y: number } },
): TemplateChange | null {
  const own = outlines.find((outline) => outline.id === id)
  const found = findLayer(template.layers, id)
  if (!own || !found || own.row === null) return null
  const [axis, side] = own.row === 'down' ? (['y', 'height'] as const) : (['x', 'width'] as const)
  const before = outlines.filter(
    (other) =>
      other.id !== id &&
      other.row !== null &&
      other.around.at(-1) === own.around.at(-1) &&
      other.box[axis] + other.box[side] / 2 < middle[axis],
  )
  const group = found.around.at(-1)
  const others = (group?.layers ?? []).filter((layer) => layer.id !== id)
  const last = others.findLastIndex((layer) => before.some((other) => other.id === layer.id))
  const index = last + 1
  return index === found.index
    ? null
    : { type: 'moveLayers', moves: [{ id, parent: found.parent, index }] }
}
