/**
 * The place of every card of the pin grid. Pins are 2:3, so nothing is measured but the grid's
 * width: the visible rows, the height of the whole and the place of a card are arithmetic, the same
 * for ten pins and for a hundred thousand. All lengths are CSS pixels.
 */

export interface GridGeometry {
  readonly columns: number
  readonly cardWidth: number
  readonly rowHeight: number
  readonly gap: number
  readonly rows: number
  readonly height: number
}

/**
 * Two lines of title, and the line with the board and what can be done. Fixed, so that a row's
 * height does not depend on words.
 */
export const CAPTION_HEIGHT = 80
/**
 * Rows within this distance of the window are drawn too, so that a scroll finds them there: two
 * brisk frames.
 */
export const OVERSCAN = 240

export interface Density {
  /** Cards are at least this wide, except that a phone always gets two columns. */
  readonly minCard: number
  readonly gap: number
}

export function layOut(width: number, count: number, density: Density): GridGeometry {
  const { minCard, gap } = density
  const fitting = Math.floor((width + gap) / (minCard + gap))
  const columns = Math.max(width < 240 ? 1 : 2, fitting)
  const cardWidth = Math.max(1, (width - gap * (columns - 1)) / columns)
  const rowHeight = cardWidth * 1.5 + CAPTION_HEIGHT + gap
  const rows = Math.ceil(count / columns)
  return { columns, cardWidth, rowHeight, gap, rows, height: Math.max(0, rows * rowHeight - gap) }
}

export interface RowRange {
  readonly first: number
  /** Exclusive. */
  readonly end: number
}

/**
 * Rows that meet the window between `top` and `bottom`, measured from the grid's upper edge, or are
 * nearer to it than `overscan`.
 */
export function visibleRows(
  geometry: GridGeometry,
  { top, bottom, overscan }: { top: number; bottom: number; overscan: number },
): RowRange {
  if (geometry.rows === 0 || bottom <= top) return { first: 0, end: Math.min(geometry.rows, 1) }
  const first = clamp(
    Math.floor((top - overscan) / geometry.rowHeight),
    0,
    Math.max(0, geometry.rows - 1),
  )
  const end = clamp(Math.ceil((bottom + overscan) / geometry.rowHeight), first, geometry.rows)
  return { first, end }
}

/**
 * The rows to draw: the visible ones, and the one that holds the focus even when it was scrolled
 * away, so that focus is never lost.
 */
export function rowsToDraw(range: RowRange, focusedRow: number | null): number[] {
  const rows = Array.from({ length: range.end - range.first }, (_, index) => range.first + index)
  if (focusedRow === null || (focusedRow >= range.first && focusedRow < range.end)) return rows
  return focusedRow < range.first ? [focusedRow, ...rows] : [...rows, focusedRow]
}

/** `left` and `right` are measured from the edge of the first column. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Indices of the cards that a rubber band touches. Only the rows under the band are looked at. */
export function cardsInBox(geometry: GridGeometry, count: number, box: Box): number[] {
  const stride = geometry.cardWidth + geometry.gap
  const cardHeight = geometry.rowHeight - geometry.gap
  const firstRow = clamp(Math.floor(box.top / geometry.rowHeight), 0, geometry.rows)
  const lastRow = clamp(Math.floor(box.bottom / geometry.rowHeight), -1, geometry.rows - 1)
  const hits: number[] = []
  for (let row = firstRow; row <= lastRow; row += 1) {
    if (box.top > row * geometry.rowHeight + cardHeight) continue
    for (let column = 0; column < geometry.columns; column += 1) {
      const left = column * stride
      const index = row * geometry.columns + column
      if (index < count && left <= box.right && left + geometry.cardWidth >= box.left)
        hits.push(index)
    }
  }
  return hits
}

/**
 * How far the page must scroll so that the row is wholly seen between `top` and `bottom`; 0 when it
 * is.
 */
export function scrollToRow(
  geometry: GridGeometry,
  row: number,
  view: { top: number; bottom: number },
): number {
  const rowTop = row * geometry.rowHeight
  const rowBottom = rowTop + geometry.rowHeight - geometry.gap
  if (rowTop < view.top) return rowTop - view.top
  if (rowBottom > view.bottom) return Math.min(rowBottom - view.bottom, rowTop - view.top)
  return 0
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
