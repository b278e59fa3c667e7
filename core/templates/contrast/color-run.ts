/** A straight run of colours over a box: for the engine, and at one point for contrast. */
import { rgbOf, type Rgb } from './light-range.ts'
import type { Box, ColorRun } from '../document/template.model.ts'

export const cssGradient = ({ angle, stops }: ColorRun): string =>
  `linear-gradient(${angle}deg, ${stops.map(({ color, at }) => `${color} ${at * 100}%`).join(', ')})`

/** CSS Images 3, 3.1: corner to corner, so that the ends of the run meet the corners of the box. */
export function colorAt({ angle, stops }: ColorRun, box: Box, at: { x: number; y: number }): Rgb {
  const radians = (angle * Math.PI) / 180
  const [x, y] = [Math.sin(radians), -Math.cos(radians)]
  const length = Math.abs(box.width * x) + Math.abs(box.height * y)
  const [dx, dy] = [at.x - box.x - box.width / 2, at.y - box.y - box.height / 2]
  const share = length === 0 ? 0 : (dx * x + dy * y) / length + 0.5
  const next = stops.findIndex((stop) => stop.at >= share)
  const [from, to] = [stops[next < 0 ? stops.length - 1 : Math.max(0, next - 1)], stops[next]]
  if (from === undefined) throw new Error('A gradient has no colours.')
  if (to === undefined || to.at <= from.at) return rgbOf((to ?? from).color)
  return between(from.color, to.color, Math.max(0, (share - from.at) / (to.at - from.at)))
}

function between(from: string, to: string, share: number): Rgb {
  const [[r, g, b], other] = [rgbOf(from), rgbOf(to)]
  const [r2, g2, b2] = other
  return [r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]
}
