/** Connected thin strokes of one tone in a part of a picture, as letters are made of. */

/** Of one value each, row by row. */
export interface Greys {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** In pixels of the part. */
export interface Stroke {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Mean grey, 0 to 255. */
  readonly tone: number
  /** Half the width of the stroke at its thickest place. */
  readonly thickness: number
}

/** Pixels on each side of one, which its grey is compared with. */
const AROUND = 15
/** Of the difference of the one pixel in a hundred that differs most. */
const CONTRAST = { least: 14, share: 0.5 }
/** One pixel of so many says as much as all. */
const SAMPLED = 5
const SIZE = { lowest: 9, highest: 70, narrowest: 3, widest: 120, leastArea: 18 }
/** A filled patch is no stroke, and a stroke of many tones is a twig. */
const THIN = { thickness: 4.5, filled: 0.7, toneSpread: 26 }

/** Those lighter than what is around, and those darker. */
export function strokesIn(greys: Greys): [lighter: Stroke[], darker: Stroke[]] {
  const means = meansAround(greys)
  const differences = greys.values.map((value, at) => value - (means[at] ?? 0))
  return [
    strokesOf(greys, differences),
    strokesOf(
      greys,
      differences.map((value) => -value),
    ),
  ]
}

function strokesOf(greys: Greys, differences: Float32Array): Stroke[] {
  const some = Float32Array.from(
    { length: Math.ceil(differences.length / SAMPLED) },
    (_, nth) => differences[nth * SAMPLED] ?? 0,
  ).toSorted()
  const most = some[Math.floor(some.length * 0.99)] ?? 0
  const least = Math.max(CONTRAST.least, CONTRAST.share * most)
  const mask = new Uint8Array(differences.length)
  for (const [at, value] of differences.entries()) if (value > least) mask[at] = 1
  const depths = depthsOf(mask, greys.width)
  return areasOf(mask, greys.width).flatMap((area) => strokeOf(area, greys, depths) ?? [])
}

/**
 * Of all values above and to the left of each corner of a pixel, a row of `width + 1` corners each.
 */
function sumsOf({ width, height, values }: Greys): Float64Array {
  const side = width + 1
  const sums = new Float64Array(side * (height + 1))
  for (let y = 0; y < height; y++) {
    let line = 0
    for (let x = 0; x < width; x++) {
      line += values[y * width + x] ?? 0
      sums[(y + 1) * side + x + 1] = line + (sums[y * side + x + 1] ?? 0)
    }
  }
  return sums
}

function meansAround(greys: Greys): Float32Array {
  const { width, height } = greys
  const side = width + 1
  const sums = sumsOf(greys)
  const means = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - AROUND)
    const bottom = Math.min(height, y + AROUND + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - AROUND)
      const right = Math.min(width, x + AROUND + 1)
      const sum =
        (sums[bottom * side + right] ?? 0) -
        (sums[bottom * side + left] ?? 0) -
        (sums[top * side + right] ?? 0) +
        (sums[top * side + left] ?? 0)
      means[y * width + x] = sum / ((right - left) * (bottom - top))
    }
  }
  return means
}

/** A step across a corner is longer than one to a side. */
const STEP = { side: 1, corner: 1.36 }

/** Of each pixel of the mask, about how far it is from its edge. */
function depthsOf(mask: Uint8Array, width: number): Float32Array {
  const depths = new Float32Array(mask.length)
  for (const [at, inside] of mask.entries()) if (inside === 1) depths[at] = THIN.thickness * 4
  const lower = (at: number, from: number, step: number): void => {
    depths[at] = Math.min(depths[at] ?? 0, (depths[from] ?? Infinity) + step)
  }
  const passOver = (at: number, back: 1 | -1): void => {
    // Most pixels are in no stroke.
    if (mask[at] === 0) return
    lower(at, at - back, STEP.side)
    lower(at, at - back * width, STEP.side)
    lower(at, at - back * (width + 1), STEP.corner)
    lower(at, at - back * (width - 1), STEP.corner)
  }
  for (let at = 0; at < mask.length; at++) passOver(at, 1)
  for (let at = mask.length - 1; at >= 0; at--) passOver(at, -1)
  return depths
}

/** Indexes of the pixels of each connected area, corners included. */
function areasOf(mask: Uint8Array, width: number): number[][] {
  const left = Uint8Array.from(mask)
  const areas: number[][] = []
  for (let start = 0; start < left.length; start++) {
    if (left[start] !== 1) continue
    left[start] = 0
    const area = [start]
    for (const at of area) addNeighbours(left, { at, width, area })
    areas.push(area)
  }
  return areas
}

function addNeighbours(
  left: Uint8Array,
  { at, width, area }: { at: number; width: number; area: number[] },
): void {
  const x = at % width
  for (let row = at - width; row <= at + width; row += width)
    for (let near = row - Number(x > 0); near <= row + Number(x < width - 1); near++)
      if (left[near] === 1) {
        left[near] = 0
        area.push(near)
      }
}

function strokeOf(area: readonly number[], greys: Greys, depths: Float32Array): Stroke | null {
  if (area.length < SIZE.leastArea) return null
  const columns = area.map((at) => at % greys.width)
  const [x, right] = rangeOf(columns)
  const y = Math.floor(area.reduce((least, at) => Math.min(least, at), Infinity) / greys.width)
  const last = area.reduce((most, at) => Math.max(most, at), 0)
  const [width, height] = [right - x + 1, Math.floor(last / greys.width) - y + 1]
  const thickness = area.reduce((most, at) => Math.max(most, depths[at] ?? 0), 0)
  const isSized =
    height >= SIZE.lowest &&
    height <= SIZE.highest &&
    width >= SIZE.narrowest &&
    width <= SIZE.widest
  const isThin = thickness <= THIN.thickness && area.length <= THIN.filled * width * height
  if (!isSized || !isThin) return null
  const tone = meanOf(area.map((at) => greys.values[at] ?? 0))
  const spread = Math.sqrt(meanOf(area.map((at) => ((greys.values[at] ?? 0) - tone) ** 2)))
  return spread > THIN.toneSpread ? null : { x, y, width, height, tone, thickness }
}

const rangeOf = (values: readonly number[]): [number, number] =>
  values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, 0],
  )

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
