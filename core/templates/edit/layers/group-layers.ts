/** Laying layers into a new group that is as large as they are together, and taking them out again. */
import {
  type GroupLayer,
  type Layer,
  SizeName,
  type Template,
} from '../../document/template.schema.ts'
import { applyChange } from '../changes.ts'
import { arePlacesKept, boxFor, keptPlaces, placeAt } from '../placement/size-places.ts'
import { unionOf } from '../placement/turned-box.ts'
import { findLayer, outermost } from '../tree/layer-places.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'
import { isOnCanvasOnly } from '../tree/tree-changes.ts'
import { newIds } from './layer-copy.ts'

/** False for layers that have no boxes in one place: layers of a row, or of several groups. */
export function canGroup({ layers }: Pick<Template, 'layers'>, ids: readonly string[]): boolean {
  const inside = outermost(layers, new Set(ids))
  const parents = new Set(inside.map(({ id }) => findLayer(layers, id)?.parent))
  const isPlaced = inside.every((layer) => layer.box !== undefined && !isOnCanvasOnly(layer))
  return isPlaced && parents.size === 1 && inside.length > 1
}

/** Null where `canGroup` is false. At every size the layers stay where they are. */
export function groupOf(
  template: Template,
  ids: readonly string[],
): { change: TemplateChange; id: string } | null {
  const inside = outermost(template.layers, new Set(ids))
  const boxes = inside.flatMap(({ id, box }) => (box ? [{ id, box }] : []))
  const room = unionOf(boxes.map(({ box }) => box))
  if (room === null || !canGroup(template, ids)) return null
  const blank: GroupLayer = { id: 'group', kind: 'group', layers: [] }
  const id = newIds(template, [blank]).get(blank.id) ?? blank.id
  const grouping: SimpleChange = {
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
  }
  return { id, change: withSizes(template, grouping, { groupId: id, ids: grouping.ids }) }
}

/** Adds boxes of the group and of its layers for sizes at which the layers would be elsewhere. */
function withSizes(
  template: Template,
  grouping: SimpleChange,
  { groupId, ids }: { groupId: string; ids: readonly string[] },
): TemplateChange {
  const grouped = applyChange(template, grouping)
  if (!grouped.ok) return grouping
  const around = SizeName.options.flatMap((size): SimpleChange[] => {
    if (arePlacesKept(template, grouped.template, { ids, size })) return []
    const place = unionOf(ids.flatMap((id) => placeAt(template, id, size) ?? []))
    const group = findLayer(grouped.template.layers, groupId)
    if (place === null || !group) return []
    const { parent, layer } = group
    const box = boxFor(grouped.template, { parent, pin: layer.pin, place }, size)
    const drawn = { width: place.width, height: place.height }
    return [{ type: 'setSizeOverride', size, layerId: groupId, set: { box, drawn } }]
  })
  return withKeptPlaces(template, [grouping, ...around], ids)
}

/** The changes, and those that keep the layers in their places at every size after them. */
export function withKeptPlaces(
  template: Template,
  changes: SimpleChange[],
  ids: readonly string[],
): TemplateChange {
  const [only] = changes
  const plain: TemplateChange =
    changes.length === 1 && only ? only : { type: 'batch', changes: [...changes] }
  const applied = applyChange(template, plain)
  // the caller gets the refusal when it applies the change
  if (!applied.ok) return plain
  const kept = keptPlaces(template, applied.template, ids)
  return kept.length === 0 ? plain : { type: 'batch', changes: [...changes, ...kept] }
}

/** False for a group that places its layers itself. */
export function canUngroup(layer: Layer): layer is GroupLayer {
  if (layer.kind !== 'group' || layer.stack || layer.place || (layer.turn ?? 0) !== 0) return false
  return layer.layers.every(({ box }) => box !== undefined)
}

/** Null where `canUngroup` is false. At every size the layers stay where they are. */
export function ungroupOf(template: Template, layer: Layer): TemplateChange | null {
  if (!canUngroup(layer)) return null
  const { x, y } = layer.box ?? { x: 0, y: 0 }
  const boxes = layer.layers.flatMap(({ id, box }) => (box ? [[id, box] as const] : []))
  const ungrouping: SimpleChange = {
    type: 'ungroup',
    groupId: layer.id,
    boxes: Object.fromEntries(
      boxes.map(([id, box]) => [id, { ...box, x: box.x + x, y: box.y + y }]),
    ),
  }
  return withKeptPlaces(
    template,
    [ungrouping],
    boxes.map(([id]) => id),
  )
}
