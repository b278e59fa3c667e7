/**
 * Tints the canvas row by row: the largest area that is painted on a photo, so it goes four bytes
 * at a time.
 */
import type { Box } from '#core/templates/template.model.ts'
import { rgbOf, spanOf, type PixelCanvas, type Rgb } from './pixel-canvas.ts'

interface Scrim {
  box: Box
  color: string
  shape: 'flat' | 'up' | 'down'
}

export function paintScrim(canvas: PixelCanvas, scrim: Scrim, strength: number): void {
  const { left, right, top, bottom } = spanOf(canvas, scrim.box)
  const color = rgbOf(scrim.color)
  for (let y = top; y < bottom; y++) {
    const alpha = strength * strengthAt(scrim.shape, (y + 0.5 - scrim.box.y) / scrim.box.height)
    tint(
      canvas.data.subarray((y * canvas.width + left) * 3, (y * canvas.width + right) * 3),
      color,
      Math.round(alpha * 256),
    )
  }
}

/** Strength 0-1 at a height within the box. Smoothstep: a straight ramp shows its edge. */
function strengthAt(shape: Scrim['shape'], part: number): number {
  if (shape === 'flat') return 1
  const ramp = Math.min(1, Math.max(0, (shape === 'up' ? part : 1 - part) / 0.42))
  return ramp * ramp * (3 - 2 * ramp)
}

/**
 * Every second byte of a word; two products of 16 bits stand side by side in one of 32 and never
 * touch.
 */
const LANES = 0x00ff00ff

/** Mixes `share` of 256 parts of the colour into a row of pixels, in whole numbers. */
function tint(row: Uint8Array, color: Rgb, share: number): void {
  if (share <= 0) return
  const inWords = row.byteOffset % 4 === 0 ? row.length - (row.length % 12) : 0
  if (inWords > 0) tintWords(new Uint32Array(row.buffer, row.byteOffset, inWords / 4), color, share)
  const rest = 256 - share
  for (let at = inWords; at < row.length; at++)
    row[at] = ((row[at] ?? 0) * rest + (color[at % 3] ?? 0) * share + 128) >> 8
}

interface Lanes {
  /** What is added to bytes 0 and 2 of a word, and to bytes 1 and 3. */
  even: number
  odd: number
}

/** Three words are four pixels: RGBR GBRG BRGB, the first byte in the lowest place. */
function tintWords(words: Uint32Array, color: Rgb, share: number): void {
  const rest = 256 - share
  const [r, g, b] = [color[0] * share + 128, color[1] * share + 128, color[2] * share + 128]
  const [first, second, third]: [Lanes, Lanes, Lanes] = [
    { even: r | (b << 16), odd: g | (r << 16) },
    { even: g | (r << 16), odd: b | (g << 16) },
    { even: b | (g << 16), odd: r | (b << 16) },
  ]
  for (let i = 0; i < words.length; i += 3) {
    words[i] = mixed(words[i] ?? 0, rest, first)
    words[i + 1] = mixed(words[i + 1] ?? 0, rest, second)
    words[i + 2] = mixed(words[i + 2] ?? 0, rest, third)
  }
}

function mixed(word: number, rest: number, { even, odd }: Lanes): number {
  const low = ((Math.imul(word & LANES, rest) + even) >>> 8) & LANES
  const high = (Math.imul((word >>> 8) & LANES, rest) + odd) & ~LANES
  return low | high
}
