/**
 * Luminance of what lies behind words, as the darkest and the lightest that it may be: by WCAG, from
 * colours and from the grid that is kept with a picture, so that browser and server agree.
 */
import { LIGHT_GRID, type PictureFacts } from '../document/picture-facts.schema.ts'

/** Relative luminance, 0 to 1. */
export interface LightRange {
  least: number
  most: number
}

export type Rgb = readonly [number, number, number]
const SHARES: Rgb = [0.2126, 0.7152, 0.0722]

export function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Quarters of a step: powers are dear, and a solver asks thousands of times. */
const linear = Float64Array.from({ length: 255 * 4 + 1 }, (_, step) => {
  const value = step / 4 / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** `value`: 0 to 255. */
export const linearOf = (value: number): number => linear[Math.round(value * 4)] ?? 1

/** 0 to 255, of a grey with this luminance. */
export const greyOf = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const lightOfRgb = (color: Rgb): number =>
  color.reduce((sum, value, at) => sum + linearOf(value) * (SHARES[at] ?? 0), 0)

export const lightOf = (color: string): number => lightOfRgb(rgbOf(color))

export const contrastOfLights = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Least contrast of an ink with anything in the range. */
export function worstContrast(ink: number, { least, most }: LightRange): number {
  if (ink >= least && ink <= most) return 1
  return Math.min(contrastOfLights(ink, least), contrastOfLights(ink, most))
}

/** Under a layer of `color`, as opaque as `alpha`; colours mix in sRGB. */
export function tinted({ least, most }: LightRange, color: Rgb, alpha: number): LightRange {
  if (alpha <= 0) return { least, most }
  return { least: tintedLight(least, color, alpha), most: tintedLight(most, color, alpha) }
}

function tintedLight(light: number, color: Rgb, alpha: number): number {
  if (alpha >= 1) return lightOfRgb(color)
  const grey = greyOf(light)
  return color.reduce(
    (sum, value, at) => sum + linearOf(grey + (value - grey) * alpha) * (SHARES[at] ?? 0),
    0,
  )
}

/**
 * What a picture shows at a point, as fractions of it. Facts stored before the grid was kept know
 * only means: then what varies in a cell widens its range.
 */
export function pictureLight(facts: PictureFacts, x: number, y: number): LightRange {
  const { lights } = facts
  if (lights) {
    const at = cellAt(x, y, LIGHT_GRID)
    return { least: greyAt(lights, at), most: greyAt(lights, LIGHT_GRID * LIGHT_GRID + at) }
  }
  const at = cellAt(x, y, Math.sqrt(facts.luminance.length))
  const [mean, detail] = [facts.luminance[at] ?? 0.5, facts.detail[at] ?? 0.5]
  const spread = 0.04 + detail * 1.5
  return { least: Math.max(0, mean - spread), most: Math.min(1, mean + spread) }
}

const greyAt = (lights: string, at: number): number =>
  linearOf(Number.parseInt(lights.slice(at * 2, at * 2 + 2), 16))

function cellAt(x: number, y: number, grid: number): number {
  const place = (part: number): number => Math.min(grid - 1, Math.max(0, Math.floor(part * grid)))
  return place(y) * grid + place(x)
}
