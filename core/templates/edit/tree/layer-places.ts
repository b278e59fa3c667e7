/** Positions in a template's tree of layers, and trees with a layer removed or inserted. */
import type { GroupLayer, Layer } from '../../document/template.schema.ts'

export const nameOf = ({ name, id }: Pick<Layer, 'name' | 'id'>): string => name ?? id

export interface LayerPlace {
  /** The group that contains it. Null: the canvas. */
  readonly parent: string | null
  /** Index in paint order. */
  readonly index: number
}

export interface FoundLayer extends LayerPlace {
  readonly layer: Layer
  /** Its groups, outermost first. */
  readonly around: readonly GroupLayer[]
}

/** Undefined: no such layer. */
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

/** An index past the end means the end. Without the group nothing is inserted. */
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

/** Answers the same group if nothing in it has changed. */
function inGroup(group: GroupLayer, layers: Layer[]): GroupLayer {
  const isSame =
    layers.length === group.layers.length &&
    layers.every((layer, index) => layer === group.layers[index])
  return isSame ? group : { ...group, layers }
}

/** The layers that are not inside another of the layers, in paint order. */
export function outermost(layers: readonly Layer[], ids: ReadonlySet<string>): Layer[] {
  return layers.flatMap((layer) => {
    if (ids.has(layer.id)) return [layer]
    return layer.kind === 'group' ? outermost(layer.layers, ids) : []
  })
}

/** Above the topmost of the layers, or on top of everything. */
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
