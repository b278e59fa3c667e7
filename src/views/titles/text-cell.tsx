/** One cell of words: a plain field that keeps what is typed until the person leaves it, then hands it over once. */
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { keepUnsavedWords, unsavedWords } from '../shell/unsaved-words.ts'
import { intentOfCellKey } from './titles-keys.ts'
import { titlesMessages } from './titles.messages.ts'
import css from './titles-table.module.css'

export type TextColumn = 'title' | 'description'

export interface TextCellProps {
  readonly pinId: string
  readonly column: TextColumn
  readonly row: number
  readonly label: string
  readonly value: string
  readonly limit: number
  readonly onCommit: (value: string) => void
  readonly onMove: (column: TextColumn, to: number | 'first' | 'last') => void
  /** The words above were taken over; calling `undo` brings back those that stood here. */
  readonly onRepeat: (undo: () => void) => void
  /** The value of the same cell one row up. */
  readonly above: string | null
}

export function TextCell(props: TextCellProps) {
  const t = useText(titlesMessages)
  const { column, label, value, limit } = props
  const { shown, type, commit, keyDown } = useCell(props)
  const errorId = useId()
  const over = shown.trim().length - limit
  const isMultiline = column === 'description'
  return (
    <div className={css.text}>
      <textarea
        aria-label={label}
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? errorId : undefined}
        data-cell={`${column}-${props.row}`}
        value={shown}
        dir="auto"
        rows={isMultiline ? 2 : 1}
        className={isMultiline ? css.input : `${css.input} ${css.titleInput}`}
        onBlur={commit}
        onKeyDown={keyDown}
        onChange={(event) => type(event.target.value.replace(/\n/g, ' '))}
      />
      <span className={css.counter} data-over={over > 0 || undefined} aria-hidden="true">
        {t('titles.count100', { count: shown.length, limit })}
      </span>
      {over > 0 ? (
        <span id={errorId} className={css.over}>
          {t(shown === value ? 'titles.over' : 'titles.overUnsaved', { count: over })}
        </span>
      ) : null}
    </div>
  )
}

function useCell({ pinId, column, row, value, limit, onCommit, onMove, onRepeat, above }: TextCellProps) {
  const place = { pinId, field: column }
  const [typed, setTyped] = useState<string | null>(() => unsavedWords(place))
  /** What stood here before Ctrl+D, until something else is typed: Ctrl+Z brings it back, which the browser could not. */
  const replaced = useRef<string | null>(null)
  const shown = typed ?? value
  const draft = (text: string | null) => {
    setTyped(text)
    keepUnsavedWords(place, text === null || text === value ? null : text)
  }
  const type = (text: string | null) => {
    replaced.current = null
    draft(text)
  }
  /** Words over the limit stay in the cell, marked, and are not handed over: nothing is cut behind one's back. */
  const take = (text: string) => {
    if (text.trim().length > limit) return draft(text)
    if (text.trim() !== value) onCommit(text.trim())
    draft(null)
  }
  const commit = () => typed !== null && take(typed)
  /** Called later, when `value` is an older one: words are handed over without a comparison, equal ones change nothing. */
  const undo = (before: string) => {
    const isTooLong = before.trim().length > limit
    type(isTooLong ? before : null)
    if (!isTooLong) onCommit(before.trim())
  }
  const repeat = (text: string) => {
    if (text === shown) return
    take(text)
    replaced.current = shown
    onRepeat(() => undo(shown))
  }
  const keyDown = (event: KeyboardEvent) => {
    const mod = event.ctrlKey || event.metaKey
    if (mod && event.key.toLowerCase() === 'z' && !event.shiftKey && replaced.current !== null) {
      event.preventDefault()
      undo(replaced.current)
      return
    }
    const intent = intentOfCellKey({ key: event.key, shift: event.shiftKey, mod, alt: event.altKey, isMultiline: column === 'description' })
    if (!intent) return
    event.preventDefault()
    if (intent.type === 'move') onMove(column, row + intent.rows)
    if (intent.type === 'edge') onMove(column, intent.end)
    if (intent.type === 'reset') type(null)
    if (intent.type === 'repeatAbove' && above !== null) repeat(above)
  }
  return { shown, type, commit, keyDown }
}
