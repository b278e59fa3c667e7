/** What the cells of the titles table do, made once so that rows are drawn only when their own pin changes. */
import { useMemo, useRef, useState } from 'react'
import type { PinPatch } from '#core/contract/pins.contract.ts'
import * as commands from '#core/pins/pin.commands.ts'
import { committedPins, getPin } from '#core/pins/pin.selectors.ts'
import { useApp } from '../app-context.tsx'
import type { PinActions } from '../grid/use-pin-actions.ts'
import type { TextColumn } from './text-cell.tsx'
import type { RowActions } from './titles-row.tsx'

export function useRowActions(actions: PinActions, open: (pinId: string) => void) {
  const { now } = useApp()
  const table = useRef<HTMLTableElement>(null)
  /** Cells that hold words which were not handed over yet. */
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const on = useMemo<RowActions>(
    () => ({
      open,
      text: (id, column, value) => actions.edit([{ id, patch: typedPatch(column, value) }]),
      dirty: (id, column, isDirty) =>
        setDirty((before) => {
          const cell = `${id} ${column}`
          if (before.has(cell) === isDirty) return before
          return isDirty ? new Set([...before, cell]) : new Set([...before].filter((other) => other !== cell))
        }),
      boards: (id, places) => actions.setBoards([id], places),
      fill: (id, what) =>
        actions.apply((book) => {
          const rows = committedPins(book)
          const from = getPin(book, id)
          const below = rows.slice(rows.findIndex((row) => row.id === id) + 1)
          if (!from) return []
          const patch: PinPatch = what === 'boards' ? { boards: from.boards, board_name: from.board_name } : typedPatch(what, from[what])
          return commands.editPins(book, below.map((row) => ({ id: row.id, patch })), now())
        }),
      move: (column, to) => focusCell(table.current, column, to),
      takeOut: (id) => actions.apply((book) => commands.uncommit(book, [id])),
    }),
    [actions, open, now],
  )
  return { on, dirty: dirty.size, table }
}

function typedPatch(column: TextColumn, value: string): PinPatch {
  return column === 'title' ? { title: value } : { description: value }
}

function focusCell(table: HTMLTableElement | null, column: TextColumn, to: number | 'first' | 'last'): void {
  const cells = [...(table?.querySelectorAll<HTMLTextAreaElement>(`[data-cell^="${column}-"]`) ?? [])]
  const cell = to === 'first' ? cells[0] : to === 'last' ? cells.at(-1) : cells[to]
  cell?.focus()
  cell?.select()
}
