/** Steps and list entries set one under the other at one size, as many as there is room for. */
import { fitText } from './text-fit.rules.ts'
import type { Box, Measure, TextNode, TextStyle } from './template.model.ts'

export interface RowsRequest {
  items: readonly string[]
  room: Box
  style: TextStyle
  color: string
  most: number
  largest: number
  /** Space between two rows. */
  gap: number
  /** No row is lower than this: its number or box needs the height. */
  leastHeight: number
}

export interface Row {
  text: TextNode
  /** The whole row's place, text and marker. */
  y: number
  height: number
  /** Space above it. */
  gap: number
}

const SMALLEST = 30

/** The largest size at which all rows fit; when even the smallest does not, the last entries are left away. */
export function setRows(request: RowsRequest, measure: Measure): Row[] {
  for (let count = Math.min(request.items.length, request.most); count > 0; count--) {
    const items = request.items.slice(0, count)
    for (let size = request.largest; size >= SMALLEST; size -= 2) {
      const rows = rowsAt(request, items, { size, measure })
      const last = rows.at(-1)
      const isWide = rows.some((row) => row.text.size < size || row.text.lines.length > 3)
      if (last && !isWide && last.y + last.height <= request.room.y + request.room.height) return spread(rows, request)
    }
  }
  return []
}

function rowsAt(request: RowsRequest, items: readonly string[], { size, measure }: { size: number; measure: Measure }): Row[] {
  let y = request.room.y
  return items.map((item) => {
    const room = { x: request.room.x, y, width: request.room.width, height: 900 }
    const text = fitText({ text: item, style: request.style, room, largest: size, smallest: SMALLEST, color: request.color, role: 'item' }, measure)
    const height = Math.max(text.box.height, request.leastHeight)
    text.box.y = Math.round(y + (height - text.box.height) / 2)
    const row = { text, y, height, gap: request.gap }
    y += height + request.gap
    return row
  })
}

/** Room that is left over goes between the rows, up to two thirds of the gap. */
function spread(rows: Row[], { room, gap }: RowsRequest): Row[] {
  const last = rows.at(-1)
  if (!last || rows.length < 2) return rows
  const extra = Math.min(gap * 0.7, (room.y + room.height - last.y - last.height) / (rows.length - 1))
  return rows.map((row, index) => {
    const move = Math.round(extra * index)
    return { ...row, gap: gap + extra, y: row.y + move, text: { ...row.text, box: { ...row.text.box, y: row.text.box.y + move } } }
  })
}
