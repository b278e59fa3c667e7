/** How wide the columns of the sheet are and which rows are drawn. All lengths are CSS pixels. */
import { sheetColumns, type SheetColumn } from '#core/pins/sheet/sheet-columns.ts'

export const ROW_HEIGHT = 44
/** The line with the names of the columns. */
export const HEAD_HEIGHT = 36

const WIDTHS: Record<SheetColumn, number> = {
  title: 280,
  description: 360,
  alt_text: 240,
  link: 240,
  boards: 200,
  interest: 160,
  status: 110,
  pin_type: 100,
  created: 150,
  page: 240,
}

/** Number and picture, then the columns. */
export const sheetTemplate = `76px ${sheetColumns.map((column) => `${WIDTHS[column]}px`).join(' ')}`
export const sheetWidth = 76 + Object.values(WIDTHS).reduce((sum, width) => sum + width, 0)

const OVERSCAN = 4

/** `height` is that of the window over the rows, the head taken off. */
export function rowsInSight(
  count: number,
  { top, height }: { top: number; height: number },
): { first: number; end: number } {
  const first = Math.min(
    Math.max(0, Math.floor(top / ROW_HEIGHT) - OVERSCAN),
    Math.max(0, count - 1),
  )
  return { first, end: Math.min(count, Math.ceil((top + height) / ROW_HEIGHT) + OVERSCAN) }
}
