/**
 * Rows that are scrolled away lend their elements to those that come: a new row of cards costs
 * three times as much as other words in an old one.
 */
import { useState } from 'react'

/** Which element draws a row: rows to slots, in the order of the rows. */
export type RowSlots = ReadonlyMap<number, number>

export function useRowSlots(rows: readonly number[]): RowSlots {
  const [slots, setSlots] = useState<RowSlots>(new Map())
  const next = assignSlots(slots, rows)
  if (next !== slots) setSlots(next)
  return next
}

/**
 * Rows that were drawn keep their slot. A row below all of them takes the slot of one that is gone;
 * a row above them gets a new one, because its element would have to come before theirs, and moving
 * those would take the focus from them. The same map when it is the same.
 */
export function assignSlots(before: RowSlots, rows: readonly number[]): RowSlots {
  if (rows.length === before.size && rows.every((row) => before.has(row))) return before
  const kept = new Set(rows.filter((row) => before.has(row)))
  const gone = [...before].flatMap(([row, slot]) => (kept.has(row) ? [] : [slot]))
  const lowest = Math.max(-1, ...kept)
  let fresh = Math.max(-1, ...before.values()) + 1
  return new Map(
    rows.map((row) => [
      row,
      before.get(row) ?? (row > lowest ? gone.shift() : undefined) ?? fresh++,
    ]),
  )
}
