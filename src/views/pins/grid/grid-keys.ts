/**
 * What a key means in the pin grid: a move of the focus, a change of the selection, or something to
 * do with the pin. Pure, so that it is tested without a browser.
 */

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
  | { type: 'looks'; index: number }
  | { type: 'vary'; index: number }

export function intentOfKey(key: GridKey, place: GridPlace): GridIntent | null {
  if (place.count === 0) return null
  const target = targetOfMove(key, place)
  if (target !== null)
    return {
      type: 'move',
      index: Math.min(Math.max(target, 0), place.count - 1),
      extend: key.shift,
    }
  return intentOfCommand(key, place.index)
}

function intentOfCommand(key: GridKey, index: number): GridIntent | null {
  if (key.mod) return key.key.toLowerCase() === 'a' && !key.shift ? { type: 'selectAll' } : null
  return commands[key.key]?.(index, key.shift) ?? null
}

const commands: Readonly<Record<string, (index: number, shift: boolean) => GridIntent>> = {
  ' ': (index, extend) => ({ type: 'toggle', index, extend }),
  Enter: (index) => ({ type: 'open', index }),
  Escape: () => ({ type: 'clear' }),
  Delete: (index) => ({ type: 'delete', index }),
  Backspace: (index) => ({ type: 'delete', index }),
  f: (index) => ({ type: 'favor', index }),
  F: (index) => ({ type: 'favor', index }),
  l: (index) => ({ type: 'looks', index }),
  L: (index) => ({ type: 'looks', index }),
  v: (index) => ({ type: 'vary', index }),
  V: (index) => ({ type: 'vary', index }),
}

/** Where a key takes the focus; before the first and behind the last card is still allowed here. */
const moves: Readonly<Record<string, (place: GridPlace, key: GridKey) => number>> = {
  ArrowRight: ({ index }, { rtl }) => index + (rtl ? -1 : 1),
  ArrowLeft: ({ index }, { rtl }) => index + (rtl ? 1 : -1),
  ArrowDown: ({ index, columns, count }) => below(index, columns, count),
  ArrowUp: ({ index, columns }) => (index - columns >= 0 ? index - columns : index),
  PageDown: ({ index, columns, count, pageRows }) =>
    Math.min(index + columns * pageRows, count - 1),
  PageUp: ({ index, columns, pageRows }) => Math.max(index - columns * pageRows, index % columns),
  Home: ({ index, columns }, { mod }) => (mod ? 0 : index - (index % columns)),
  End: ({ index, columns, count }, { mod }) =>
    mod ? count - 1 : index - (index % columns) + columns - 1,
}

function targetOfMove(key: GridKey, place: GridPlace): number | null {
  return moves[key.key]?.(place, key) ?? null
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
