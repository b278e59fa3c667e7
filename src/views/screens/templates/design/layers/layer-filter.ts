/** Which rows of the layer list stay when it is filtered by name. */
import type { Layer } from '#core/templates/document/template.schema.ts'

interface Filter {
  readonly nameOf: (layer: Layer) => string
  readonly query: string
}

/**
 * Ids of the layers whose name contains the query, of the groups around them and of what a matching
 * group holds. Null: the query is empty, everything is shown.
 */
export function shownIds(
  layers: readonly Layer[],
  { nameOf, query }: Filter,
): ReadonlySet<string> | null {
  const wanted = folded(query)
  if (wanted === '') return null
  return new Set(rowsIn(layers, (layer) => folded(nameOf(layer)).includes(wanted)))
}

function rowsIn(layers: readonly Layer[], matches: (layer: Layer) => boolean): string[] {
  return layers.flatMap((layer) => {
    const isMatch = matches(layer)
    if (layer.kind !== 'group') return isMatch ? [layer.id] : []
    const inside = rowsIn(layer.layers, isMatch ? () => true : matches)
    return isMatch || inside.length > 0 ? [layer.id, ...inside] : []
  })
}

/** The same for names that differ only in capitals, accents and spaces around them. */
const folded = (name: string): string =>
  name.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
