/**
 * Find and replace with a preview, or new words with variables into a column: both show each cell
 * before anything changes.
 */
import { useDeferredValue, useMemo, useState } from 'react'
import { pinVariables, type VariableSource } from '#core/pins/pin-variables.ts'
import { isWordColumn, sheetColumns, type WordColumn } from '#core/pins/sheet/sheet-columns.ts'
import {
  planReplace,
  planWords,
  type SheetPlan,
  type SheetRange,
  type SheetScene,
} from '#core/pins/sheet/sheet-edits.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Select } from '../../kit/ui/fields/choice-field.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { TextField } from '../../kit/ui/fields/text-field.tsx'
import { Checkbox } from '../../kit/ui/fields/toggle.tsx'
import { acceptedOf, cellsLeftOut, nothingLeftOut, toggled } from './left-out.ts'
import { PlanPreview } from './plan-preview.tsx'
import css from './sheet.module.css'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }
import type { CarryOut } from './use-sheet-plans.ts'

export interface BulkDialogProps {
  readonly scene: SheetScene
  readonly range: SheetRange
  readonly source: VariableSource
  /** The column where the person is. */
  readonly column: WordColumn
  readonly carryOut: CarryOut
  readonly onClose: () => void
}

export function ReplaceDialog({ scene, range, source, carryOut, onClose }: BulkDialogProps) {
  const t = useText(sheetMessages)
  const [find, setFind] = useState('')
  const [replace, setReplace] = useState('')
  const [isCaseSensitive, setCase] = useState(false)
  const [column, setColumn] = useState<WordColumn | 'all'>('all')
  const asked = useDeferredValue(find)
  const plan = useMemo(
    () => planReplace(scene, { find: asked, replace, isCaseSensitive, column, range, source }),
    [scene, asked, replace, isCaseSensitive, column, range, source],
  )
  return (
    <PlanDialog
      title={t('sheet.replace')}
      plan={plan}
      search={JSON.stringify([asked, isCaseSensitive, column])}
      range={range}
      carryOut={carryOut}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('sheet.find')}
        value={find}
        onChange={setFind}
        maxLength={800}
      />
      <TextField
        label={t('sheet.replaceWith')}
        hint={t('sheet.variables', { list: variableList })}
        value={replace}
        onChange={setReplace}
        maxLength={2048}
      />
      <ColumnChoice value={column} onChange={setColumn} all={t('sheet.allColumns')} />
      <Checkbox isSelected={isCaseSensitive} onChange={setCase}>
        {t('sheet.case')}
      </Checkbox>
    </PlanDialog>
  )
}

export function WordsDialog({
  scene,
  range,
  source,
  column: first,
  carryOut,
  onClose,
}: BulkDialogProps) {
  const t = useText(sheetMessages)
  const [text, setText] = useState('')
  const [column, setColumn] = useState(first)
  const asked = useDeferredValue(text)
  const plan = useMemo(
    () => (asked === '' ? nothing : planWords(scene, { range, column, text: asked, source })),
    [scene, range, column, asked, source],
  )
  return (
    <PlanDialog
      title={t('sheet.words')}
      plan={plan}
      search={column}
      range={range}
      carryOut={carryOut}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('sheet.text')}
        hint={t('sheet.variables', { list: variableList })}
        value={text}
        onChange={setText}
        maxLength={2048}
      />
      <ColumnChoice value={column} onChange={(next) => next !== 'all' && setColumn(next)} />
    </PlanDialog>
  )
}

interface PlanDialogProps {
  readonly title: string
  readonly plan: SheetPlan
  /** What finds the cells: for another search none of them is left out. */
  readonly search: string
  readonly range: SheetRange
  readonly carryOut: CarryOut
  readonly onClose: () => void
  readonly children: React.ReactNode
}

function PlanDialog({ title, plan, search, range, carryOut, onClose, children }: PlanDialogProps) {
  const t = useText(sheetMessages)
  const [leftOut, setLeftOut] = useState(nothingLeftOut)
  const cells = cellsLeftOut(leftOut, search)
  const accepted = acceptedOf(plan, cells)
  const go = () => {
    // The refusals were seen in the preview.
    if (carryOut({ changes: accepted, refusals: [] }, title)) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="large"
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{t('sheet.cancel')}</Button>
          <Button variant="primary" isDisabled={accepted.length === 0} onPress={go}>
            {t('sheet.apply', { count: accepted.length })}
          </Button>
        </>
      }
    >
      <div className={css.fields}>{children}</div>
      <p className={css.quiet}>{t('sheet.scope', { count: range.lastRow - range.firstRow + 1 })}</p>
      <PlanPreview
        plan={plan}
        leftOut={cells}
        onToggle={(cell) => setLeftOut((now) => toggled(now, search, cell))}
      />
    </Dialog>
  )
}

function ColumnChoice({
  value,
  onChange,
  all,
}: {
  value: WordColumn | 'all'
  onChange: (column: WordColumn | 'all') => void
  all?: string
}) {
  const t = useText(sheetMessages)
  const columns = sheetColumns.filter(isWordColumn)
  const options = [
    ...(all === undefined ? [] : [{ id: 'all', label: all }]),
    ...columns.map((id) => ({ id, label: t(`sheet.column.${id}`) })),
  ]
  return (
    <Select
      label={t('sheet.in')}
      options={options}
      value={value}
      onChange={(id) => onChange(columns.find((one) => one === id) ?? 'all')}
    />
  )
}

const variableList = pinVariables.map((name) => `{${name}}`).join(' ')
const nothing: SheetPlan = { changes: [], refusals: [] }
