/** The drafts of the tray as a list: arrows move, Space selects, N, M and Enter plan. */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useDrag } from 'react-aria-components/useDrag'
import type { Pin } from '#core/contract/pins.contract.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { calendarMessages } from './calendar.messages.ts'
import { dragItems } from './drag-data.ts'
import css from './draft-tray.module.css'
import { PinThumb } from './planned-card.tsx'

interface DraftListProps {
  readonly pins: readonly Pin[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
  readonly onNextSlot: (pins: readonly Pin[]) => void
  readonly onPlan: (pins: readonly Pin[]) => void
  readonly onMove: (pins: readonly Pin[]) => void
}

const ROWS_AT_ONCE = 60

export function DraftList({ pins, selected, onSelect, ...actions }: DraftListProps) {
  const t = useText(calendarMessages)
  const list = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const [cursor, setCursor] = useState(0)
  const shown = pins.slice(0, limit)
  const at = Math.min(cursor, shown.length - 1)
  /** The selected pins, when this is one of them; else this one. */
  const chosenWith = (pin: Pin) =>
    selected.has(pin.id) ? pins.filter(({ id }) => selected.has(id)) : [pin]
  const focus = (index: number) => {
    const next = Math.max(0, Math.min(index, shown.length - 1))
    setCursor(next)
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus()
  }
  // A draft that was planned is gone from the list: the keys go on with the one in its place.
  const restoresFocus = useRef(false)
  useEffect(() => {
    if (!restoresFocus.current) return
    restoresFocus.current = false
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[at]?.focus()
  }, [pins, at])
  const toggle = (pin: Pin) => onSelect(toggled(selected, pin.id))
  const keys: Readonly<Record<string, (pin: Pin) => void>> = {
    ArrowDown: () => focus(at + 1),
    ArrowUp: () => focus(at - 1),
    Home: () => focus(0),
    End: () => focus(shown.length - 1),
    ' ': toggle,
    Enter: (pin) => actions.onPlan(chosenWith(pin)),
    n: (pin) => {
      restoresFocus.current = true
      actions.onNextSlot(chosenWith(pin))
    },
    m: (pin) => actions.onMove(chosenWith(pin)),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pin = shown[at]
    if (pin === undefined || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a') return
      onSelect(new Set(pins.map(({ id }) => id)))
    } else {
      const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (run === undefined) return
      run(pin)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const onClick = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-draft]')?.dataset
    const index = id ? shown.findIndex((pin) => pin.id === id['draft']) : -1
    const pin = shown[index]
    if (pin === undefined) return
    setCursor(index)
    toggle(pin)
  }
  return (
    <div className={css.scroller}>
      <div
        ref={list}
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('calendar.trayList')}
        aria-describedby="tray-help"
        className={css.list}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {shown.map((pin, index) => (
          <Draft
            key={pin.id}
            pin={pin}
            isSelected={selected.has(pin.id)}
            isCursor={index === at}
            getDragged={() => chosenWith(pin)}
          />
        ))}
      </div>
      {pins.length > shown.length ? (
        <Button size="small" onPress={() => setLimit(limit + ROWS_AT_ONCE)}>
          {t('calendar.showMore')}
        </Button>
      ) : null}
    </div>
  )
}

function Draft({
  pin,
  isSelected,
  isCursor,
  getDragged,
}: {
  pin: Pin
  isSelected: boolean
  isCursor: boolean
  getDragged: () => readonly Pin[]
}) {
  const t = useText(calendarMessages)
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => dragItems({ kind: 'drafts', pinIds: getDragged().map(({ id }) => id) }),
  })
  return (
    <div
      {...dragProps}
      role="option"
      aria-selected={isSelected}
      tabIndex={isCursor ? 0 : -1}
      className={css.draft}
      data-draft={pin.id}
      data-dragging={isDragging || undefined}
    >
      <span className={css.tick} aria-hidden="true">
        {isSelected ? <Icon name="check" size={16} /> : null}
      </span>
      <PinThumb pin={pin} className={css.thumb} />
      <span className={css.words}>
        <span className={css.title} dir="auto">
          {pin.title}
        </span>{' '}
        <span className={css.board} data-missing={pin.boards.length === 0 || undefined} dir="auto">
          {pin.board_name || t('calendar.noBoard')}
        </span>
      </span>
    </div>
  )
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
