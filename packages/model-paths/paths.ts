/**
 * Paths that take every transition: from the start, greedily to the nearest transition that none
 * has taken yet.
 */
import type { Edge, Graph } from './explore.ts'
import type { SentEvent } from './live-run.ts'

export interface WalkablePath {
  readonly input: unknown
  readonly events: readonly SentEvent[]
  /** The expected transitions of each step. */
  readonly taken: readonly (readonly string[])[]
}

/** A person can follow this many steps. */
export const MAX_STEPS_BY_HAND = 20
const MAX_LENGTH = 60

/**
 * Another seed visits what leaves a state in another order: other paths, the same transitions.
 * `maxLength` is only exceeded by a transition that is further away.
 */
export function coveringPaths(graph: Graph, seed = 0, maxLength = MAX_LENGTH): WalkablePath[] {
  const open = new Set(graph.edges.flatMap(({ taken }) => taken))
  const leaving = Map.groupBy(
    seed === 0 ? graph.edges : shuffled(graph.edges, seed),
    ({ from }) => from,
  )
  const paths: WalkablePath[] = []
  for (const start of graph.starts) {
    for (const name of start.taken) open.delete(name)
    for (
      let path = walkFrom(start.key, leaving, { open, maxLength });
      path.length > 0;
      path = walkFrom(start.key, leaving, { open, maxLength })
    ) {
      paths.push(pathOf(start.input, path))
    }
  }
  return paths
}

/** Every pair of a state and an event, each at the end of the shortest way to its state. */
export function edgePaths(graph: Graph): WalkablePath[] {
  const leaving = Map.groupBy(graph.edges, ({ from }) => from)
  return graph.starts.flatMap(({ key, input }) => {
    const ways = new Map<string, readonly Edge[]>([[key, []]])
    // A map is walked in the order of insertion, also over what comes meanwhile: breadth first.
    for (const [at, way] of ways)
      for (const edge of leaving.get(at) ?? [])
        if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
    return [...ways].flatMap(([at, way]) =>
      (leaving.get(at) ?? []).map((edge) => pathOf(input, [...way, edge])),
    )
  })
}

function pathOf(input: unknown, edges: readonly Edge[]): WalkablePath {
  return { input, events: edges.map(({ event }) => event), taken: edges.map(({ taken }) => taken) }
}

/** Fisher and Yates, by Park and Miller's generator. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1
  const all = [...list]
  for (let at = all.length - 1; at > 0; at -= 1) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (at + 1)
    const [one, two] = [all[at], all[other]]
    if (one !== undefined && two !== undefined) [all[at], all[other]] = [two, one]
  }
  return all
}

function walkFrom(
  start: string,
  leaving: ReadonlyMap<string, readonly Edge[]>,
  { open, maxLength }: { open: Set<string>; maxLength: number },
): Edge[] {
  const path: Edge[] = []
  let at = start
  while (path.length < maxLength) {
    const way = nearestOpen(at, leaving, open)
    if (
      way === null ||
      (path.length > 0 && maxLength < MAX_LENGTH && path.length + way.length > maxLength)
    )
      break
    for (const edge of way) {
      path.push(edge)
      for (const name of edge.taken) open.delete(name)
      at = edge.to
    }
  }
  return path
}

/** The shortest way whose last edge takes something new. */
function nearestOpen(
  start: string,
  leaving: ReadonlyMap<string, readonly Edge[]>,
  open: ReadonlySet<string>,
): Edge[] | null {
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
