/** What layers are called: by their own names, or by what they show, so that no two are alike. */
import { allLayers } from '#core/templates/document/layer-tree.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'

export interface NameWords {
  /** What a layer without a name shows. */
  readonly kindOf: (layer: Layer) => string
  /** What distinguishes it from others of its kind; null = nothing does. */
  readonly detailOf: (layer: Layer) => string | null
  readonly joined: (name: string, detail: string) => string
}

/** By id. Details are given only where two are alike, and numbers where they still are. */
export function layerNames(
  layers: readonly Layer[],
  { kindOf, detailOf, joined }: NameWords,
): ReadonlyMap<string, string> {
  const all = allLayers(layers)
  const plain = new Map(all.map((layer) => [layer.id, layer.name ?? kindOf(layer)]))
  const isShared = repeatedIn(plain)
  const detailed = new Map(
    all.map((layer) => {
      const name = plain.get(layer.id) ?? ''
      const detail = layer.name === undefined && isShared(name) ? detailOf(layer) : null
      return [layer.id, detail === null ? name : joined(name, detail)]
    }),
  )
  return numbered(detailed)
}

function repeatedIn(names: ReadonlyMap<string, string>): (name: string) => boolean {
  const once = new Set<string>()
  const more = new Set<string>()
  for (const name of names.values()) (once.has(name) ? more : once).add(name)
  return (name) => more.has(name)
}

/** The first keeps its name. */
function numbered(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    [...names].map(([id, name]) => {
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return [id, count === 1 ? name : `${name} ${count}`]
    }),
  )
}

const MAX_LETTERS = 24

/** The first words of a text that are always the same; null = it shows words of the page. */
export function firstWords(layer: Layer): string | null {
  if (layer.kind !== 'text') return null
  const words = layer.parts
    .map(({ text }) => text)
    .join(' ')
    .trim()
  if (words === '' || words.includes('{')) return null
  const letters = Array.from(words)
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('')}…` : words
}
