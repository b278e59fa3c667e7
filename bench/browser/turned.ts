/** The same ones, another first in each round: nobody always comes after the same neighbour. */
export function turned<T>(list: readonly T[], round: number): T[] {
  const first = list.length === 0 ? 0 : Math.max(0, round) % list.length
  return [...list.slice(first), ...list.slice(0, first)]
}
