/**
 * Decodes pictures from outside: hostile, truncated, huge, animated, CMYK or vector ones become one
 * upright sRGB picture of 8 bits and bounded size, or a problem with a code. Everything after this
 * only meets JPEG, and PNG where parts are transparent. Runs in the child processes behind
 * `picture-gate.ts`, never in the server's own process.
 */
import sharp, { type Metadata, type Sharp } from 'sharp'
import { headerProblem, hasTooManyPixels, pictureHeader } from './picture-header.ts'
import { MAX_PIXELS, pictureProblem, type PictureProblem } from './picture-problem.ts'
import { guardSvg } from './svg-guard.ts'

export interface ReadPicture {
  /** JPEG, or PNG when parts are transparent; at most MAX_EDGE on its longer side. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly extension: 'jpg' | 'png'
  readonly width: number
  readonly height: number
}

export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: PictureProblem }

export interface DecodeOptions {
  /** Logos may be small. */
  readonly isLogo?: boolean
}

const MIN_EDGE = 200
const MIN_LOGO_EDGE = 24
const MAX_EDGE = 2400
const SVG_EDGE = 1600
/** A decoder that gets this far in a picture has nothing better to do. */
const SECONDS = 20

export async function decodePicture(
  bytes: Uint8Array,
  options: DecodeOptions = {},
): Promise<Decoded<ReadPicture>> {
  const header = pictureHeader(bytes)
  const early = headerProblem(bytes, header)
  if (early !== null) return { ok: false, problem: early }
  const opened = header?.format === 'svg' ? await openSvg(bytes) : openPixels(bytes)
  return opened.ok ? decodeOpened(opened.value, options) : opened
}

/** Whether a stored picture can be decoded; its size as a decoder sees it. */
export async function inspectPicture(
  bytes: Uint8Array,
): Promise<Decoded<{ readonly format: string; readonly width: number; readonly height: number }>> {
  const early = headerProblem(bytes, pictureHeader(bytes))
  if (early !== null) return { ok: false, problem: early }
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
    const { format, width, height } = await image.metadata()
    await image.resize(32, 32, { fit: 'fill' }).timeout({ seconds: SECONDS }).raw().toBuffer()
    return { ok: true, value: { format, width, height } }
  } catch (cause) {
    return { ok: false, problem: problemOf(cause) }
  }
}

async function decodeOpened(image: Sharp, options: DecodeOptions): Promise<Decoded<ReadPicture>> {
  try {
    const info = await image.metadata()
    const problem = sizeProblem(info, options)
    if (problem !== null) return { ok: false, problem }
    const upright = image.rotate().toColourspace('srgb').resize({
      width: MAX_EDGE,
      height: MAX_EDGE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    return { ok: true, value: await encoded(upright, info.hasAlpha) }
  } catch (cause) {
    return { ok: false, problem: problemOf(cause) }
  }
}

/** One frame only (`pages: 1`); a truncated file fails rather than giving grey stripes. */
function openPixels(bytes: Uint8Array): { readonly ok: true; readonly value: Sharp } {
  return {
    ok: true,
    value: sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'truncated',
      pages: 1,
      sequentialRead: true,
    }),
  }
}

function sizeProblem(info: Metadata, { isLogo = false }: DecodeOptions): PictureProblem | null {
  const { width, height } = info
  if (hasTooManyPixels({ width, height, depth: info.depth === 'uchar' ? 8 : 16 }))
    return pictureProblem('too_many_pixels')
  const shorter = Math.min(width, height)
  const least = isLogo ? MIN_LOGO_EDGE : MIN_EDGE
  if (shorter < least) return pictureProblem('too_small', { width, height, least })
  return Math.max(width, height) / shorter > 20 ? pictureProblem('strip') : null
}

async function encoded(upright: Sharp, hasAlpha: boolean): Promise<ReadPicture> {
  const isTransparent = hasAlpha && !(await isOpaque(upright))
  const image = isTransparent
    ? upright.clone().png({ compressionLevel: 7 })
    : upright.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 90, mozjpeg: false })
  const { data, info } = await image
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    extension: isTransparent ? 'png' : 'jpg',
    width: info.width,
    height: info.height,
  }
}

async function isOpaque(image: Sharp): Promise<boolean> {
  return (await image.clone().resize(200, 200, { fit: 'inside' }).stats()).isOpaque
}

/** The decoder reports its reasons in English only. */
function problemOf(cause: unknown): PictureProblem {
  const detail = cause instanceof Error ? cause.message : ''
  if (/pixel limit|exceeds/i.test(detail)) return pictureProblem('too_many_pixels')
  if (/timeout/i.test(detail)) return pictureProblem('too_heavy')
  if (/unsupported image format|heif|bad seek|No decoding plugin/i.test(detail))
    return pictureProblem('unsupported')
  return pictureProblem('unreadable')
}

/** Drawn so large that its longer edge has SVG_EDGE pixels, whatever size it claims. */
async function openSvg(bytes: Uint8Array): Promise<Decoded<Sharp>> {
  const guarded = guardSvg(bytes)
  if (!guarded.ok) return guarded
  const svg = Buffer.from(guarded.svg)
  try {
    const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
    const density = Math.min(600, Math.max(1, (72 * SVG_EDGE) / Math.max(1, width, height)))
    return { ok: true, value: sharp(svg, { density, limitInputPixels: MAX_PIXELS }) }
  } catch (cause) {
    return { ok: false, problem: problemOf(cause) }
  }
}
