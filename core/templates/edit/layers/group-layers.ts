/** Laying layers into a new group that is as large as they are together, and taking them out again. */
import type { Box } from '../../document/template.model.ts'
import {
  type GroupLayer,
  type Layer,
  SizeName,
  type Template,
} from '../../document/template.schema.ts'
import { constrained } from '../../layout/box-constraints.ts'
import { applyChange } from '../changes.ts'
import type { SeenSizes } from '../placement/seen-places.ts'
import {
  arePlacesKept,
  boxFor,
  boxIn,
  isSamePlace,
  ownBoxIn,
  placeAt,
  type PlaceSize,
  type Space,
} from '../placement/size-places.ts'
import { unionOf } from '../placement/turned-box.ts'
import { findLayer, type FoundLayer, outermost } from '../tree/layer-places.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'
import { isOnCanvasOnly } from '../tree/tree-changes.ts'
import { oneChange, simpleChanges, withKeptPlaces } from './kept-places.ts'
import { newIds } from './layer-copy.ts'
import { areLaidOutByBoxes, isPlacedCalmly, placeInside, rounded, roundedBox } from './new-place.ts'
import { relocated } from './relocate-layers.ts'

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
  seen: SeenSizes,
): { change: TemplateChange; id: string } | null {
  if (!canGroup(template, ids)) return null
  const inside = outermost(template.layers, new Set(ids)).flatMap(
    ({ id }) => findLayer(template.layers, id) ?? [],
  )
  const [first] = inside
  if (!first) return null
  const blank: GroupLayer = {
    id: 'group',
    kind: 'group',
    pin: first.layer.pin ?? { h: 'start', v: 'start' },
    layers: [],
  }
  const group = { ...blank, id: newIds(template, [blank]).get(blank.id) ?? blank.id }
  const change =
    areLaidOutByBoxes(template, first.around) && !inside.some(({ layer }) => isPlacedCalmly(layer))
      ? groupByBoxes(template, group, inside)
      : groupAsSeen(template, group, { inside, seen })
  return change && { id: group.id, change }
}

function groupByBoxes(
  template: Template,
  { id, pin }: GroupLayer,
  inside: readonly FoundLayer[],
): TemplateChange | null {
  const boxes = inside.flatMap(({ layer }) => (layer.box ? [{ id: layer.id, box: layer.box }] : []))
  const room = unionOf(boxes.map(({ box }) => box))
  if (room === null) return null
  const grouping: SimpleChange = {
    type: 'group',
    ids: inside.map(({ layer }) => layer.id),
    group: { id, pin, box: room, drawn: { width: room.width, height: room.height } },
    boxes: Object.fromEntries(
      boxes.map((one) => [one.id, { ...one.box, x: one.box.x - room.x, y: one.box.y - room.y }]),
    ),
  }
  return withSizes(template, grouping, { groupId: id, ids: grouping.ids })
}

/** An empty group around the places of the layers, and the layers moved into it. */
function groupAsSeen(
  template: Template,
  group: GroupLayer,
  { inside, seen }: { inside: readonly FoundLayer[]; seen: SeenSizes },
): TemplateChange | null {
  const last = inside.at(-1)
  const base = placeAround(template, { inside, seen }, 'base')
  if (!last || !base) return null
  const { pin } = group
  const box = rounded(boxIn(base.space, { pin, place: base.place }))
  const drawn = { width: box.width, height: box.height }
  const place = { parent: last.parent, index: last.index + 1 }
  const sizes = SizeName.options.flatMap((size): SimpleChange[] => {
    const around = placeAround(template, { inside, seen }, size)
    if (!around) return []
    const { space } = around
    if (isSamePlace(constrained({ box, pin }, space.drawn, space.box), around.place)) return []
    const own = roundedBox(ownBoxIn(space, { pin, place: around.place }))
    const set = { ...own, drawn: { width: around.place.width, height: around.place.height } }
    return [{ type: 'setSizeOverride', size, layerId: group.id, set }]
  })
  const added: SimpleChange[] = [
    { type: 'addLayers', layers: [{ layer: { ...group, box, drawn }, ...place }] },
    ...sizes,
  ]
  const empty = applyChange(template, oneChange(added))
  if (!empty.ok) return null
  const ids = inside.map(({ layer }) => layer.id)
  const moves = relocated(empty.template, { ids, place: { parent: group.id, index: 0 } }, seen)
  return moves && oneChange([...added, ...simpleChanges(moves)])
}

/** All the layers are of one group. */
function placeAround(
  template: Template,
  { inside, seen }: { inside: readonly FoundLayer[]; seen: SeenSizes },
  size: PlaceSize,
): { space: Space; place: Box } | null {
  const places = inside.map((found) =>
    placeInside(template, { found, parent: found.parent, seen }, size),
  )
  const place = unionOf(places.map(({ box }) => box))
  const [first] = places
  return first && place ? { space: first.space, place } : null
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

/** False for a group that places its layers itself. */
export function canUngroup(layer: Layer): layer is GroupLayer {
  if (layer.kind !== 'group' || layer.stack || layer.place || (layer.turn ?? 0) !== 0) return false
  return layer.layers.every(({ box }) => box !== undefined)
}

/** Null where `canUngroup` is false. At every size the layers stay where they are. */
export function ungroupOf(
  template: Template,
  layer: Layer,
  seen: SeenSizes,
): TemplateChange | null {
  const found = findLayer(template.layers, layer.id)
  if (!canUngroup(layer) || !found) return null
  const isByBoxes =
    areLaidOutByBoxes(template, [...found.around, layer]) && !layer.layers.some(isPlacedCalmly)
  if (isByBoxes) return ungroupByBoxes(template, layer)
  const ids = layer.layers.map(({ id }) => id)
  const moves = relocated(template, { ids, place: found }, seen)
  if (!moves) return { type: 'ungroup', groupId: layer.id }
  const changes = simpleChanges(moves)
  const isRemoved = changes.some(({ type }) => type === 'removeLayers')
  // of a group that can't be deleted, the removal is refused
  return isRemoved ? moves : oneChange([...changes, { type: 'removeLayers', ids: [layer.id] }])
}

function ungroupByBoxes(template: Template, layer: GroupLayer): TemplateChange {
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
