/** Nothing but words, as large as they go, on colour. */
import { breathOf } from '../colors.rules.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import { CONTENT_BOTTOM, accentText, brandLine, headingStyle, kicker } from '../pin-parts.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  round,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const bigWords: Template = {
  id: 'big-words',
  name: 'Big words',
  description: 'Just the headline, as large as possible. Needs no picture.',
  pinType: 'text',
  pictures: 0,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'bebas-neue', body: 'poppins' },
  layout,
}

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, accent, text } = design.colors
  const width = CANVAS.width - 2 * MARGIN
  const label = kicker(
    input,
    { x: MARGIN, y: 150, width, height: 46 },
    { color: accentText(design, background) },
  )
  const top = label ? 226 : 150
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room: { x: MARGIN, y: top, width, height: CONTENT_BOTTOM - top - 40 },
      largest: 420,
      smallest: 150,
      mostLines: 9,
      color: text,
      anchor: 'middle',
    },
    measure,
  )
  const isRtl = headline.dir === 'rtl'
  const disc = 760
  return [
    { kind: 'fill', box: FULL, color: background },
    {
      kind: 'fill',
      box: {
        x: isRtl ? -disc * 0.45 : CANVAS.width - disc * 0.55,
        y: CANVAS.height - disc * 0.62,
        width: disc,
        height: disc,
      },
      color: breathOf(design.colors, 0.16),
      radii: round(disc / 2),
      clip: { box: FULL },
    },
    {
      kind: 'fill',
      box: { x: isRtl ? CANVAS.width - MARGIN - 150 : MARGIN, y: 96, width: 150, height: 16 },
      color: accent,
      radii: round(8),
    },
    ...(label ? [label] : []),
    headline,
    ...brandLine(input, text),
  ]
}
