/** What a key means in the pin grid: a move of the focus, a change of the selection, or something to do with the pin. Pure, so that it is tested without a browser. */

export interface GridKey {
  readonly key: string
  readonly shift: boolean
  /** Ctrl, or Command on a Mac. */
  readonly mod: boolean
  readonly rtl: boolean
}

export interface GridPlace {
  readonly index: number
  readonly count: number
  readonly columns: number
  /** Rows that fit on the screen, for Page up and Page down. */
  readonly pageRows: number
}

export type GridIntent =
  | { type: 'move'; index: number; extend: boolean }
  | { type: 'toggle'; index: number; extend: boolean }
  | { type: 'selectAll' }
  | { type: 'clear' }
  | { type: 'open'; index: number }
  | { type: 'delete'; index: number }
  | { type: 'favor'; index: number }

export function intentOfKey(key: GridKey, place: GridPlace): GridIntent | null {
  if (place.count === 0) return null
  const target = targetOfMove(key, place)
  if (target !== null) return { type: 'move', index: Math.min(Math.max(target, 0), place.count - 1), extend: key.shift }
  return intentOfCommand(key, place.index)
}

function intentOfCommand(key: GridKey, index: number): GridIntent | null {
  if (key.mod) return key.key.toLowerCase() === 'a' && !key.shift ? { type: 'selectAll' } : null
  switch (key.key) {
    case ' ':
      return { type: 'toggle', index, extend: key.shift }
    case 'Enter':
      return { type: 'open', index }
    case 'Escape':
      return { type: 'clear' }
    case 'Delete':
    case 'Backspace':
      return { type: 'delete', index }
    case 'f':
    case 'F':
      return { type: 'favor', index }
    default:
      return null
  }
}

function targetOfMove(key: GridKey, place: GridPlace): number | null {
  const { index, columns, count, pageRows } = place
  const forward = key.rtl ? -1 : 1
  const row = Math.floor(index / columns)
  switch (key.key) {
    case 'ArrowRight':
      return index + forward
    case 'ArrowLeft':
      return index - forward
    case 'ArrowDown':
      return below(index, columns, count)
    case 'ArrowUp':
      return index - columns >= 0 ? index - columns : index
    case 'PageDown':
      return Math.min(index + columns * pageRows, count - 1)
    case 'PageUp':
      return Math.max(index - columns * pageRows, index % columns)
    case 'Home':
      return key.mod ? 0 : row * columns
    case 'End':
      return key.mod ? count - 1 : row * columns + columns - 1
    default:
      return null
  }
}

/** One row down; from the last full row into a shorter one the last card is taken. */
function below(index: number, columns: number, count: number): number {
  if (index + columns < count) return index + columns
  const lastRow = Math.floor((count - 1) / columns)
  return Math.floor(index / columns) < lastRow ? count - 1 : index
}

/** Every index from the anchor to the focus, in order. */
export function indicesBetween(anchor: number, focus: number): number[] {
  const first = Math.min(anchor, focus)
  return Array.from({ length: Math.abs(anchor - focus) + 1 }, (_, offset) => first + offset)
}
