/** Measures how well words read on the pixels that are really behind them, and how strong a scrim must be so that they do. */
import type { Box } from '#core/templates/template.model.ts'
import { rgbOf, type PixelCanvas, type Rgb } from './pixel-canvas.ts'

const linear = Float64Array.from({ length: 256 }, (_, value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
const luminance = (r: number, g: number, b: number): number => 0.2126 * (linear[r | 0] ?? 0) + 0.7152 * (linear[g | 0] ?? 0) + 0.0722 * (linear[b | 0] ?? 0)
const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** WCAG's ratio of two colours at the 2nd percentile: a single bright speck of a photo does not decide, a bright patch does. */
const WORST_SHARE = 0.02
const STEP = 3

function samples(canvas: PixelCanvas, boxes: readonly Box[]): Rgb[] {
  const found: Rgb[] = []
  for (const box of boxes)
    for (let y = Math.max(0, Math.round(box.y)); y < Math.min(canvas.height, box.y + box.height); y += STEP)
      for (let x = Math.max(0, Math.round(box.x)); x < Math.min(canvas.width, box.x + box.width); x += STEP) {
        const at = (y * canvas.width + x) * 3
        found.push([canvas.data[at] ?? 0, canvas.data[at + 1] ?? 0, canvas.data[at + 2] ?? 0])
      }
  return found
}

function worst(pixels: readonly Rgb[], ink: Rgb, tint: Rgb, alpha: number): number {
  if (pixels.length === 0) return 21
  const inkLight = luminance(...ink)
  const ratios = Float64Array.from(pixels, ([r, g, b]) => ratio(inkLight, luminance(r + (tint[0] - r) * alpha, g + (tint[1] - g) * alpha, b + (tint[2] - b) * alpha)))
  ratios.sort()
  return ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 21
}

export function contrastBehind(canvas: PixelCanvas, boxes: readonly Box[], ink: string): number {
  return worst(samples(canvas, boxes), rgbOf(ink), [0, 0, 0], 0)
}

/** The least strength between `least` and `most` at which `ink` reads with `goal` on everything in `behind`. */
export function scrimStrength(canvas: PixelCanvas, scrim: { behind: readonly Box[]; ink: string; color: string; least: number; most: number }, goal: number): number {
  const pixels = samples(canvas, scrim.behind)
  const ink = rgbOf(scrim.ink)
  const tint = rgbOf(scrim.color)
  if (worst(pixels, ink, tint, scrim.least) >= goal) return scrim.least
  let low = scrim.least
  let high = scrim.most
  for (let i = 0; i < 7; i++) {
    const middle = (low + high) / 2
    if (worst(pixels, ink, tint, middle) >= goal) high = middle
    else low = middle
  }
  return high
}
