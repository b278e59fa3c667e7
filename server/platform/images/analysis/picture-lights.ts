/**
 * The darkest and the lightest of each part of a picture, looked at as large as a pin shows it: in
 * a thumbnail gravel and leaves are grey.
 */
import sharp from 'sharp'
import { greyOf, linearOf } from '#core/templates/contrast/light-range.ts'
import { LIGHT_GRID } from '#core/templates/document/picture-facts.schema.ts'

const EDGE = 1200
/** Of a cell's pixels: fewer are specks. */
const SPECKS = 0.03
/** A picture that is cut for its place is sharpened at its edges by so much of their difference. */
const RINGING = 0.16
const GREYS = 256
/** Luminances are distinguished well enough by so many steps, even in the dark. */
const STEPS = 4096

const greys = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(greyOf(step / STEPS)))
const channel = (share: number): Float64Array =>
  Float64Array.from({ length: GREYS }, (_, value) => linearOf(value) * share * STEPS)
const [RED, GREEN, BLUE] = [channel(0.2126), channel(0.7152), channel(0.0722)]

interface Pixels {
  width: number
  height: number
  /** Three bytes each. */
  rgb: Uint8Array
}

/** As large as a pin shows it. */
export async function shownPixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

/** As `PictureFacts.lights` keeps them. */
export const lightsOf = async (bytes: Uint8Array): Promise<string> =>
  lightsIn(await shownPixels(bytes))

export function lightsIn(picture: Pixels): string {
  const cells = Array.from({ length: LIGHT_GRID * LIGHT_GRID }, (_, at) =>
    rangeOf(picture, at % LIGHT_GRID, Math.floor(at / LIGHT_GRID)),
  )
  return [...cells.map(([least]) => hexOf(least)), ...cells.map(([, most]) => hexOf(most))].join('')
}

function rangeOf(picture: Pixels, column: number, row: number): [number, number] {
  const [top, bottom] = edgesOf(row, picture.height)
  const [left, right] = edgesOf(column, picture.width)
  const counts = new Uint32Array(GREYS)
  for (let y = top; y < bottom; y++)
    countGreys(
      picture.rgb.subarray((y * picture.width + left) * 3, (y * picture.width + right) * 3),
      counts,
    )
  const specks = Math.floor((right - left) * (bottom - top) * SPECKS)
  const [least, most] = [beyond(counts, specks, 1), beyond(counts, specks, -1)]
  const ringing = Math.round((most - least) * RINGING)
  return [Math.max(0, least - ringing), Math.min(GREYS - 1, most + ringing)]
}

function countGreys(row: Uint8Array, counts: Uint32Array): void {
  for (let at = 0; at < row.length; at += 3) {
    const light =
      (RED[row[at] ?? 0] ?? 0) + (GREEN[row[at + 1] ?? 0] ?? 0) + (BLUE[row[at + 2] ?? 0] ?? 0)
    const grey = greys[Math.round(light)] ?? 0
    counts[grey] = (counts[grey] ?? 0) + 1
  }
}

/** The first grey from one end that is more than specks. */
function beyond(counts: Uint32Array, specks: number, step: 1 | -1): number {
  let seen = 0
  for (let grey = step === 1 ? 0 : GREYS - 1; grey >= 0 && grey < GREYS; grey += step) {
    seen += counts[grey] ?? 0
    if (seen > specks) return grey
  }
  return step === 1 ? 0 : GREYS - 1
}

const hexOf = (grey: number): string => grey.toString(16).padStart(2, '0')

/** At least one pixel: a picture may be narrower than the grid. */
function edgesOf(cell: number, length: number): [number, number] {
  const from = Math.min(length - 1, Math.floor((cell * length) / LIGHT_GRID))
  return [from, Math.max(from + 1, Math.floor(((cell + 1) * length) / LIGHT_GRID))]
}
