/**
 * Writing into one cell: Enter takes it and goes down, Tab takes it and goes on, Escape gives it
 * up. What can't be taken stays open with the reason.
 */
import { type KeyboardEvent, useRef, useState } from 'react'
import {
  cellText,
  isEditable,
  type SheetColumn,
  sheetColumns,
} from '#core/pins/sheet/sheet-columns.ts'
import { planCell, type SheetScene } from '#core/pins/sheet/sheet-edits.ts'
import {
  keepUnsavedWords,
  unsavedWordsWithBase,
  type WordPlace,
} from '../../kit/screen/unsaved-words.ts'
import type { SheetCursor } from './sheet-cursor.ts'
import type { CellEditing } from './sheet-row.tsx'
import type { CarryOut } from './use-sheet-plans.ts'

export interface CellFieldOptions {
  readonly scene: SheetScene
  readonly cursor: SheetCursor
  readonly carryOut: CarryOut
  /** What the history calls it. */
  readonly name: string
  /** The field is gone; the focus belongs to the grid again, so many cells further. */
  readonly onDone: (step: { rows: number; columns: number }) => void
}

/** Words for one cell of one pin: they show nowhere else, whatever comes or goes around it. */
interface Draft {
  readonly id: string
  readonly column: SheetColumn
  readonly text: string
  /**
   * Typed earlier, and the cell says something else since: only a key takes them, not a look at
   * them.
   */
  readonly isOvertaken: boolean
}

export function useCellField({ scene, cursor, carryOut, name, onDone }: CellFieldOptions): {
  editing: CellEditing | null
  open: (text: string | null) => void
} {
  const [kept, setDraft] = useState<Draft | null>(null)
  /**
   * The field is being left by a key: the focus goes before the field does, and what was given up
   * must not be taken by that.
   */
  const isClosing = useRef(false)
  const { row, column: at } = cursor.at
  const pin = scene.pins[row]
  const column = sheetColumns[at]
  if (pin === undefined || column === undefined) return { editing: null, open: () => undefined }

  const place: WordPlace = { pinId: pin.id, field: `cell ${column}` }
  /**
   * Null: nothing is written. What is outlives the page: the cell has it when it is opened again.
   */
  const write = (text: string | null) => {
    const before = cellText(pin, column)
    setDraft(text === null ? null : { id: pin.id, column, text, isOvertaken: false })
    keepUnsavedWords(place, text === null || text === before ? null : text, before)
  }
  const draft = isFor(kept, { id: pin.id, column }) ? kept : null
  const plan = draft === null ? null : planCell(scene, { row, column, text: draft.text })
  const fault = plan?.refusals[0]?.fault ?? null
  const close = (step: { rows: number; columns: number } | null) => {
    isClosing.current = true
    write(null)
    if (step !== null) onDone(step)
    isClosing.current = false
  }
  const commit = (step: { rows: number; columns: number } | null) => {
    if (plan === null || fault !== null) return
    if (plan.changes.length > 0 && !carryOut(plan, name)) return
    close(step)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const step = stepOf(event)
    if (step === null) return
    event.preventDefault()
    if (event.key !== 'Escape') return commit(step)
    close(step)
  }
  const open = (text: string | null) => {
    if (!isEditable(column)) return
    const words = text === null ? unsavedWordsWithBase(place) : null
    if (words === null) return write(text ?? cellText(pin, column))
    const isOvertaken = words.over !== null && words.over !== cellText(pin, column)
    setDraft({ id: pin.id, column, text: words.text, isOvertaken })
  }
  const leave = () => {
    if (isClosing.current) return
    if (draft?.isOvertaken === true) setDraft(null)
    else commit(null)
  }
  if (draft === null) return { editing: null, open }
  return { editing: { text: draft.text, fault, onChange: write, onKeyDown, onBlur: leave }, open }
}

function isFor(draft: Draft | null, { id, column }: Pick<Draft, 'id' | 'column'>): boolean {
  return draft !== null && draft.id === id && draft.column === column
}

function stepOf({
  key,
  shiftKey,
  altKey,
}: KeyboardEvent): { rows: number; columns: number } | null {
  if (key === 'Escape') return { rows: 0, columns: 0 }
  if (key === 'Enter' && !shiftKey && !altKey) return { rows: 1, columns: 0 }
  return key === 'Tab' ? { rows: 0, columns: shiftKey ? -1 : 1 } : null
}
