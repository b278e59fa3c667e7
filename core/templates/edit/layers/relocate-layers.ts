/**
 * Moves layers to another place in the tree: between others, into a group or out of one. On the
 * picture they stay where they are.
 */
import { canvasOf } from '../../document/canvas-size.ts'
import type { Box } from '../../document/template.model.ts'
import {
  type DocumentBox,
  type GroupLayer,
  type Layer,
  SizeName,
  type Template,
} from '../../document/template.schema.ts'
import type { LayerOutline } from '../placement/layer-outline.ts'
import { boxFor, boxIn, overrideAt, placeAt } from '../placement/size-places.ts'
import { middleOf, turnedPoint } from '../placement/turned-box.ts'
import { findLayer, type LayerPlace, outermost } from '../tree/layer-places.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'
import { isOnCanvasOnly } from '../tree/tree-changes.ts'
import { withKeptPlaces } from './group-layers.ts'

/** Where the layers are on the picture at the size that is shown. */
export interface SeenLayers {
  readonly size: SizeName
  readonly outlines: readonly LayerOutline[]
}

/**
 * `index`: the gap between the present layers of the place, from 0 below all of them. Null: nothing
 * would change.
 */
export function relocated(
  template: Template,
  { ids, place }: { ids: readonly string[]; place: LayerPlace },
  seen: SeenLayers,
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
    const own = placedIn(template, { layer, parent: place.parent }, seen)
    moves.push({ id: layer.id, parent: place.parent, index, ...(own.box && { box: own.box }) })
    changes.push(...own.changes)
    if (own.isKept) kept.push(layer.id)
  }
  if (moved.length === 0 || row.join('\n') === siblings.join('\n')) return null
  return withKeptPlaces(template, [{ type: 'moveLayers', moves }, ...changes], kept)
}

type Moves = Extract<SimpleChange, { type: 'moveLayers' }>['moves']

function childrenOf({ layers }: Template, parent: string | null): readonly Layer[] {
  const group = parent === null ? undefined : findLayer(layers, parent)?.layer
  return group?.kind === 'group' ? group.layers : layers
}

interface NewPlace {
  readonly box?: DocumentBox
  readonly changes: readonly SimpleChange[]
  /** Its place at every size is known and can be restored. */
  readonly isKept: boolean
}
const SAME_PLACE: NewPlace = { changes: [], isKept: false }

function placedIn(
  template: Template,
  { layer, parent }: { layer: Layer; parent: string | null },
  seen: SeenLayers,
): NewPlace {
  const found = findLayer(template.layers, layer.id)
  // the move itself rejects layers that can only be on the canvas
  if (!found || found.parent === parent || isOnCanvasOnly(layer)) return SAME_PLACE
  const groups = [...found.around, ...groupsTo(template, parent)]
  const place = placeAt(template, layer.id, 'base')
  const outline = seen.outlines.find(({ id }) => id === layer.id)
  const room = roomSeen(template, parent, seen)
  const isSeen = outline !== undefined && room !== null
  if (place && (!isSeen || groups.every(isLaidOutByBoxes))) {
    const box = boxFor(template, { parent, pin: layer.pin, place }, 'base')
    return { box: { ...layer.box, ...rounded(box) }, changes: [], isKept: true }
  }
  return isSeen ? seenPlace(template, { layer, outline, room }) : SAME_PLACE
}

/** The groups that a layer of `parent` is in, outermost first. */
function groupsTo({ layers }: Template, parent: string | null): GroupLayer[] {
  const found = parent === null ? undefined : findLayer(layers, parent)
  return found?.layer.kind === 'group' ? [...found.around, found.layer] : []
}

/** False if rotation, a stack or the calm place of a picture moves the layers of the group. */
const isLaidOutByBoxes = ({ stack, place, turn = 0 }: GroupLayer): boolean =>
  !stack && !place && turn === 0

interface SeenRoom {
  readonly box: Box
  readonly turn: number
  readonly drawn: { readonly width: number; readonly height: number }
}

/** Null: the group is not drawn. */
function roomSeen(
  template: Template,
  parent: string | null,
  { size, outlines }: SeenLayers,
): SeenRoom | null {
  if (parent === null)
    return { box: { x: 0, y: 0, ...canvasOf(size) }, turn: 0, drawn: template.base }
  const outline = outlines.find(({ id }) => id === parent)
  const group = findLayer(template.layers, parent)?.layer
  if (!outline || group?.kind !== 'group') return null
  return { box: outline.box, turn: outline.turn, drawn: group.drawn ?? outline.box }
}

/** The place where the layer is drawn at the size that is shown. */
function seenPlace(
  template: Template,
  { layer, outline, room }: { layer: Layer; outline: LayerOutline; room: SeenRoom },
): NewPlace {
  const middle = turnedPoint(middleOf(outline.box), middleOf(room.box), -room.turn)
  const { width, height } = outline.box
  const place = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
  const box = { ...layer.box, ...rounded(boxIn(room, { pin: layer.pin, place })) }
  return {
    box,
    changes: [
      ...turnChange(layer, outline.turn - room.turn),
      ...shiftedOverrides(template, layer, box),
    ],
    isKept: false,
  }
}

function turnChange(layer: Layer, wanted: number): SimpleChange[] {
  const turn = Math.round((((wanted % 360) + 540) % 360) * 100) / 100 - 180
  if (turn === (layer.turn ?? 0)) return []
  return [
    turn === 0
      ? { type: 'patchLayer', layerId: layer.id, patch: {}, unset: ['turn'] }
      : { type: 'patchLayer', layerId: layer.id, patch: { turn } },
  ]
}

/** The boxes of single sizes move as far as the shared box. */
function shiftedOverrides(template: Template, layer: Layer, box: Box): SimpleChange[] {
  return SizeName.options.flatMap((size): SimpleChange[] => {
    const over = overrideAt(template, size, layer.id)
    const own = over?.['box'] as Partial<Box> | undefined
    if (!over || !own) return []
    const before = layer.box ?? box
    const shifted = {
      ...own,
      ...(own.x !== undefined && { x: own.x + box.x - before.x }),
      ...(own.y !== undefined && { y: own.y + box.y - before.y }),
    }
    const set = { ...over, box: shifted }
    return [{ type: 'setSizeOverride', size, layerId: layer.id, set }]
  })
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: toHundredths(x),
  y: toHundredths(y),
  width: toHundredths(width),
  height: toHundredths(height),
})
