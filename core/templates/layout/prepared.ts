/** A layer that knows how high it wants to be, and draws itself once it knows its place. */
import type { ListRows } from '../fit/item-rows.ts'
import type { Fill, Layer } from '../document/template.schema.ts'
import type { Box, PinNode } from '../document/template.model.ts'

export interface Frame {
  x: number
  width: number
  /** The height that it may take. */
  room: number
}

export interface Prepared {
  layer: Layer
  /** Its own height; null = what is left. */
  height: number | null
  fill: Fill
  /** At most, where it fills: its own shape counts. */
  most: number
  /** More than that, of what a layer that takes the rest would leave empty. */
  roomiest?: number
  x: number
  width: number
  /** Of the list in it. */
  list?: (room: number) => ListRows
  at: (y: number, height: number) => PinNode[]
}

export const boxAt = (
  { x, width }: { x: number; width: number },
  y: number,
  height: number,
): Box => ({
  x,
  y,
  width,
  height,
})

/** Across its stack: a width of its own, or all but the inset. */
export function acrossFrame(
  { size, inset = 0, across = 'start' }: Pick<Layer, 'size' | 'inset' | 'across'>,
  inner: { x: number; width: number },
  isRtl: boolean,
): { x: number; width: number } {
  const room = { x: inner.x + inset, width: inner.width - 2 * inset }
  const width = typeof size?.w === 'number' ? Math.min(size.w, room.width) : room.width
  const atEnd = (across === 'end') !== isRtl
  const slack = room.width - width
  return { x: room.x + (across === 'centre' ? slack / 2 : atEnd ? slack : 0), width }
}

/** What a layer's size says of its height. */
export function fillOf(layer: Layer): Fill | null {
  const h = layer.size?.h
  if (h === 'fill') return {}
  return typeof h === 'object' ? h.fill : null
}

export function fillsOf(layer: Layer): Pick<Prepared, 'fill' | 'most'> {
  const fill = fillOf(layer) ?? {}
  return { fill, most: fill.most ?? Infinity }
}

/** Of the room that is left over, how much is before the layers. */
export const SHARE_BEFORE = { start: 0, centre: 0.5, end: 1 } as const
