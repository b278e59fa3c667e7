/**
 * What the server keeps of an own font beside its file, so that the file is analysed once. Analysing
 * costs time that a hostile font chooses, so it happens in a thread (`font-analyst.ts`).
 */
import { z } from 'zod'
import { FontError, FontProblemCode } from './font-error.ts'
import { readFontFile } from './font-file.ts'

export const FontFacts = z.object({
  family: z.string(),
  /** As its makers call it: "Bold Italic". */
  style: z.string(),
  weight: z.number(),
  is_italic: z.boolean(),
  /** 1-9; 5 is neither condensed nor expanded. */
  width: z.number(),
  /** The characters that it draws: first and last of each range, in order. */
  ranges: z.array(z.int()),
})
export type FontFacts = z.infer<typeof FontFacts>

export const FontAnalysis = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), facts: FontFacts }),
  /** An earlier version stored a sentence in place of the code. */
  z.object({ ok: z.literal(false), code: FontProblemCode.default('font.unreadable') }),
])
export type FontAnalysis = z.infer<typeof FontAnalysis>

/** A font of all scripts has a few thousand. */
const MAX_RANGES = 50_000

export function analyseFont(bytes: Uint8Array): FontAnalysis {
  try {
    const font = readFontFile(bytes)
    const ranges = font.ranges()
    if (ranges.length > MAX_RANGES) return { ok: false, code: 'font.scattered' }
    const { family, style, weight, isItalic, width } = font
    return {
      ok: true,
      facts: { family, style, weight, width, is_italic: isItalic, ranges: ranges.flat() },
    }
  } catch (error) {
    if (error instanceof FontError) return { ok: false, code: error.code }
    throw error
  }
}

/** What the renderer needs of an own font, analysed here and now; null when it is no font. */
export function ownFontFile(
  bytes: Uint8Array,
): { readonly bytes: Uint8Array; readonly facts: FontFacts } | null {
  const analysis = analyseFont(bytes)
  return analysis.ok ? { bytes, facts: analysis.facts } : null
}
