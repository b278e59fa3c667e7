/** A line over days as an SVG path: each day one unit wide, the highest value at 0. */
import { area, line } from 'd3-shape'

type Values = readonly (number | null)[]

const isKnown = (value: number | null): boolean => value !== null
const dayOf = (_: number | null, at: number): number => at

/** Values of null interrupt the line; a day between two of them is a dot. */
export function linePath(values: Values, max: number): string {
  const path = line<number | null>()
    .defined(isKnown)
    .x(dayOf)
    .y((value) => 1 - (value ?? 0) / max)
  return path(values) ?? ''
}

/** The line closed down to zero, piece by piece. */
export function areaPath(values: Values, max: number): string {
  const path = area<number | null>()
    .defined(isKnown)
    .x(dayOf)
    .y0(1)
    .y1((value) => 1 - (value ?? 0) / max)
  return path(values) ?? ''
}

/** The next of 1, 2, 4, 5, 8, 10, 20, …: at least as high as every value, and at least `least`. */
export function roundMax(values: Values, least = 4): number {
  const max = values.reduce<number>((highest, value) => Math.max(highest, value ?? 0), least)
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [1, 2, 4, 5, 8, 10].find((factor) => factor * power >= max) ?? 10
  return step * power
}
