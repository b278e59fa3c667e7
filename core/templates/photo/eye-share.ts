/**
 * How much of what draws the eye a crop shows. Crops are compared by hundreds, so it is summed up once
 * a picture.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import type { Box } from '../document/template.model.ts'
import { LIGHT_GRID, type PictureFacts } from '../document/picture-facts.schema.ts'

type Salient = Pick<PictureFacts, 'salience'>

/** Of all that draws the eye, how much a crop shows; 1 where that is not known. */
export function eyeShare(facts: Salient, { x, y, width, height }: Crop): number {
  if (facts.salience === undefined) return 1
  const sums = sumsOf(facts, facts.salience)
  const all = sumTo(sums, 1, 1)
  if (all === 0) return 1
  const [right, bottom] = [x + width, y + height]
  const shown =
    sumTo(sums, right, bottom) - sumTo(sums, x, bottom) - sumTo(sums, right, y) + sumTo(sums, x, y)
  return shown / all
}

/** Of what draws the eye in a picture cut by `crop` into `slot`, the share under `region`; 0 where that is not known. */
export function eyeUnder(
  { facts, crop, slot }: { facts: Salient; crop: Crop; slot: Box },
  region: Box,
): number {
  if (facts.salience === undefined) return 0
  const shown = eyeShare(facts, crop)
  const left = Math.max(region.x, slot.x)
  const top = Math.max(region.y, slot.y)
  const width = Math.min(region.x + region.width, slot.x + slot.width) - left
  const height = Math.min(region.y + region.height, slot.y + slot.height) - top
  if (shown === 0 || width <= 0 || height <= 0) return 0
  const part = {
    x: crop.x + ((left - slot.x) / slot.width) * crop.width,
    y: crop.y + ((top - slot.y) / slot.height) * crop.height,
    width: (width / slot.width) * crop.width,
    height: (height / slot.height) * crop.height,
  }
  return eyeShare(facts, part) / shown
}

const SIDE = LIGHT_GRID + 1
const kept = new WeakMap<Salient, Float64Array>()

/** At each corner of the grid, all that is above it and to its left. */
function sumsOf(facts: Salient, salience: string): Float64Array {
  const known = kept.get(facts)
  if (known) return known
  const sums = new Float64Array(SIDE * SIDE)
  for (let row = 0; row < LIGHT_GRID; row++) {
    let line = 0
    for (let column = 0; column < LIGHT_GRID; column++) {
      // squared: a table that draws the eye a little is no match for what is on it
      line += Number.parseInt(salience.charAt(row * LIGHT_GRID + column), 16) ** 2
      sums[(row + 1) * SIDE + column + 1] = line + (sums[row * SIDE + column + 1] ?? 0)
    }
  }
  kept.set(facts, sums)
  return sums
}

/** Between the corners the sum grows evenly. */
function sumTo(sums: Float64Array, x: number, y: number): number {
  const across = cellsTo(x)
  const down = cellsTo(y)
  const column = Math.min(LIGHT_GRID - 1, Math.floor(across))
  const row = Math.min(LIGHT_GRID - 1, Math.floor(down))
  const right = across - column
  const below = down - row
  const at = row * SIDE + column
  return (
    (sums[at] ?? 0) * (1 - right) * (1 - below) +
    (sums[at + 1] ?? 0) * right * (1 - below) +
    (sums[at + SIDE] ?? 0) * (1 - right) * below +
    (sums[at + SIDE + 1] ?? 0) * right * below
  )
}

const cellsTo = (fraction: number): number => Math.min(1, Math.max(0, fraction)) * LIGHT_GRID
