/** Colours of a template, and how its texts look. */
import { z } from 'zod'
import { Color } from '#core/contract/call/primitives.ts'

/**
 * The design's own three; a sheet on a table made of them; what reads on the picture that words were
 * placed on.
 */
const ColorToken = z.enum([
  'background',
  'text',
  'accent',
  'sheet.table',
  'sheet.paper',
  'sheet.ink',
  'photo.ink',
  'photo.tint',
])

export type ColorRef =
  | string
  | { mix: [ColorRef, ColorRef]; share: number }
  | { readable: ColorRef; on: ColorRef }
  | { breath: number }

export const ColorRef: z.ZodType<ColorRef> = z.lazy(() =>
  z.union([
    ColorToken,
    Color,
    z.looseObject({ mix: z.tuple([ColorRef, ColorRef]), share: z.number().min(0).max(1) }),
    z.looseObject({ readable: ColorRef, on: ColorRef }),
    z.looseObject({ breath: z.number().min(0).max(1) }),
  ]),
)

/**
 * Colours that run into each other over a box. Older versions keep it and show the plain colour that
 * the same layer has.
 */
export const Gradient = z.looseObject({
  /** Degrees: 0 runs upwards, 90 to the right. */
  angle: z.number().min(-360).max(360),
  /** In order of `at`, a share of the way. */
  stops: z
    .array(z.looseObject({ color: ColorRef, at: z.number().min(0).max(1) }))
    .min(2)
    .max(6)
    .refine((stops) => stops.every(({ at }, nth) => at >= (stops[nth - 1]?.at ?? 0))),
})
export type Gradient = z.infer<typeof Gradient>

/** Lengths of a text's looks, in em of its size. */
const Em = z.number().min(0).max(1)

export const TextStyle = z.looseObject({
  font: z.enum(['heading', 'body']).optional(),
  weight: z
    .union([z.enum(['regular', 'bold']), z.int().min(100).max(900).multipleOf(100)])
    .optional(),
  lineHeight: z.number().min(0.6).max(3).optional(),
  spacing: z.number().min(-0.2).max(1).optional(),
  uppercase: z.boolean().optional(),
  italic: z.boolean().optional(),
  /** Times the size of the text: for a part of it. */
  size: z.number().min(0.3).max(3).optional(),
  /** The rest is for texts, not for lists. */
  color: ColorRef.optional(),
  outline: z
    .looseObject({ color: ColorRef, width: Em.max(0.3), hollow: z.boolean().optional() })
    .optional(),
  underline: z
    .looseObject({ color: ColorRef.optional(), thickness: Em.optional(), offset: Em.optional() })
    .optional(),
  /** Behind each line by itself. */
  highlight: z
    .looseObject({ color: ColorRef, padding: Em.optional(), radius: Em.optional() })
    .optional(),
})
export type DocumentTextStyle = z.infer<typeof TextStyle>
