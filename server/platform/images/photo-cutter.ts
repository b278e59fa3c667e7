/**
 * Cuts and resizes source pictures for their slots, and keeps the newest results: twelve pins of
 * one page reuse them.
 */
import sharp from 'sharp'
import type { CutRequest, PhotoSource } from '#core/templates/paint/pin-painter.ts'
import { ownPixels } from '#core/templates/paint/pixels.ts'

export class PhotoCutter implements PhotoSource {
  readonly #most: number
  readonly #kept = new Map<string, ArrayBuffer>()
  #bytes = 0
  /** False = the buffer is not shared. */
  readonly isKeeping: boolean
  constructor(mostBytes: number) {
    this.#most = mostBytes
    this.isKeeping = mostBytes > 0
  }

  /** Opaque RGBA, exactly `to`. The buffer is shared while `isKeeping`. */
  async cut(wish: CutRequest): Promise<ArrayBuffer> {
    const key = keyOf(wish)
    const kept = this.#kept.get(key)
    if (kept) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept
    }
    const pixels = await cutNow(wish)
    this.#keep(key, pixels)
    return pixels
  }

  #keep(key: string, pixels: ArrayBuffer): void {
    if (pixels.byteLength > this.#most || this.#kept.has(key)) return
    this.#kept.set(key, pixels)
    this.#bytes += pixels.byteLength
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#most) return
      this.#kept.delete(oldest)
      this.#bytes -= old.byteLength
    }
  }
}

const keyOf = ({ id, crop, to }: CutRequest): string =>
  [
    id,
    to.width,
    to.height,
    ...[crop.x, crop.y, crop.width, crop.height].map((part) => part.toFixed(4)),
  ].join('|')

async function cutNow({ bytes, width, height, crop, to }: CutRequest): Promise<ArrayBuffer> {
  const left = Math.min(width - 1, Math.max(0, Math.round(crop.x * width)))
  const top = Math.min(height - 1, Math.max(0, Math.round(crop.y * height)))
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  }
  const whole =
    region.left === 0 && region.top === 0 && region.width === width && region.height === height
  const source = sharp(bytes, { sequentialRead: true })
  const cut = whole ? source : source.extract(region)
  const pixels = await cut
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(to.width, to.height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return ownPixels(pixels)
}
