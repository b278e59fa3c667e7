/** A sheet of paper with boxes to tick: no picture needed. */
import { MAX_LIST_ITEMS } from '#core/contract/list-limit.ts'
import { readableOn, sheetOf } from '../colors.rules.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import { roomForRows, setRows, type ListRows } from '../item-rows.ts'
import { bodyStyle, brandLine, headingStyle, kicker } from '../pin-parts.ts'
import { directionOf } from '../text-direction.rules.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  bottomOf,
  inset,
  round,
  type Box,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const checklist: Template = {
  id: 'checklist',
  name: 'Checklist',
  description: 'A sheet of paper with boxes to tick. Needs no picture.',
  pinType: 'list',
  pictures: 0,
  needsItems: true,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'playfair-display', body: 'inter' },
  layout,
}

const SHEET = { x: MARGIN, width: CANVAS.width - 2 * MARGIN }
const HIGHEST = 1268
const PAD = 64
const LARGEST = 108
/** The more rows, the closer they stand and the smaller their boxes are. */
const SPACINGS = [
  { rows: 3, largest: 60, gap: 36, box: 50, beside: 6 },
  { rows: 7, largest: 48, gap: 36, box: 50, beside: 6 },
  { rows: 10, largest: 42, gap: 14, box: 50, beside: 2 },
] as const
const CLOSEST = { largest: 40, gap: 7, box: 36, beside: 2 }
const WIDTH = SHEET.width - 2 * PAD

function layout(input: LayoutInput): PinNode[] {
  const { design } = input
  const { table, ...look } = sheetOf(design.colors)
  /** Set once to know the height, then so that the sheet lies in the middle. */
  const set = (top: number) => (largest: number) => contents(input, { ...look, y: top, largest })
  const first = roomForRows(set(0), LARGEST)
  const height = Math.min(HIGHEST, first.end + PAD)
  const y = Math.round(MARGIN + (HIGHEST - height) / 2)
  const sheet: Box = { ...SHEET, y, height }
  return [
    { kind: 'fill', box: FULL, color: table },
    {
      kind: 'shadow',
      box: { ...sheet, y: sheet.y + 12 },
      radii: round(18),
      blur: 40,
      opacity: 0.3,
    },
    { kind: 'fill', box: sheet, color: look.paper, radii: round(18) },
    ...set(y)(first.largest).nodes,
    ...brandLine(input, readableOn(table, design.colors.text)),
  ]
}

interface Look {
  ink: string
  paper: string
}

interface Contents {
  nodes: PinNode[]
  list: ListRows
  end: number
  /** Of the headline. */
  largest: number
}

function contents(
  input: LayoutInput,
  { y, largest, ...look }: Look & { y: number; largest: number },
): Contents {
  const { design, measure } = input
  const x = SHEET.x + PAD
  const label = kicker(
    input,
    { x, y: y + 56, width: WIDTH, height: 44 },
    { color: readableOn(look.paper, design.colors.accent), largest: 28 },
  )
  const top = y + (label ? 122 : 72)
  const room = { x, y: top, width: WIDTH, height: design.items.length > 0 ? 370 : 1000 }
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room,
      largest,
      smallest: 72,
      mostLines: 5,
      color: look.ink,
      mostHeight: 620,
    },
    measure,
  )
  const rule = bottomOf(headline.box) + 36
  const bar: PinNode = {
    kind: 'fill',
    box: { x: headline.dir === 'rtl' ? x + WIDTH - 120 : x, y: rule, width: 120, height: 8 },
    color: design.colors.accent,
    radii: round(4),
  }
  const { nodes, list } = boxes(input, { ...look, y: rule + 60, bottom: y + HIGHEST - PAD })
  return {
    nodes: [...(label ? [label] : []), headline, bar, ...nodes],
    list,
    end: list.end - y,
    largest,
  }
}

function boxes(
  { design, measure }: LayoutInput,
  { y, bottom, ink, paper }: Look & { y: number; bottom: number },
): { nodes: PinNode[]; list: ListRows } {
  const isRtl = directionOf(design.items[0] ?? '') === 'rtl'
  const left = SHEET.x + PAD
  const spacing = SPACINGS.find(({ rows }) => design.items.length <= rows) ?? CLOSEST
  const { box: side, gap, largest } = spacing
  const shift = side + Math.round(side * 0.6)
  const room = { x: isRtl ? left : left + shift, y, width: WIDTH - shift, height: bottom - y }
  const list = setRows(
    {
      items: design.items,
      room,
      style: bodyStyle(design),
      color: ink,
      most: MAX_LIST_ITEMS,
      largest,
      gap,
      leastHeight: side + spacing.beside,
    },
    measure,
  )
  const nodes = list.rows.flatMap((row): PinNode[] => {
    const box = {
      x: isRtl ? left + WIDTH - side : left,
      y: Math.round(row.y + (row.height - side) / 2),
      width: side,
      height: side,
    }
    return [
      { kind: 'fill', box, color: design.colors.accent, radii: round(side * 0.22) },
      { kind: 'fill', box: inset(box, side * 0.12), color: paper, radii: round(side * 0.12) },
      row.text,
    ]
  })
  return { nodes: [...nodes, ...list.closing], list }
}
