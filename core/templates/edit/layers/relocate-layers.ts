/**
 * Moves layers to another place in the tree: between others, into a group or out of one. On the
 * picture they stay where they are.
 */
import type { Box } from '../../document/template.model.ts'
import {
  type DocumentBox,
  type GroupLayer,
  type Layer,
  SizeName,
  type Template,
} from '../../document/template.schema.ts'
import { constrained } from '../../layout/box-constraints.ts'
import {
  centredAt,
  seenAt,
  seenPlaceAt,
  seenSpaceAt,
  type SeenSizes,
  type TurnedSpace,
} from '../placement/seen-places.ts'
import {
  boxFor,
  boxIn,
  isSamePlace,
  layerAt,
  overrideAt,
  type OwnBox,
  ownBoxIn,
  placeAt,
  type PlaceSize,
} from '../placement/size-places.ts'
import { middleOf, turnedPoint, type TurnedBox } from '../placement/turned-box.ts'
import { findLayer, type FoundLayer, type LayerPlace, outermost } from '../tree/layer-places.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'
import { isOnCanvasOnly } from '../tree/tree-changes.ts'
import { withKeptPlaces } from './group-layers.ts'

/**
 * `index`: the gap between the present layers of the place, from 0 below all of them. Null: nothing
 * would change.
 */
export function relocated(
  template: Template,
  { ids, place }: { ids: readonly string[]; place: LayerPlace },
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
  seen: SeenSizes,
): NewPlace {
  const found = findLayer(template.layers, layer.id)
  // the move itself rejects layers that can only be on the canvas
  if (!found || found.parent === parent || isOnCanvasOnly(layer)) return SAME_PLACE
  const groups = [...found.around, ...groupsTo(template, parent)]
  const place = placeAt(template, layer.id, 'base')
  if (place && groups.every((group) => isLaidOutByBoxes(template, group))) {
    const box = boxFor(template, { parent, pin: layer.pin, place }, 'base')
    return { box: { ...layer.box, ...rounded(box) }, changes: [], isKept: true }
  }
  return layer.kind === 'other' ? SAME_PLACE : seenPlace(template, { found, parent, seen })
}

/** The groups that a layer of `parent` is in, outermost first. */
function groupsTo({ layers }: Template, parent: string | null): GroupLayer[] {
  const found = parent === null ? undefined : findLayer(layers, parent)
  return found?.layer.kind === 'group' ? [...found.around, found.layer] : []
}

/** False if rotation, a stack or the calm place of a picture moves the layers of the group. */
const isLaidOutByBoxes = (template: Template, group: GroupLayer): boolean =>
  PLACE_SIZES.every((size) => {
    const { stack, place, turn = 0 } = layerAt(template, group, size)
    return !stack && !place && turn === 0
  })
const PLACE_SIZES: readonly PlaceSize[] = ['base', ...SizeName.options]

interface MovedLayer {
  readonly found: FoundLayer
  readonly parent: string | null
  readonly seen: SeenSizes
}

/** At each size the place where the layer is seen; what differs from the shared box is stored. */
function seenPlace(template: Template, moved: MovedLayer): NewPlace {
  const { layer } = moved.found
  const shared = placeInside(template, moved, 'base')
  const own = rounded(boxIn(shared.space, { pin: layer.pin, place: shared.box }))
  const { turn } = shared
  return {
    box: { ...layer.box, ...own },
    changes: [
      ...turnChange(layer, turn),
      ...SizeName.options.flatMap((size) =>
        overrideChange(template, { moved, shared: { box: own, turn } }, size),
      ),
    ],
    isKept: false,
  }
}

/** On the canvas as if the new parent were not rotated. */
function placeInside(
  template: Template,
  { found, parent, seen }: MovedLayer,
  size: PlaceSize,
): TurnedBox & { space: TurnedSpace } {
  const atSize = seenAt(seen, template, size)
  const space = seenSpaceAt(template, { parent, seen: atSize }, size)
  const { box, turn } = seenPlaceAt(template, { found, seen: atSize }, size)
  const middle = turnedPoint(middleOf(box), middleOf(space.box), -space.turn)
  return { space, box: centredAt(middle, box), turn: nearZero(turn - space.turn) }
}

/** From -180 to 180, in hundredths. */
const nearZero = (turn: number): number => toHundredths((((turn % 360) + 540) % 360) - 180)

function turnChange(layer: Layer, turn: number): SimpleChange[] {
  if (turn === (layer.turn ?? 0)) return []
  return [
    turn === 0
      ? { type: 'patchLayer', layerId: layer.id, patch: {}, unset: ['turn'] }
      : { type: 'patchLayer', layerId: layer.id, patch: { turn } },
  ]
}

function overrideChange(
  template: Template,
  { moved, shared }: { moved: MovedLayer; shared: TurnedBox },
  size: SizeName,
): SimpleChange[] {
  const { layer } = moved.found
  const over = overrideAt(template, size, layer.id)
  const { box: _, turn: __, ...others } = over ?? {}
  const { space, box: place, turn } = placeInside(template, moved, size)
  const { pin } = layerAt(template, layer, size)
  const shown = constrained({ box: { ...shared.box }, pin }, space.drawn, space.box)
  const fields = {
    ...others,
    ...(!isSamePlace(shown, place) && roundedBox(ownBoxIn(space, { pin, place }))),
    ...(turn !== shared.turn && { turn }),
  }
  const set = Object.keys(fields).length > 0 ? fields : null
  return JSON.stringify(set) === JSON.stringify(over)
    ? []
    : [{ type: 'setSizeOverride', size, layerId: layer.id, set }]
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100

const roundedBox = ({ box, ...pin }: OwnBox) => ({ ...pin, box: rounded(box) })

const rounded = ({ x, y, width, height }: Box): DocumentBox => ({
  x: toHundredths(x),
  y: toHundredths(y),
  width: toHundredths(width),
  height: toHundredths(height),
})
