/** A sheet of paper with boxes to tick: no picture needed. */
import { isDark, mix, readableOn } from '../colors.rules.ts'
import { setRows } from '../item-rows.ts'
import { bodyStyle, brandLine, headingStyle, kicker } from '../pin-parts.ts'
import { directionOf } from '../text-direction.rules.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, bottomOf, inset, round, type Box, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

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

const SHEET = { x: MARGIN, width: CANVAS.width - 2 * MARGIN }
const HIGHEST = 1268
const PAD = 64
const BOX = 50
const WIDTH = SHEET.width - 2 * PAD

function layout(input: LayoutInput): PinNode[] {
  const { design } = input
  const { background, accent, text } = design.colors
  const table = isDark(background) ? background : mix(background, accent, 0.82)
  const paper = isDark(background) ? mix(text, '#ffffff', 0.5) : mix(background, '#ffffff', 0.6)
  const look = { paper, ink: readableOn(paper, isDark(background) ? background : text, 7) }
  /** Set once to know the height, then so that the sheet lies in the middle. */
  const height = Math.min(HIGHEST, contents(input, 0, look).end + PAD)
  const y = Math.round(MARGIN + (HIGHEST - height) / 2)
  const sheet: Box = { ...SHEET, y, height }
  return [
    { kind: 'fill', box: FULL, color: table },
    { kind: 'shadow', box: { ...sheet, y: sheet.y + 12 }, radii: round(18), blur: 40, opacity: 0.3 },
    { kind: 'fill', box: sheet, color: paper, radii: round(18) },
    ...contents(input, y, look).nodes,
    ...brandLine(input, readableOn(table, text)),
  ]
}

interface Look {
  ink: string
  paper: string
}

function contents(input: LayoutInput, y: number, look: Look): { nodes: PinNode[]; end: number } {
  const { design, measure } = input
  const x = SHEET.x + PAD
  const label = kicker(design, { x, y: y + 56, width: WIDTH, height: 44 }, { color: readableOn(look.paper, design.colors.accent), largest: 28 }, measure)
  const top = y + (label ? 122 : 72)
  const room = { x, y: top, width: WIDTH, height: design.items.length > 0 ? 370 : 1000 }
  const headline = fitText({ text: design.headline, style: headingStyle(design), room, largest: 108, smallest: 72, mostLines: 5, color: look.ink, role: 'headline' }, measure)
  const rule = bottomOf(headline.box) + 36
  const bar: PinNode = { kind: 'fill', box: { x: headline.dir === 'rtl' ? x + WIDTH - 120 : x, y: rule, width: 120, height: 8 }, color: design.colors.accent, radii: round(4) }
  const rows = boxes(input, { ...look, y: rule + 60, bottom: y + HIGHEST - PAD })
  return { nodes: [...(label ? [label] : []), headline, bar, ...rows.nodes], end: rows.end - y }
}

function boxes({ design, measure }: LayoutInput, { y, bottom, ink, paper }: Look & { y: number; bottom: number }): { nodes: PinNode[]; end: number } {
  const isRtl = directionOf(design.items[0] ?? '') === 'rtl'
  const left = SHEET.x + PAD
  const room = { x: isRtl ? left : left + BOX + 30, y, width: WIDTH - BOX - 30, height: bottom - y }
  const rows = setRows({ items: design.items, room, style: bodyStyle(design), color: ink, most: 7, largest: design.items.length <= 3 ? 60 : 48, gap: 36, leastHeight: BOX + 6 }, measure)
  const nodes = rows.flatMap((row): PinNode[] => {
    const box = { x: isRtl ? left + WIDTH - BOX : left, y: Math.round(row.y + (row.height - BOX) / 2), width: BOX, height: BOX }
    return [{ kind: 'fill', box, color: design.colors.accent, radii: round(11) }, { kind: 'fill', box: inset(box, 6), color: paper, radii: round(6) }, row.text]
  })
  const last = rows.at(-1)
  return { nodes, end: last ? last.y + last.height : y }
}
