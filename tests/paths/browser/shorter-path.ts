/**
 * The shortest way to where a step went wrong: the paths that cover a machine come there by many
 * detours.
 */
import type { Edge, Graph } from '../../../packages/model-paths/explore.ts'
import type { WalkablePath } from '../../../packages/model-paths/paths.ts'

/** Of the same start, with the same last step; null when there is none that is shorter. */
export function shorterPath(
  { starts, edges }: Pick<Graph, 'starts' | 'edges'>,
  path: WalkablePath,
): WalkablePath | null {
  const start = starts.find(({ input }) => input === path.input)?.key ?? ''
  const leaving = Map.groupBy(edges, ({ from }) => from)
  const at = placeBefore(leaving, start, path)
  const step = leaving.get(at)?.find(({ event }) => event === path.events.at(-1))
  const way = waysFrom(leaving, start).get(at)
  if (step === undefined || way === undefined || way.length + 1 >= path.events.length) return null
  return {
    input: path.input,
    events: [...way, step].map(({ event }) => event),
    taken: [...way, step].map(({ taken }) => taken),
  }
}

/** The shortest to each place. */
function waysFrom(
  leaving: ReadonlyMap<string, readonly Edge[]>,
  start: string,
): ReadonlyMap<string, readonly Edge[]> {
  const ways = new Map<string, readonly Edge[]>([[start, []]])
  // A map is walked in the order of insertion, also over what comes meanwhile: breadth first.
  for (const [key, way] of ways)
    for (const edge of leaving.get(key) ?? [])
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
  return ways
}

/** Empty when the path leads out of the graph. */
function placeBefore(
  leaving: ReadonlyMap<string, readonly Edge[]>,
  start: string,
  { events }: WalkablePath,
): string {
  return events
    .slice(0, -1)
    .reduce((at, event) => leaving.get(at)?.find((edge) => edge.event === event)?.to ?? '', start)
}
