/**
 * One row of the pin grid. Drawn again only when its own place, the list or the selection changes:
 * scrolling leaves the rows that stay alone. Its cards are keyed by their column: another pin in
 * the same place is an update, which costs a third of a new card.
 */
import { type CSSProperties, memo, useMemo, useSyncExternalStore } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { GridGeometry } from '../window/grid-geometry.ts'
import { PinCard, PinPlaceholder } from './pin-card.tsx'
import css from '../pin-grid.module.css'
import type { SelectionInSight } from '../selection/selection-in-sight.ts'

interface PinRowProps {
  readonly row: number
  /** From the element's upper edge. */
  readonly top: number
  readonly geometry: GridGeometry
  /** Index of the pin that the Tab key finds, when it is in this row. */
  readonly focusable: number | null
  readonly pins: readonly Pin[]
  readonly selection: SelectionInSight
  /** With the places of pins that are still being made. */
  readonly count: number
  readonly working: ReadonlySet<string>
  readonly committed: ReadonlySet<string>
  readonly showStatus: boolean
}

export const PinRow = memo(function PinRow({
  row,
  top,
  geometry,
  focusable,
  pins,
  selection,
  count,
  working,
  committed,
  showStatus,
}: PinRowProps) {
  const selectedNow = () => selection.of(row)
  const selected = useSyncExternalStore(selection.subscribe, selectedNow, selectedNow)
  const { columns, cardWidth, rowHeight, gap } = geometry
  const style = useMemo<CSSProperties>(
    () => ({
      transform: `translateY(${top}px)`,
      blockSize: rowHeight - gap,
      gridTemplateColumns: `repeat(${columns}, ${cardWidth}px)`,
      columnGap: gap,
    }),
    [top, columns, cardWidth, rowHeight, gap],
  )
  const first = row * columns
  const places = Array.from(
    { length: Math.max(0, Math.min(columns, count - first)) },
    (_, at) => first + at,
  )
  return (
    <div role="row" aria-rowindex={row + 1} className={css.row} style={style}>
      {places.map((index) => {
        const pin = pins[index]
        const column = index - first + 1
        if (!pin) return <PinPlaceholder key={`place-${column}`} column={column} />
        return (
          <PinCard
            key={column}
            pin={pin}
            column={column}
            selected={selected.has(pin.id)}
            focusable={index === focusable}
            working={working.has(pin.id)}
            committed={committed.has(pin.id)}
            showStatus={showStatus}
          />
        )
      })}
    </div>
  )
})
