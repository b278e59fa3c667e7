/** A strip of picture, the headline, and numbered entries with fine lines between them. */
import { mix } from '../colors.rules.ts'
import { findFont } from '../font-list.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import { roomForRows, setRows, type ListRows } from '../item-rows.ts'
import {
  CONTENT_BOTTOM,
  accentText,
  bodyStyle,
  brandLine,
  headingStyle,
  kicker,
  picture,
} from '../pin-parts.ts'
import { directionOf } from '../text-direction.rules.ts'
import { fitText } from '../text-fit.rules.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  bottomOf,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const numberedList: Template = {
  id: 'numbered-list',
  name: 'Numbered list',
  description: 'Headline and numbered items below a strip of your picture.',
  pinType: 'list',
  pictures: 1,
  needsItems: true,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'montserrat', body: 'montserrat' },
  layout,
}

const MARKER = 118
const WIDTH = CANVAS.width - 2 * MARGIN
const STRIP = 400
/** Where many or long entries need the room. */
const LOWEST_STRIP = 290
const LEAST_ROW = 36
const HIGHEST_STRIP = 640

function layout(input: LayoutInput): PinNode[] {
  const { design } = input
  const hasRows = design.items.length > 0
  const set = (top: number) => (largest: number) => words(input, { strip: top, largest })
  const roomy = roomForRows(set(hasRows ? STRIP : 760), hasRows ? 88 : 110)
  const isTight = hasRows && (roomy.list.left > 0 || roomy.list.size < LEAST_ROW)
  const least = isTight ? LOWEST_STRIP : STRIP
  const first = isTight ? roomForRows(set(LOWEST_STRIP), 88) : roomy
  /** Few entries leave room: the picture takes it. */
  const strip = hasRows
    ? Math.min(HIGHEST_STRIP, least + Math.max(0, CONTENT_BOTTOM - first.list.end - 20))
    : 760
  return [
    { kind: 'fill', box: FULL, color: design.colors.background },
    ...picture(input, { slot: 0, box: { x: 0, y: 0, width: CANVAS.width, height: strip } }).nodes,
    ...set(strip)(first.largest).nodes,
    ...brandLine(input, design.colors.text),
  ]
}

interface Words {
  nodes: PinNode[]
  list: ListRows
  /** Of the headline. */
  largest: number
}

function words(input: LayoutInput, { strip, largest }: { strip: number; largest: number }): Words {
  const { design, measure } = input
  const { background, text } = design.colors
  const hasRows = design.items.length > 0
  const label = kicker(
    input,
    { x: MARGIN, y: strip + 40, width: WIDTH, height: 44 },
    { color: accentText(design, background), largest: 28 },
  )
  const top = strip + (label ? 100 : 52)
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room: { x: MARGIN, y: top, width: WIDTH, height: hasRows ? 280 : CONTENT_BOTTOM - top },
      largest,
      smallest: 72,
      mostLines: hasRows ? 4 : 5,
      color: text,
      mostHeight: 480,
    },
    measure,
  )
  const { nodes, list } = entries(input, bottomOf(headline.box) + 40, headline.size)
  return { nodes: [...(label ? [label] : []), headline, ...nodes], list, largest }
}

function entries(
  { design, measure }: LayoutInput,
  y: number,
  figureSize: number,
): { nodes: PinNode[]; list: ListRows } {
  const { background, text } = design.colors
  const isRtl = directionOf(design.items[0] ?? '') === 'rtl'
  const room = {
    x: MARGIN + (isRtl ? 0 : MARKER),
    y,
    width: WIDTH - MARKER,
    height: CONTENT_BOTTOM - y,
  }
  const list = setRows(
    {
      items: design.items,
      room,
      style: bodyStyle(design, {
        lineHeight: 1.22,
        weight: findFont(design.fonts.body).boldWeight,
      }),
      color: text,
      most: 6,
      largest: design.items.length <= 3 ? 52 : 44,
      gap: 30,
      leastHeight: 64,
    },
    measure,
  )
  const figure = headingStyle(design, { lineHeight: 1.1 })
  const nodes = list.rows.flatMap((row, index): PinNode[] => {
    const marker = fitText(
      {
        text: String(index + 1),
        style: figure,
        room: {
          x: isRtl ? CANVAS.width - MARGIN - 90 : MARGIN,
          y: row.y - 20,
          width: 90,
          height: row.height + 40,
        },
        largest: Math.max(60, Math.min(76, figureSize)),
        smallest: 20,
        color: accentText(design, background),
        role: 'number',
        anchor: 'middle',
        align: isRtl ? 'right' : 'left',
      },
      measure,
    )
    const line: PinNode = {
      kind: 'fill',
      box: { x: MARGIN, y: row.y - (row.gap + 2) / 2, width: WIDTH, height: 2 },
      color: mix(background, text, 0.22),
    }
    return [...(index > 0 ? [line] : []), marker, row.text]
  })
  return { nodes: [...nodes, ...list.closing], list }
}
