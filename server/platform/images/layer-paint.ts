/**
 * Lays photos and texts on the canvas. sharp's `composite()` costs ten times as much as these
 * loops, because it goes over the whole picture (docs: facts on rendering).
 */
import type { Box, Radii } from '#core/templates/template.model.ts'
import { spanOf, type PixelCanvas } from './pixel-canvas.ts'
import { coverage, edgeOf, type RoundedBox } from './rounded-box.ts'

interface Photo {
  box: Box
  /** Three bytes each, exactly the box. */
  pixels: Uint8Array
  radii?: Radii | undefined
}

/** Copies a photo on to the canvas, with rounded corners blended. */
export function placePixels(canvas: PixelCanvas, { box, pixels, radii }: Photo): void {
  const shape = radii?.some((radius) => radius > 0) ? { box, radii } : null
  const span = spanOf(canvas, box)
  const width = Math.round(box.width)
  const count = span.right - span.left
  for (let y = span.top; y < span.bottom; y++) {
    const from = ((y - Math.round(box.y)) * width + span.left - Math.round(box.x)) * 3
    const to = (y * canvas.width + span.left) * 3
    const row = pixels.subarray(from, from + count * 3)
    const edge = shape ? Math.min(edgeOf(shape, y), Math.ceil(count / 2)) : 0
    if (edge * 2 < count) canvas.data.set(row.subarray(edge * 3, (count - edge) * 3), to + edge * 3)
    if (shape && edge > 0)
      blendEnds(canvas.data.subarray(to, to + count * 3), row, { shape, left: span.left, y, edge })
  }
}

/** The `edge` pixels at either end of a row, as strongly as the shape covers them. */
function blendEnds(
  onto: Uint8Array,
  row: Uint8Array,
  { shape, left, y, edge }: { shape: RoundedBox; left: number; y: number; edge: number },
): void {
  const count = row.length / 3
  for (let x = 0; x < count; x++) {
    if (x === edge) x = Math.max(x, count - edge)
    const share = coverage(shape, left + x, y)
    for (let at = x * 3; at < x * 3 + 3; at++)
      onto[at] = (onto[at] ?? 0) * (1 - share) + (row[at] ?? 0) * share + 0.5
  }
}

/** Straight-alpha RGBA (exactly `width` x `height`) with its top left at (left, top). */
interface Layer {
  left: number
  top: number
  width: number
  height: number
  rgba: Uint8Array
}

export function blendRgba(canvas: PixelCanvas, layer: Layer): void {
  const { data } = canvas
  const words = wordsOf(layer.rgba)
  const x0 = Math.max(0, -layer.left)
  const count = Math.min(layer.width, canvas.width - layer.left) - x0
  const bottom = Math.min(layer.height, canvas.height - layer.top)
  for (let y = Math.max(0, -layer.top); y < bottom; y++) {
    const from = y * layer.width + x0
    let to = ((y + layer.top) * canvas.width + layer.left + x0) * 3
    for (let at = from; at < from + count; at++, to += 3) {
      const word = words[at] ?? 0
      if (word >= OPAQUE) {
        data[to] = word
        data[to + 1] = word >>> 8
        data[to + 2] = word >>> 16
      } else if (word > CLEAR) blendPixel(data, to, word)
    }
  }
}

/** Most pixels of a text layer are below the one or above the other. */
const CLEAR = 0x00ffffff
const OPAQUE = 0xff000000

/** Alpha in the highest byte, then blue, green, red. */
function wordsOf(rgba: Uint8Array): Uint32Array {
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : Uint8Array.from(rgba)
  return new Uint32Array(aligned.buffer, aligned.byteOffset, rgba.byteLength / 4)
}

function blendPixel(data: Uint8Array, at: number, word: number): void {
  const alpha = word >>> 24
  const rest = 255 - alpha
  data[at] = ((data[at] ?? 0) * rest + (word & 255) * alpha + 127) / 255
  data[at + 1] = ((data[at + 1] ?? 0) * rest + ((word >>> 8) & 255) * alpha + 127) / 255
  data[at + 2] = ((data[at + 2] ?? 0) * rest + ((word >>> 16) & 255) * alpha + 127) / 255
}
