/** Where the hours of a day are shown while a mouse rests with a pin. */

interface Size {
  readonly inline: number
  readonly block: number
}

/** As the stylesheet has them, pixels. */
const ONE_COLUMN: Size = { inline: 232, block: 444 }
const TWO_COLUMNS: Size = { inline: 344, block: 228 }
const FROM_MOUSE = 16
const FROM_EDGE = 8

/**
 * Beside the mouse, so that a drop without a further move goes to the day. `end`: where the note of
 * the drag begins, above what is at the lower edge of the window. `isLow`: the hours need two
 * columns to fit above it. All in pixels.
 */
export function hoursPlace(
  { x, y, end }: { readonly x: number; readonly y: number; readonly end: number },
  window: { readonly innerWidth: number },
): { left: number; top: number; isLow: boolean } {
  const isLow = end < FROM_EDGE + ONE_COLUMN.block + FROM_EDGE
  const { inline, block } = isLow ? TWO_COLUMNS : ONE_COLUMN
  const isRoomAfter = x + FROM_MOUSE + inline < window.innerWidth
  const lowest = end - FROM_EDGE - block
  return {
    left: isRoomAfter ? x + FROM_MOUSE : x - FROM_MOUSE - inline,
    top: Math.max(FROM_EDGE, Math.min(lowest, y - block / 2)),
    isLow,
  }
}
