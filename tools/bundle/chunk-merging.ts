/**
 * Which chunks of a build become one file. The bundler makes a chunk for each set of screens that
 * share modules: the studio's first page would be 130 files, most of them smaller than what it
 * costs to ask for them.
 */

/** A chunk as the bundler splits it by itself. */
export interface SplitChunk {
  readonly file: string
  /** The files of what it imports at once. */
  readonly imports: readonly string[]
  /** Bytes before compression. */
  readonly size: number
  /** Ids. */
  readonly modules: readonly string[]
  /** It stays its own file: an entry, or the target of a dynamic import. */
  readonly isFixed: boolean
}

/** Files that are loaded together with all that they import. */
export interface Visit {
  readonly entries: readonly string[]
  /** How much its requests and bytes count, compared to those of others. */
  readonly weight: number
}

/** Bytes before compression that cost as much as one more request. */
const REQUEST_COST = 10_000

interface Group {
  readonly chunks: readonly SplitChunk[]
  readonly size: number
  /** Indexes. */
  readonly visits: ReadonlySet<number>
}

/**
 * Joins two groups at a time, those that save most, until no further pair saves anything. Groups
 * never import each other in a circle.
 */
export function mergeChunks(
  chunks: readonly SplitChunk[],
  visits: readonly Visit[],
): readonly (readonly SplitChunk[])[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const loaded = visits.map(({ entries }) => filesOf(byFile, entries))
  const savingOf = savings(visits)
  let groups: readonly Group[] = chunks
    .filter((chunk) => !chunk.isFixed)
    .map((chunk) => ({
      chunks: [chunk],
      size: chunk.size,
      visits: new Set(loaded.flatMap((files, index) => (files.has(chunk.file) ? [index] : []))),
    }))
  const pairsWith = (a: Group, others: readonly Group[]): Pair[] =>
    others.map((b) => ({ a, b, saving: savingOf(a, b) })).filter(({ saving }) => saving > 0)
  let pairs = groups.flatMap((group, index) => pairsWith(group, groups.slice(index + 1)))
  for (;;) {
    const best = pairs
      .toSorted((one, other) => other.saving - one.saving)
      .find((pair) => !isCircle(chunks, groups, pair))
    if (best === undefined) return groups.map((group) => group.chunks)
    const { a, b } = best
    const isOther = (group: Group): boolean => group !== a && group !== b
    const others = groups.filter(isOther)
    const group = joined(a, b)
    pairs = [
      ...pairs.filter((pair) => isOther(pair.a) && isOther(pair.b)),
      ...pairsWith(group, others),
    ]
    groups = [...others, group]
  }
}

interface Pair {
  readonly a: Group
  readonly b: Group
  /** Bytes over all visits, by their weight. */
  readonly saving: number
}

function savings(visits: readonly Visit[]): (a: Group, b: Group) => number {
  return (a, b) =>
    visits.reduce((sum, { weight }, index) => {
      const hasA = a.visits.has(index)
      const hasB = b.visits.has(index)
      if (!hasA && !hasB) return sum
      if (hasA && hasB) return sum + weight * REQUEST_COST
      return sum - weight * (hasA ? b.size : a.size)
    }, 0)
}

function joined(a: Group, b: Group): Group {
  return {
    chunks: [...a.chunks, ...b.chunks],
    size: a.size + b.size,
    visits: new Set([...a.visits, ...b.visits]),
  }
}

/** The files of the entries and of all that they import at once. */
function filesOf(byFile: ReadonlyMap<string, SplitChunk>, entries: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    byFile.get(file)?.imports.forEach(add)
  }
  entries.forEach(add)
  return files
}

/** True when a file outside the pair would be imported by it and import it. */
function isCircle(chunks: readonly SplitChunk[], groups: readonly Group[], pair: Pair): boolean {
  const groupOf = new Map(
    groups.flatMap((group) => group.chunks.map(({ file }) => [file, group] as const)),
  )
  const importsOf = importsBetween(chunks, (file) => {
    const group = groupOf.get(file)
    return group === pair.a || group === pair.b ? pair : (group ?? file)
  })
  const seen = new Set<unknown>()
  const leadsBack = (node: unknown): boolean =>
    [...(importsOf.get(node) ?? [])].some((next) => {
      if (next === pair) return true
      if (seen.has(next)) return false
      seen.add(next)
      return leadsBack(next)
    })
  return leadsBack(pair)
}

/** What each future file imports from others; `nodeOf` says which one a chunk belongs to. */
function importsBetween(
  chunks: readonly SplitChunk[],
  nodeOf: (file: string) => unknown,
): Map<unknown, Set<unknown>> {
  const importsOf = new Map<unknown, Set<unknown>>()
  for (const chunk of chunks) {
    const node = nodeOf(chunk.file)
    const imports = importsOf.get(node) ?? new Set()
    for (const imported of chunk.imports.map(nodeOf)) if (imported !== node) imports.add(imported)
    importsOf.set(node, imports)
  }
  return importsOf
}
