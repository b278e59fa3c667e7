/**
 * Where the boxes of layers are at each size, and the boxes to store so that they stay there when
 * their group changes. Rotations are not considered.
 */
import { canvasOf } from '../../document/canvas-size.ts'
import { overlaid } from '../../document/layer-tree.ts'
import type { Box } from '../../document/template.model.ts'
import {
  type GroupLayer,
  type Layer,
  SizeName,
  type Template,
} from '../../document/template.schema.ts'
import { constrained } from '../../layout/box-constraints.ts'
import { findLayer } from '../tree/layer-places.ts'
import type { SimpleChange } from '../tree/template-change.schema.ts'

interface Extents {
  readonly width: number
  readonly height: number
}

/** The space in which the boxes of a group, or of the canvas, are measured. */
export interface Space {
  /** On the canvas. */
  readonly box: Box
  /** The size at which the boxes were drawn. */
  readonly drawn: Extents
}

/** `base`: as the document is drawn, before any size changes it. */
export type PlaceSize = SizeName | 'base'

type Fields = Record<string, unknown>

export function overrideAt({ sizes }: Template, size: SizeName, id: string): Fields | null {
  const layers = sizes[size]?.layers ?? {}
  return (Object.hasOwn(layers, id) ? layers[id] : undefined) ?? null
}

export function layerAt<L extends Layer>(template: Template, layer: L, size: PlaceSize): L {
  const over = size === 'base' ? null : overrideAt(template, size, layer.id)
  return over ? overlaid(layer, over) : layer
}

/** `parent` null: the canvas. */
export function spaceOf(template: Template, parent: string | null, size: PlaceSize): Space {
  const canvas = size === 'base' ? template.base : canvasOf(size)
  const whole: Space = {
    box: { x: 0, y: 0, width: canvas.width, height: canvas.height },
    drawn: template.base,
  }
  const found = parent === null ? undefined : findLayer(template.layers, parent)
  if (found?.layer.kind !== 'group') return whole
  return [...found.around, found.layer].reduce(
    (space, group) => spaceIn(space, layerAt(template, group, size)),
    whole,
  )
}

/** For a group in a stack, only the size at which it was drawn is known. */
function spaceIn(outer: Space, group: GroupLayer): Space {
  const { drawn } = group
  const box = group.box
    ? constrained({ box: group.box, pin: group.pin }, outer.drawn, outer.box)
    : { ...outer.box, ...(drawn && { width: drawn.width, height: drawn.height }) }
  return { box, drawn: drawn ?? box }
}

/** Null: it has no box. */
export function placeAt(template: Template, id: string, size: PlaceSize): Box | null {
  const found = findLayer(template.layers, id)
  if (!found) return null
  const { box, pin } = layerAt(template, found.layer, size)
  if (!box) return null
  const space = spaceOf(template, found.parent, size)
  return constrained({ box, pin }, space.drawn, space.box)
}

/** The box to store for a layer of `parent` that is to be at `place`. */
export function boxFor(
  template: Template,
  { parent, pin, place }: { parent: string | null; pin: Layer['pin']; place: Box },
  size: PlaceSize,
): Box {
  return boxIn(spaceOf(template, parent, size), { pin, place })
}

/** `place`: on the canvas, like the space. */
export function boxIn(space: Space, { pin, place }: { pin: Layer['pin']; place: Box }): Box {
  const h = unconstrained(
    { from: place.x - space.box.x, length: place.width },
    { drawn: space.drawn.width, now: space.box.width },
    pin?.h ?? 'start',
  )
  const v = unconstrained(
    { from: place.y - space.box.y, length: place.height },
    { drawn: space.drawn.height, now: space.box.height },
    pin?.v ?? 'start',
  )
  return { x: h.from, y: v.from, width: h.length, height: v.length }
}

/** The box that a single size stores. */
export interface OwnBox {
  readonly box: Box
  /** In place of that of all sizes. */
  readonly pin?: Layer['pin']
}

/** A box can't be pinned to both sides if its parent has grown by more than its own length. */
export function ownBoxIn(space: Space, { pin, place }: { pin: Layer['pin']; place: Box }): OwnBox {
  const box = boxIn(space, { pin, place })
  if (isSamePlace(constrained({ box: { ...box }, pin }, space.drawn, space.box), place))
    return { box }
  const fixed = { h: 'start', v: 'start' } as const
  return { box: boxIn(space, { pin: fixed, place }), pin: fixed }
}

/** The inverse of `constrained` on one axis. */
function unconstrained(
  own: { from: number; length: number },
  { drawn, now }: { drawn: number; now: number },
  constraint: NonNullable<Layer['pin']>['h'],
): { from: number; length: number } {
  const more = now - drawn
  switch (constraint) {
    case 'start':
      return own
    case 'end':
      return { ...own, from: own.from - more }
    case 'both':
      return { ...own, length: Math.max(0, own.length - more) }
    case 'centre':
      return { ...own, from: own.from - more / 2 }
    case 'scale': {
      const share = drawn > 0 && now > 0 ? now / drawn : 1
      return { from: own.from / share, length: own.length / share }
    }
    default:
      return constraint satisfies never
  }
}

/** Rounding errors are smaller. */
const SAME = 0.01
export const isSamePlace = (a: Box, b: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < SAME)

/**
 * Size overrides for layers whose place in `after` differs from that in `before`. If a layer is in
 * the right place without its own box for a size, that box is removed.
 */
export function keptPlaces(
  before: Template,
  after: Template,
  ids: readonly string[],
): SimpleChange[] {
  return SizeName.options.flatMap((size) =>
    ids.flatMap((id) => {
      const place = placeAt(before, id, size)
      const own = overrideAt(after, size, id)
      const found = findLayer(after.layers, id)
      if (place === null || !found) return []
      const set = overrideFor(after, { id, size, place })
      return JSON.stringify(set) === JSON.stringify(own)
        ? []
        : [{ type: 'setSizeOverride' as const, size, layerId: id, set }]
    }),
  )
}

function overrideFor(
  template: Template,
  { id, size, place }: { id: string; size: SizeName; place: Box },
): Fields | null {
  const { box: _, ...others } = overrideAt(template, size, id) ?? {}
  const rest = Object.keys(others).length > 0 ? others : null
  const found = findLayer(template.layers, id)
  if (!found) return rest
  const plain = withOverride(template, { size, id, set: rest })
  const shared = placeAt(plain, id, size)
  if (shared && isSamePlace(shared, place)) return rest
  const { pin } = layerAt(template, found.layer, size)
  return { ...others, ...ownBoxIn(spaceOf(template, found.parent, size), { pin, place }) }
}

/** The template with the override. For comparison only, it is not stored. */
function withOverride(
  template: Template,
  { size, id, set }: { size: SizeName; id: string; set: Fields | null },
): Template {
  const own = template.sizes[size]
  const { [id]: _, ...others } = own?.layers ?? {}
  const layers = set === null ? others : { ...others, [id]: set }
  return { ...template, sizes: { ...template.sizes, [size]: { ...own, layers } } }
}

/** Whether each layer stays where it was at this size without its own box. */
export function arePlacesKept(
  before: Template,
  after: Template,
  { ids, size }: { ids: readonly string[]; size: SizeName },
): boolean {
  return ids.every((id) => {
    const place = placeAt(before, id, size)
    const set = place && overrideFor(after, { id, size, place })
    return place === null || !Object.hasOwn(set ?? {}, 'box')
  })
}
