/** The shown pins as a spreadsheet: every bulk edit by keyboard, each one a single step of undo. */
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { isWordColumn, sheetColumns } from '#core/pins/sheet/sheet-columns.ts'
import {
  planClear,
  planFillDown,
  planPaste,
  type SheetRange,
} from '#core/pins/sheet/sheet-edits.ts'
import { readTable } from '#core/pins/sheet/tabular-text.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { BoardsOfMany } from '../boards/boards-of-many.tsx'
import { type Boards, useBoards } from '../boards/use-boards.ts'
import { Button } from '../../kit/ui/button.tsx'
import { RefusedCells } from './refused-cells.tsx'
import { ReplaceDialog, WordsDialog } from './replace-dialog.tsx'
import {
  cursorAmong,
  held,
  moved,
  rangeOf,
  type SheetCursor,
  type SheetIntent,
  sheetStart,
} from './sheet-cursor.ts'
import { SheetGrid } from './sheet-grid.tsx'
import css from './sheet.module.css'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }
import { useCellField } from './use-cell-field.ts'
import { useSheetPlans } from './use-sheet-plans.ts'
import { useVariableSource } from './use-variable-source.ts'

type Bulk = 'replace' | 'words'

export function SheetView({ pins }: { pins: readonly Pin[] }) {
  const t = useText(sheetMessages)
  const boards = useBoards()
  const scene = useScene(pins, boards)
  const grid = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const source = useVariableSource(bulk !== null)
  const { carryOut, refused, forget } = useSheetPlans()
  const { cursor, range, field, follow } = useSheetIntents({
    scene,
    grid,
    tools,
    carryOut,
    setBulk,
  })
  const closeBulk = () => {
    setBulk(null)
    grid.current?.focus({ preventScroll: true })
  }
  const at = sheetColumns[cursor.at.column]
  const dialog = {
    scene,
    range: bulkRange(range, pins.length),
    source,
    column: at !== undefined && isWordColumn(at) ? at : ('title' as const),
    carryOut,
    onClose: closeBulk,
  }
  return (
    <div className={css.sheet}>
      <p id="sheet-help" hidden>
        {t('sheet.help')}
      </p>
      <Tools
        place={tools}
        pins={pins}
        range={range}
        boards={boards}
        onFillDown={() => follow({ type: 'fillDown' })}
        onBulk={setBulk}
      />
      <SheetGrid
        grid={grid}
        pins={pins}
        cursor={cursor}
        editing={field.editing}
        onIntent={follow}
        onPaste={(text) =>
          void carryOut(planPaste(scene, range, readTable(text)), t('sheet.paste'))
        }
      />
      {bulk === 'replace' ? <ReplaceDialog {...dialog} /> : null}
      {bulk === 'words' ? <WordsDialog {...dialog} /> : null}
      <RefusedCells refused={refused} onClose={forget} />
    </div>
  )
}

/** Pins, boards and the names of columns that plans of edits need. */
function useScene(pins: readonly Pin[], boards: Boards) {
  const t = useText(sheetMessages)
  const names = useMemo(
    () =>
      new Map(sheetColumns.map((column) => [t(`sheet.column.${column}`).toLowerCase(), column])),
    [t],
  )
  return useMemo(() => ({ pins, boards: boards.places, names }), [pins, boards.places, names])
}

interface SheetParts {
  readonly scene: Parameters<typeof planClear>[0]
  readonly grid: RefObject<HTMLDivElement | null>
  readonly tools: RefObject<HTMLDivElement | null>
  readonly carryOut: ReturnType<typeof useSheetPlans>['carryOut']
  readonly setBulk: (bulk: Bulk) => void
}

/** The cursor, the open field, and what each intent does. */
function useSheetIntents({ scene, grid, tools, carryOut, setBulk }: SheetParts) {
  const t = useText(sheetMessages)
  const { pins } = scene
  const [wanted, setWanted] = useState(sheetStart)
  const size = { rows: pins.length, columns: sheetColumns.length, pageRows: 1 }
  const cursor = cursorAmong(pins, wanted)
  const setCursor = (next: SheetCursor) => setWanted(held(next, pins))
  const range = rangeOf(cursor)
  const field = useCellField({
    scene,
    cursor,
    carryOut,
    name: t('sheet.edit'),
    onDone: ({ rows, columns }) => {
      setCursor(
        moved(
          cursor,
          { row: cursor.at.row + rows, column: cursor.at.column + columns },
          { size, extend: false },
        ),
      )
      grid.current?.focus({ preventScroll: true })
    },
  })
  /** On the pin that is there now, so that pins added before it don't move the field. */
  const open = (text: string | null) => {
    setCursor(cursor)
    field.open(text)
  }
  const follow = (intent: SheetIntent) => {
    if (intent.type === 'move') setCursor(intent.cursor)
    else if (intent.type === 'edit') open(intent.text)
    else if (intent.type === 'fillDown') carryOut(planFillDown(scene, range), t('sheet.fill'))
    else if (intent.type === 'replace') setBulk('replace')
    else if (intent.type === 'boards')
      tools.current?.querySelector<HTMLButtonElement>('[data-boards] button')?.click()
    else carryOut(planClear(scene, range), t('sheet.clear'))
  }
  return { cursor, range, field, follow }
}

interface ToolsProps {
  readonly place: RefObject<HTMLDivElement | null>
  readonly pins: readonly Pin[]
  readonly range: SheetRange
  readonly boards: Boards
  readonly onFillDown: () => void
  readonly onBulk: (bulk: Bulk) => void
}

function Tools({ place, pins, range, boards, onFillDown, onBulk }: ToolsProps) {
  const t = useText(sheetMessages)
  return (
    <div ref={place} role="toolbar" aria-label={t('sheet.tools')} className={css.tools}>
      <Button size="small" isDisabled={range.firstRow === range.lastRow} onPress={onFillDown}>
        {t('sheet.fill')}
      </Button>
      <Button size="small" icon="search" onPress={() => onBulk('replace')}>
        {t('sheet.replace')}
      </Button>
      <Button size="small" icon="text" onPress={() => onBulk('words')}>
        {t('sheet.words')}
      </Button>
      <span data-boards="">
        <BoardsOfRange pins={pins} range={range} boards={boards} />
      </span>
      <p className={css.range} aria-live="polite">
        {t('sheet.range', {
          rows: range.lastRow - range.firstRow + 1,
          columns: range.lastColumn - range.firstColumn + 1,
        })}
      </p>
    </div>
  )
}

/** One cell is only the cursor, no choice of rows: then all shown rows are meant. */
function bulkRange(range: SheetRange, count: number): SheetRange {
  return range.firstRow === range.lastRow ? { ...range, firstRow: 0, lastRow: count - 1 } : range
}

function BoardsOfRange({
  pins,
  range: { firstRow, lastRow },
  boards,
}: {
  pins: readonly Pin[]
  range: SheetRange
  boards: Boards
}) {
  const t = useText(sheetMessages)
  const actions = usePinActions()
  const chosen = useMemo(() => pins.slice(firstRow, lastRow + 1), [pins, firstRow, lastRow])
  return (
    <BoardsOfMany
      label={t('sheet.boardsOf', { count: chosen.length })}
      boards={boards}
      pins={chosen}
      actions={actions}
      trigger={
        <Button size="small" icon="board">
          {t('sheet.boards')}
        </Button>
      }
    />
  )
}
