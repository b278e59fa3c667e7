/**
 * The cells: virtual rows, one tab stop, a range that Shift stretches, and the clipboard. What is
 * done to cells is the view's to carry out.
 */
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { cellText, sheetColumns } from '#core/pins/sheet/sheet-columns.ts'
import { columnsOf, type SheetRange } from '#core/pins/sheet/sheet-edits.ts'
import { writeTable } from '#core/pins/sheet/tabular-text.ts'
import { rowsToDraw } from '../grid/window/grid-geometry.ts'
import { isRightToLeft } from '../grid/window/use-grid-window.ts'
import { useText } from '../../kit/i18n/text.ts'
import {
  intentOfSheetKey,
  moved,
  rangeOf,
  type SheetCursor,
  type SheetIntent,
  type SheetSize,
} from './sheet-cursor.ts'
import { HEAD_HEIGHT, ROW_HEIGHT, sheetTemplate, sheetWidth } from './sheet-layout.ts'
import { type CellEditing, cellId, SheetRow } from './sheet-row.tsx'
import css from './sheet.module.css'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }
import { useSheetWindow } from './use-sheet-window.ts'

/** Longer than any system's own. */
const MAX_DOUBLE_CLICK_MS = 1_000

export interface SheetGridProps {
  readonly grid: RefObject<HTMLDivElement | null>
  readonly pins: readonly Pin[]
  readonly cursor: SheetCursor
  readonly editing: CellEditing | null
  readonly onIntent: (intent: SheetIntent) => void
  readonly onPaste: (text: string) => void
}

export function SheetGrid({ grid, pins, cursor, editing, onIntent, onPaste }: SheetGridProps) {
  const t = useText(sheetMessages)
  const { first, end, pageRows } = useSheetWindow(grid, pins.length)
  const size: SheetSize = { rows: pins.length, columns: sheetColumns.length, pageRows }
  const { at } = cursor
  const range = rangeOf(cursor)
  useLayoutEffect(() => {
    document
      .getElementById(cellId(at.row, at.column))
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at.row, at.column])

  const handlers = useSheetInput({ cursor, size, editing, onIntent })
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={t('sheet.grid')}
      aria-describedby="sheet-help"
      aria-multiselectable="true"
      aria-rowcount={pins.length + 1}
      aria-colcount={sheetColumns.length + 1}
      aria-activedescendant={cellId(at.row, at.column)}
      className={css.grid}
      {...handlers}
      {...(editing === null ? clipboardOf({ pins, range, onPaste }) : {})}
    >
      <div
        role="presentation"
        className={css.canvas}
        style={{ blockSize: HEAD_HEIGHT + pins.length * ROW_HEIGHT, inlineSize: sheetWidth }}
      >
        <Head />
        <div role="presentation" className={css.rows}>
          {rowsToDraw({ first, end }, at.row).map((row) => {
            const pin = pins[row]
            return pin === undefined ? null : (
              <SheetRow key={pin.id} pin={pin} row={row} {...activeIn(row, cursor, editing)} />
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** What of the cursor, the range and the open field is in a row. */
function activeIn(row: number, cursor: SheetCursor, editing: CellEditing | null) {
  const range = rangeOf(cursor)
  const isInRange = row >= range.firstRow && row <= range.lastRow
  const isActive = row === cursor.at.row
  return {
    activeColumn: isActive ? cursor.at.column : null,
    firstColumn: isInRange ? range.firstColumn : -1,
    lastColumn: isInRange ? range.lastColumn : -1,
    editing: isActive ? editing : null,
  }
}

interface SheetInput extends Pick<SheetGridProps, 'cursor' | 'editing' | 'onIntent'> {
  readonly size: SheetSize
}

/** Intents from keys and the pointer. */
function useSheetInput({ cursor, size, editing, onIntent }: SheetInput) {
  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || editing !== null) return
    const intent = intentOfSheetKey(
      {
        key: event.key,
        shift: event.shiftKey,
        mod: event.ctrlKey || event.metaKey,
        rtl: isRightToLeft(event.currentTarget),
      },
      cursor,
      size,
    )
    if (intent === null) return
    event.preventDefault()
    onIntent(intent)
  }
  const point = (event: PointerEvent, extend: boolean) => {
    const cell = cellAt(event)
    if (cell !== null && editing === null)
      onIntent({ type: 'move', cursor: moved(cursor, cell, { size, extend }) })
  }
  const began = useRef(-Infinity)
  // The first click of two may have hit something above the sheet, not the cell below it.
  const click = (event: MouseEvent) => {
    if (event.detail === 1) began.current = event.timeStamp
  }
  const doubleClick = (event: MouseEvent) => {
    if (
      editing === null &&
      event.timeStamp - began.current < MAX_DOUBLE_CLICK_MS &&
      cellAt(event) !== null
    )
      onIntent({ type: 'edit', text: null })
  }
  return {
    onKeyDown: keyDown,
    onPointerDown: (event: PointerEvent) => point(event, event.shiftKey),
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons === 1 && event.pointerType === 'mouse') point(event, true)
    },
    onClick: click,
    onDoubleClick: doubleClick,
  }
}

function clipboardOf({
  pins,
  range,
  onPaste,
}: {
  pins: readonly Pin[]
  range: SheetRange
  onPaste: (text: string) => void
}) {
  return {
    onCopy: (event: ClipboardEvent) => {
      event.preventDefault()
      const rows = pins.slice(range.firstRow, range.lastRow + 1)
      event.clipboardData.setData(
        'text/plain',
        writeTable(rows.map((pin) => columnsOf(range).map((column) => cellText(pin, column)))),
      )
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      onPaste(event.clipboardData.getData('text/plain'))
    },
  }
}

function Head() {
  const t = useText(sheetMessages)
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={css.head}
      style={{ gridTemplateColumns: sheetTemplate }}
    >
      <div role="columnheader" aria-colindex={1} className={css.corner}>
        {t('sheet.number')}
      </div>
      {sheetColumns.map((column, at) => (
        <div key={column} role="columnheader" aria-colindex={at + 2} className={css.name}>
          {t(`sheet.column.${column}`)}
        </div>
      ))}
    </div>
  )
}

function cellAt({
  target,
}: {
  readonly target: EventTarget
}): { row: number; column: number } | null {
  const place =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
      : undefined
  const [row, column] = place?.split('-').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}
