import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { PinGridProps } from '../../../src/views/pins/grid/grid-props.ts'
import { type GridGeometry } from '../../../src/views/pins/grid/window/grid-geometry.ts'
import { PeerRow, useGeometry } from './peer-row.tsx'

export function TanStackGrid(props: PinGridProps) {
  const area = useRef<HTMLDivElement>(null)
  const geometry = useGeometry(area, props.pins.length)
  return (
    <div ref={area} role="grid" aria-label={props.label}>
      {geometry === null ? null : <Rows {...props} geometry={geometry} />}
    </div>
  )
}

function Rows({ pins, selected, geometry }: PinGridProps & { geometry: GridGeometry }) {
  // It is for the React Compiler, which we don't use.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: geometry.rows,
    estimateSize: () => geometry.rowHeight,
    overscan: 1,
  })
  return (
    <div style={{ position: 'relative', blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          style={{
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: 0,
            transform: `translateY(${start}px)`,
          }}
        >
          <PeerRow row={index} geometry={geometry} pins={pins} selected={selected} />
        </div>
      ))}
    </div>
  )
}
