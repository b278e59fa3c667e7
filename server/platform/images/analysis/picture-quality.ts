/** Quality of a picture, and whether it is a drawn page of words; measured on the thumbnail. */
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'

interface Thumbnail {
  width: number
  height: number
  rgb: Uint8Array
}

/** Measured on about 110 pictures of blogs: less of each looks foggy, grey, dark or blurred. */
const GOOD = { range: 150, chroma: 24, median: 60, sharpness: 45 }
/** Pale rooms and tables have little colour and look well. */
const PALE = 185
/** A sharp photo in black and white is not poor. */
const MIN_COLOR = 0.5
/**
 * A ground and its letters cover most of it, in few colours; a picture of one colour has no
 * letters, and a dish on white has more colours. A white or black ground is not taken for one: so
 * are products photographed.
 */
const GRAPHIC = { two: 0.72, six: 0.85, even: 0.92, ground: { from: 2, to: 13 } }

export function qualityOf({
  width,
  height,
  rgb,
}: Thumbnail): Required<Pick<PictureFacts, 'quality' | 'isGraphic'>> {
  const count = width * height
  const greys = Float32Array.from({ length: count }, (_, at) => greyAt(rgb, at))
  const shareAt = quantiles(greys)
  const { sharpness, even } = edgesOf(greys, width)
  const chroma = meanChroma(rgb, count)
  const median = shareAt(0.5)
  const parts = [
    (shareAt(0.95) - shareAt(0.05)) / GOOD.range,
    median >= PALE ? 1 : Math.max(MIN_COLOR, chroma / GOOD.chroma),
    median / GOOD.median,
    sharpness / GOOD.sharpness,
  ]
  const { colors, ground } = commonest(rgb, count)
  const hasDrawnGround = ground.some(
    (step) => step >= GRAPHIC.ground.from && step <= GRAPHIC.ground.to,
  )
  return {
    quality: round(parts.reduce((product, part) => product * Math.min(1, part), 1)),
    isGraphic:
      hasDrawnGround && colors(2) > GRAPHIC.two && colors(6) > GRAPHIC.six && even < GRAPHIC.even,
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

const greyAt = (rgb: Uint8Array, at: number): number =>
  0.299 * (rgb[at * 3] ?? 0) + 0.587 * (rgb[at * 3 + 1] ?? 0) + 0.114 * (rgb[at * 3 + 2] ?? 0)

function quantiles(values: Float32Array): (share: number) => number {
  const sorted = values.toSorted()
  return (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

/**
 * `sharpness`: 98th percentile of the Laplacian. `even`: share of pixels below `EVEN`. Beyond the
 * border every pixel continues.
 */
function edgesOf(greys: Float32Array, width: number): { sharpness: number; even: number } {
  const edges = greys.map((grey, at) => {
    const column = at % width
    const left = column === 0 ? grey : (greys[at - 1] ?? grey)
    const right = column === width - 1 ? grey : (greys[at + 1] ?? grey)
    return Math.abs(
      4 * grey - left - right - (greys[at - width] ?? grey) - (greys[at + width] ?? grey),
    )
  })
  const even = edges.filter((edge) => edge < EVEN).length / edges.length
  return { sharpness: quantiles(edges)(0.98), even }
}
const EVEN = 2

function meanChroma(rgb: Uint8Array, count: number): number {
  let sum = 0
  for (let at = 0; at < count * 3; at += 3) {
    const [red, green, blue] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
    sum += Math.max(red, green, blue) - Math.min(red, green, blue)
  }
  return sum / count
}

/**
 * Colours in 16 steps a channel: the share of the pixels that the commonest cover, and the steps of
 * the first.
 */
function commonest(
  rgb: Uint8Array,
  count: number,
): { colors: (most: number) => number; ground: readonly number[] } {
  const bins = new Uint32Array(4096)
  for (let at = 0; at < count * 3; at += 3) {
    const bin =
      (((rgb[at] ?? 0) >> 4) << 8) | (((rgb[at + 1] ?? 0) >> 4) << 4) | ((rgb[at + 2] ?? 0) >> 4)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  const sorted = bins.toSorted().toReversed()
  const first = bins.indexOf(sorted[0] ?? 0)
  return {
    colors: (most) => sorted.subarray(0, most).reduce((sum, bin) => sum + bin, 0) / count,
    ground: [first >> 8, (first >> 4) & 15, first & 15],
  }
}
