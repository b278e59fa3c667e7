/** A list of a document: its rows at one size, each with its marker. */
import { setRows, type ListRows, type Row, type RowsRequest } from '../fit/item-rows.ts'
import { readableOn } from '../color/colors.rules.ts'
import { fitText } from '../fit/text-fit.rules.ts'
import { directionOf } from '../fit/text-direction.rules.ts'
import type { ListLayer } from '../document/template.schema.ts'
import { inset, round, type Box, type PinNode, type TextNode } from '../document/template.model.ts'
import { colorOfRef, recordNodes, type LayoutContext } from './layout-context.ts'
import { textStyle } from './layer-look.ts'
import type { Frame, Prepared } from './prepared.ts'

export function prepareList(layer: ListLayer, frame: Frame, context: LayoutContext): Prepared {
  const { design, measure } = context.input
  const isRtl = directionOf(design.items[0] ?? '') === 'rtl'
  const { indent } = layer.marker
  const rowsIn = (y: number, height: number): ListRows => {
    const request: RowsRequest = {
      items: design.items,
      room: { x: frame.x + (isRtl ? 0 : indent), y, width: frame.width - indent, height },
      style: textStyle(design, layer.style ?? {}),
      color: colorOfRef(context, layer.color),
      most: layer.most,
      largest: layer.largest,
      ...(layer.smallest !== undefined && { smallest: layer.smallest }),
      gap: layer.gap,
      leastHeight: layer.leastRow,
    }
    return setRows(request, measure)
  }
  return {
    layer,
    ...frame,
    fill: {},
    most: Infinity,
    height: null,
    list: (room) => rowsIn(0, room),
    at: (y, height) => {
      const { rows } = rowsIn(y, height)
      return recordNodes(context, layer.id, markers({ layer, frame, context, isRtl }, rows))
    },
  }
}

interface Markers {
  layer: ListLayer
  frame: Frame
  context: LayoutContext
  isRtl: boolean
}

const middleOf = ({ y, height }: Row): number => y + height / 2

function markers(marking: Markers, rows: readonly Row[]): PinNode[] {
  switch (marking.layer.marker.kind) {
    case 'figure':
      return rows.flatMap((row, index) => figure(marking, row, index))
    case 'disc':
      return [...discLine(marking, rows), ...discs(marking, rows)]
    case 'tick':
      return rows.flatMap((row) => tick(marking, row))
    case 'dot':
      return rows.flatMap((row) => dot(marking, row))
    default:
      return rows.map(({ text }) => text)
  }
}

/** A large number beside the words, a fine line between two rows. */
function figure({ layer, frame, context, isRtl }: Markers, row: Row, index: number): PinNode[] {
  const { design, measure } = context.input
  const { marker } = layer
  /** A figure may be higher than its row, but not reach into the next. */
  const above = Math.min(20, row.gap / 2)
  const number = fitText(
    {
      text: String(index + 1),
      style: textStyle(design, { font: 'heading', lineHeight: 1.1 }),
      room: {
        x: isRtl ? frame.x + frame.width - marker.size : frame.x,
        y: row.y - above,
        width: marker.size,
        height: row.height + 2 * above,
      },
      largest: marker.largest ?? marker.size,
      smallest: 20,
      color: colorOfRef(context, marker.color),
      role: 'number',
      anchor: 'middle',
      align: isRtl ? 'right' : 'left',
    },
    measure,
  )
  const line: PinNode[] =
    marker.line && index > 0
      ? [
          {
            kind: 'fill',
            box: { x: frame.x, y: row.y - (row.gap + 2) / 2, width: frame.width, height: 2 },
            color: colorOfRef(context, marker.line),
          },
        ]
      : []
  return [...line, number, row.text]
}

/** A place for the marker as wide as it is high, in the middle of its row. */
function place({ layer, frame, isRtl }: Markers, row: Row): Box {
  const { size } = layer.marker
  return {
    x: isRtl ? frame.x + frame.width - size : frame.x,
    y: Math.round(middleOf(row) - size / 2),
    width: size,
    height: size,
  }
}

function discs(marking: Markers, rows: readonly Row[]): PinNode[] {
  const { layer, context } = marking
  const { design, measure } = context.input
  const color = colorOfRef(context, layer.marker.color)
  const style = textStyle(design, { weight: 'bold', lineHeight: 1.2 })
  const size = numberSize(rows, (text) => measure(text, style), layer.marker.size)
  return rows.flatMap((row, index): PinNode[] => {
    const box = place(marking, row)
    const number = fitText(
      {
        text: String(index + 1),
        style,
        room: box,
        largest: size,
        smallest: Math.min(20, size),
        color: readableOn(color, design.colors.background),
        role: 'number',
        anchor: 'middle',
        align: 'center',
      },
      measure,
    )
    return [{ kind: 'fill', box, color, radii: round(box.width / 2) }, tight(number), row.text]
  })
}

/** Without line height, so that the box of a number is inside its disc. Digits need none. */
function tight(number: TextNode): TextNode {
  const { box, size, style } = number
  const y = Math.round(box.y + (box.height - size) / 2)
  return { ...number, box: { ...box, y, height: size }, style: { ...style, lineHeight: 1 } }
}

/** For rounding, in units. */
const SPARE = 3

/** One size for all numbers: that of the rows, or smaller if the widest number leaves its disc. */
function numberSize(
  rows: readonly Row[],
  widthOf: (text: string) => number,
  diameter: number,
): number {
  const widest = Math.max(...rows.map((_, index) => widthOf(String(index + 1))))
  const most = Math.floor((diameter - SPARE) / Math.hypot(widest, 1))
  return Math.min(most, ...rows.map(({ text }) => text.size))
}

/** From the first disc to the last. */
function discLine(marking: Markers, rows: readonly Row[]): PinNode[] {
  const { layer, context } = marking
  const [first, last] = [rows[0], rows.at(-1)]
  const color = layer.marker.line
  if (!color || !first || !last || first === last) return []
  const { x, width } = place(marking, first)
  return [
    {
      kind: 'fill',
      box: {
        x: x + width / 2 - 2,
        y: middleOf(first),
        width: 4,
        height: middleOf(last) - middleOf(first),
      },
      color: colorOfRef(context, color),
    },
  ]
}

/** A box to tick. */
function tick(marking: Markers, row: Row): PinNode[] {
  const { layer, context } = marking
  const { size, color, ground = 'background' } = layer.marker
  const box = place(marking, row)
  return [
    { kind: 'fill', box, color: colorOfRef(context, color), radii: round(size * 0.22) },
    {
      kind: 'fill',
      box: inset(box, size * 0.12),
      color: colorOfRef(context, ground),
      radii: round(size * 0.12),
    },
    row.text,
  ]
}

function dot(marking: Markers, row: Row): PinNode[] {
  const { layer, context } = marking
  const box = place(marking, row)
  return [
    {
      kind: 'fill',
      box,
      color: colorOfRef(context, layer.marker.color),
      radii: round(box.width / 2),
    },
    row.text,
  ]
}
