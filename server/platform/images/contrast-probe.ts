/**
 * Measures how well words read on the pixels that are really behind them, and how strong a scrim must be so that they do. Contrast is
 * WCAG's ratio at the 2nd percentile: a single bright speck of a photo does not decide, a bright patch does.
 */
import type { Box } from '#core/templates/template.model.ts'
import { rgbOf, type PixelCanvas } from './pixel-canvas.ts'

const WORST_SHARE = 0.02
/** Every fifth pixel of every fourth row: ten thousand under a large headline, measured in half a millisecond. */
const STEP_X = 5
const STEP_Y = 4
const BINS = 1024

const linear = Float64Array.from({ length: 256 }, (_, value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
const redLight = linear.map((value) => value * 0.2126)
const greenLight = linear.map((value) => value * 0.7152)
const blueLight = linear.map((value) => value * 0.0722)

function lightOf(color: string): number {
  const [r, g, b] = rgbOf(color)
  return (redLight[r] ?? 0) + (greenLight[g] ?? 0) + (blueLight[b] ?? 0)
}

const ratio = (a: number, b: number): number => (a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05))

/** Red, green, blue of each sampled pixel, one after the other. */
function samples(canvas: PixelCanvas, boxes: readonly Box[]): Uint8Array {
  const found = new Uint8Array(boxes.reduce((sum, box) => sum + (Math.ceil(box.width / STEP_X) + 2) * (Math.ceil(box.height / STEP_Y) + 2) * 3, 0))
  let count = 0
  for (const box of boxes)
    for (let y = Math.max(0, Math.round(box.y)); y < Math.min(canvas.height, box.y + box.height); y += STEP_Y)
      for (let x = Math.max(0, Math.round(box.x)) + (y % STEP_X); x < Math.min(canvas.width, box.x + box.width); x += STEP_X) {
        const at = (y * canvas.width + x) * 3
        found[count] = canvas.data[at] ?? 0
        found[count + 1] = canvas.data[at + 1] ?? 0
        found[count + 2] = canvas.data[at + 2] ?? 0
        count += 3
      }
  return found.subarray(0, count)
}

/** How many of the pixels lie in each band of luminance, when a tint covers them with `alpha`. The bands are even in its square root. */
function histogram(pixels: Uint8Array, tint: readonly [number, number, number], alpha: number): Uint32Array {
  const bins = new Uint32Array(BINS)
  const mixed = tint.map((channel, index) => Float64Array.from({ length: 256 }, (_, value) => ([redLight, greenLight, blueLight][index] ?? redLight)[Math.round(value + (channel - value) * alpha)] ?? 0))
  const [red = redLight, green = greenLight, blue = blueLight] = mixed
  for (let i = 0; i < pixels.length; i += 3) {
    const light = (red[pixels[i] ?? 0] ?? 0) + (green[pixels[i + 1] ?? 0] ?? 0) + (blue[pixels[i + 2] ?? 0] ?? 0)
    const bin = Math.min(BINS - 1, Math.floor(Math.sqrt(light) * BINS))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return bins
}

/** The ratio that all but the worst 2 % of the pixels reach; on the safe side by less than one band. */
function worstRatio(bins: Uint32Array, ink: number): number {
  const bands: { ratio: number; count: number }[] = []
  let total = 0
  for (const [index, count] of bins.entries()) {
    if (count === 0) continue
    total += count
    const edges = [(index / BINS) ** 2, ((index + 1) / BINS) ** 2]
    bands.push({ count, ratio: Math.min(...edges.map((edge) => ratio(ink, edge))) })
  }
  if (total === 0) return 21
  bands.sort((a, b) => a.ratio - b.ratio)
  let seen = 0
  for (const band of bands) {
    seen += band.count
    if (seen > total * WORST_SHARE) return band.ratio
  }
  return 21
}

export function contrastBehind(canvas: PixelCanvas, boxes: readonly Box[], ink: string): number {
  return worstRatio(histogram(samples(canvas, boxes), [0, 0, 0], 0), lightOf(ink))
}

/** The least strength between `least` and `most` at which `ink` reads with `goal` on everything in `behind`. */
export function scrimStrength(canvas: PixelCanvas, scrim: { behind: readonly Box[]; ink: string; color: string; least: number; most: number }, goal: number): number {
  const places = scrim.behind.map((box) => samples(canvas, [box]))
  const ink = lightOf(scrim.ink)
  const tint = rgbOf(scrim.color)
  /** Each place by itself: a small line on a bright patch must not be outvoted by a large one on a dark wall. */
  const reads = (alpha: number): boolean => places.every((pixels) => worstRatio(histogram(pixels, tint, alpha), ink) >= goal)
  if (reads(scrim.least)) return scrim.least
  let low = scrim.least
  let high = scrim.most
  for (let i = 0; i < 6; i++) {
    const middle = (low + high) / 2
    if (reads(middle)) high = middle
    else low = middle
  }
  return high
}
