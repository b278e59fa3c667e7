/**
 * What lies beyond the edges of the window follows another list a moment later: what a person sees after a keystroke in the search does
 * not wait for it (of fifteen cards on a laptop's window he sees ten). A scroll ends the moment, for then it may be seen.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { RowRange } from './grid-geometry.ts'

/** ms */
export const BEYOND_LATER = 100

/** The list that the rows beyond the edges draw: that of now, or the one before it. */
export function useListBeyond(pins: readonly Pin[]): readonly Pin[] {
  const [beyond, setBeyond] = useState(pins)
  const latest = useRef(pins)
  useLayoutEffect(() => {
    latest.current = pins
  })
  const isBehind = beyond !== pins
  useEffect(() => {
    if (!isBehind) return
    const follow = (): void => setBeyond(latest.current)
    const timer = setTimeout(follow, BEYOND_LATER)
    window.addEventListener('scroll', follow, { capture: true, once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', follow, { capture: true })
    }
  }, [isBehind, beyond])
  return beyond
}

interface RowLists {
  readonly columns: number
  readonly pins: readonly Pin[]
  readonly beyond: readonly Pin[]
  /** Rows that a person sees. */
  readonly inSight: RowRange
  /** The row that holds the focus. */
  readonly activeRow: number | null
}

/** Which list a row draws. Where the one before does not reach, a row beyond the edges would be drawn twice. */
export function listOfRow(row: number, { columns, pins, beyond, inSight, activeRow }: RowLists): readonly Pin[] {
  const isSeen = (row >= inSight.first && row < inSight.end) || row === activeRow
  return isSeen || beyond.length < (row + 1) * columns ? pins : beyond
}
