/** Laying layers into a new group that is as large as they are together, and taking them out again. */
import type { GroupLayer, Layer, Template } from '../../document/template.schema.ts'
import { newIds } from './layer-copy.ts'
import { findLayer, outermost } from '../tree/layer-places.ts'
import type { TemplateChange } from '../tree/template-change.schema.ts'
import { isOnCanvasOnly } from '../tree/tree-changes.ts'
import { unionOf } from '../placement/turned-box.ts'

/** Null where they have no boxes in one place: layers of a row, or of several groups. */
export function groupOf(
  template: Template,
  ids: readonly string[],
): { change: TemplateChange; id: string } | null {
  const inside = outermost(template.layers, new Set(ids))
  const parents = new Set(inside.map(({ id }) => findLayer(template.layers, id)?.parent))
  const boxes = inside.flatMap(({ id, box }) => (box ? [{ id, box }] : []))
  const room = unionOf(boxes.map(({ box }) => box))
  const canBe = boxes.length === inside.length && parents.size === 1 && inside.length > 1
  if (!canBe || room === null || inside.some(isOnCanvasOnly)) return null
  const blank: GroupLayer = { id: 'group', kind: 'group', layers: [] }
  const id = newIds(template, [blank]).get(blank.id) ?? blank.id
  return {
    id,
    change: {
      type: 'group',
      ids: inside.map((layer) => layer.id),
      group: {
        id,
        box: room,
        pin: inside[0]?.pin ?? { h: 'start', v: 'start' },
        drawn: { width: room.width, height: room.height },
      },
      boxes: Object.fromEntries(
        boxes.map((one) => [one.id, { ...one.box, x: one.box.x - room.x, y: one.box.y - room.y }]),
      ),
    },
  }
}

/** Null for a group whose layers have their places from it. */
export function ungroupOf(layer: Layer): TemplateChange | null {
  if (layer.kind !== 'group' || layer.stack || layer.place || (layer.turn ?? 0) !== 0) return null
  const { x, y } = layer.box ?? { x: 0, y: 0 }
  const boxes = layer.layers.flatMap(({ id, box }) => (box ? [[id, box] as const] : []))
  if (boxes.length < layer.layers.length) return null
  return {
    type: 'ungroup',
    groupId: layer.id,
    boxes: Object.fromEntries(
      boxes.map(([id, box]) => [id, { ...box, x: box.x + x, y: box.y + y }]),
    ),
  }
}
