/** The layers of a document as a tree, and what is laid over one of them. */
import type { Layer } from './template.schema.ts'

/** Groups and what is in them, in the order of painting. */
export function allLayers(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer) =>
    layer.kind === 'group' ? [layer, ...allLayers(layer.layers)] : [layer],
  )
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects are merged, everything else is replaced. */
export function overlaid<T extends object>(base: T, over: object): T {
  const merged: Fields = Object.fromEntries(Object.entries(base))
  for (const [key, value] of Object.entries(over)) {
    const own = merged[key]
    merged[key] = isFields(own) && isFields(value) ? overlaid(own, value) : value
  }
  // the same fields; what an override sets was checked with the layer
  return merged as T
}
