/**
 * The built-in families: which weight is their voice in a headline and in small text. Ids are those
 * of @fontsource. A family of one weight still says 700 for headlines: its nearest file is used,
 * and scripts that it lacks come from a fallback as strong as it looks.
 */
export interface FontFace {
  id: string
  family: string
  headingWeight: number
  bodyWeight: number
  boldWeight: number
  /** Height of a headline's line, in em. */
  headingLine: number
  /** Letter-spacing of a headline, in em. */
  headingSpacing: number
  /** Drawn as capitals whatever is typed. */
  capitals: boolean
  /** Those that it has files of. Empty: not known here. */
  weights: readonly FontWeight[]
}

export const FONT_WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]

/** Height of a line of text that is no headline, in em. */
export const BODY_LINE = 1.28

const weightsIn = (from: number, to: number): readonly FontWeight[] =>
  FONT_WEIGHTS.filter((weight) => weight >= from && weight <= to)

/** Weights: headline, text, small bold text. */
const face = (
  [id, family]: readonly [string, string],
  weights: readonly [number, number, number],
  rest: Partial<FontFace> = {},
): FontFace => ({
  id,
  family,
  headingWeight: weights[0],
  bodyWeight: weights[1],
  boldWeight: weights[2],
  headingLine: 1.08,
  headingSpacing: -0.015,
  capitals: false,
  weights: FONT_WEIGHTS,
  ...rest,
})

export const builtInFonts: readonly FontFace[] = [
  face(['playfair-display', 'Playfair Display'], [700, 400, 700], {
    headingLine: 1.08,
    headingSpacing: -0.01,
    weights: weightsIn(400, 900),
  }),
  face(['dm-serif-display', 'DM Serif Display'], [700, 400, 700], {
    headingLine: 1.06,
    headingSpacing: -0.01,
    weights: weightsIn(400, 400),
  }),
  face(['lora', 'Lora'], [700, 400, 600], { headingLine: 1.12, weights: weightsIn(400, 700) }),
  face(['montserrat', 'Montserrat'], [800, 500, 700], { headingLine: 1.08, headingSpacing: -0.02 }),
  face(['poppins', 'Poppins'], [700, 500, 600], { headingLine: 1.1, headingSpacing: -0.02 }),
  face(['inter', 'Inter'], [800, 500, 700], { headingLine: 1.08, headingSpacing: -0.025 }),
  face(['bebas-neue', 'Bebas Neue'], [700, 400, 700], {
    headingLine: 0.98,
    headingSpacing: 0.01,
    capitals: true,
    weights: weightsIn(400, 400),
  }),
  face(['caveat', 'Caveat'], [700, 600, 700], {
    headingLine: 0.95,
    headingSpacing: 0,
    weights: weightsIn(400, 700),
  }),
]

const own = (id: string): FontFace =>
  face([id, id], [700, 400, 700], {
    headingLine: 1.14,
    headingSpacing: 0,
    weights: [],
  })

/**
 * By id or by family name; a name that is not built in is a font of the person's own and is asked
 * for by its id.
 */
export function findFont(name: string): FontFace {
  const wanted = name.trim().toLowerCase()
  return (
    builtInFonts.find((font) => font.id === wanted || font.family.toLowerCase() === wanted) ??
    own(name.trim())
  )
}

export const isBuiltInFont = (name: string): boolean => builtInFonts.includes(findFont(name))
