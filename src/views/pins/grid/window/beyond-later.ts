/**
 * Cards beyond the edges of the window are drawn a moment after the visible ones: of fifteen cards
 * on a laptop ten are visible, and those are painted first.
 */
import type { RowRange } from './grid-geometry.ts'

export interface Sight {
  /** Rows that a person sees. */
  readonly rows: RowRange
  /** The row that holds the focus. */
  readonly activeRow: number | null
}

export function isSeen(row: number, { rows, activeRow }: Sight): boolean {
  return (row >= rows.first && row < rows.end) || row === activeRow
}

export const BEYOND_DELAY_MS = 100

/**
 * Calls `follow` once: after the moment (ms), or with the first scroll, for then it may be seen.
 * What comes back calls it off.
 */
export function beyondLater(follow: () => void, moment = BEYOND_DELAY_MS): () => void {
  const callOff = (): void => {
    clearTimeout(timer)
    window.removeEventListener('scroll', now, { capture: true })
  }
  const now = (): void => {
    callOff()
    follow()
  }
  const timer = setTimeout(now, moment)
  window.addEventListener('scroll', now, { capture: true, passive: true })
  return callOff
}
