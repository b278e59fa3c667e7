/** The layers of a document as a tree, and what is laid over one of them. */
import type { Layer } from './template.schema.ts'

/** Pictures of a collage: a large one and two small ones. */
export const LEAD_COLLAGE = 3

/** Groups and what is in them, in the order of painting. */
export function allLayers(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer) =>
    layer.kind === 'group' ? [layer, ...allLayers(layer.layers)] : [layer],
  )
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A colour that is made of others is one value: half of another would be no colour. */
const isColor = (value: Fields): boolean =>
  'mix' in value || 'readable' in value || 'breath' in value

/** Objects are merged, colours and everything else are replaced. */
export function overlaid<T extends object>(base: T, over: object): T {
  const merged: Fields = Object.fromEntries(Object.entries(base))
  for (const [key, value] of Object.entries(over)) {
    const own = merged[key]
    if (key === '__proto__') continue
    const isMerged = isFields(own) && isFields(value) && !isColor(own) && !isColor(value)
    merged[key] = isMerged ? overlaid(own, value) : value
  }
  // the same fields; what an override sets was checked with the layer
  return merged as T
}
