/** A row of our cards for peers that lay out rows: the markup and the geometry of our own grid. */
import { type CSSProperties, memo, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import { type GridGeometry, layOut } from '../../../src/views/pins/grid/window/grid-geometry.ts'
import type { PinGridProps } from '../../../src/views/pins/grid/grid-props.ts'
import { PinCard } from '../../../src/views/pins/grid/card/pin-card.tsx'

/** As our grid has it on a wide screen. */
const DENSITY = { minCard: 188, gap: 20 }

export function useGeometry(
  area: RefObject<HTMLElement | null>,
  count: number,
): GridGeometry | null {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
  return useMemo(() => (width === 0 ? null : layOut(width, count, DENSITY)), [width, count])
}

interface PeerRowProps {
  readonly row: number
  readonly geometry: GridGeometry
  readonly pins: readonly Pin[]
  readonly selected: PinGridProps['selected']
}

export const PeerRow = memo(function PeerRow({ row, geometry, pins, selected }: PeerRowProps) {
  const { columns, cardWidth, gap, rowHeight } = geometry
  const style = useMemo<CSSProperties>(
    () => ({
      display: 'grid',
      blockSize: rowHeight,
      gridTemplateColumns: `repeat(${columns}, ${cardWidth}px)`,
      columnGap: gap,
      alignItems: 'start',
    }),
    [columns, cardWidth, gap, rowHeight],
  )
  return (
    <div role="row" aria-rowindex={row + 1} style={style}>
      {pins.slice(row * columns, (row + 1) * columns).map((pin, at) => (
        <PinCard
          key={at}
          pin={pin}
          column={at + 1}
          selected={selected.has(pin.id)}
          focusable={row === 0 && at === 0}
          working={false}
          committed={false}
          showStatus
        />
      ))}
    </div>
  )
})
