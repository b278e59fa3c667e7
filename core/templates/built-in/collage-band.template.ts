/** Two pictures and a band of colour between them that carries the headline. */
import { fitHeadline } from '../headline-fit.rules.ts'
import { accentText, brandOnPhoto, headingStyle, kicker, picture } from '../pin-parts.ts'
import { CANVAS, MARGIN, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

export const collageBand: Template = {
  id: 'collage-band',
  name: 'Two pictures and a band',
  description: 'The headline on a band of colour between two pictures.',
  pinType: 'collage',
  pictures: 2,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'bebas-neue', body: 'montserrat' },
  layout,
}

const EDGE = 14

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, text, accent } = design.colors
  const width = CANVAS.width - 2 * MARGIN
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room: { x: MARGIN, y: 0, width, height: 330 },
      largest: 150,
      smallest: 92,
      mostLines: 4,
      color: text,
      mostHeight: 560,
      align: 'center',
    },
    measure,
  )
  const labelHeight = design.kicker.trim() ? 62 : 0
  const height = 56 + labelHeight + headline.box.height + 56
  const top = Math.round((CANVAS.height - height) / 2) - 10
  const label = kicker(
    input,
    { x: MARGIN, y: top + 46, width, height: 46 },
    { color: accentText(design, background), align: 'center', largest: 30 },
  )
  const below = top + height
  const lower = picture(input, {
    slot: 1,
    box: { x: 0, y: below, width: CANVAS.width, height: CANVAS.height - below },
  })
  return [
    ...picture(input, { slot: 0, box: { x: 0, y: 0, width: CANVAS.width, height: top } }).nodes,
    ...lower.nodes,
    { kind: 'fill', box: { x: 0, y: top, width: CANVAS.width, height }, color: background },
    { kind: 'fill', box: { x: 0, y: top, width: CANVAS.width, height: EDGE }, color: accent },
    {
      kind: 'fill',
      box: { x: 0, y: below - EDGE, width: CANVAS.width, height: EDGE },
      color: accent,
    },
    ...(label ? [label] : []),
    { ...headline, box: { ...headline.box, y: top + 56 + labelHeight } },
    ...brandOnPhoto(input, lower.tone),
  ]
}
