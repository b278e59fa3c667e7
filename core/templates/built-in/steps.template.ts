/** How it is done: the picture of the result, then numbered steps on a line. */
import { mix, readableOn } from '../colors.rules.ts'
import { findFont } from '../font-list.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import { roomForRows, setRows, type ListRows } from '../item-rows.ts'
import { CONTENT_BOTTOM, bodyStyle, brandLine, headingStyle, picture } from '../pin-parts.ts'
import { directionOf } from '../text-direction.rules.ts'
import { fitText } from '../text-fit.rules.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  bottomOf,
  round,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const steps: Template = {
  id: 'steps',
  name: 'Steps',
  description: 'The result as a picture, then the steps in order.',
  pinType: 'steps',
  pictures: 1,
  needsItems: true,
  showsKicker: false,
  showsAccent: true,
  fonts: { heading: 'poppins', body: 'poppins' },
  layout,
}

/** The more steps, the closer they stand and the lower the picture is. */
const SPACINGS = [
  { rows: 5, disc: 68, gap: 26, photo: 390 },
  { rows: 7, disc: 60, gap: 20, photo: 300 },
] as const
const CLOSEST = { disc: 54, gap: 14, photo: 240 }
const MAX_STEPS = 10

const spacingOf = ({ design }: LayoutInput): { disc: number; gap: number; photo: number } =>
  SPACINGS.find(({ rows }) => design.items.length <= rows) ?? CLOSEST

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, text } = design.colors
  const hasRows = design.items.length > 0
  const { photo } = spacingOf(input)
  const width = CANVAS.width - 2 * MARGIN
  const set = (largest: number) => {
    const headline = fitHeadline(
      {
        text: design.headline,
        style: headingStyle(design),
        room: { x: MARGIN, y: 72, width, height: hasRows ? 290 : 420 },
        largest,
        smallest: 72,
        mostLines: 4,
        color: text,
        mostHeight: 480,
      },
      measure,
    )
    const photoY = bottomOf(headline.box) + 40
    const rowsBelow = (height: number) => entries(input, photoY + height + 46)
    return { headline, photoY, rowsBelow, list: rowsBelow(photo).list }
  }
  const { headline, photoY, rowsBelow, list } = roomForRows(set, 96)
  /** The picture takes what the steps leave. */
  const height = hasRows
    ? photo + Math.max(0, CONTENT_BOTTOM - list.end - 16)
    : CONTENT_BOTTOM - photoY
  return [
    { kind: 'fill', box: FULL, color: background },
    headline,
    ...picture(input, { slot: 0, box: { x: MARGIN, y: photoY, width, height }, radii: round(32) })
      .nodes,
    ...rowsBelow(height).nodes,
    ...brandLine(input, text),
  ]
}

function entries(input: LayoutInput, y: number): { nodes: PinNode[]; list: ListRows } {
  const { design, measure } = input
  const { disc, gap } = spacingOf(input)
  const { background, accent, text } = design.colors
  const isRtl = directionOf(design.items[0] ?? '') === 'rtl'
  const shift = disc + 30
  const room = {
    x: MARGIN + (isRtl ? 0 : shift),
    y,
    width: CANVAS.width - 2 * MARGIN - shift,
    height: CONTENT_BOTTOM - y,
  }
  const list = setRows(
    {
      items: design.items,
      room,
      style: bodyStyle(design, { lineHeight: 1.22 }),
      color: text,
      most: MAX_STEPS,
      largest: design.items.length <= 3 ? 50 : 42,
      gap,
      leastHeight: disc,
    },
    measure,
  )
  const { rows } = list
  const x = isRtl ? CANVAS.width - MARGIN - disc : MARGIN
  const middle = (row: (typeof rows)[number]) => row.y + row.height / 2
  const [first, last] = [rows[0], rows.at(-1)]
  const line: PinNode[] =
    first && last && first !== last
      ? [
          {
            kind: 'fill',
            box: {
              x: x + disc / 2 - 2,
              y: middle(first),
              width: 4,
              height: middle(last) - middle(first),
            },
            color: mix(background, accent, 0.5),
          },
        ]
      : []
  const number = bodyStyle(design, {
    weight: findFont(design.fonts.body).boldWeight,
    lineHeight: 1.2,
  })
  const discs = rows.flatMap((row, index): PinNode[] => {
    const box = { x, y: Math.round(middle(row) - disc / 2), width: disc, height: disc }
    const marker = fitText(
      {
        text: String(index + 1),
        style: number,
        room: box,
        largest: row.text.size,
        smallest: 20,
        color: readableOn(accent, background),
        role: 'number',
        anchor: 'middle',
        align: 'center',
      },
      measure,
    )
    return [{ kind: 'fill', box, color: accent, radii: round(disc / 2) }, marker, row.text]
  })
  return { nodes: [...line, ...discs, ...list.closing], list }
}
