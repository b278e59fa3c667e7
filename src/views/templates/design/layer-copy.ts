/** A copy of a layer with all that is in it, under ids that nothing in the template has. */
import { allLayers } from '#core/templates/layer-tree.ts'
import type { Layer, Template } from '#core/templates/template.schema.ts'

const LONGEST_ID = 60

export function layerCopy(template: Template, layer: Layer): Layer {
  const taken = new Set(allLayers(template.layers).map(({ id }) => id))
  const renamed = new Map<string, string>()
  for (const { id } of allLayers([layer])) {
    const free = freeId(id, taken)
    taken.add(free)
    renamed.set(id, free)
  }
  return withIds(layer, renamed)
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const candidate = id.slice(0, LONGEST_ID - ending.length).trim() + ending
    if (!taken.has(candidate)) return candidate
  }
}

function withIds(layer: Layer, ids: ReadonlyMap<string, string>): Layer {
  const named = (id: string): string => ids.get(id) ?? id
  const copy = { ...layer, id: named(layer.id) }
  if (copy.kind === 'group') {
    const place = copy.place && { ...copy.place, over: named(copy.place.over) }
    const layers = copy.layers.map((inner) => withIds(inner, ids))
    return { ...copy, layers, ...(place && { place }) }
  }
  if (copy.kind === 'scrim')
    return { ...copy, on: named(copy.on), behind: copy.behind.map((id) => named(id)) }
  if (copy.kind === 'logo' && copy.over) return { ...copy, over: copy.over.map((id) => named(id)) }
  return copy
}
