/**
 * The pins of an account as a grid: virtual by arithmetic, one tab stop, arrow keys, Shift and
 * Ctrl+A, a rubber band, and a spoken count. It keeps only the focus; what is selected belongs to
 * the screen that shows it. While a job runs, places for the pins to come follow the finished ones,
 * so that the grid keeps its size.
 */
import {
  memo,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useText } from '../../kit/i18n/text.ts'
import type { Sight } from './window/beyond-later.ts'
import { type Box, rowsToDraw, visibleRows } from './window/grid-geometry.ts'
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import type { PinGridProps } from './grid-props.ts'
import { elementHeight } from './window/grid-scroll.ts'
import css from './pin-grid.module.css'
import { PinRow } from './card/pin-row.tsx'
import { RestedCount } from './window/rested-count.ts'
import { SelectionInSight } from './selection/selection-in-sight.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { type GridWindow, useGridWindow } from './window/use-grid-window.ts'
import { listOfRow, useListBeyond } from './window/use-list-beyond.ts'
import { useRowSlots } from './window/use-row-slots.ts'
import { type Touched, useRubberBand } from './selection/use-rubber-band.ts'

const none: ReadonlySet<string> = new Set()

export function PinGrid(props: PinGridProps) {
  const {
    label,
    pins,
    selected,
    committed = none,
    working = none,
    pendingCount = 0,
    showStatus = false,
  } = props
  const latest = useRef(props)
  const [spoken] = useState(() => new RestedCount(selected.size))
  const [selection] = useState(() => new SelectionInSight(selected))
  useLayoutEffect(() => {
    latest.current = props
    spoken.set(selected.size)
    selection.set(selected)
  })
  return (
    <Area
      label={label}
      pins={pins}
      committed={committed}
      working={working}
      pendingCount={pendingCount}
      showStatus={showStatus}
      latest={latest}
      selection={selection}
      spoken={spoken}
    />
  )
}

type ShownProps = Required<
  Pick<PinGridProps, 'label' | 'pins' | 'committed' | 'working' | 'pendingCount' | 'showStatus'>
>

interface AreaProps extends ShownProps {
  /** The selection and the listeners. Neither renders the grid again. */
  readonly latest: RefObject<PinGridProps>
  readonly selection: SelectionInSight
  readonly spoken: RestedCount
}

const Area = memo(function Area({
  label,
  pins,
  pendingCount,
  latest,
  selection,
  spoken,
  ...shown
}: AreaProps) {
  const grid = useRef<HTMLDivElement>(null)
  const count = pins.length + pendingCount
  const window = useGridWindow(grid, count)
  const { activeIndex, ...focus } = useGridFocus({ grid, window, pins, latest })
  const takeTouched = (touched: Touched) => {
    takeBox(latest.current, touched)
    if (touched.last !== undefined) focus.goOnFrom(Math.min(touched.last, pins.length - 1))
  }
  const band = useRubberBand({ grid, window, count, onSelect: takeTouched })

  const onClick = (event: MouseEvent) => band.swallowsClick() || focus.click(event)
  return (
    <div className={css.area} aria-describedby="pin-grid-help">
      <Help />
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={window.geometry.rows}
        aria-colcount={window.geometry.columns}
        aria-describedby="pin-grid-help"
        className={css.grid}
        data-drawing={band.box ? '' : undefined}
        style={{ blockSize: elementHeight(window.geometry.height) }}
        tabIndex={count > 0 && pins.length === 0 ? 0 : undefined}
        onClick={onClick}
        onDoubleClick={focus.doubleClick}
        onKeyDown={focus.keyDown}
        onFocus={focus.focused}
        onBlur={focus.blurred}
        {...band.handlers}
      >
        {window.measured ? (
          <Rows
            {...shown}
            pins={pins}
            window={window}
            activeIndex={activeIndex}
            count={count}
            selection={selection}
            isHeld={focus.isHeld}
          />
        ) : null}
        {band.box ? <Band box={band.box} offset={window.offset} /> : null}
      </div>
      <SpokenCount count={spoken} />
    </div>
  )
})

function Help() {
  const t = useText(gridMessages)
  return (
    <p id="pin-grid-help" hidden>
      {t('grid.help')}
    </p>
  )
}

function Band({ box, offset }: { box: Box; offset: number }) {
  return (
    <div
      className={css.band}
      style={{
        insetInlineStart: box.left,
        top: box.top - offset,
        width: box.right - box.left,
        height: box.bottom - box.top,
      }}
    />
  )
}

/** Without `keep`, pins outside the box are deselected. */
function takeBox({ pins, selected, onSelect }: PinGridProps, { indices, keep }: Touched): void {
  const touched = new Set(indices.flatMap((index) => pins[index]?.id ?? []))
  const select = [...touched].filter((id) => !selected.has(id))
  const deselect = keep ? [] : selected.ids.filter((id) => !touched.has(id))
  onSelect({ select, deselect })
}

const SpokenCount = memo(function SpokenCount({ count }: { count: RestedCount }) {
  const t = useText(gridMessages)
  const announced = useSyncExternalStore(count.subscribe, count.announced, count.announced)
  const sentence = useMemo(() => t('grid.selectedCount', { count: announced }), [t, announced])
  return (
    <p className={css.spoken} aria-live="polite">
      {sentence}
    </p>
  )
})

interface RowsProps extends Pick<ShownProps, 'pins' | 'committed' | 'working' | 'showStatus'> {
  readonly window: GridWindow
  readonly activeIndex: number | null
  readonly count: number
  readonly selection: SelectionInSight
  /** Whether the focus is in the grid now. */
  readonly isHeld: () => boolean
}

function Rows({
  window: { geometry, range, offset, view },
  activeIndex,
  pins,
  selection,
  isHeld,
  ...shown
}: RowsProps) {
  const { columns, rowHeight, gap, height } = geometry
  const activeRow = activeIndex === null ? null : Math.floor(activeIndex / columns)
  const sight = (): Sight => ({
    rows: visibleRows(geometry, { ...view(), overscan: 0 }),
    activeRow,
  })
  useLayoutEffect(() => selection.setSight(sight))
  const beyond = useListBeyond(pins)
  // With the focus in it, the whole grid shows one list: the focused card may be beyond the edge.
  const lists = { columns, pins, beyond: isHeld() ? pins : beyond, sight: sight() }
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
      pins={listOfRow(row, lists)}
      selection={selection}
      {...shown}
    />
  ))
}
