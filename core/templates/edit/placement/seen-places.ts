/**
 * Where layers are seen at each size, with the rotations of their groups. The outlines of a size
 * show how far the layout moves layers from the place in the document: in stacks, in groups at the
 * calm end of a picture and in groups that are as high as their content. Without outlines of a size
 * the layout is assumed to move them as far as at another one.
 */
import { canvasOf } from '../../document/canvas-size.ts'
import type { Box } from '../../document/template.model.ts'
import type { GroupLayer, Layer, SizeName, Template } from '../../document/template.schema.ts'
import { constrained } from '../../layout/box-constraints.ts'
import { findLayer, type FoundLayer } from '../tree/layer-places.ts'
import type { LayerOutline } from './layer-outline.ts'
import { layerAt, placeAt, spaceOf, type PlaceSize, type Space } from './size-places.ts'
import { middleOf, turnedPoint, type Point, type TurnedBox } from './turned-box.ts'

/** Where the layers are on the picture at one size. */
export interface SeenLayers {
  readonly size: SizeName
  readonly outlines: readonly LayerOutline[]
}

/** The first one is used for sizes that are not among them. */
export type SeenSizes = readonly [SeenLayers, ...SeenLayers[]]

/** For `base`: the size with the proportions of the document. */
export function seenAt(seen: SeenSizes, { base }: Template, size: PlaceSize): SeenLayers {
  const isWanted = (one: SizeName): boolean =>
    size === 'base' ? isSameExtent(canvasOf(one), base) : one === size
  return seen.find((one) => isWanted(one.size)) ?? seen[0]
}

const isSameExtent = (one: Pick<Box, 'width' | 'height'>, other: typeof one): boolean =>
  one.width === other.width && one.height === other.height

export interface TurnedSpace extends Space {
  readonly turn: number
}

/** `parent` null: the canvas. */
export function seenSpaceAt(
  template: Template,
  { parent, seen }: { parent: string | null; seen: SeenLayers },
  size: PlaceSize,
): TurnedSpace {
  const found = parent === null ? undefined : findLayer(template.layers, parent)
  if (found?.layer.kind !== 'group') return { ...spaceOf(template, null, size), turn: 0 }
  const { box, turn } = seenPlaceAt(template, { found, seen }, size)
  return { box, turn, drawn: layerAt(template, found.layer, size).drawn ?? box }
}

/** `found`: a layer of the template. */
export function seenPlaceAt(
  template: Template,
  { found, seen }: { found: FoundLayer; seen: SeenLayers },
  size: PlaceSize,
): TurnedBox {
  const box = unturnedBoxAt(template, { found, seen }, size)
  const groups = groupsAt(template, { found, seen }, size)
  const middle = groups.reduceRight(
    (at, group) => turnedPoint(at, middleOf(group.box), group.turn),
    middleOf(box),
  )
  const own = layerAt(template, found.layer, size).turn ?? 0
  return { box: centredAt(middle, box), turn: groups.reduce((sum, { turn }) => sum + turn, own) }
}

interface Sought {
  readonly found: FoundLayer
  readonly seen: SeenLayers
}

/** Its groups, outermost first. Their boxes are as if none of them were rotated. */
function groupsAt(template: Template, { found, seen }: Sought, size: PlaceSize): TurnedBox[] {
  return found.around.map((group, depth) => ({
    box: unturnedBoxAt(template, { found: groupIn(found, depth), seen }, size),
    turn: layerAt(template, group, size).turn ?? 0,
  }))
}

function groupIn({ around }: FoundLayer, depth: number): FoundLayer & { layer: GroupLayer } {
  const outer = around.slice(0, depth)
  const layer = around[depth]
  if (!layer) throw new Error('No group is that deep.')
  return { layer, around: outer, parent: outer.at(-1)?.id ?? null, index: 0 }
}

/** Its box as if neither it nor its groups were rotated. */
function unturnedBoxAt(template: Template, { found, seen }: Sought, size: PlaceSize): Box {
  const layer = layerAt(template, found.layer, size)
  const outline = seen.outlines.find(({ id }) => id === layer.id)
  if (outline && (outline.row === null || !layer.box)) {
    const shown = documentBoxAt(template, { found, outline }, seen.size)
    const by = difference(shown, unturned(template, { found, seen }, outline))
    return changedBy(documentBoxAt(template, { found, outline }, size), by)
  }
  // not drawn, or in a row at the shown size only: its group is the best reference
  const depth = found.around.length - 1
  if (depth < 0) return documentBoxAt(template, { found }, size)
  const group = groupIn(found, depth)
  const now = unturnedBoxAt(template, { found: group, seen }, size)
  if (!layer.box) return { ...now, ...sizeIn(layer, now) }
  const { drawn = now } = layerAt(template, group.layer, size)
  return constrained({ box: layer.box, pin: layer.pin }, drawn, now)
}

function unturned(template: Template, { found, seen }: Sought, { box }: LayerOutline): Box {
  const middle = groupsAt(template, { found, seen }, seen.size).reduce(
    (at, group) => turnedPoint(at, middleOf(group.box), -group.turn),
    middleOf(box),
  )
  return centredAt(middle, box)
}

/** `outline`: the length of a layer in a row is known from it only. */
function documentBoxAt(
  template: Template,
  { found, outline }: { found: FoundLayer; outline?: LayerOutline },
  size: PlaceSize,
): Box {
  const { layer, parent } = found
  const place = placeAt(template, layer.id, size)
  if (place) return place
  const space = spaceOf(template, layer.kind === 'group' ? layer.id : parent, size).box
  return {
    ...space,
    ...(parent !== null && sizeIn(layer, space)),
    ...(outline?.row === 'across' && { width: outline.box.width }),
    ...(outline?.row === 'down' && { height: outline.box.height }),
  }
}

function sizeIn({ size }: Layer, space: Box): Pick<Box, 'width' | 'height'> {
  return {
    width: typeof size?.w === 'number' ? size.w : space.width,
    height: typeof size?.h === 'number' ? size.h : space.height,
  }
}

/** The layout rounds places to whole units. */
const ROUNDING = 1

/** All zero if only rounding differs. */
function difference(from: Box, to: Box): Box {
  const by = {
    x: to.x - from.x,
    y: to.y - from.y,
    width: to.width - from.width,
    height: to.height - from.height,
  }
  const isRounding = Object.values(by).every((length) => Math.abs(length) < ROUNDING)
  return isRounding ? { x: 0, y: 0, width: 0, height: 0 } : by
}

const changedBy = (box: Box, by: Box): Box => ({
  x: box.x + by.x,
  y: box.y + by.y,
  width: Math.max(0, box.width + by.width),
  height: Math.max(0, box.height + by.height),
})

export const centredAt = (
  { x, y }: Point,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Box => ({ x: x - width / 2, y: y - height / 2, width, height })
