import { z } from 'zod'

export const FontProblemCode = z.enum([
  'font.noTable',
  'font.unreadable',
  'font.damaged',
  'font.tooManyMappings',
  'font.scattered',
])
export type FontProblemCode = z.infer<typeof FontProblemCode>

/** Thrown for bytes that cannot be used as a font. */
export class FontError extends Error {
  readonly code: FontProblemCode

  constructor(code: FontProblemCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
