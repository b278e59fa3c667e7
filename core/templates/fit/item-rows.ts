/** Steps and list entries set one under the other at one size, as many as there is room for. */
import { MIN_HEADLINE } from './headline-fit.rules.ts'
import { fitText } from './text-fit.rules.ts'
import type { Box, Measure, PinNode, TextNode, TextStyle } from '../document/template.model.ts'

export interface RowsRequest {
  items: readonly string[]
  room: Box
  style: TextStyle
  color: string
  most: number
  largest: number
  /** `SMALLEST_ROWS` by default. */
  smallest?: number
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

export interface ListRows {
  rows: Row[]
  /** How many entries the template had to leave away. */
  left: number
  /** The template shows no more rows than these, however much room there is. */
  isFull: boolean
  size: number
  /** Where the list ends. */
  end: number
}

/** In units, where a list names none. */
export const SMALLEST_ROWS = 36

/**
 * The largest size at which all rows fit; when even the smallest does not, the last entries are
 * left away. No line counts them: the last row's node holds their number, so that the choice of a
 * design avoids it and the person is informed.
 */
export function setRows(wanted: RowsRequest, measure: Measure): ListRows {
  // A smallest size above the largest one would leave no size at all.
  const smallest = Math.min(wanted.smallest ?? SMALLEST_ROWS, wanted.largest)
  const request = { ...wanted, smallest }
  const entries = withoutMoreLine(request.items)
  const most = Math.min(entries.length, request.most)
  for (let count = most; count > 0; count--) {
    const left = entries.length - count
    const shown = entries.slice(0, count)
    // Rows that do not fit at the smallest size fit at no other.
    if (!rowsAt(request, shown, { size: smallest, measure })) continue
    for (let size = request.largest; size >= smallest; size -= 2) {
      const set = rowsAt(request, shown, { size, measure })
      if (set)
        return { ...set, rows: withLeftOut(set.rows, left), left, isFull: count === most, size }
    }
  }
  return { rows: [], left: entries.length, isFull: most === 0, size: 0, end: request.room.y }
}

function withLeftOut(rows: readonly Row[], left: number): Row[] {
  const last = rows.length - 1
  return rows.map((row, at) =>
    at === last && left > 0 ? { ...row, text: { ...row.text, leftOut: left } } : row,
  )
}

/** How many entries the lists of a laid-out pin lack. */
export const entriesLeftOut = (nodes: readonly PinNode[]): number =>
  nodes.reduce((sum, node) => sum + ((node.kind === 'text' && node.leftOut) || 0), 0)

/** Under this a list reads badly at the width of a phone. */
const GOOD_SIZE = 38
const MIN_HEADLINE_SHARE = [1, 0.88, 0.78, 0.7]

/**
 * A long headline gives way, down to its own least, before its list gets small or loses entries.
 * `set` is asked with the headline's largest size.
 */
export function roomForRows<T extends { list: ListRows }>(
  set: (largest: number) => T,
  largest: number,
): T {
  const tried = MIN_HEADLINE_SHARE.map((share) =>
    Math.max(MIN_HEADLINE, Math.round(largest * share)),
  )
  let best = set(tried[0] ?? largest)
  for (const size of tried.slice(1)) {
    if (best.list.isFull && (best.list.size >= GOOD_SIZE || best.list.rows.length === 0))
      return best
    const next = set(size)
    if (
      next.list.left < best.list.left ||
      (next.list.left === best.list.left && next.list.size >= best.list.size + 2)
    )
      best = next
  }
  return best
}

interface Setting {
  size: number
  measure: Measure
}

/** Null when it does not fit. */
function rowsAt(
  request: RowsRequest,
  items: readonly string[],
  { size, measure }: Setting,
): Pick<ListRows, 'rows' | 'end'> | null {
  const { room } = request
  const rows = linesAt(request, items, { size, measure })
  const isWide = rows.some((row) => row.text.size < size || row.text.lines.length > 3)
  if (isWide || endOf(rows, room.y) > room.y + room.height) return null
  // Spread over the room, a part of a list would look like all of it.
  const isPart = items.length < withoutMoreLine(request.items).length
  const set = isPart ? rows : spread(rows, request)
  return { rows: set, end: endOf(set, room.y) }
}

function endOf(rows: readonly Row[], start: number): number {
  const last = rows.at(-1)
  return last ? last.y + last.height : start
}

function linesAt(
  request: RowsRequest,
  items: readonly string[],
  { size, measure }: Setting,
): Row[] {
  let y = request.room.y
  return items.map((item) => {
    const room = { x: request.room.x, y, width: request.room.width, height: 900 }
    const text = fitText(
      {
        text: item,
        style: request.style,
        room,
        largest: size,
        smallest: request.smallest ?? SMALLEST_ROWS,
        color: request.color,
        role: 'item',
      },
      measure,
    )
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
  const extra = Math.min(
    gap * 0.7,
    (room.y + room.height - last.y - last.height) / (rows.length - 1),
  )
  return rows.map((row, index) => {
    const move = Math.round(extra * index)
    return {
      ...row,
      gap: gap + extra,
      y: row.y + move,
      text: { ...row.text, box: { ...row.text.box, y: row.text.box.y + move } },
    }
  })
}

/**
 * The last line of a list that counts missing entries: "+ 3 more". Earlier versions wrote it, and
 * users do. It is not an entry, and no pin shows it.
 */
const MORE_LINE = /^(?:\+|ほか)\s?\d{1,3}(?:件|\s\p{L}+){0,2}$/u

export function withoutMoreLine(items: readonly string[]): readonly string[] {
  const isCounted = items.length > 1 && MORE_LINE.test(items.at(-1)?.trim() ?? '')
  return isCounted ? items.slice(0, -1) : items
}
