/** An arched window on tinted paper, the headline centred above it. */
import { fitHeadline } from '../headline-fit.rules.ts'
import {
  CONTENT_BOTTOM,
  accentText,
  brandLine,
  headingStyle,
  kicker,
  picture,
} from '../pin-parts.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  bottomOf,
  type Box,
  type LayoutInput,
  type PinNode,
  type Radii,
  type Template,
} from '../template.model.ts'

export const arch: Template = {
  id: 'arch',
  name: 'Arch',
  description: 'Your picture in an arched window, with the headline above in a serif font.',
  pinType: 'split',
  pictures: 1,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'dm-serif-display', body: 'montserrat' },
  layout,
}

const archRadii = (box: Box): Radii => [box.width / 2, box.width / 2, 0, 0]
const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + by,
})

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, accent, text } = design.colors
  const top = design.kicker.trim() ? 172 : 104
  const label = kicker(
    input,
    { x: MARGIN, y: 92, width: CANVAS.width - 2 * MARGIN, height: 46 },
    { color: accentText(design, background), align: 'center' },
  )
  const room = { x: MARGIN + 20, y: top, width: CANVAS.width - 2 * MARGIN - 40, height: 380 }
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room,
      largest: 116,
      smallest: 76,
      mostLines: 5,
      color: text,
      mostHeight: 520,
      align: 'center',
    },
    measure,
  )
  const y = bottomOf(headline.box) + 74
  const window: Box = { x: 150, y, width: 700, height: CONTENT_BOTTOM + 8 - y }
  const outer = grown(window, 22)
  const line = grown(window, 18)
  const photo = picture(input, {
    slot: 0,
    box: window,
    radii: archRadii(window),
    wish: { at: { x: 0.5, y: 0.58 } },
  })
  return [
    { kind: 'fill', box: FULL, color: background },
    { kind: 'fill', box: outer, color: accent, radii: archRadii(outer) },
    { kind: 'fill', box: line, color: background, radii: archRadii(line) },
    ...photo.nodes,
    ...(label ? [label] : []),
    headline,
    ...brandLine(input, text),
  ]
}
