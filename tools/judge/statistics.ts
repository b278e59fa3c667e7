/** The arithmetic of judgements. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964

/**
 * Wilson's score interval for `hits` of `total` (Wilson 1927), 95 %. Shares of one; everything is
 * possible when nothing was seen.
 */
export function wilson(hits: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 }
  const share = hits / total
  const scale = 1 + Z ** 2 / total
  const center = (share + Z ** 2 / (2 * total)) / scale
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) }
}

/**
 * Cohen's kappa of two judges' verdicts on the same things (Cohen 1960): 1 is full agreement, 0
 * what chance gives. Null when chance alone explains everything, or nothing was judged by both.
 */
export function kappa(pairs: readonly (readonly [string, string])[]): number | null {
  if (pairs.length === 0) return null
  const count = (of: (pair: readonly [string, string]) => boolean): number =>
    pairs.filter(of).length / pairs.length
  const agreed = count(([a, b]) => a === b)
  const chance = [...new Set(pairs.flat())].reduce(
    (sum, verdict) => sum + count(([a]) => a === verdict) * count(([, b]) => b === verdict),
    0,
  )
  return chance === 1 ? null : (agreed - chance) / (1 - chance)
}

/** Of an even number the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
