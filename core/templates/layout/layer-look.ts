/** A layer as it is on this pin: its cases applied, its colours, fonts and corners resolved. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { breathOf, mix, readableOn, sheetOf } from '../color/colors.rules.ts'
import { findFont } from '../document/font-list.ts'
import { bodyStyle, headingStyle } from './pin-parts.ts'
import type { Layer } from '../document/template.schema.ts'
import type { ColorRef, DocumentTextStyle } from '../document/text-style.schema.ts'
import { round, type Box, type Radii, type TextStyle } from '../document/template.model.ts'
import { overlaid } from '../document/layer-tree.ts'
import { holds, type Shown } from '../values/template-values.ts'

/** Null = it is not on this pin. */
export function shownLayer(layer: Layer, shown: Shown): Layer | null {
  if (!holds(layer.when, shown)) return null
  const now = (layer.cases ?? [])
    .filter(({ when }) => holds(when, shown))
    .reduce((own, { set }) => overlaid(own, set), layer)
  return now.hidden === true ? null : now
}

export interface PhotoInks {
  ink: string
  tint: string
}

export function colorIn(
  ref: ColorRef,
  look: { colors: PinDesign['colors']; inks: PhotoInks | null },
): string {
  if (typeof ref === 'string') return tokenColor(ref, look)
  if ('mix' in ref) {
    const [from, to] = ref.mix
    return mix(colorIn(from, look), colorIn(to, look), ref.share)
  }
  if ('breath' in ref) return breathOf(look.colors, ref.breath)
  return readableOn(colorIn(ref.on, look), colorIn(ref.readable, look))
}

const SHEET = { 'sheet.table': 'table', 'sheet.paper': 'paper', 'sheet.ink': 'ink' } as const
const PHOTO = {
  'photo.ink': { own: 'ink', else: 'text' },
  'photo.tint': { own: 'tint', else: 'background' },
} as const

function tokenColor(
  token: Extract<ColorRef, string>,
  { colors, inks }: { colors: PinDesign['colors']; inks: PhotoInks | null },
): string {
  if (isOne(colors, token)) return colors[token]
  if (isOne(SHEET, token)) return sheetOf(colors)[SHEET[token]]
  if (!isOne(PHOTO, token)) return token
  const { own, else: without } = PHOTO[token]
  return inks ? inks[own] : colors[without]
}

const isOne = <T extends object>(all: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(all, key)

export function textStyle(design: PinDesign, wish: DocumentTextStyle): TextStyle {
  const { font = 'body', lineHeight, spacing, uppercase, italic } = wish
  const weight = weightOf(design, wish)
  const over: Partial<TextStyle> = {
    ...(lineHeight !== undefined && { lineHeight }),
    ...(spacing !== undefined && { spacing }),
    ...(uppercase !== undefined && { uppercase }),
    ...(weight !== undefined && { weight }),
    ...(italic === true && { isItalic: true }),
  }
  return font === 'heading' ? headingStyle(design, over) : bodyStyle(design, over)
}

function weightOf(
  { fonts }: PinDesign,
  { font = 'body', weight }: DocumentTextStyle,
): number | undefined {
  if (weight === undefined || typeof weight === 'number') return weight
  const { bodyWeight, boldWeight } = findFont(fonts[font])
  return weight === 'bold' ? boldWeight : bodyWeight
}

export type Radius = number | 'round' | 'arch'

/** Corners of a fill or a shadow. */
export function roundness(
  radius: Radius | 'ellipse' | undefined,
  box: Box,
): { radii?: Radii; isEllipse?: true } {
  if (radius === 'ellipse') return { isEllipse: true }
  const radii = radiiOf(radius, box)
  return radii ? { radii } : {}
}

export function radiiOf(radius: Radius | undefined, { width, height }: Box): Radii | undefined {
  if (radius === undefined || radius === 0) return undefined
  if (radius === 'arch') return [width / 2, width / 2, 0, 0]
  return round(radius === 'round' ? Math.min(width, height) / 2 : radius)
}
