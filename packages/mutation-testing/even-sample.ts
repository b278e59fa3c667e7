/** `count` items, evenly from a list; each `turn` takes others, so that several turns see all. */
export function evenSample<T>(all: readonly T[], count: number, turn = 0): readonly T[] {
  const share = all.length / count
  if (share <= 1) return all
  // Rounded up: otherwise the last item of a share would have no turn.
  const first = turn % Math.ceil(share)
  return Array.from({ length: count }, (_, at) => Math.floor(at * share) + first).flatMap(
    (at) => all[at] ?? [],
  )
}
