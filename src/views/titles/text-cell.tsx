/** One cell of words: a plain field that keeps what is typed until the person leaves it, then hands it over once. */
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { intentOfCellKey } from './titles-keys.ts'
import { titlesMessages } from './titles.messages.ts'
import css from './titles-table.module.css'

export type TextColumn = 'title' | 'description'

export interface TextCellProps {
  readonly column: TextColumn
  readonly row: number
  readonly label: string
  readonly value: string
  readonly limit: number
  readonly onCommit: (value: string) => void
  readonly onDirty: (isDirty: boolean) => void
  readonly onMove: (column: TextColumn, to: number | 'first' | 'last') => void
  /** The value of the same cell one row up. */
  readonly above: string | null
}

export function TextCell({ column, row, label, value, limit, onCommit, onDirty, onMove, above }: TextCellProps) {
  const t = useText(titlesMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  const isMultiline = column === 'description'
  const type = (text: string | null) => {
    setTyped(text)
    onDirty(text !== null && text !== value)
  }
  /** Words over the limit stay in the cell, marked, and are not handed over: nothing is cut behind one's back. */
  const commit = () => {
    if (shown.trim().length > limit) return
    if (typed !== null && typed.trim() !== value) onCommit(typed.trim())
    type(null)
  }
  const keyDown = (event: KeyboardEvent) => {
    const intent = intentOfCellKey({ key: event.key, shift: event.shiftKey, mod: event.ctrlKey || event.metaKey, alt: event.altKey, isMultiline })
    if (!intent) return
    event.preventDefault()
    if (intent.type === 'move') onMove(column, row + intent.rows)
    if (intent.type === 'edge') onMove(column, intent.end)
    if (intent.type === 'reset') type(null)
    if (intent.type === 'repeatAbove' && above !== null) type(above)
  }
  const rest = { 'aria-label': label, 'data-cell': `${column}-${row}`, value: shown, dir: 'auto', 'aria-invalid': shown.length > limit || undefined, onBlur: commit, onKeyDown: keyDown } as const
  return (
    <div className={css.text}>
      <textarea {...rest} rows={isMultiline ? 2 : 1} className={isMultiline ? css.input : `${css.input} ${css.titleInput}`} onChange={(event) => type(event.target.value.replace(/\n/g, ' '))} />
      <span className={css.counter} data-over={shown.length > limit || undefined} aria-hidden="true">
        {t('titles.count100', { count: shown.length, limit })}
      </span>
    </div>
  )
}
