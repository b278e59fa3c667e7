/**
 * Boards and sections of one pin or of many: a list to tick, a field that finds and creates. All by
 * keyboard: type, Enter, Tab, Space.
 */
import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import type { PinBoard } from '#core/contract/pins.contract.ts'
import { suggestBoardNames } from '#core/text/board-names.ts'
import { keyOfBoard } from '#core/pins/board-names.ts'
import { usePages } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Popover } from '../ui/dialog.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Checkbox } from '../ui/toggle.tsx'
import css from './board-picker.module.css'
import type { BoardTopic } from './board-topic.ts'
import { boardsMessages } from './boards.messages.ts'
import type { BoardPlace, Boards } from './use-boards.ts'

export interface BoardPickerProps {
  readonly label: string
  readonly boards: Boards
  readonly value: readonly PinBoard[]
  /** What the pins are about, for names of boards that could be made. */
  readonly topic?: BoardTopic | undefined
  /**
   * One board, ticked or not: what else the pins are on, and was ticked meanwhile, is not touched.
   */
  readonly onTick: (place: BoardPlace, isTicked: boolean) => void
  readonly trigger: ReactElement
  readonly placement?: 'bottom start' | 'bottom end' | 'top end'
}

export function BoardPicker({
  label,
  trigger,
  placement = 'bottom start',
  ...props
}: BoardPickerProps) {
  return (
    <Popover label={label} trigger={trigger} placement={placement}>
      {(close) => <BoardList {...props} onDone={close} />}
    </Popover>
  )
}

type ListProps = Omit<BoardPickerProps, 'label' | 'trigger' | 'placement'>

function BoardList({ boards, value, topic, onTick, onDone }: ListProps & { onDone: () => void }) {
  const t = useText(boardsMessages)
  const [query, setQuery] = useState('')
  const name = query.trim()
  const chosen = new Set(value.map(keyOfBoard))
  const shown = boards.places.filter((place) =>
    place.name.toLowerCase().includes(name.toLowerCase()),
  )
  const isNew =
    boards.status === 'ready' &&
    name !== '' &&
    !boards.places.some((place) => place.name.toLowerCase() === name.toLowerCase())
  const toggle = (place: BoardPlace) => onTick(place, !chosen.has(place.key))
  const field = useRef<HTMLInputElement>(null)
  const create = async (wanted: string) => {
    // The pressed button goes: from the field the keyboard works on, Escape included, while the
    // server is asked.
    field.current?.focus()
    setQuery('')
    const place = await boards.create(wanted)
    if (place) onTick(place, true)
    else setQuery((typed) => typed || wanted)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [only] = shown
    if (isNew && shown.length === 0) void create(name)
    else if (only && shown.length === 1) toggle(only)
    else if (name === '') onDone()
  }
  return (
    <form className={css.picker} onSubmit={submit}>
      <SearchField
        inputRef={field}
        autoFocus
        label={t('boards.search')}
        placeholder={t('boards.search')}
        value={query}
        onChange={setQuery}
        maxLength={180}
      />
      <BoardsState boards={boards} isSearched={name !== ''} />
      <ul className={css.list} aria-label={t('boards.list')}>
        {shown.map((place) => (
          <li key={place.key} className={place.isSection ? css.section : undefined}>
            <Checkbox isSelected={chosen.has(place.key)} onChange={() => toggle(place)}>
              <bdi>{place.shortName}</bdi>
            </Checkbox>
          </li>
        ))}
      </ul>
      {isNew ? (
        <Button size="small" icon="plus" onPress={() => void create(name)}>
          {t('boards.create', { name })}
        </Button>
      ) : null}
      {name === '' && topic ? (
        <Suggested topic={topic} boards={boards} onCreate={(wanted) => void create(wanted)} />
      ) : null}
      {boards.createFailure ? (
        <p className={css.error}>{t('boards.createFailed', { reason: boards.createFailure })}</p>
      ) : null}
      <div className={css.foot}>
        <Button size="small" variant="primary" onPress={onDone}>
          {t('boards.done')}
        </Button>
      </div>
    </form>
  )
}

/** What stands where the boards would, while there are none to show. */
function BoardsState({ boards, isSearched }: { boards: Boards; isSearched: boolean }) {
  const t = useText(boardsMessages)
  if (boards.status === 'loading') return <p className={css.quiet}>{t('boards.loading')}</p>
  if (boards.status === 'failed')
    return <p className={css.error}>{t('boards.failed', { reason: boards.reason })}</p>
  return boards.places.length === 0 && !isSearched ? (
    <p className={css.quiet}>{t('boards.none')}</p>
  ) : null
}

function Suggested({
  topic,
  boards,
  onCreate,
}: {
  topic: BoardTopic
  boards: Boards
  onCreate: (name: string) => void
}) {
  const t = useText(boardsMessages)
  const lang = usePages(
    (snapshot) => snapshot.context.pages.find(({ id }) => id === topic.pageId)?.lang,
  )
  const names = namesFor(topic.interest, boards, lang)
  if (names.length === 0) return null
  return (
    <ul className={css.suggested} aria-label={t('boards.suggested')}>
      {names.map((name) => (
        <li key={name}>
          <Button
            size="small"
            icon="plus"
            className={css.suggestion ?? ''}
            onPress={() => onCreate(name)}
          >
            {t('boards.create', { name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const SUGGESTED = 3

/** Names that no board has yet. */
function namesFor(interest: string, boards: Boards, lang = 'en'): string[] {
  if (interest === '' || boards.status !== 'ready') return []
  const taken = new Set(boards.list.map((board) => board.name.toLowerCase()))
  return suggestBoardNames(interest, { lang })
    .filter((name) => !taken.has(name.toLowerCase()))
    .slice(0, SUGGESTED)
}
