/**
 * Where a picture draws the eye: what differs from the ground that reaches its border, in colour
 * and in sharpness, and rather in the middle than at the edge. A napkin that the border cuts is
 * ground too: from there to the border no other colour has to be crossed (minimum barrier distance,
 * as in Zhang and others, 2015).
 */
import { LIGHT_GRID } from '#core/templates/document/picture-facts.schema.ts'
import type { LabCells, SmallPicture } from '../stored/picture-objects.ts'

const WEIGHTS = { barrier: 0.45, border: 0.3, focus: 0.25 }
/**
 * Photographers put what matters near the middle: how wide that is, and the weight at the corners.
 */
const MIDDLE = { spread: 0.3, least: 0.3 }

interface Grid {
  width: number
  height: number
}

/** LIGHT_GRID x LIGHT_GRID cells, 0 to 1. */
export function saliencyOf(picture: SmallPicture, cells: LabCells): Float64Array {
  const channels = ([0, 1, 2] as const).map((channel) =>
    Float64Array.from(cells.colors, (color) => color[channel]),
  )
  const barrier = gridOf(barrierDistances(channels, cells), cells)
  const border = gridOf(borderDistances(channels, cells), cells)
  const focus = gridOf(sharpness(picture), picture)
  const mixed = barrier.map(
    (value, at) =>
      (WEIGHTS.barrier * value +
        WEIGHTS.border * (border[at] ?? 0) +
        WEIGHTS.focus * (focus[at] ?? 0)) *
      middleWeight(at),
  )
  return scaled(blurred(mixed))
}

function middleWeight(at: number): number {
  const x = ((at % LIGHT_GRID) + 0.5) / LIGHT_GRID - 0.5
  const y = (Math.floor(at / LIGHT_GRID) + 0.5) / LIGHT_GRID - 0.5
  const near = Math.exp(-(x * x + y * y) / (2 * MIDDLE.spread ** 2))
  return MIDDLE.least + (1 - MIDDLE.least) * near
}

/** The least difference of colour that has to be crossed between a cell and the border. */
function barrierDistances(channels: readonly Float64Array[], grid: Grid): Float64Array {
  const total = new Float64Array(grid.width * grid.height)
  for (const channel of channels)
    for (const [at, distance] of barrierIn(channel, grid).entries())
      total[at] = (total[at] ?? 0) + distance
  return total
}

const BARRIER_PASSES = 3
const BORDER_CELLS = 2

function barrierIn(values: Float64Array, { width, height }: Grid): Float64Array {
  const high = Float64Array.from(values)
  const low = Float64Array.from(values)
  const distances = values.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return Math.min(x, y, width - 1 - x, height - 1 - y) < BORDER_CELLS ? 0 : Infinity
  })
  const improve = (at: number, from: number): void => {
    const value = values[at] ?? 0
    const [most, least] = [Math.max(high[from] ?? 0, value), Math.min(low[from] ?? 0, value)]
    if (most - least >= (distances[at] ?? 0)) return
    distances[at] = most - least
    high[at] = most
    low[at] = least
  }
  for (let pass = 0; pass < BARRIER_PASSES; pass++) {
    for (let at = width + 1; at < values.length; at++) {
      improve(at, at - 1)
      improve(at, at - width)
    }
    for (let at = values.length - width - 2; at >= 0; at--) {
      improve(at, at + 1)
      improve(at, at + width)
    }
  }
  return distances
}

/** Of the shorter side. */
const BAND = 0.08
/** Of a side's colours: an even wall still has grain. */
const MIN_VARIANCE = 0.0008

/**
 * How foreign a colour is to the sides of the picture; the side that it is most foreign to does not
 * count.
 */
function borderDistances(channels: readonly Float64Array[], { width, height }: Grid): Float64Array {
  const band = Math.max(2, Math.round(Math.min(width, height) * BAND))
  const sides = [
    (x: number) => x < band,
    (x: number) => x >= width - band,
    (_: number, y: number) => y < band,
    (_: number, y: number) => y >= height - band,
  ].map((isIn) => sideDistances(channels, (at) => isIn(at % width, Math.floor(at / width))))
  return Float64Array.from({ length: width * height }, (_, at) => {
    const distances = sides.map((side) => side[at] ?? 0)
    return distances.reduce((sum, value) => sum + value, 0) - Math.max(...distances)
  })
}

function sideDistances(
  channels: readonly Float64Array[],
  isOnSide: (at: number) => boolean,
): Float64Array {
  const norms = channels.map((channel) => {
    const side = channel.filter((_, at) => isOnSide(at))
    const mean = meanOf(side)
    return { mean, variance: meanOf(side.map((value) => (value - mean) ** 2)) + MIN_VARIANCE }
  })
  const [first = new Float64Array()] = channels
  const distances = first.map((_, at) =>
    Math.sqrt(
      norms.reduce(
        (sum, { mean, variance }, index) =>
          sum + ((channels[index]?.[at] ?? 0) - mean) ** 2 / variance,
        0,
      ),
    ),
  )
  const most = quantile(distances, 0.99)
  return distances.map((value) => Math.min(1, value / most))
}

/** A hard edge between two things counts no more than fine texture. */
const MAX_EDGE = 60

function sharpness({ width, height, rgb }: SmallPicture): Float64Array {
  const light = Float64Array.from(
    { length: width * height },
    (_, at) =>
      0.3 * (rgb[at * 3] ?? 0) + 0.59 * (rgb[at * 3 + 1] ?? 0) + 0.11 * (rgb[at * 3 + 2] ?? 0),
  )
  return light.map((value, at) => {
    const x = at % width
    if (x === 0 || x === width - 1 || at < width || at >= light.length - width) return 0
    const around =
      (light[at - 1] ?? 0) +
      (light[at + 1] ?? 0) +
      (light[at - width] ?? 0) +
      (light[at + width] ?? 0)
    return Math.min(MAX_EDGE, Math.abs(4 * value - around))
  })
}

/** Means of the values in each cell, from 0 to 1. */
function gridOf(values: Float64Array, { width, height }: Grid): Float64Array {
  const sums = new Float64Array(LIGHT_GRID * LIGHT_GRID)
  const counts = new Float64Array(LIGHT_GRID * LIGHT_GRID)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell =
        Math.floor((y * LIGHT_GRID) / height) * LIGHT_GRID + Math.floor((x * LIGHT_GRID) / width)
      sums[cell] = (sums[cell] ?? 0) + (values[y * width + x] ?? 0)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  return scaled(sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1)))
}

function blurred(cells: Float64Array): Float64Array {
  const last = LIGHT_GRID - 1
  return cells.map((_, at) => {
    const [x, y] = [at % LIGHT_GRID, Math.floor(at / LIGHT_GRID)]
    const around = [-1, 0, 0, 1].flatMap((dy) =>
      [-1, 0, 0, 1].map(
        (dx) =>
          cells[
            Math.min(last, Math.max(0, y + dy)) * LIGHT_GRID + Math.min(last, Math.max(0, x + dx))
          ] ?? 0,
      ),
    )
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}

const meanOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const quantile = (values: Float64Array, share: number): number =>
  Math.max(1e-6, values.toSorted()[Math.floor((values.length - 1) * share)] ?? 0)

function scaled(values: Float64Array): Float64Array {
  const [least, most] = [quantile(values, 0.02), quantile(values, 0.98)]
  const range = Math.max(1e-6, most - least)
  return values.map((value) => Math.min(1, Math.max(0, (value - least) / range)))
}
