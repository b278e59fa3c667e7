import { useRef } from 'react'
import { WindowVirtualizer } from 'virtua'
import { OVERSCAN } from '../../../src/views/pins/grid/window/grid-geometry.ts'
import type { PinGridProps } from '../../../src/views/pins/grid/grid-props.ts'
import { PeerRow, useGeometry } from './peer-row.tsx'

export function VirtuaGrid({ label, pins, selected }: PinGridProps) {
  const area = useRef<HTMLDivElement>(null)
  const geometry = useGeometry(area, pins.length)
  return (
    <div ref={area} role="grid" aria-label={label}>
      {geometry === null ? null : (
        <WindowVirtualizer
          data={{ length: geometry.rows }}
          itemSize={geometry.rowHeight}
          bufferSize={OVERSCAN}
        >
          {(_, row) => (
            <PeerRow key={row} row={row} geometry={geometry} pins={pins} selected={selected} />
          )}
        </WindowVirtualizer>
      )}
    </div>
  )
}
