/**
 * Light strips at the sides of a photo: a window behind the table, the table's own edge, a border.
 * In a pin they look like a chipped edge, so no crop shows them.
 */
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { SmallPicture } from '../stored/picture-objects.ts'

/** Of the picture: thicker is a part of it. */
const MAX_THICKNESS = 0.05
/** Of the side: shorter is an object that the photo cuts. */
const MIN_LENGTH = 0.08
/** Of the full range of light, between the strip and what follows. */
const LIGHTER = 0.22
/** How far behind a strip it is compared, in strips of the thickest. */
const BEHIND = 1.5
/** Of the thickest: a strip ends well before that. */
const CERTAIN = 0.7
/** Pixels of the small picture that are blended between both. */
const SOFT = 1

type Side = 'top' | 'bottom' | 'left' | 'right'

/** In fractions; missing where no side has a strip. */
export function cleanPartOf(picture: SmallPicture): PictureFacts['clean'] {
  const [top, bottom, left, right] = (['top', 'bottom', 'left', 'right'] as const).map((side) =>
    stripAt(picture, side),
  ) as [number, number, number, number]
  if (top + bottom + left + right === 0) return undefined
  return { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom }
}

/** How thick the strip is, as a share of the picture; 0 = there is none. */
function stripAt(picture: SmallPicture, side: Side): number {
  const isLevel = side === 'top' || side === 'bottom'
  const length = isLevel ? picture.width : picture.height
  const depth = isLevel ? picture.height : picture.width
  const thicknesses = Array.from({ length }, (_, along) =>
    thicknessOf(lightsFrom(picture, side, along), Math.max(1, Math.floor(depth * MAX_THICKNESS))),
  )
  const run = longestRun(thicknesses)
  if (run.length < length * MIN_LENGTH) return 0
  return (Math.max(...run) + SOFT) / depth
}

/** Pixels from the edge that are lighter than what follows them; 0 = none. */
function thicknessOf(lights: readonly number[], most: number): number {
  let [found, clearest] = [0, LIGHTER]
  for (let thick = 1; thick <= most; thick++) {
    const strip = lights.slice(0, thick)
    const behind = lights.slice(thick + SOFT, thick + SOFT + Math.ceil(most * BEHIND))
    const difference = Math.min(...strip) - meanOf(behind)
    if (difference > clearest) [found, clearest] = [thick, difference]
  }
  // One that goes on further in is a part of the picture.
  return found > most * CERTAIN ? 0 : found
}

function longestRun(values: readonly number[]): number[] {
  let [from, length, begin] = [0, 0, 0]
  for (const [at, value] of values.entries()) {
    if (value <= 0) begin = at + 1
    else if (at + 1 - begin > length) [from, length] = [begin, at + 1 - begin]
  }
  return values.slice(from, from + length)
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** From the edge towards the middle, 0 to 1. */
function lightsFrom({ width, height, rgb }: SmallPicture, side: Side, along: number): number[] {
  const depth = side === 'top' || side === 'bottom' ? height : width
  return Array.from(
    { length: Math.ceil(depth * MAX_THICKNESS * (1 + BEHIND)) + 2 * SOFT },
    (_, deep) => {
      const x = side === 'left' ? deep : side === 'right' ? width - 1 - deep : along
      const y = side === 'top' ? deep : side === 'bottom' ? height - 1 - deep : along
      const at = (y * width + x) * 3
      return (
        (0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0)) / 255
      )
    },
  )
}
