/** Paths that take every transition: from the start, greedily to the nearest transition that none has taken yet. */
import type { Edge, Graph } from './explore.ts'
import type { SentEvent } from './live-run.ts'

export interface WalkablePath {
  readonly input: unknown
  readonly events: readonly SentEvent[]
  /** What each step must take, to be compared with what it takes. */
  readonly taken: readonly (readonly string[])[]
}

const LONGEST = 60

export function coveringPaths(graph: Graph): WalkablePath[] {
  const open = new Set(graph.edges.flatMap(({ taken }) => taken))
  const leaving = Map.groupBy(graph.edges, ({ from }) => from)
  const paths: WalkablePath[] = []
  for (const start of graph.starts) {
    for (const name of start.taken) open.delete(name)
    for (let path = walkFrom(start.key, leaving, open); path.length > 0; path = walkFrom(start.key, leaving, open)) {
      paths.push({ input: start.input, events: path.map(({ event }) => event), taken: path.map(({ taken }) => taken) })
    }
  }
  return paths
}

function walkFrom(start: string, leaving: ReadonlyMap<string, readonly Edge[]>, open: Set<string>): Edge[] {
  const path: Edge[] = []
  let at = start
  while (path.length < LONGEST) {
    const way = nearestOpen(at, leaving, open)
    if (way === null) break
    for (const edge of way) {
      path.push(edge)
      for (const name of edge.taken) open.delete(name)
      at = edge.to
    }
  }
  return path
}

/** The shortest way whose last edge takes something new. */
function nearestOpen(start: string, leaving: ReadonlyMap<string, readonly Edge[]>, open: ReadonlySet<string>): Edge[] | null {
  const seen = new Set([start])
  let front: { at: string; way: Edge[] }[] = [{ at: start, way: [] }]
  while (front.length > 0) {
    const next: typeof front = []
    for (const { at, way } of front) {
      for (const edge of leaving.get(at) ?? []) {
        if (edge.taken.some((name) => open.has(name))) return [...way, edge]
        if (seen.has(edge.to)) continue
        seen.add(edge.to)
        next.push({ at: edge.to, way: [...way, edge] })
      }
    }
    front = next
  }
  return null
}
