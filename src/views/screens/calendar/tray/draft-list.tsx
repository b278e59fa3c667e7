/** The drafts of the tray as a list: arrows move, Space selects, N, M and Enter plan. */
import { useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { MediaMark } from '../../../pins/grid/card/media-mark.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { useDragSource } from '../dragging/use-dragging.ts'
import css from './draft-tray.module.css'
import { PinThumb } from '../plan/planned-card.tsx'
import { type DraftKeysInput, useDraftKeys } from './use-draft-keys.ts'

type DraftListProps = Omit<DraftKeysInput, 'shown'>

const ROWS_AT_ONCE = 60

export function DraftList({ pins, ...props }: DraftListProps) {
  const t = useText(calendarMessages)
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const shown = pins.slice(0, limit)
  const { list, at, chosenWith, onKeyDown, onClick } = useDraftKeys({ pins, shown, ...props })
  return (
    <div className={css.scroller}>
      <div
        ref={list}
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('calendar.trayList')}
        aria-describedby="tray-help"
        aria-keyshortcuts="T"
        className={css.list}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {shown.map((pin, index) => (
          <Draft
            key={pin.id}
            pin={pin}
            isSelected={props.selected.has(pin.id)}
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
  const { dragProps, isDragging } = useDragSource(() => ({
    kind: 'drafts',
    pinIds: getDragged().map(({ id }) => id),
  }))
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
          <MediaMark media={pin.media} isFollowed />
          {pin.board_name || t('calendar.noBoard')}
        </span>
      </span>
    </div>
  )
}
