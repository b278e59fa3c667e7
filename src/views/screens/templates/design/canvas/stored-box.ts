/** The box of a layer at a size, and the change that stores another. */
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { SimpleChange } from '#core/templates/edit/tree/template-change.schema.ts'
import { overrideAt } from '#core/templates/edit/placement/size-places.ts'
import type { Box } from '#core/templates/document/template.model.ts'
import {
  DocumentBox,
  type SizeName,
  type Template,
} from '#core/templates/document/template.schema.ts'

export interface AtSize {
  readonly template: Template
  readonly size: SizeName
}

/** Whether the layer has its own box at this size. */
export const hasOwnBox = ({ template, size }: AtSize, id: string): boolean =>
  Object.hasOwn(overrideAt(template, size, id) ?? {}, 'box')

/** Null = it has none of its own: it fills its place, or is in a row. */
export function boxOf(template: Template, id: string, size: SizeName): DocumentBox | null {
  const layer = findLayer(template.layers, id)?.layer
  if (layer === undefined) return null
  const over = overrideAt(template, size, id)
  const box = DocumentBox.safeParse({ ...layer.box, ...(over?.['box'] as object | undefined) })
  return box.success ? box.data : null
}

/** A size that has a box of its own for the layer keeps it; else all sizes change. */
export function boxChange(at: AtSize, layerId: string, seen: Box): SimpleChange {
  const box = { ...seen, ...rounded(seen) }
  return hasOwnBox(at, layerId) ? overridden(at, layerId, box) : { type: 'setBox', layerId, box }
}

const overridden = ({ template, size }: AtSize, layerId: string, box: Box): SimpleChange => ({
  type: 'setSizeOverride',
  size,
  layerId,
  set: { ...overrideAt(template, size, layerId), box },
})

/**
 * Gives the layer its own box at this size, where it is now, or removes that box. Null = nothing
 * changes.
 */
export function ownBoxChange(at: AtSize, layerId: string, isOwn: boolean): SimpleChange | null {
  const { template, size } = at
  const box = boxOf(template, layerId, size)
  if (box === null || isOwn === hasOwnBox(at, layerId)) return null
  if (isOwn) return overridden(at, layerId, box)
  const { box: _, ...others } = overrideAt(template, size, layerId) ?? {}
  const set = Object.keys(others).length > 0 ? others : null
  return { type: 'setSizeOverride', size, layerId, set }
}

/** A hundredth is far below a pixel. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100

const rounded = ({ x, y, width, height }: Box) => ({
  x: toHundredths(x),
  y: toHundredths(y),
  width: toHundredths(width),
  height: toHundredths(height),
})
