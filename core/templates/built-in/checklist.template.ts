/** A sheet of paper with boxes to tick: no picture needed. */
import { isDark, mix, readableOn } from '../colors.rules.ts'
import { setRows } from '../item-rows.ts'
import { bodyStyle, brandLine, headingStyle, kicker } from '../pin-parts.ts'
import { directionOf } from '../text-direction.rules.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, bottomOf, round, type Box, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

export const checklist: Template = {
  id: 'checklist',
  name: 'Checklist',
  description: 'A sheet of paper with boxes to tick. Needs no picture.',
  pinType: 'list',
  pictures: 0,
  needsItems: true,
  fonts: { heading: 'playfair-display', body: 'inter' },
  layout,
}

const SHEET: Box = { x: MARGIN, y: 96, width: CANVAS.width - 2 * MARGIN, height: 1250 }
const PAD = 64
const BOX = 46

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, accent, text } = design.colors
  const table = isDark(background) ? background : mix(background, accent, 0.82)
  const paper = isDark(background) ? mix(text, '#ffffff', 0.5) : mix(background, '#ffffff', 0.6)
  const ink = readableOn(paper, isDark(background) ? background : text, 7)
  const width = SHEET.width - 2 * PAD
  const label = kicker(design, { x: SHEET.x + PAD, y: SHEET.y + 62, width, height: 44 }, { color: readableOn(paper, accent), largest: 28 }, measure)
  const top = SHEET.y + (label ? 126 : 76)
  const room = { x: SHEET.x + PAD, y: top, width, height: design.items.length > 0 ? 350 : 1000 }
  const headline = fitText({ text: design.headline, style: headingStyle(design), room, largest: 104, smallest: 58, mostLines: 5, color: ink, role: 'headline' }, measure)
  const rule = bottomOf(headline.box) + 34
  const isRtl = headline.dir === 'rtl'
  return [
    { kind: 'fill', box: FULL, color: table },
    { kind: 'shadow', box: { ...SHEET, y: SHEET.y + 12 }, radii: round(18), blur: 40, opacity: 0.3 },
    { kind: 'fill', box: SHEET, color: paper, radii: round(18) },
    ...(label ? [label] : []),
    headline,
    { kind: 'fill', box: { x: isRtl ? SHEET.x + SHEET.width - PAD - 120 : SHEET.x + PAD, y: rule, width: 120, height: 8 }, color: accent, radii: round(4) },
    ...boxes(input, { y: rule + 56, ink, paper }),
    ...brandLine(input, readableOn(table, text)),
  ]
}

function boxes({ design, measure }: LayoutInput, { y, ink, paper }: { y: number; ink: string; paper: string }): PinNode[] {
  const isRtl = directionOf(design.items[0] ?? '') === 'rtl'
  const left = SHEET.x + PAD
  const width = SHEET.width - 2 * PAD - BOX - 30
  const room = { x: isRtl ? left : left + BOX + 30, y, width, height: bottomOf(SHEET) - 60 - y }
  const rows = setRows({ items: design.items, room, style: bodyStyle(design), color: ink, most: 7, largest: 46, gap: 34, leastHeight: BOX + 6 }, measure)
  return rows.flatMap((row): PinNode[] => {
    const box = { x: isRtl ? SHEET.x + SHEET.width - PAD - BOX : left, y: Math.round(row.y + (row.height - BOX) / 2), width: BOX, height: BOX }
    const inner = { x: box.x + 5, y: box.y + 5, width: BOX - 10, height: BOX - 10 }
    return [{ kind: 'fill', box, color: design.colors.accent, radii: round(10) }, { kind: 'fill', box: inner, color: paper, radii: round(6) }, row.text]
  })
}
