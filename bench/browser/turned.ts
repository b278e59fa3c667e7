/** The same ones, rotated in each round, so that none always follows the same one. */
export function turned<T>(list: readonly T[], round: number): T[] {
  const first = list.length === 0 ? 0 : Math.max(0, round) % list.length
  return [...list.slice(first), ...list.slice(0, first)]
}
