/** One sentence worth keeping, in a fine frame; the picture, if any, is a small medallion. */
import { mix } from '../colors.rules.ts'
import { CONTENT_BOTTOM, accentText, brandLine, headingStyle, kicker, picture } from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, bottomOf, inset, round, type Box, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

export const quote: Template = {
  id: 'quote',
  name: 'Quote',
  description: 'One sentence in a fine frame, with a round picture.',
  pinType: 'quote',
  pictures: 1,
  needsItems: false,
  fonts: { heading: 'playfair-display', body: 'lora' },
  layout,
}

const FRAME = inset(FULL, 34)
const MEDALLION = 360

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, accent, text } = design.colors
  const hasPicture = input.pictures.length > 0
  const circle: Box = { x: (CANVAS.width - MEDALLION) / 2, y: 150, width: MEDALLION, height: MEDALLION }
  const mark = fitText({ text: '“', style: headingStyle(design, { lineHeight: 1 }), room: { x: MARGIN, y: hasPicture ? 500 : 190, width: CANVAS.width - 2 * MARGIN, height: 300 }, largest: 300, smallest: 100, color: accent, role: 'ornament', align: 'center' }, measure)
  const top = mark.box.y + 190
  const label = kicker(design, { x: MARGIN, y: CONTENT_BOTTOM - 70, width: CANVAS.width - 2 * MARGIN, height: 44 }, { color: accentText(design, background), align: 'center', largest: 28 }, measure)
  const bottom = label ? CONTENT_BOTTOM - 150 : CONTENT_BOTTOM - 60
  const room: Box = { x: MARGIN + 44, y: top, width: CANVAS.width - 2 * MARGIN - 88, height: bottom - top }
  const headline = fitText({ text: design.headline, style: headingStyle(design, { lineHeight: 1.16 }), room, largest: 112, smallest: 60, mostLines: 7, color: text, role: 'headline', align: 'center', anchor: 'middle' }, measure)
  const rule: PinNode[] = label ? [{ kind: 'fill', box: { x: CANVAS.width / 2 - 40, y: Math.max(bottomOf(headline.box) + 24, label.box.y - 46), width: 80, height: 4 }, color: accent }] : []
  return [
    { kind: 'fill', box: FULL, color: background },
    ...outline(FRAME, mix(background, text, 0.35), background),
    ...(hasPicture ? picture(input, { slot: 0, box: circle, radii: round(MEDALLION / 2) }).nodes : []),
    mark,
    headline,
    ...rule,
    ...(label ? [label] : []),
    ...brandLine(input, text),
  ]
}

const outline = (box: Box, color: string, inside: string): PinNode[] => [
  { kind: 'fill', box, color },
  { kind: 'fill', box: inset(box, 3), color: inside },
]
