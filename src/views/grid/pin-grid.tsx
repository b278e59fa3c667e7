/**
 * The pins of an account as a grid: virtual by arithmetic, one tab stop, arrow keys, Shift and Ctrl+A, a rubber band, and a spoken
 * count. It keeps only the focus; what is selected belongs to whoever shows it. While a job runs the places of the
 * pins that are still to come stand behind the finished ones: the whole keeps its size.
 */
import { memo, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { rowsToDraw } from './grid-geometry.ts'
import { gridMessages } from './grid.messages.ts'
import type { PinGridProps } from './grid-props.ts'
import { elementHeight } from './grid-scroll.ts'
import css from './pin-grid.module.css'
import { PinRow } from './pin-row.tsx'
import { useGridFocus } from './use-grid-focus.ts'
import { type GridWindow, useGridWindow } from './use-grid-window.ts'
import { useRowSlots } from './use-row-slots.ts'
import { useRubberBand } from './use-rubber-band.ts'

const none: ReadonlySet<string> = new Set()

export function PinGrid(props: PinGridProps) {
  const { label, pins, selected, pendingCount = 0, onSelect } = props
  const t = useText(gridMessages)
  const grid = useRef<HTMLDivElement>(null)
  const count = pins.length + pendingCount
  const window = useGridWindow(grid, count)
  const { geometry, offset, measured } = window
  const { activeIndex, ...focus } = useGridFocus({ grid, window, props })

  const takeBox = useCallback(
    (indices: number[], keep: boolean) => {
      const touched = new Set(indices.flatMap((index) => pins[index]?.id ?? []))
      const select = [...touched].filter((id) => !selected.has(id))
      const deselect = keep ? [] : selected.ids.filter((id) => !touched.has(id))
      onSelect({ select, deselect })
    },
    [pins, selected, onSelect],
  )
  const band = useRubberBand({ grid, geometry, offset, count, onSelect: takeBox })

  const onClick = (event: MouseEvent) => {
    if (band.swallowsClick()) return
    focus.click(event)
  }
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
        style={{ blockSize: elementHeight(geometry.height) }}
        tabIndex={count > 0 && pins.length === 0 ? 0 : undefined}
        onClick={onClick}
        onDoubleClick={focus.doubleClick}
        onKeyDown={focus.keyDown}
        onFocus={focus.focused}
        onBlur={focus.blurred}
        {...band.handlers}
      >
        {measured ? <Rows {...props} window={window} activeIndex={activeIndex} count={count} /> : null}
        {band.box ? <div className={css.band} style={{ insetInlineStart: band.box.left, top: band.box.top - offset, width: band.box.right - band.box.left, height: band.box.bottom - band.box.top }} /> : null}
      </div>
      <SpokenCount count={selected.size} />
    </div>
  )
}

/** Whoever draws a band over many pins hears where it ends, not each count on the way. ms */
const REST = 200

const SpokenCount = memo(function SpokenCount({ count }: { count: number }) {
  const t = useText(gridMessages)
  const [spoken, setSpoken] = useState(count)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), REST)
    return () => clearTimeout(timer)
  }, [count])
  const sentence = useMemo(() => t('grid.selectedCount', { count: spoken }), [t, spoken])
  return (
    <p className={css.spoken} aria-live="polite">
      {sentence}
    </p>
  )
})

interface RowsProps extends PinGridProps {
  readonly window: GridWindow
  readonly activeIndex: number | null
  readonly count: number
}

function Rows({ window: { geometry, range, offset }, activeIndex, ...props }: RowsProps) {
  const { columns, rowHeight, gap, height } = geometry
  const activeRow = activeIndex === null ? null : Math.floor(activeIndex / columns)
  /** A row that is kept for its focus must not make a tall list's element taller. */
  const lowest = Math.max(0, elementHeight(height) - rowHeight + gap)
  const slots = useRowSlots(rowsToDraw(range, activeRow))
  return [...slots].map(([row, slot]) => (
    <PinRow
      key={slot}
      row={row}
      top={Math.min(Math.max(row * rowHeight - offset, 0), lowest)}
      geometry={geometry}
      focusable={row === (activeRow ?? 0) ? (activeIndex ?? 0) : null}
      pins={props.pins}
      count={props.count}
      selected={props.selected}
      working={props.working ?? none}
      committed={props.committed ?? none}
      showStatus={props.showStatus ?? false}
    />
  ))
}
