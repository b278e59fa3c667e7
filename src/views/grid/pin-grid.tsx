/**
 * The pins of an account as a grid: virtual by arithmetic, one tab stop, arrow keys, Shift and Ctrl+A, a rubber band, and a spoken
 * count. It keeps only the focus; what is selected belongs to whoever shows it. While a job runs the places of the
 * pins that are still to come stand behind the finished ones: the whole keeps its size.
 */
import { type CSSProperties, type MouseEvent, useCallback, useMemo, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { type GridGeometry, rowsToDraw } from './grid-geometry.ts'
import { gridMessages } from './grid.messages.ts'
import type { PinGridProps } from './grid-props.ts'
import { PinCard, PinPlaceholder } from './pin-card.tsx'
import css from './pin-grid.module.css'
import { useGridFocus } from './use-grid-focus.ts'
import { useGridWindow } from './use-grid-window.ts'
import { useRubberBand } from './use-rubber-band.ts'

const none: ReadonlySet<string> = new Set()

export function PinGrid(props: PinGridProps) {
  const { label, pins, selected, pendingCount = 0, onSelect } = props
  const t = useText(gridMessages)
  const grid = useRef<HTMLDivElement>(null)
  const count = pins.length + pendingCount
  const { geometry, range, measured } = useGridWindow(grid, count)
  const focus = useGridFocus({ grid, geometry, props })

  const takeBox = useCallback(
    (indices: number[], keep: boolean) => {
      const touched = new Set(indices.flatMap((index) => pins[index]?.id ?? []))
      const select = [...touched].filter((id) => !selected.has(id))
      const deselect = keep ? [] : [...selected].filter((id) => !touched.has(id))
      onSelect({ select, deselect })
    },
    [pins, selected, onSelect],
  )
  const band = useRubberBand({ grid, geometry, count, onSelect: takeBox })

  const onClick = (event: MouseEvent) => {
    if (band.swallowsClick()) return
    focus.click(event)
  }
  const rows = measured ? rowsToDraw(range, focus.activeIndex === null ? null : Math.floor(focus.activeIndex / geometry.columns)) : []
  return (
    <div className={css.area} aria-describedby="pin-grid-help">
      <p id="pin-grid-help" hidden>
        {t('grid.help')}
      </p>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={geometry.rows}
        aria-colcount={geometry.columns}
        aria-describedby="pin-grid-help"
        className={css.grid}
        data-drawing={band.box ? '' : undefined}
        style={{ blockSize: geometry.height }}
        tabIndex={count > 0 && pins.length === 0 ? 0 : undefined}
        onClick={onClick}
        onDoubleClick={focus.doubleClick}
        onKeyDown={focus.keyDown}
        onFocus={focus.focused}
        {...band.handlers}
      >
        {rows.map((row) => (
          <PinRow key={row} row={row} geometry={geometry} activeIndex={focus.activeIndex ?? 0} {...props} />
        ))}
        {band.box ? <div className={css.band} style={{ left: band.box.left, top: band.box.top, width: band.box.right - band.box.left, height: band.box.bottom - band.box.top }} /> : null}
      </div>
      <p className={css.spoken} aria-live="polite">
        {t('grid.selectedCount', { count: selected.size })}
      </p>
    </div>
  )
}

interface PinRowProps extends PinGridProps {
  readonly row: number
  readonly geometry: GridGeometry
  readonly activeIndex: number
}

function PinRow({ row, geometry, activeIndex, pins, pendingCount = 0, ...props }: PinRowProps) {
  const first = row * geometry.columns
  const end = Math.min(first + geometry.columns, pins.length + pendingCount)
  const style = useMemo<CSSProperties>(
    () => ({ transform: `translateY(${row * geometry.rowHeight}px)`, blockSize: geometry.rowHeight - geometry.gap, gridTemplateColumns: `repeat(${geometry.columns}, ${geometry.cardWidth}px)`, columnGap: geometry.gap }),
    [row, geometry],
  )
  const cells = []
  for (let index = first; index < end; index += 1) {
    const pin = pins[index]
    const column = index - first + 1
    if (!pin) cells.push(<PinPlaceholder key={`place-${index}`} column={column} />)
    else
      cells.push(
        <PinCard
          key={pin.id}
          pin={pin}
          column={column}
          selected={props.selected.has(pin.id)}
          focusable={index === activeIndex}
          working={(props.working ?? none).has(pin.id)}
          committed={(props.committed ?? none).has(pin.id)}
          showStatus={props.showStatus ?? false}
        />,
      )
  }
  return (
    <div role="row" aria-rowindex={row + 1} className={css.row} style={style}>
      {cells}
    </div>
  )
}
