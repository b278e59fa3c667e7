/** One pin as a row. Drawn again only when its pin, the range in it or its field changes. */
import { memo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import {
  cellText,
  isEditable,
  type SheetColumn,
  sheetColumns,
} from '#core/pins/sheet/sheet-columns.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { CellField, type CellFieldProps } from './cell-field.tsx'
import { ROW_HEIGHT, sheetTemplate } from './sheet-layout.ts'
import css from './sheet.module.css'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }

export type CellEditing = Pick<
  CellFieldProps,
  'text' | 'fault' | 'onChange' | 'onKeyDown' | 'onBlur'
>

export interface SheetRowProps {
  readonly pin: Pin
  readonly row: number
  /** Column of the cell where the person is, when it is in this row. */
  readonly activeColumn: number | null
  /** Columns of the range that this row has part in; -1 for none. */
  readonly firstColumn: number
  readonly lastColumn: number
  /** What is being written into the active cell. */
  readonly editing: CellEditing | null
}

export const SheetRow = memo(function SheetRow({
  pin,
  row,
  activeColumn,
  firstColumn,
  lastColumn,
  editing,
}: SheetRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={css.row}
      style={{ transform: `translateY(${row * ROW_HEIGHT}px)`, gridTemplateColumns: sheetTemplate }}
    >
      <div role="rowheader" aria-colindex={1} className={css.number}>
        {pin.image_url ? (
          <img src={pin.image_url} alt="" loading="lazy" decoding="async" draggable={false} />
        ) : null}
        {row + 1}
      </div>
      {sheetColumns.map((column, at) => (
        <div
          key={column}
          id={cellId(row, at)}
          role="gridcell"
          aria-colindex={at + 2}
          aria-selected={at >= firstColumn && at <= lastColumn}
          aria-readonly={!isEditable(column) || undefined}
          data-cell={`${row}-${at}`}
          data-active={at === activeColumn || undefined}
          className={css.cell}
          dir="auto"
        >
          {editing !== null && at === activeColumn ? (
            <CellField column={column} {...editing} />
          ) : (
            <CellWords pin={pin} column={column} />
          )}
        </div>
      ))}
    </div>
  )
})

function CellWords({ pin, column }: { pin: Pin; column: SheetColumn }) {
  const t = useText(sheetMessages)
  const format = useFormat()
  if (column === 'status') return t(`sheet.status.${pin.status}`)
  if (column === 'created') return format.moment(pin.created_at)
  return cellText(pin, column)
}

export function cellId(row: number, column: number): string {
  return `sheet-cell-${row}-${column}`
}
