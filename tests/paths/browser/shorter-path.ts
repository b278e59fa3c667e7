/** The shortest way to where a step went wrong: the paths that cover a machine come there by many detours. */
import type { Edge, Graph } from '../explore.ts'
import type { WalkablePath } from '../paths.ts'

/** Of the same start, with the same last step; null when there is none that is shorter. */
export function shorterPath({ starts, edges }: Pick<Graph, 'starts' | 'edges'>, path: WalkablePath): WalkablePath | null {
  const start = starts.find(({ input }) => input === path.input)
  const last = path.events.at(-1)
  if (start === undefined || last === undefined) return null
  const leaving = Map.groupBy(edges, ({ from }) => from)
  const at = placeBefore(leaving, start.key, path)
  const ways = new Map<string, readonly Edge[]>([[start.key, []]])
  // A map is walked in the order of insertion, also over what comes meanwhile: breadth first.
  for (const [key, way] of ways) for (const edge of leaving.get(key) ?? []) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
  const step = leaving.get(at ?? '')?.find(({ event }) => event === last)
  const way = ways.get(at ?? '')
  if (step === undefined || way === undefined || way.length + 1 >= path.events.length) return null
  return { input: path.input, events: [...way, step].map(({ event }) => event), taken: [...way, step].map(({ taken }) => taken) }
}

function placeBefore(leaving: ReadonlyMap<string, readonly Edge[]>, start: string, { events }: WalkablePath): string | null {
  let at: string | null = start
  for (const event of events.slice(0, -1)) at = leaving.get(at ?? '')?.find((edge) => edge.event === event)?.to ?? null
  return at
}
