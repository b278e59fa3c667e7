/**
 * One cell of words: a plain field that hands over what is typed when the person pauses or leaves
 * it. Until then, and while it is too long, the words are kept as unsaved; those that come back
 * after a reload are handed over like words just typed.
 */
import { type KeyboardEvent, useId, useRef } from 'react'
import { wordFault, type WordFault } from '#core/pins/pin-words.ts'
import { type Translate, useText } from '../../kit/i18n/text.ts'
import { usePasteLimit } from '../../kit/ui/fields/use-paste-limit.ts'
import { type CellIntent, intentOfCellKey } from './titles-keys.ts'
import titlesMessages from '#locales/en/pins/titles.json' with { type: 'json' }
import css from './titles-table.module.css'
import { type CellWordsProps, useCellWords } from './use-cell-words.ts'

export type TextColumn = 'title' | 'description'

export interface TextCellProps extends CellWordsProps {
  readonly row: number
  readonly label: string
  readonly limit: number
  readonly onMove: (column: TextColumn, to: number | 'first' | 'last') => void
  /** The words above were taken over; calling `undo` brings back the former ones. */
  readonly onRepeat: (undo: () => void) => void
  /** The value of the same cell one row up. */
  readonly above: string | null
}

export function TextCell(props: TextCellProps) {
  const t = useText(titlesMessages)
  const { column, label, value, limit } = props
  const { shown, isOvertaken, change, commit, keyDown } = useCell(props)
  const pasteLimit = usePasteLimit()
  const errorId = useId()
  const fault = wordFault(column, shown)
  const isMultiline = column === 'description'
  const note =
    fault === null
      ? isOvertaken && t('titles.overtaken', { words: value })
      : faultInWords(t, fault, shown === value)
  return (
    <div className={css.text}>
      <textarea
        aria-label={label}
        aria-invalid={fault !== null || undefined}
        aria-describedby={note ? errorId : undefined}
        data-cell={`${column}-${props.row}`}
        value={shown}
        dir="auto"
        rows={isMultiline ? 2 : 1}
        className={isMultiline ? css.input : `${css.input} ${css.titleInput}`}
        onBlur={commit}
        {...pasteLimit}
        onKeyDown={keyDown}
        onChange={(event) => change(event.target.value.replace(/\n/g, ' '))}
      />
      <span
        className={css.counter}
        data-over={fault?.reason === 'tooLong' || undefined}
        aria-hidden="true"
      >
        {t('titles.count100', { count: shown.length, limit })}
      </span>
      {note ? (
        <span id={errorId} className={css.over}>
          {note}
        </span>
      ) : null}
    </div>
  )
}

function faultInWords(
  t: Translate<keyof typeof titlesMessages>,
  fault: WordFault,
  isSaved: boolean,
): string {
  return fault.reason === 'tooLong'
    ? t(isSaved ? 'titles.over' : 'titles.overUnsaved', { count: fault.length - fault.limit })
    : t('titles.missing')
}

function useCell(props: TextCellProps) {
  const { column, row, onMove, onRepeat, above } = props
  const { shown, isOvertaken, type, accept, commit, reset, giveBack } = useCellWords(props)
  /**
   * The words before Ctrl+D, until something else is typed: Ctrl+Z brings it back, which the
   * browser could not.
   */
  const replaced = useRef<string | null>(null)
  const undo = (before: string) => {
    replaced.current = null
    giveBack(before)
  }
  const repeat = (text: string) => {
    if (text === shown) return
    accept(text)
    replaced.current = shown
    onRepeat(() => undo(shown))
  }
  const follow = (intent: CellIntent) => {
    if (intent.type === 'move') onMove(column, row + intent.rows)
    if (intent.type === 'edge') onMove(column, intent.end)
    if (intent.type === 'reset') reset()
    if (intent.type === 'repeatAbove' && above !== null) repeat(above)
  }
  const keyDown = (event: KeyboardEvent) => {
    const before = takesBack(event) ? replaced.current : null
    const intent = intentOf(event, column)
    if (before === null && !intent) return
    event.preventDefault()
    if (before !== null) undo(before)
    else if (intent) follow(intent)
  }
  const change = (text: string) => {
    replaced.current = null
    type(text)
  }
  return { shown, isOvertaken, change, commit, keyDown }
}

function intentOf(event: KeyboardEvent, column: TextColumn): CellIntent | null {
  return intentOfCellKey({
    key: event.key,
    shift: event.shiftKey,
    mod: withControl(event),
    alt: event.altKey,
    isMultiline: column === 'description',
  })
}

function withControl(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey
}

function takesBack(event: KeyboardEvent): boolean {
  return withControl(event) && event.key.toLowerCase() === 'z' && !event.shiftKey
}
