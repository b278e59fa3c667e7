/**
 * The picture under work: three bytes a pixel, painted in order; everything touches only the pixels
 * inside its box.
 */
import type { Box } from '#core/templates/template.model.ts'

export interface PixelCanvas {
  width: number
  height: number
  data: Uint8Array
}
export type Rgb = readonly [number, number, number]

export function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function blankCanvas(width: number, height: number): PixelCanvas {
  return { width, height, data: new Uint8Array(width * height * 3) }
}

/** A plain view of the same bytes: the loops run twice as fast when they never meet a Buffer. */
export const plainBytes = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Gives pixels back at once. Left to the garbage collector, every third pin starts a whole
 * collection (12 ms, more in a larger process), and the megabytes stay until then. Only for bytes
 * that nobody else holds: afterwards their length is 0.
 */
export function releasePixels(pixels: Uint8Array): void {
  // a part of a larger buffer may be somebody else's
  if (pixels.buffer instanceof ArrayBuffer && pixels.byteLength === pixels.buffer.byteLength)
    pixels.buffer.transfer(0)
}

export interface Span {
  left: number
  right: number
  top: number
  bottom: number
}

/** The whole pixels of a box that lie on the canvas and inside the clip. */
export function spanOf(canvas: PixelCanvas, box: Box, clip?: Box): Span {
  const limit = clip ?? { x: 0, y: 0, width: canvas.width, height: canvas.height }
  return {
    left: Math.max(0, Math.round(Math.max(box.x, limit.x))),
    right: Math.min(canvas.width, Math.round(Math.min(box.x + box.width, limit.x + limit.width))),
    top: Math.max(0, Math.round(Math.max(box.y, limit.y))),
    bottom: Math.min(
      canvas.height,
      Math.round(Math.min(box.y + box.height, limit.y + limit.height)),
    ),
  }
}
