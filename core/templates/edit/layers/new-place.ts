/** Where a layer is in another group, or outside its groups, so that it stays on the picture. */
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
import { findLayer, type FoundLayer } from '../tree/layer-places.ts'
import type { SimpleChange } from '../tree/template-change.schema.ts'
import { isOnCanvasOnly } from '../tree/tree-changes.ts'

export interface NewPlace {
  readonly box?: DocumentBox
  readonly changes: readonly SimpleChange[]
  /** Its place at every size is known and can be restored. */
  readonly isKept: boolean
}
const SAME_PLACE: NewPlace = { changes: [], isKept: false }

export function newPlaceOf(
  template: Template,
  { layer, ...wish }: Omit<MovedLayer, 'found'> & { layer: Layer },
): NewPlace {
  const { parent } = wish
  const found = findLayer(template.layers, layer.id)
  // the move itself rejects layers that can only be on the canvas
  if (!found || found.parent === parent || isOnCanvasOnly(layer)) return SAME_PLACE
  const groups = [...found.around, ...groupsTo(template, parent)]
  const place = placeAt(template, layer.id, 'base')
  if (place && !isPlacedCalmly(layer) && areLaidOutByBoxes(template, groups)) {
    const box = boxFor(template, { parent, pin: layer.pin, place }, 'base')
    return { box: { ...layer.box, ...rounded(box) }, changes: [], isKept: true }
  }
  return layer.kind === 'other' ? SAME_PLACE : seenPlace(template, { found, ...wish })
}

/** The groups that a layer of `parent` is in, outermost first. */
function groupsTo({ layers }: Template, parent: string | null): GroupLayer[] {
  const found = parent === null ? undefined : findLayer(layers, parent)
  return found?.layer.kind === 'group' ? [...found.around, found.layer] : []
}

/** False if a rotation, a stack or the calm end of a picture moves layers of these groups. */
export const areLaidOutByBoxes = (template: Template, groups: readonly GroupLayer[]): boolean =>
  groups.every((group) =>
    PLACE_SIZES.every((size) => {
      const { stack, place, turn = 0 } = layerAt(template, group, size)
      return !stack && !place && turn === 0
    }),
  )

/** Its own box does not place it. */
export const isPlacedCalmly = (layer: Layer): boolean =>
  layer.kind === 'group' && layer.place !== undefined

const PLACE_SIZES: readonly PlaceSize[] = ['base', ...SizeName.options]

export interface MovedLayer {
  readonly found: FoundLayer
  readonly parent: string | null
  readonly seen: SeenSizes
  /** After the move, if it is known that the move changes where the parent is. */
  readonly seenAfter?: SeenSizes
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
export function placeInside(
  template: Template,
  { found, parent, seen, seenAfter = seen }: MovedLayer,
  size: PlaceSize,
): TurnedBox & { space: TurnedSpace } {
  const after = seenAt(seenAfter, template, size)
  const space = seenSpaceAt(template, { parent, seen: after }, size)
  const { box, turn } = seenPlaceAt(template, { found, seen: seenAt(seen, template, size) }, size)
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

export const roundedBox = ({ box, ...pin }: OwnBox) => ({ ...pin, box: rounded(box) })

export const rounded = ({ x, y, width, height }: Box): DocumentBox => ({
  x: toHundredths(x),
  y: toHundredths(y),
  width: toHundredths(width),
  height: toHundredths(height),
})
