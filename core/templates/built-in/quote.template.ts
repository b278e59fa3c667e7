/** One sentence worth keeping, in a fine frame; the picture, if any, is a small medallion. */
import { mix } from '../colors.rules.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import {
  CONTENT_BOTTOM,
  accentText,
  brandLine,
  headingStyle,
  kicker,
  picture,
} from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  inset,
  round,
  type Box,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const quote: Template = {
  id: 'quote',
  name: 'Quote',
  description: 'One sentence in a fine frame, with a round picture.',
  pinType: 'quote',
  pictures: 1,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'playfair-display', body: 'lora' },
  layout,
}

const FRAME = inset(FULL, 34)
const MEDALLION = 420
const WIDTH = CANVAS.width - 2 * MARGIN - 60

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, accent, text } = design.colors
  const hasPicture = input.pictures.length > 0
  const label = kicker(
    input,
    { x: MARGIN, y: 0, width: CANVAS.width - 2 * MARGIN, height: 44 },
    { color: accentText(design, background), align: 'center', largest: 28 },
  )
  const room: Box = {
    x: (CANVAS.width - WIDTH) / 2,
    y: 0,
    width: WIDTH,
    height: hasPicture ? 560 : 820,
  }
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design, { lineHeight: 1.16 }),
      room,
      largest: hasPicture ? 128 : 168,
      smallest: 76,
      mostLines: 8,
      color: text,
      mostHeight: 700,
      align: 'center',
    },
    measure,
  )
  const mark = fitText(
    {
      text: '“',
      style: headingStyle(design, { lineHeight: 1 }),
      room: { x: MARGIN, y: 0, width: CANVAS.width - 2 * MARGIN, height: 400 },
      largest: hasPicture ? 260 : 380,
      smallest: 100,
      color: accent,
      role: 'ornament',
      align: 'center',
    },
    measure,
  )
  /** A quotation mark fills the upper half of its line only. */
  const markHeight = Math.round(mark.size * 0.62)
  const above = hasPicture ? MEDALLION + 20 : 0
  const below = label ? 130 : 0
  const total = above + markHeight + headline.box.height + below
  const y = Math.round(Math.max(84, (CONTENT_BOTTOM + 40 - total) / 2))
  const circle: Box = { x: (CANVAS.width - MEDALLION) / 2, y, width: MEDALLION, height: MEDALLION }
  const textY = y + above + markHeight
  const labelY = textY + headline.box.height + 84
  return [
    { kind: 'fill', box: FULL, color: background },
    ...outline(FRAME, mix(background, text, 0.35), background),
    ...(hasPicture
      ? picture(input, { slot: 0, box: circle, radii: round(MEDALLION / 2) }).nodes
      : []),
    { ...mark, box: { ...mark.box, y: y + above - Math.round(mark.size * 0.06) } },
    { ...headline, box: { ...headline.box, y: textY } },
    ...(label
      ? [
          {
            kind: 'fill' as const,
            box: {
              x: CANVAS.width / 2 - 40,
              y: textY + headline.box.height + 46,
              width: 80,
              height: 4,
            },
            color: accent,
          },
          { ...label, box: { ...label.box, y: labelY } },
        ]
      : []),
    ...brandLine(input, text),
  ]
}

const outline = (box: Box, color: string, inside: string): PinNode[] => [
  { kind: 'fill', box, color },
  { kind: 'fill', box: inset(box, 3), color: inside },
]
