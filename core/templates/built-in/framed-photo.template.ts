/** A print with a white border on a coloured table, the headline written under the picture. */
import { isDark, mix, readableOn } from '../colors.rules.ts'
import { brandLine, headingStyle, kicker, picture } from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, type Box, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

export const framedPhoto: Template = {
  id: 'framed-photo',
  name: 'Framed photo',
  description: 'A print with a white border, the headline beneath it.',
  pinType: 'photo',
  pictures: 1,
  needsItems: false,
  fonts: { heading: 'caveat', body: 'montserrat' },
  layout,
}

const PRINT: Box = { x: 52, y: 52, width: CANVAS.width - 104, height: 1296 }
const BORDER = 34

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, accent } = design.colors
  const table = isDark(background) ? background : mix(background, accent, 0.3)
  const paper = isDark(background) ? mix(design.colors.text, '#ffffff', 0.6) : mix(background, '#ffffff', 0.7)
  const ink = readableOn(paper, isDark(background) ? background : design.colors.text, 7)
  const room = { x: PRINT.x + BORDER + 14, y: 900, width: PRINT.width - 2 * BORDER - 28, height: 400 }
  const headline = fitText({ text: design.headline, style: headingStyle(design), room, largest: 132, smallest: 88, mostLines: 4, color: ink, role: 'headline', align: 'center' }, measure)
  const labelHeight = design.kicker.trim() ? 62 : 0
  const block = labelHeight + headline.box.height
  const photo: Box = { x: PRINT.x + BORDER, y: PRINT.y + BORDER, width: PRINT.width - 2 * BORDER, height: PRINT.height - BORDER - block - 96 }
  const textTop = photo.y + photo.height + 48
  const label = kicker(design, { ...room, y: textTop - 8, height: 46 }, { color: readableOn(paper, accent), align: 'center', largest: 28 }, measure)
  return [
    { kind: 'fill', box: FULL, color: table },
    { kind: 'shadow', box: { ...PRINT, y: PRINT.y + 14 }, blur: 46, opacity: 0.32 },
    { kind: 'fill', box: PRINT, color: paper },
    ...picture(input, { slot: 0, box: photo }).nodes,
    ...(label ? [label] : []),
    { ...headline, box: { ...headline.box, y: textTop + labelHeight } },
    ...brandLine(input, readableOn(table, design.colors.text)),
  ]
}
