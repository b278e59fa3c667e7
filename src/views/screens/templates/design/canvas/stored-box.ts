/** The box of a layer at a size, and the change that stores another. */
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { SimpleChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { Box } from '#core/templates/document/template.model.ts'
import {
  DocumentBox,
  type SizeName,
  type Template,
} from '#core/templates/document/template.schema.ts'

interface AtSize {
  readonly template: Template
  readonly size: SizeName
}

/** What only this size says; null = nothing of its place. */
function overrideOf({ template, size }: AtSize, id: string): Record<string, unknown> | null {
  const layers = template.sizes[size]?.layers ?? {}
  const own = Object.hasOwn(layers, id) ? layers[id] : undefined
  return own !== undefined && 'box' in own ? own : null
}

/** Null = it has none of its own: it fills its place, or is in a row. */
export function boxOf(template: Template, id: string, size: SizeName): DocumentBox | null {
  const layer = findLayer(template.layers, id)?.layer
  if (layer === undefined) return null
  const over = overrideOf({ template, size }, id)
  const box = DocumentBox.safeParse({ ...layer.box, ...(over?.['box'] as object | undefined) })
  return box.success ? box.data : null
}

/** A size that has a box of its own for the layer keeps it; else all sizes change. */
export function boxChange(at: AtSize, layerId: string, seen: Box): SimpleChange {
  const box = { ...seen, ...rounded(seen) }
  const over = overrideOf(at, layerId)
  return over === null
    ? { type: 'setBox', layerId, box }
    : { type: 'setSizeOverride', size: at.size, layerId, set: { ...over, box } }
}

/** A hundredth is far below a pixel. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100

const rounded = ({ x, y, width, height }: Box) => ({
  x: toHundredths(x),
  y: toHundredths(y),
  width: toHundredths(width),
  height: toHundredths(height),
})
