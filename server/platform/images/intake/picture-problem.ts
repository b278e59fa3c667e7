/** Why a picture from outside is not taken, as a value with a code. */

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

const sentences: Readonly<
  Record<PictureProblemCode, (params: PictureProblem['params']) => string>
> = {
  unreadable: () =>
    'This picture is damaged or not a picture. Open it in an image program, save it again and retry.',
  empty: () => 'This file is empty. Choose the picture again.',
  too_large: () => 'This picture is larger than 20 MB. Save it smaller and try again.',
  too_many_pixels: () =>
    'This picture has more than 40 million pixels. Save it smaller and try again.',
  too_small: ({ width = 0, height = 0, least = 0 }) =>
    `This picture is ${width} × ${height} pixels. Use one of at least ${least} on its shorter side.`,
  strip: () => 'This picture is a strip more than twenty times as long as it is wide. Use another.',
  unsupported: () => 'This kind of picture cannot be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.',
  too_heavy: () =>
    'This picture takes too much time or memory to open. Save it smaller, as JPEG or PNG, and try again.',
  too_many_waiting: () =>
    'Too many of your pictures are waiting to be opened. Try again in a minute.',
  svg_too_large: () => 'This SVG is larger than 2 MB. Save it as PNG.',
  svg_scripts: () => 'This SVG contains scripts or entities. Save it as PNG.',
  svg_references: () => 'This SVG refers to other files. Save it as PNG.',
  svg_filters: () => 'This SVG uses filters, such as a blur or a shadow. Save it as PNG.',
  svg_too_complex: () => 'This SVG is too complex. Save it as PNG.',
}

export const pictureSentence = ({ code, params }: PictureProblem): string => sentences[code](params)
