/** A line over days as an SVG path: each day one unit wide, the highest value at 0. */

/** Values of null interrupt the line; a day between two of them is a dot. */
export function linePath(values: readonly (number | null)[], max: number): string {
  return values
    .flatMap((value, at) => {
      if (value === null) return []
      const point = `${at} ${round(1 - value / max)}`
      const isFirst = values[at - 1] == null
      const isAlone = isFirst && values[at + 1] == null
      return isAlone ? [`M${point}h0`] : [`${isFirst ? 'M' : 'L'}${point}`]
    })
    .join('')
}

/** The line closed down to zero, piece by piece. */
export function areaPath(values: readonly (number | null)[], max: number): string {
  const pieces: string[] = []
  let start: number | null = null
  for (const at of [...values.keys(), values.length]) {
    const isInside = values[at] != null
    if (isInside && start === null) start = at
    if (isInside || start === null) continue
    const line = values
      .slice(start, at)
      .map((value, index) => `L${(start ?? 0) + index} ${round(1 - (value ?? 0) / max)}`)
    pieces.push(`M${start} 1${line.join('')}L${at - 1} 1Z`)
    start = null
  }
  return pieces.join('')
}

/** The next of 1, 2, 5, 10, 20, …: at least as high as every value, and at least `least`. */
export function roundMax(values: readonly (number | null)[], least = 4): number {
  const max = values.reduce<number>((highest, value) => Math.max(highest, value ?? 0), least)
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [1, 2, 4, 5, 8, 10].find((factor) => factor * power >= max) ?? 10
  return step * power
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000
