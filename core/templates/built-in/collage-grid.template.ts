/** One tall picture and two small ones, the headline beneath. */
import { CONTENT_BOTTOM, accentText, brandLine, headingStyle, kicker, picture } from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

export const collageGrid: Template = {
  id: 'collage-grid',
  name: 'Three pictures',
  description: 'One tall picture, two small ones and the headline beneath.',
  pinType: 'collage',
  pictures: 3,
  needsItems: false,
  fonts: { heading: 'inter', body: 'inter' },
  layout,
}

const GAP = 16

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, text } = design.colors
  const width = CANVAS.width - 2 * MARGIN
  const headline = fitText({ text: design.headline, style: headingStyle(design), room: { x: MARGIN, y: 0, width, height: 380 }, largest: 112, smallest: 76, mostLines: 5, color: text, role: 'headline' }, measure)
  const labelHeight = design.kicker.trim() ? 60 : 0
  const textTop = CONTENT_BOTTOM - headline.box.height
  const bottom = Math.min(1010, textTop - labelHeight - 52)
  const label = kicker(design, { x: MARGIN, y: bottom + 44, width, height: 44 }, { color: accentText(design, background), largest: 30 }, measure)
  const left = 580
  const small = (bottom - GAP) / 2
  const slack = Math.max(0, (CONTENT_BOTTOM - (bottom + 52 + labelHeight) - headline.box.height) / 2)
  return [
    { kind: 'fill', box: FULL, color: background },
    ...picture(input, { slot: 0, box: { x: 0, y: 0, width: left, height: bottom } }).nodes,
    ...picture(input, { slot: 1, box: { x: left + GAP, y: 0, width: CANVAS.width - left - GAP, height: Math.round(small) } }).nodes,
    ...picture(input, { slot: 2, box: { x: left + GAP, y: Math.round(small) + GAP, width: CANVAS.width - left - GAP, height: bottom - Math.round(small) - GAP } }).nodes,
    ...(label ? [label] : []),
    { ...headline, box: { ...headline.box, y: Math.round(bottom + 52 + labelHeight + slack) } },
    ...brandLine(input, text),
  ]
}
