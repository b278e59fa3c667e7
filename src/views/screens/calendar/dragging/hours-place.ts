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
/** The note of the drag is at the lower edge. */
const FROM_END = 88

/**
 * Beside the mouse, so that a drop without a further move goes to the day. `isLow`: the hours need
 * two columns to fit in the height of the window. All in pixels.
 */
export function hoursPlace(
  mouse: { readonly x: number; readonly y: number },
  window: { readonly innerWidth: number; readonly innerHeight: number },
): { left: number; top: number; isLow: boolean } {
  const isLow = window.innerHeight < FROM_EDGE + ONE_COLUMN.block + FROM_END
  const { inline, block } = isLow ? TWO_COLUMNS : ONE_COLUMN
  const isRoomAfter = mouse.x + FROM_MOUSE + inline < window.innerWidth
  const lowest = window.innerHeight - block - FROM_END
  return {
    left: isRoomAfter ? mouse.x + FROM_MOUSE : mouse.x - FROM_MOUSE - inline,
    top: Math.max(FROM_EDGE, Math.min(lowest, mouse.y - block / 2)),
    isLow,
  }
}
