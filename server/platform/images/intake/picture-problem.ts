/** Why a picture from outside is not taken, as a value with a code. */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'

export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
/** Of 8 bits a channel; a picture with more bits counts twice. */
export const MAX_PIXELS = 40_000_000

export const pictureProblemCodes = [
  'unreadable',
  'empty',
  'too_large',
  'too_many_pixels',
  'too_small',
  'strip',
  'unsupported',
  'too_heavy',
  'too_many_waiting',
  'svg_too_large',
  'svg_scripts',
  'svg_references',
  'svg_filters',
  'svg_too_complex',
] as const
export type PictureProblemCode = (typeof pictureProblemCodes)[number]

export interface PictureProblem {
  readonly code: PictureProblemCode
  readonly params: Readonly<Record<string, number>>
}

export const pictureProblem = (
  code: PictureProblemCode,
  params: PictureProblem['params'] = {},
): PictureProblem => ({ code, params })

const worded: Readonly<Record<PictureProblemCode, (params: PictureProblem['params']) => Problem>> =
  {
    unreadable: () => problem('picture.damaged'),
    empty: () => problem('picture.empty'),
    too_large: () => problem('picture.tooLarge'),
    too_many_pixels: () => problem('picture.tooManyPixels'),
    too_small: ({ width = 0, height = 0, least = 0 }) =>
      problem('picture.tooSmall', { width, height, least }),
    strip: () => problem('picture.strip'),
    unsupported: () => problem('picture.unknownKind'),
    too_heavy: () => problem('picture.tooHeavy'),
    too_many_waiting: () => problem('picture.tooManyWaiting'),
    svg_too_large: () => problem('picture.svgTooLarge'),
    svg_scripts: () => problem('picture.svgScripts'),
    svg_references: () => problem('picture.svgReferences'),
    svg_filters: () => problem('picture.svgFilters'),
    svg_too_complex: () => problem('picture.svgTooComplex'),
  }

/** For a person. */
export const wordPicture = ({ code, params }: PictureProblem): Problem => worded[code](params)
