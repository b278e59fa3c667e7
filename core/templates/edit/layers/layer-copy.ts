/** Copies layers with their children under new ids. */
import { allLayers } from '../../document/layer-tree.ts'
import type { Layer, Template } from '../../document/template.schema.ts'

const MAX_ID = 60

/** From the ids of a layer and its children to the ids of the copies. */
export type NewIds = ReadonlyMap<string, string>

export function layerCopy(template: Template, layer: Layer): Layer {
  return withIds(layer, newIds(template, [layer]))
}

export function newIds(template: Template, layers: readonly Layer[]): NewIds {
  const taken = new Set(allLayers(template.layers).map(({ id }) => id))
  const ids = new Map<string, string>()
  for (const { id } of allLayers(layers)) {
    const free = taken.has(id) ? freeId(id, taken) : id
    taken.add(free)
    ids.set(id, free)
  }
  return ids
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const candidate = id.slice(0, MAX_ID - ending.length).trim() + ending
    if (!taken.has(candidate)) return candidate
  }
}

/** References to layers outside the copy stay. */
export function withIds(layer: Layer, ids: NewIds): Layer {
  const id = ids.get(layer.id) ?? layer.id
  if (layer.kind === 'other') return { ...layer, id, layer: { ...layer.layer, id } }
  const cases = layer.cases?.map((one) => ({ ...one, set: namedIn(one.set, ids) }))
  // the same fields with other ids
  const copy = namedIn({ ...layer, id, ...(cases && { cases }) }, ids) as Layer
  return copy.kind === 'group'
    ? { ...copy, layers: copy.layers.map((inner) => withIds(inner, ids)) }
    : copy
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields of scrims, the brand line and placed groups that refer to other layers. */
export function namedIn(fields: Fields, ids: NewIds): Fields {
  const named = (id: unknown): unknown => (typeof id === 'string' ? (ids.get(id) ?? id) : id)
  const now: Fields = { ...fields }
  for (const field of ['on', 'behind', 'over']) {
    const own = fields[field]
    if (own !== undefined) now[field] = Array.isArray(own) ? own.map(named) : named(own)
  }
  const { place } = fields
  if (isFields(place)) now['place'] = { ...place, over: named(place['over']) }
  return now
}
