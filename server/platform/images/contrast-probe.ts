/**
 * Measures how well words read on the pixels that are really behind them, and how strong a scrim
 * must be so that they do. Contrast is WCAG's ratio at the 2nd percentile: a single bright speck of
 * a photo does not decide, a bright patch does.
 */
import type { Box } from '#core/templates/template.model.ts'
import { rgbOf, type PixelCanvas, type Rgb } from './pixel-canvas.ts'

const WORST_SHARE = 0.02
/**
 * As many pixels of each place are looked at, evenly spread: the 2nd percentile then rests on more
 * than a hundred.
 */
const MOST_SAMPLES = 8_000
const BINS = 1024

const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
/** Share of each channel in the luminance. */
const lights: readonly [Float64Array, Float64Array, Float64Array] = [
  linear.map((value) => value * 0.2126),
  linear.map((value) => value * 0.7152),
  linear.map((value) => value * 0.0722),
]

const lightOf = (color: string): number =>
  rgbOf(color).reduce((sum, value, channel) => sum + (lights[channel]?.[value] ?? 0), 0)

const ratio = (a: number, b: number): number =>
  a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05)

/** Red, green, blue of each sampled pixel, one after the other. */
function samples({ data, width, height }: PixelCanvas, box: Box): Uint8Array {
  const step = Math.max(1, Math.ceil(Math.sqrt((box.width * box.height) / MOST_SAMPLES)))
  const [left, top] = [Math.max(0, Math.round(box.x)), Math.max(0, Math.round(box.y))]
  const [right, bottom] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)]
  const found = new Uint8Array(
    (Math.ceil(box.width / step) + 1) * (Math.ceil(box.height / step) + 1) * 3,
  )
  let count = 0
  // every row begins elsewhere: a pattern of the picture must not hide between the columns
  for (let y = top; y < bottom; y += step)
    for (let x = left + ((y * 2) % step); x < right; x += step) {
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) found[count++] = data[at + channel] ?? 0
    }
  return found.subarray(0, count)
}

/**
 * Written anew by each question: a search for a strength asks a dozen times, and garbage costs more
 * than the counting.
 */
const bins = new Uint32Array(BINS)
const tinted: typeof lights = [new Float64Array(256), new Float64Array(256), new Float64Array(256)]

/** How many of the pixels lie in each band of luminance. The bands are even in its square root. */
function count(pixels: Uint8Array, [red, green, blue]: typeof lights): void {
  bins.fill(0)
  for (let i = 0; i < pixels.length; i += 3) {
    const light =
      (red[pixels[i] ?? 0] ?? 0) +
      (green[pixels[i + 1] ?? 0] ?? 0) +
      (blue[pixels[i + 2] ?? 0] ?? 0)
    const bin = Math.min(BINS - 1, Math.floor(Math.sqrt(light) * BINS))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
}

/** The luminance that each channel's value has under the tint. */
function tint(color: Rgb, alpha: number): typeof lights {
  for (const [channel, table] of tinted.entries()) {
    const full = color[channel] ?? 0
    const plain = lights[channel]
    for (let value = 0; value < 256; value++)
      table[value] = plain?.[Math.round(value + (full - value) * alpha)] ?? 0
  }
  return tinted
}

/** The lower ratio of a band's two edges: on the safe side by less than one band. */
const ratioAt = (bin: number, ink: number): number =>
  Math.min(ratio(ink, (bin / BINS) ** 2), ratio(ink, ((bin + 1) / BINS) ** 2))

/**
 * The ratio that all but the worst 2 % of what was counted reach: from the ink's own luminance
 * outwards, the nearer side first.
 */
function worstRatio(ink: number, total: number): number {
  let below = Math.min(BINS - 1, Math.floor(Math.sqrt(ink) * BINS))
  let above = below + 1
  let seen = 0
  while (below >= 0 || above < BINS) {
    const under = below < 0 ? Infinity : ratioAt(below, ink)
    const over = above >= BINS ? Infinity : ratioAt(above, ink)
    seen += bins[under <= over ? below-- : above++] ?? 0
    if (seen > total * WORST_SHARE) return Math.min(under, over)
  }
  return 21
}

export function contrastBehind(canvas: PixelCanvas, box: Box, ink: string): number {
  const pixels = samples(canvas, box)
  count(pixels, lights)
  return worstRatio(lightOf(ink), pixels.length / 3)
}

/**
 * The least strength between `least` and `most` at which `ink` reads with `goal` on everything in
 * `behind`.
 */
export function scrimStrength(
  canvas: PixelCanvas,
  scrim: { behind: readonly Box[]; ink: string; color: string; least: number; most: number },
  goal: number,
): number {
  const places = scrim.behind.map((box) => samples(canvas, box))
  const ink = lightOf(scrim.ink)
  const color = rgbOf(scrim.color)
  /**
   * Each place by itself: a small line on a bright patch must not be outvoted by a large one on a
   * dark wall.
   */
  const reads = (alpha: number): boolean => {
    const tables = tint(color, alpha)
    return places.every((pixels) => {
      count(pixels, tables)
      return worstRatio(ink, pixels.length / 3) >= goal
    })
  }
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
