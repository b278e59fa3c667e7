/** Where a layer is in the tree of a template, and trees with a layer taken out or put in. */
import type { GroupLayer, Layer } from '../template.schema.ts'

export const nameOf = ({ name, id }: Pick<Layer, 'name' | 'id'>): string => name ?? id

export interface LayerPlace {
  /** The group that it is in; null = the canvas. */
  readonly parent: string | null
  /** In the order of painting. */
  readonly index: number
}

export interface FoundLayer extends LayerPlace {
  readonly layer: Layer
  /** The groups around it, outermost first. */
  readonly around: readonly GroupLayer[]
}

/** Undefined = there is no such layer. */
export function findLayer(
  layers: readonly Layer[],
  id: string,
  around: readonly GroupLayer[] = [],
): FoundLayer | undefined {
  for (const [index, layer] of layers.entries()) {
    if (layer.id === id) return { layer, parent: around.at(-1)?.id ?? null, index, around }
    if (layer.kind !== 'group') continue
    const found = findLayer(layer.layers, id, [...around, layer])
    if (found) return found
  }
  return undefined
}

export function replaceLayer(
  layers: readonly Layer[],
  id: string,
  change: (layer: Layer) => Layer,
): Layer[] {
  return layers.map((layer) => {
    if (layer.id === id) return change(layer)
    return layer.kind === 'group' ? inGroup(layer, replaceLayer(layer.layers, id, change)) : layer
  })
}

export function takeOut(layers: readonly Layer[], id: string): Layer[] {
  return layers
    .filter((layer) => layer.id !== id)
    .map((layer) => (layer.kind === 'group' ? inGroup(layer, takeOut(layer.layers, id)) : layer))
}

/** An index past the end is the end; nothing is put in where there is no such group. */
export function putIn(
  layers: readonly Layer[],
  layer: Layer,
  { parent, index }: LayerPlace,
): Layer[] {
  if (parent === null) return layers.toSpliced(index, 0, layer)
  return replaceLayer(layers, parent, (group) =>
    group.kind === 'group' ? { ...group, layers: group.layers.toSpliced(index, 0, layer) } : group,
  )
}

/** The same group where nothing in it has changed. */
function inGroup(group: GroupLayer, layers: Layer[]): GroupLayer {
  const isSame =
    layers.length === group.layers.length &&
    layers.every((layer, index) => layer === group.layers[index])
  return isSame ? group : { ...group, layers }
}

/** Those of the layers that are in no other of them, in the order of painting. */
export function outermost(layers: readonly Layer[], ids: ReadonlySet<string>): Layer[] {
  return layers.flatMap((layer) => {
    if (ids.has(layer.id)) return [layer]
    return layer.kind === 'group' ? outermost(layer.layers, ids) : []
  })
}

/** Above the last of the layers; on top of everything where there is none. */
export function placeAbove(
  { layers }: { readonly layers: readonly Layer[] },
  ids: readonly string[],
): LayerPlace {
  const last = ids.at(-1)
  const found = last === undefined ? undefined : findLayer(layers, last)
  return found
    ? { parent: found.parent, index: found.index + 1 }
    : { parent: null, index: layers.length }
}
