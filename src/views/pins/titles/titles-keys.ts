/** Moving in the titles table as in a spreadsheet. Pure, so that it is tested without a browser. */

export interface CellKey {
  readonly key: string
  readonly shift: boolean
  readonly mod: boolean
  readonly alt: boolean
  /** The cell holds several lines, so plain Up and Down belong to the caret. */
  readonly isMultiline: boolean
}

export type CellIntent =
  | { type: 'move'; rows: number }
  | { type: 'edge'; end: 'first' | 'last' }
  | { type: 'repeatAbove' }
  | { type: 'reset' }

export function intentOfCellKey({ key, shift, mod, alt, isMultiline }: CellKey): CellIntent | null {
  if (alt) return null
  if (mod) return intentWithControl(key)
  if (key === 'Enter') return { type: 'move', rows: shift ? -1 : 1 }
  if (key === 'Escape') return { type: 'reset' }
  if (isMultiline || shift) return null
  if (key === 'ArrowDown') return { type: 'move', rows: 1 }
  return key === 'ArrowUp' ? { type: 'move', rows: -1 } : null
}

function intentWithControl(key: string): CellIntent | null {
  switch (key) {
    case 'd':
    case 'D':
      return { type: 'repeatAbove' }
    case 'ArrowDown':
      return { type: 'move', rows: 1 }
    case 'ArrowUp':
      return { type: 'move', rows: -1 }
    case 'Home':
      return { type: 'edge', end: 'first' }
    case 'End':
      return { type: 'edge', end: 'last' }
    default:
      return null
  }
}

/** Ctrl+D, or Command+D on a Mac, in a cell that is no field. */
export function repeatsAbove({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  const intent = intentOfCellKey({
    key,
    shift: false,
    mod: ctrlKey || metaKey,
    alt: altKey,
    isMultiline: false,
  })
  return intent?.type === 'repeatAbove'
}
