/**
 * The field in which a cell is written. Words that don't fit stay here, with the reason, until they
 * do or are given up.
 */
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { CellFault, SheetColumn } from '#core/pins/sheet/sheet-columns.ts'
import { useText } from '../../kit/i18n/text.ts'
import { usePasteLimit } from '../../kit/ui/fields/use-paste-limit.ts'
import { faultInWords } from './fault-words.ts'
import css from './sheet.module.css'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }

export interface CellFieldProps {
  readonly column: SheetColumn
  readonly text: string
  readonly fault: CellFault | null
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
}

export function CellField({ column, text, fault, onChange, onKeyDown, onBlur }: CellFieldProps) {
  const t = useText(sheetMessages)
  const pasteLimit = usePasteLimit()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.focus({ preventScroll: true })
    element.setSelectionRange(element.value.length, element.value.length)
  }, [])
  return (
    <div className={css.writing}>
      <textarea
        ref={field}
        className={css.field}
        aria-label={t(`sheet.column.${column}`)}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : 'sheet-fault'}
        value={text}
        rows={column === 'description' ? 5 : 2}
        onChange={(event) => onChange(event.target.value)}
        {...pasteLimit}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {fault === null ? null : (
        <p className={css.fault} id="sheet-fault" role="alert">
          {faultInWords(t, fault)}
        </p>
      )}
    </div>
  )
}
