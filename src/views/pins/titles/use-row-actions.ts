/**
 * What the cells of the titles table do, made once so that rows are drawn only when their own pin
 * changes.
 */
import { useMemo, useRef } from 'react'
import type { PinPatch } from '#core/contract/content/pins.contract.ts'
import * as commands from '#core/pins/pin-commands.ts'
import { openCommittedPins, getPin } from '#core/pins/book/pin-selectors.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import type { PinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { keepUnsavedWords } from '../../kit/screen/unsaved-words.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import type { TextColumn } from './text-cell.tsx'
import titlesMessages from '#locales/en/pins/titles.json' with { type: 'json' }
import type { RowActions } from './titles-row.tsx'

export function useRowActions(actions: PinActions, open: (pinId: string) => void) {
  const { now } = useApp()
  const table = useRef<HTMLTableElement>(null)
  const toast = useToast()
  const t = useText(titlesMessages)
  const on = useMemo<RowActions>(
    () => ({
      open,
      text: (id, column, value) => {
        actions.edit([{ id, patch: typedPatch(column, value) }])
        return !actions.isReadOnly()
      },
      board: (id, place, isTicked) => actions.tickBoard([id], place, isTicked),
      fill: (id, what) => {
        const { filled, count } = fillBelow(actions, { id, what, now: now() })
        if (filled !== null)
          toast({
            kind: 'undo',
            text: t('titles.filled', { count }),
            action: { label: t('titles.undo'), onPress: () => actions.undo(filled) },
          })
      },
      repeatBoards: (id, { boards, board_name }) => {
        const repeated = actions.edit([{ id, patch: { boards, board_name } }], 'fillDown')
        if (repeated !== null)
          toast({
            kind: 'undo',
            text: t('titles.repeated'),
            action: { label: t('titles.undo'), onPress: () => actions.undo(repeated) },
          })
      },
      repeated: ({ column, row }, undo) =>
        toast({
          text: t('titles.repeated'),
          action: {
            label: t('titles.undo'),
            onPress: () => {
              undo()
              focusCell(table.current, column, row)
            },
          },
        }),
      move: (column, to) => focusCell(table.current, column, to),
      takeOut: (id) => {
        for (const field of ['title', 'description'] as const)
          keepUnsavedWords({ pinId: id, field }, null)
        actions.apply((book) => commands.uncommit(book, [id]), 'uncommit')
      },
    }),
    [actions, open, now, toast, t],
  )
  return { on, table }
}

/** Copies a value of one pin to all pins below it; `filled` is null when nothing was changed. */
function fillBelow(
  actions: PinActions,
  { id, what, now }: { id: string; what: TextColumn | 'boards'; now: number },
): { filled: string | null; count: number } {
  let count = 0
  const filled = actions.apply((book) => {
    const rows = openCommittedPins(book)
    const from = getPin(book, id)
    const below = rows.slice(rows.findIndex((row) => row.id === id) + 1)
    if (!from) return []
    const patch: PinPatch =
      what === 'boards'
        ? { boards: from.boards, board_name: from.board_name }
        : typedPatch(what, from[what])
    const events = commands.editPins(
      book,
      below.map((row) => ({ id: row.id, patch })),
      now,
    )
    count = below.length
    return events
  }, 'fillDown')
  return { filled, count }
}

function typedPatch(column: TextColumn, value: string): PinPatch {
  return column === 'title' ? { title: value } : { description: value }
}

export interface CellPlace {
  readonly column: TextColumn
  readonly row: number
  readonly isEmpty: boolean
}

/**
 * Brings the person to the first cell whose words are too long or missing; null when there is none.
 */
export function focusFault(table: HTMLTableElement | null): CellPlace | null {
  const cell = table?.querySelector<HTMLTextAreaElement>('[data-cell][aria-invalid]')
  const [column, row] = cell?.dataset['cell']?.split('-') ?? []
  if (!cell || row === undefined) return null
  cell.focus()
  return {
    column: column === 'title' ? 'title' : 'description',
    row: Number(row),
    isEmpty: cell.value.trim() === '',
  }
}

function focusCell(
  table: HTMLTableElement | null,
  column: TextColumn,
  to: number | 'first' | 'last',
): void {
  const cells = [
    ...(table?.querySelectorAll<HTMLTextAreaElement>(`[data-cell^="${column}-"]`) ?? []),
  ]
  const cell = to === 'first' ? cells[0] : to === 'last' ? cells.at(-1) : cells[to]
  cell?.focus()
  cell?.select()
}
