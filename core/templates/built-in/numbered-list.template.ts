/** A strip of picture, the headline, and numbered entries with fine lines between them. */
import { mix } from '../colors.rules.ts'
import { findFont } from '../font-list.ts'
import { setRows } from '../item-rows.ts'
import { CONTENT_BOTTOM, accentText, bodyStyle, brandLine, headingStyle, kicker, picture } from '../pin-parts.ts'
import { directionOf } from '../text-direction.rules.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, bottomOf, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

export const numberedList: Template = {
  id: 'numbered-list',
  name: 'Numbered list',
  description: 'Headline and numbered entries under a strip of picture.',
  pinType: 'list',
  pictures: 1,
  needsItems: true,
  fonts: { heading: 'montserrat', body: 'montserrat' },
  layout,
}

const MARKER = 96

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, text } = design.colors
  const hasRows = design.items.length > 0
  const strip = hasRows ? 420 : 780
  const width = CANVAS.width - 2 * MARGIN
  const label = kicker(design, { x: MARGIN, y: strip + 40, width, height: 44 }, { color: accentText(design, background), largest: 28 }, measure)
  const top = strip + (label ? 100 : 52)
  const headline = fitText({ text: design.headline, style: headingStyle(design), room: { x: MARGIN, y: top, width, height: hasRows ? 270 : CONTENT_BOTTOM - top }, largest: hasRows ? 88 : 110, smallest: 54, mostLines: hasRows ? 4 : 5, color: text, role: 'headline' }, measure)
  return [
    { kind: 'fill', box: FULL, color: background },
    ...picture(input, { slot: 0, box: { x: 0, y: 0, width: CANVAS.width, height: strip } }).nodes,
    ...(label ? [label] : []),
    headline,
    ...entries(input, bottomOf(headline.box) + 44),
    ...brandLine(input, text),
  ]
}

function entries({ design, measure }: LayoutInput, y: number): PinNode[] {
  const { background, text } = design.colors
  const isRtl = directionOf(design.items[0] ?? '') === 'rtl'
  const room = { x: MARGIN + (isRtl ? 0 : MARKER), y, width: CANVAS.width - 2 * MARGIN - MARKER, height: CONTENT_BOTTOM - y }
  const rows = setRows({ items: design.items, room, style: bodyStyle(design, { lineHeight: 1.22 }), color: text, most: 6, largest: 44, gap: 30, leastHeight: 50 }, measure)
  const number = bodyStyle(design, { weight: findFont(design.fonts.heading).headingWeight, family: findFont(design.fonts.heading).id, lineHeight: 1.2 })
  return rows.flatMap((row, index): PinNode[] => {
    const marker = fitText({ text: String(index + 1), style: number, room: { x: isRtl ? CANVAS.width - MARGIN - 70 : MARGIN, y: row.y, width: 70, height: row.height }, largest: row.text.size, smallest: 20, color: accentText(design, background), role: 'number', anchor: 'middle', align: isRtl ? 'right' : 'left' }, measure)
    const line: PinNode = { kind: 'fill', box: { x: MARGIN, y: row.y - 17, width: CANVAS.width - 2 * MARGIN, height: 2 }, color: mix(background, text, 0.22) }
    return [...(index > 0 ? [line] : []), marker, row.text]
  })
}
