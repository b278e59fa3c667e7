/** Boards and sections of one pin or of many: a list to tick, a field that finds and creates. All by keyboard: type, Enter, Tab, Space. */
import { type FormEvent, type ReactElement, useState } from 'react'
import type { PinBoard } from '#core/contract/pins.contract.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Popover } from '../ui/dialog.tsx'
import { SearchField } from '../ui/text-field.tsx'
import { Checkbox } from '../ui/toggle.tsx'
import css from './board-picker.module.css'
import { boardsMessages } from './boards.messages.ts'
import { type BoardPlace, type Boards, keyOf } from './use-boards.ts'

export interface BoardPickerProps {
  readonly label: string
  readonly boards: Boards
  readonly value: readonly PinBoard[]
  readonly onChange: (places: BoardPlace[]) => void
  readonly trigger: ReactElement
  readonly placement?: 'bottom start' | 'bottom end' | 'top end'
}

export function BoardPicker({ label, trigger, placement = 'bottom start', ...props }: BoardPickerProps) {
  return (
    <Popover label={label} trigger={trigger} placement={placement}>
      {(close) => <BoardList {...props} onDone={close} />}
    </Popover>
  )
}

function BoardList({ boards, value, onChange, onDone }: Omit<BoardPickerProps, 'label' | 'trigger' | 'placement'> & { onDone: () => void }) {
  const t = useText(boardsMessages)
  const [query, setQuery] = useState('')
  const name = query.trim()
  const chosen = new Set(value.map(keyOf))
  const shown = boards.places.filter((place) => place.name.toLowerCase().includes(name.toLowerCase()))
  const isNew = name !== '' && !boards.places.some((place) => place.name.toLowerCase() === name.toLowerCase())
  const choose = (keys: ReadonlySet<string>, added: readonly BoardPlace[] = []) => onChange([...boards.places.filter(({ key }) => keys.has(key)), ...added])
  const toggle = (place: BoardPlace) => choose(chosen.has(place.key) ? new Set([...chosen].filter((key) => key !== place.key)) : new Set([...chosen, place.key]))
  const create = async () => {
    const place = await boards.create(name)
    if (!place) return
    setQuery('')
    choose(chosen, [place])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [only] = shown
    if (isNew && shown.length === 0) void create()
    else if (only && shown.length === 1) toggle(only)
    else if (name === '') onDone()
  }
  return (
    <form className={css.picker} onSubmit={submit}>
      <SearchField autoFocus label={t('boards.search')} placeholder={t('boards.search')} value={query} onChange={setQuery} maxLength={180} />
      {boards.status === 'loading' ? <p className={css.quiet}>{t('boards.loading')}</p> : null}
      {boards.status === 'failed' ? <p className={css.error}>{t('boards.failed', { reason: boards.reason })}</p> : null}
      {boards.status === 'ready' && boards.places.length === 0 && name === '' ? <p className={css.quiet}>{t('boards.none')}</p> : null}
      <ul className={css.list} aria-label={t('boards.list')}>
        {shown.map((place) => (
          <li key={place.key} className={place.isSection ? css.section : undefined}>
            <Checkbox isSelected={chosen.has(place.key)} onChange={() => toggle(place)}>
              {place.shortName}
            </Checkbox>
          </li>
        ))}
      </ul>
      {isNew ? (
        <Button size="small" icon="plus" onPress={() => void create()}>
          {t('boards.create', { name })}
        </Button>
      ) : null}
      {boards.createFailure ? <p className={css.error}>{t('boards.createFailed', { reason: boards.createFailure })}</p> : null}
      <div className={css.foot}>
        <Button size="small" variant="primary" onPress={onDone}>
          {t('boards.done')}
        </Button>
      </div>
    </form>
  )
}
