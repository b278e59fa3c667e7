/**
 * Cards beyond the edges of the window follow a change of the list a moment later: the visible ones
 * do not wait for them after a keystroke in the search.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { beyondLater, isSeen, type Sight } from './beyond-later.ts'

/** The list that the rows beyond the edges draw: that of now, or the one before it. */
export function useListBeyond(pins: readonly Pin[]): readonly Pin[] {
  const [beyond, setBeyond] = useState(pins)
  const latest = useRef(pins)
  useLayoutEffect(() => {
    latest.current = pins
  })
  const isBehind = beyond !== pins
  useEffect(
    () => (isBehind ? beyondLater(() => setBeyond(latest.current)) : undefined),
    [isBehind, beyond],
  )
  return beyond
}

interface RowLists {
  readonly columns: number
  readonly pins: readonly Pin[]
  readonly beyond: readonly Pin[]
  readonly sight: Sight
}

/**
 * Which list a row draws. Where the one before does not reach, a row beyond the edges would be
 * drawn twice.
 */
export function listOfRow(row: number, { columns, pins, beyond, sight }: RowLists): readonly Pin[] {
  return isSeen(row, sight) || beyond.length < (row + 1) * columns ? pins : beyond
}
