/**
 * Words that are set into a picture, as on title cards, other pins, screens and drawings: letters
 * of one tone and one thickness that end on one line. Headlines are not laid on them, and such
 * pictures come last.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import { greysOf, halved, halvedGreys, type GreyPixels, type Pixels } from './grey-pixels.ts'
import { letterLines, type LetterLine } from './letter-lines.ts'
import { letterShapes } from './letter-shapes.ts'

/**
 * Larger pictures are searched at half of their size. Each is searched a second time at half of
 * that.
 */
const LARGE = 900
/** A line within this corner is the name of a site: see `markIn`. */
const CORNER = { x: 0.66, y: 0.74 }
/** Around the lines, in heights of the tallest. */
const PADDING = 0.2

/** The box of all its lines, as fractions; undefined where no words are found. */
export function letteringIn(picture: Pixels): Crop | undefined {
  const isLarge = Math.max(picture.width, picture.height) > LARGE
  const greys = isLarge ? halvedGreys(picture) : greysOf(picture)
  const lines = [...linesIn(greys), ...linesIn(halved(greys))].filter(
    ({ x, y }) => x < CORNER.x || y < CORNER.y,
  )
  if (lines.length === 0) return undefined
  const padding = PADDING * Math.max(...lines.map(({ height }) => height))
  const x = Math.max(0, Math.min(...lines.map((line) => line.x)) - padding)
  const y = Math.max(0, Math.min(...lines.map((line) => line.y)) - padding)
  const right = Math.min(1, Math.max(...lines.map((line) => line.x + line.width)) + padding)
  const bottom = Math.min(1, Math.max(...lines.map((line) => line.y + line.height)) + padding)
  return { x: rounded(x), y: rounded(y), width: rounded(right - x), height: rounded(bottom - y) }
}

const rounded = (value: number): number => Math.floor(value * 1000) / 1000

/** As fractions of the picture. */
function linesIn(greys: GreyPixels): LetterLine[] {
  return letterShapes(greys)
    .flatMap((shapes) => letterLines(shapes))
    .map(({ x, y, width, height }) => ({
      x: x / greys.width,
      y: y / greys.height,
      width: width / greys.width,
      height: height / greys.height,
    }))
}
