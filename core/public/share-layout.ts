/**
 * A picture to share, 1200 x 630: brand, title and label at the left, a strip of pins at the right
 * that runs over its edges. Pure.
 */
import { findFont } from '../templates/document/font-list.ts'
import { fitText } from '../templates/fit/text-fit.rules.ts'
import {
  round,
  type Box,
  type Measure,
  type PinNode,
  type Radii,
  type TextNode,
  type TextStyle,
} from '../templates/document/template.model.ts'
import type { SharePage } from './share-pages.ts'

export const SHARE_CANVAS = { width: 1200, height: 630 }

/** The light theme's (`src/views/kit/styles/tokens.css`). */
export const shareColors = {
  paper: '#f8f5ef',
  ink: '#1e1b17',
  quiet: '#5b554c',
  accent: '#3b3e9b',
  onAccent: '#ffffff',
}

const LEFT = 64
const WORDS = { x: LEFT, width: 560 }
const PIN = { width: 226, height: 339, radii: round(18) }

/** Two columns that hang at different heights. */
const places: readonly Pick<Box, 'x' | 'y'>[] = [
  { x: 690, y: -76 },
  { x: 690, y: 283 },
  { x: 936, y: -196 },
  { x: 936, y: 163 },
  { x: 936, y: 522 },
]

export const sharePins: readonly { readonly box: Box; readonly radii: Radii }[] = places.map(
  (place) => ({ box: { ...place, width: PIN.width, height: PIN.height }, radii: PIN.radii }),
)
export const shareMark: Box = { x: LEFT, y: 56, width: 56, height: 56 }

const title: TextStyle = {
  family: findFont('lora').id,
  weight: findFont('lora').headingWeight,
  lineHeight: 1.1,
  spacing: -0.015,
  uppercase: false,
}
const small: TextStyle = {
  family: findFont('inter').id,
  weight: findFont('inter').boldWeight,
  lineHeight: 1.25,
  spacing: 0,
  uppercase: false,
}

export function shareWords(
  { title: words, label }: SharePage,
  brand: string,
  measure: Measure,
): TextNode[] {
  return [
    fitText(
      {
        text: brand,
        style: small,
        room: { x: LEFT + 76, y: 56, width: WORDS.width - 76, height: 56 },
        largest: 34,
        smallest: 18,
        mostLines: 1,
        color: shareColors.ink,
        role: 'brand',
        anchor: 'middle',
      },
      measure,
    ),
    fitText(
      {
        text: words,
        style: title,
        room: { ...WORDS, y: 146, height: 344 },
        largest: 84,
        smallest: 44,
        mostLines: 5,
        color: shareColors.ink,
        role: 'headline',
        anchor: 'middle',
      },
      measure,
    ),
    fitText(
      {
        text: label,
        style: small,
        room: { ...WORDS, y: 528, height: 46 },
        largest: 30,
        smallest: 18,
        mostLines: 1,
        color: shareColors.accent,
        role: 'kicker',
        anchor: 'middle',
      },
      measure,
    ),
  ]
}

/** Beneath the pins. */
export const shareGround: readonly Extract<PinNode, { kind: 'fill' | 'shadow' }>[] = [
  { kind: 'fill', box: { x: 0, y: 0, ...SHARE_CANVAS }, color: shareColors.paper },
  ...sharePins.map(({ box, radii }) => ({
    kind: 'shadow' as const,
    box,
    radii,
    blur: 26,
    opacity: 0.2,
  })),
]
