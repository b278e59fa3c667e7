/**
 * A bar at the lower edge while a pin is moved by keys. It has the focus and receives the keys.
 * Each step is announced.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { CalendarMove } from '../../../../machines/calendar-move/calendar-move.machine.ts'
import { type Translate, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { publishHeight } from '../../../kit/ui/edge-height.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import moveBarMessages from '#locales/en/calendar/move-bar.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import css from './move-bar.module.css'

export interface MoveBarProps {
  readonly move: CalendarMove
  /** Pins planned on the day of the target. */
  readonly count: number
  /** What the rules would do, announced with the step. */
  readonly held: ReactNode
  readonly display: CalendarDisplay
  /** False where the key means nothing here. */
  readonly onKey: (key: string) => boolean
  readonly onPlace: () => void
  readonly onCancel: () => void
}

const barRef = publishHeight('--bottom-bar')

export function MoveBar({ move, count, held, display, ...on }: MoveBarProps) {
  const t = useText(calendarMessages)
  const words = useText(moveBarMessages)
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => holder.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Enter on a button of the bar presses the button.
    if (event.key === 'Enter' && event.target !== holder.current) return
    if (!on.onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={barRef} className={css.place}>
      <div
        ref={holder}
        role="toolbar"
        tabIndex={-1}
        aria-label={move.title}
        aria-describedby="move-help"
        className={css.bar}
        onKeyDown={onKeyDown}
      >
        <div className={css.words}>
          <strong className={css.title} dir="auto">
            {move.title}
          </strong>
          <span role="status" className={css.target}>
            {move.target === null
              ? pastWords(move, { display, words })
              : t('calendar.target', {
                  moment: display.format.moment(move.target.wall),
                  count,
                })}{' '}
            {held}
          </span>
          <span id="move-help" className={css.help}>
            {words('moveBar.help')}
          </span>
        </div>
        <Button size="small" variant="quiet" onPress={on.onCancel}>
          {words('moveBar.cancel')}
        </Button>
        <Button
          size="small"
          variant="primary"
          isDisabled={move.target === null}
          onPress={on.onPlace}
        >
          {words('moveBar.place')}
        </Button>
      </div>
    </div>
  )
}

/** Today has not passed, only the time has. */
function pastWords(
  { date, time }: CalendarMove,
  { display, words }: { display: CalendarDisplay; words: Translate<keyof typeof moveBarMessages> },
): string {
  const { format, today } = display
  if (date !== today) return words('moveBar.targetPast', { day: format.day(date) })
  return time === null
    ? words('moveBar.targetNoneLeft')
    : words('moveBar.targetTimePast', { time: format.time(time) })
}
