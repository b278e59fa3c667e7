/**
 * From the colours of a picture or a brand to a trio that reads: background, text and accent.
 * Contrast is WCAG 2's ratio.
 */
import { clampRgb, converter, formatHex, parse, wcagContrast } from 'culori'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'

const toOklch = converter('oklch')
const toRgb = converter('rgb')

export const MIN_CONTRAST = 4.5
/** JPEG rounds colours: we aim a little higher than we promise. */
export const AIMED_CONTRAST = 4.8

export type Trio = PinDesign['colors']

interface Tint {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Few colours are asked for thousands of times while the pins of a page are designed. */
const tints = new Map<string, Tint>()
const MOST_TINTS = 500

export function tintOf(color: string): Tint {
  const known = tints.get(color)
  if (known) return known
  const { l, c, h } = toOklch(parse(color) ?? { mode: 'rgb', r: 0, g: 0, b: 0 })
  const tint = { l, c, h: h ?? 60 }
  if (tints.size >= MOST_TINTS) tints.clear()
  tints.set(color, tint)
  return tint
}

export function colorOf({ l, c, h }: Tint): string {
  let chroma = c
  for (let i = 0; i < 20; i++) {
    const { r, g, b } = toRgb({ mode: 'oklch', l, c: chroma, h })
    if ([r, g, b].every((value) => value >= -0.001 && value <= 1.001)) break
    chroma *= 0.9
  }
  return formatHex(clampRgb(toRgb({ mode: 'oklch', l, c: chroma, h })))
}

export const contrastOf = (a: string, b: string): number => wcagContrast(a, b)
export const isDark = (color: string): boolean =>
  contrastOf(color, '#ffffff') > contrastOf(color, '#000000')

/** Moves `color` towards black or white, keeping its hue, until it reads on `background`. */
export function readableOn(background: string, color: string, least = AIMED_CONTRAST): string {
  if (contrastOf(background, color) >= least) return color
  const tint = tintOf(color)
  const goal = isDark(background) ? 1 : 0
  for (let step = 1; step <= 20; step++) {
    const candidate = colorOf({
      ...tint,
      l: tint.l + ((goal - tint.l) * step) / 20,
      c: tint.c * (1 - step / 26),
    })
    if (contrastOf(background, candidate) >= least) return candidate
  }
  return goal === 1 ? '#ffffff' : '#000000'
}

/** Mixes in OKLCH-free sRGB: `share` of b. */
export function mix(a: string, b: string, share: number): string {
  const from = toRgb(parse(a) ?? { mode: 'rgb', r: 0, g: 0, b: 0 })
  const to = toRgb(parse(b) ?? { mode: 'rgb', r: 0, g: 0, b: 0 })
  return formatHex({
    mode: 'rgb',
    r: from.r + (to.r - from.r) * share,
    g: from.g + (to.g - from.g) * share,
    b: from.b + (to.b - from.b) * share,
  })
}

/**
 * Shapes on the background: a breath of the accent on paper, else a shade of the background,
 * because two colours mixed are a third.
 */
export function breathOf({ background, text, accent }: Trio, strength: number): string {
  const breath =
    tintOf(background).c < 0.05
      ? mix(background, accent, strength)
      : shadeOf(background, strength * 0.3)
  // words may lie on it
  return contrastOf(breath, text) < AIMED_CONTRAST ? shadeOf(background, -strength * 0.3) : breath
}

/**
 * A surface beside one in `color` that is still distinguished from it: the same hue, `by` darker, or lighter
 * where it is dark.
 */
export function shadeOf(color: string, by: number): string {
  const tint = tintOf(color)
  return colorOf({ ...tint, l: tint.l + (isDark(color) ? by : -by) })
}

export interface Sheet {
  table: string
  paper: string
  /** Of words on the paper. */
  ink: string
}

/** A lighter ground is not seen as a colour: it is the paper, and the accent the table. */
const PAPER_LIGHT = 0.93

/**
 * A sheet on a table, each in one of the chosen colours or in white: a mixture of two is a colour
 * that was not chosen.
 */
export function sheetOf({ background, text, accent }: Trio): Sheet {
  if (isDark(background))
    return { table: background, paper: text, ink: readableOn(text, background) }
  if (tintOf(background).l < PAPER_LIGHT)
    return { table: background, paper: '#ffffff', ink: readableOn('#ffffff', text) }
  const table = contrastOf(accent, background) < 1.4 ? shadeOf(background, 0.14) : accent
  return { table, paper: background, ink: readableOn(background, text) }
}

export type Mood = 'light' | 'deep' | 'vivid'

/**
 * Three ways to use one palette: dark words on a tinted paper, light words on a deep tone, and
 * words on the strongest colour.
 */
export function trioFrom(palette: readonly string[], mood: Mood): Trio {
  const lead = tintOf(leadOf(palette, mood))
  const other = tintOf(
    palette.find((color) => distance(tintOf(color).h, lead.h) > 40 && tintOf(color).c > 0.04) ??
      palette[0] ??
      '#a0522d',
  )
  const background =
    mood === 'light'
      ? colorOf({ l: 0.967, c: Math.min(0.017, lead.c), h: lead.h })
      : mood === 'deep'
        ? colorOf({ l: 0.29, c: Math.min(0.06, Math.max(0.02, lead.c * 0.6)), h: lead.h })
        : colorOf({
            l: lead.l > 0.7 ? 0.84 : 0.46,
            c: Math.max(0.06, Math.min(0.14, lead.c)),
            h: lead.h,
          })
  const text = isDark(background)
    ? colorOf({ l: 0.975, c: 0.012, h: lead.h })
    : colorOf({ l: 0.24, c: Math.min(0.045, Math.max(0.012, lead.c * 0.4)), h: lead.h })
  const strong = mood === 'light' ? lead : other.c > 0.05 ? other : { ...lead, h: lead.h + 40 }
  const accent = readableOn(
    background,
    colorOf({
      l: mood === 'light' ? 0.55 : 0.83,
      c: Math.max(0.1, Math.min(0.17, strong.c)),
      h: strong.h,
    }),
    MIN_CONTRAST,
  )
  return { background, text: readableOn(background, text, 7), accent }
}

const distance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

/**
 * The colour that sets the tone: for a deep ground the darker ones count more, else those of middle
 * lightness.
 */
export function leadOf(palette: readonly string[], mood: Mood): string {
  const score = (color: string) => {
    const { l, c } = tintOf(color)
    return (c + 0.02) * (mood === 'deep' ? 1.15 - l : 1 - Math.abs(l - 0.6))
  }
  return palette.toSorted((a, b) => score(b) - score(a))[0] ?? '#a0522d'
}
