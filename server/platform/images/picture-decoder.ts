/**
 * Reads pictures of strangers safely: hostile, truncated, huge, animated, CMYK or vector ones
 * become one upright sRGB picture of bounded size, or a sentence on why not. After this the rest of
 * the house only meets JPEG, and PNG where something shines through.
 */
import sharp, { type Metadata, type Sharp } from 'sharp'

export class PictureError extends Error {
  readonly reason: 'unreadable' | 'too_small' | 'too_large' | 'unsupported'
  constructor(reason: PictureError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

export interface ReadPicture {
  /** JPEG, or PNG when parts are transparent; at most LONGEST_EDGE on its longer side. */
  bytes: Uint8Array
  extension: 'jpg' | 'png'
  width: number
  height: number
}

export const MOST_UPLOAD_BYTES = 20 * 1024 * 1024
const MOST_PIXELS = 120_000_000
const LEAST_EDGE = 200
const LEAST_LOGO_EDGE = 24
const LONGEST_EDGE = 2400
const SVG_EDGE = 1600
const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'svg', 'tiff'])

export interface DecodeWish {
  /** Logos may be small. */
  isLogo?: boolean
}

export async function readPicture(bytes: Uint8Array, wish: DecodeWish = {}): Promise<ReadPicture> {
  if (bytes.byteLength > MOST_UPLOAD_BYTES)
    throw new PictureError(
      'too_large',
      'This picture is larger than 20 MB. Save it smaller and try again.',
    )
  if (bytes.byteLength === 0)
    throw new PictureError('unreadable', 'This file is empty. Choose the picture again.')
  const isSvg = looksLikeSvg(bytes)
  const image = isSvg ? await openSvg(bytes) : openPixels(bytes)
  const info = await image.metadata().catch((cause: unknown) => {
    throw unreadable(cause)
  })
  // One that the decoder knows and we did not: it has not passed the gate of `openSvg`.
  if (info.format === 'svg' && !isSvg)
    throw new PictureError('unsupported', 'This SVG does not begin as one. Save it as PNG.')
  check(info, wish)
  const upright = image
    .rotate()
    .toColourspace('srgb')
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
  try {
    return info.hasAlpha && !(await isOpaque(upright))
      ? await encode(upright.clone().png({ compressionLevel: 7 }), 'png')
      : await encode(
          upright.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 90, mozjpeg: false }),
          'jpg',
        )
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** One frame only (`pages: 1`); a truncated file fails rather than giving grey stripes. */
function openPixels(bytes: Uint8Array): Sharp {
  return sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'truncated',
    pages: 1,
    sequentialRead: true,
  })
}

function check(info: Metadata, wish: DecodeWish): void {
  if (!READABLE.has(info.format))
    throw new PictureError(
      'unsupported',
      'This kind of picture cannot be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.',
    )
  const shorter = Math.min(info.width, info.height)
  const least = wish.isLogo ? LEAST_LOGO_EDGE : LEAST_EDGE
  if (shorter < least)
    throw new PictureError(
      'too_small',
      `This picture is ${info.width} × ${info.height} pixels. Use one of at least ${least} on its shorter side.`,
    )
  if (Math.max(info.width, info.height) / shorter > 20)
    throw new PictureError(
      'unsupported',
      'This picture is a strip more than twenty times as long as it is wide. Use another.',
    )
}

async function encode(image: Sharp, extension: ReadPicture['extension']): Promise<ReadPicture> {
  const { data, info } = await image.timeout({ seconds: 20 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, extension, width: info.width, height: info.height }
}

async function isOpaque(image: Sharp): Promise<boolean> {
  return (await image.clone().resize(200, 200, { fit: 'inside' }).stats()).isOpaque
}

function unreadable(cause: unknown): PictureError {
  const detail = cause instanceof Error ? cause.message : ''
  if (/pixel limit|exceeds/i.test(detail))
    return new PictureError(
      'too_large',
      'This picture has more than 120 million pixels. Save it smaller and try again.',
    )
  if (/unsupported image format|heif|bad seek|No decoding plugin/i.test(detail))
    return new PictureError(
      'unsupported',
      'This kind of picture cannot be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.',
    )
  return new PictureError(
    'unreadable',
    'This picture is damaged or not a picture. Open it in an image program, save it again and retry.',
  )
}

const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /^\s*(?:<\?xml|<!doctype svg|<!--|<svg)/i.test(
    new TextDecoder('utf-8', { ignoreBOM: false }).decode(bytes.subarray(0, 400)),
  )

/**
 * Nothing outside the file is ever fetched: whatever could refer to something else, or run, or grow
 * without end, is refused.
 */
async function openSvg(bytes: Uint8Array): Promise<Sharp> {
  const text = new TextDecoder().decode(bytes)
  if (text.length > 2_000_000)
    throw new PictureError('too_large', 'This SVG is larger than 2 MB. Save it as PNG.')
  if (/<!ENTITY|<!DOCTYPE[^>]*\[|<script|<foreignObject|xml-stylesheet|<xi:include/i.test(text))
    throw new PictureError('unsupported', 'This SVG contains scripts or entities. Save it as PNG.')
  const references = [
    ...text.matchAll(/(?:href\s*=\s*["']\s*|url\(\s*["']?\s*|@import\s*["']?)([^"')\s]+)/gi),
  ].map((match) => match[1] ?? '')
  if (
    references.some(
      (reference) =>
        !reference.startsWith('#') && !/^data:image\/(png|jpe?g|gif|webp);/i.test(reference),
    )
  )
    throw new PictureError('unsupported', 'This SVG refers to other files. Save it as PNG.')
  if ((text.match(/<use\b/gi)?.length ?? 0) > 500)
    throw new PictureError('unsupported', 'This SVG is too involved. Save it as PNG.')
  const info = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(cause)
    })
  const density = Math.min(
    600,
    Math.max(36, (72 * SVG_EDGE) / Math.max(1, info.width, info.height)),
  )
  return sharp(bytes, { density, limitInputPixels: MOST_PIXELS })
}
