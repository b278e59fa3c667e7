import { Masonry } from 'masonic'
import { createContext, useContext, useMemo, useRef } from 'react'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import { OVERSCAN } from '../../../src/views/pins/grid/window/grid-geometry.ts'
import type { PinGridProps } from '../../../src/views/pins/grid/grid-props.ts'
import { PinCard } from '../../../src/views/pins/grid/card/pin-card.tsx'
import { useGeometry } from './peer-row.tsx'

const Selected = createContext<Pick<PinGridProps['selected'], 'has'>>(new Set())

export function MasonicGrid({ label, pins, selected }: PinGridProps) {
  const area = useRef<HTMLDivElement>(null)
  const geometry = useGeometry(area, pins.length)
  // Its places are kept by index: another list needs another masonry.
  const list = useMemo(() => ({ items: [...pins], key: crypto.randomUUID() }), [pins])
  return (
    <div ref={area} role="grid" aria-label={label}>
      {geometry === null ? null : (
        <Selected value={selected}>
          {/* In windows, the one in sight among them; by default it is 2. */}
          <Masonry
            key={list.key}
            items={list.items}
            columnCount={geometry.columns}
            columnGutter={geometry.gap}
            itemHeightEstimate={geometry.rowHeight - geometry.gap}
            itemKey={keyOf}
            overscanBy={1 + OVERSCAN / window.innerHeight}
            render={Cell}
          />
        </Selected>
      )}
    </div>
  )
}

function keyOf(pin: Pin): string {
  return pin.id
}

function Cell({ data, index }: { data: Pin; index: number }) {
  const selected = useContext(Selected)
  return (
    <PinCard
      pin={data}
      column={1}
      selected={selected.has(data.id)}
      focusable={index === 0}
      working={false}
      committed={false}
      showStatus
    />
  )
}
