/** Whether a series of figures grows over time, or only varies. */

export interface Trend {
  /** By the line through all figures: at the end, of what it was at the start. 0.1 is 10 % more. */
  readonly growth: number
  /** Twice the standard error of that growth. */
  readonly noise: number
}

/** Least squares over evenly spaced figures. Fewer than three have no trend. */
export function trendOf(figures: readonly number[]): Trend {
  const count = figures.length
  if (count < 3) return { growth: 0, noise: 0 }
  const middle = (count - 1) / 2
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count
  let spread = 0
  let product = 0
  for (const [at, figure] of figures.entries()) {
    spread += (at - middle) ** 2
    product += (at - middle) * (figure - mean)
  }
  const slope = product / spread
  const rest = figures.reduce(
    (sum, figure, at) => sum + (figure - mean - slope * (at - middle)) ** 2,
    0,
  )
  const error = Math.sqrt(rest / (count - 2) / spread)
  const start = mean - slope * middle
  return { growth: (slope * (count - 1)) / start, noise: (2 * error * (count - 1)) / start }
}

/** What is left of the growth when noise explains as much of it as it can; 0 = flat. */
export const certainGrowth = ({ growth, noise }: Trend): number => Math.max(0, growth - noise)
