/**
 * A planned pin in a day of the month or the week. The grid handles its clicks and keys
 * (`data-publication`); the card itself can be dragged.
 */
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { MediaMark, slideCount } from '../../../pins/grid/card/media-mark.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { joined } from '../../../kit/ui/class-names.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import { useDragSource } from '../dragging/use-dragging.ts'
import css from './planned-card.module.css'
import { isMovable, type Planned, timeIn } from './planned-days.ts'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import { StateIcon } from '../publishing/state-badge.tsx'
import { useStateWords } from '../publishing/state-words.tsx'

export function PlannedCard({
  planned: { pin, publication, account },
  display,
}: {
  planned: Planned
  display: CalendarDisplay
}) {
  const t = useText(calendarMessages)
  const words = useText(publishingMessages)
  const stateWords = useStateWords(display)
  const { dragProps, isDragging } = useDragSource(
    isMovable(publication)
      ? () => ({ kind: 'publication', pinId: pin.id, publicationId: publication.id })
      : null,
  )
  const state = display.stateOf(publication)
  const time = display.format.time(timeIn(display.zone, publication))
  const board = display.boardName(publication, pin)
  return (
    <div
      {...dragProps}
      role="button"
      tabIndex={-1}
      className={css.card}
      data-publication={publication.id}
      data-state={state}
      aria-pressed={display.selected?.has(publication.id)}
      data-dragging={isDragging || undefined}
      data-account={account}
      // Which rule it waits for, and until when: a day's cards have no room for it.
      title={state === 'delayed' ? stateWords(publication) : undefined}
    >
      <PinThumb pin={pin} className={css.thumb} />
      {/* The blanks keep the spoken name and the visible words the same. */}
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.time}>{time}</span> <MediaMark media={pin.media} />
          <StateIcon state={state} />
        </span>
        <span className={css.title} dir="auto">
          {pin.title}
        </span>{' '}
      </span>
      <span className={css.board} aria-hidden="true" dir="auto">
        {board}
      </span>
      <VisuallyHidden>
        {t('calendar.card', { board, state: words(`publishing.state.${state}`) })}
        {state === 'delayed' ? ` ${stateWords(publication)}` : null}
      </VisuallyHidden>
    </div>
  )
}

/** Shows the pin's background until its picture is loaded. */
export function PinThumb({
  pin,
  className,
}: {
  pin: Planned['pin']
  className: string | undefined
}) {
  return (
    <span
      className={joined(css.picture, className)}
      data-slides={slideCount(pin.media)}
      style={{ backgroundColor: pin.design.colors.background }}
    >
      {pin.image_url ? (
        <img src={pin.image_url} alt="" draggable={false} loading="lazy" decoding="async" />
      ) : null}
    </span>
  )
}
