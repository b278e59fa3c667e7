/**
 * The format and the size that a picture's header names, read without decoding anything: a picture
 * of a few bytes may claim gigabytes of pixels.
 */

import { MAX_PIXELS, pictureProblem, type PictureProblem } from './picture-problem.ts'

export interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' | 'tiff' | 'svg'
  /** Null where only a decoder can find out: TIFF and SVG. */
  readonly size: PictureSize | null
}

export interface PictureSize {
  readonly width: number
  readonly height: number
  /** Bits of one channel of one pixel. */
  readonly depth: number
}

/** JPEG segments and HEIF boxes that are looked at: a real header has a few dozen. */
const MAX_PARTS = 2_000

/** What the header alone rules out, before any decoder is asked. Null: it may be decoded. */
export function headerProblem(
  bytes: Uint8Array,
  header: PictureHeader | null,
): PictureProblem | null {
  if (bytes.byteLength === 0) return pictureProblem('empty')
  if (header === null) return pictureProblem('unsupported')
  return header.size !== null && hasTooManyPixels(header.size)
    ? pictureProblem('too_many_pixels')
    : null
}

export const hasTooManyPixels = ({ width, height, depth }: PictureSize): boolean =>
  width * height * (depth > 8 ? 2 : 1) > MAX_PIXELS

/** Null when these are the bytes of none of the formats, or when the header is damaged. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const format = formatOf(data)
  if (format === null) return null
  if (format === 'svg' || format === 'tiff') return { format, size: null }
  try {
    const size = sizeReaders[format](data)
    return size === null ? null : { format, size }
  } catch (error) {
    if (error instanceof RangeError) return null // the header breaks off
    throw error
  }
}

function formatOf(data: Buffer): PictureHeader['format'] | null {
  const text = (from: number, to: number): string => data.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') return 'heif'
  if (['II*\0', 'MM\0*'].includes(text(0, 4))) return 'tiff'
  return looksLikeSvg(data) ? 'svg' : null
}

const looksLikeSvg = (data: Buffer): boolean =>
  /^\s*(?:<\?xml|<!doctype svg|<!--|<svg)/i.test(new TextDecoder().decode(data.subarray(0, 400)))

const sizeReaders: Readonly<
  Record<'jpeg' | 'png' | 'gif' | 'webp' | 'heif', (data: Buffer) => PictureSize | null>
> = {
  jpeg: jpegSize,
  png: (data) =>
    data.toString('latin1', 12, 16) === 'IHDR'
      ? { width: data.readUInt32BE(16), height: data.readUInt32BE(20), depth: data.readUInt8(24) }
      : null,
  gif: (data) => ({ width: data.readUInt16LE(6), height: data.readUInt16LE(8), depth: 8 }),
  webp: webpSize,
  heif: heifSize,
}

/** From the frame header; segments before it are passed over by their length. */
function jpegSize(data: Buffer): PictureSize | null {
  let at = 2
  for (let part = 0; part < MAX_PARTS; part += 1) {
    if (data.readUInt8(at) !== 0xff) return null
    const marker = data.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    // C4, C8 and CC are tables and an extension; the other numbers of the row begin a frame.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return {
        depth: data.readUInt8(at + 4),
        height: data.readUInt16BE(at + 5),
        width: data.readUInt16BE(at + 7),
      }
    at += 2 + data.readUInt16BE(at + 2)
  }
  return null
}

function webpSize(data: Buffer): PictureSize | null {
  const depth = 8
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        width: data.readUInt16LE(26) & 0x3fff,
        height: data.readUInt16LE(28) & 0x3fff,
        depth,
      }
    case 'VP8L': {
      const bits = data.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, depth }
    }
    case 'VP8X':
      return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1, depth }
    default:
      return null
  }
}

/** The largest of all items: tiles of a grid and thumbnails have sizes of their own. */
function heifSize(data: Buffer): PictureSize | null {
  const meta = childOf(data, 'meta')
  const properties = meta && childOf(meta.subarray(4), 'iprp')
  const container = properties && childOf(properties, 'ipco')
  if (!container) return null
  let [width, height, depth] = [0, 0, 8]
  for (const { type, body } of boxesOf(container)) {
    if (type === 'ispe') {
      width = Math.max(width, body.readUInt32BE(4))
      height = Math.max(height, body.readUInt32BE(8))
    }
    if (type === 'pixi') depth = Math.max(depth, ...body.subarray(5, 5 + body.readUInt8(4)))
  }
  return width > 0 && height > 0 ? { width, height, depth } : null
}

const childOf = (data: Buffer, type: string): Buffer | undefined =>
  boxesOf(data).find((box) => box.type === type)?.body

/** ISO/IEC 14496-12: a length, a type of four letters, the content. */
function boxesOf(data: Buffer): { readonly type: string; readonly body: Buffer }[] {
  const boxes: { type: string; body: Buffer }[] = []
  for (let at = 0; at + 8 <= data.length && boxes.length < MAX_PARTS;) {
    const length = data.readUInt32BE(at)
    const isLong = length === 1
    const end = at + (isLong ? Number(data.readBigUInt64BE(at + 8)) : length)
    const isLast = length === 0
    const body = data.subarray(at + (isLong ? 16 : 8), isLast ? data.length : end)
    boxes.push({ type: data.toString('latin1', at + 4, at + 8), body })
    if (isLast || end <= at) break
    at = end
  }
  return boxes
}
