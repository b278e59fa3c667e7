/**
 * Stands at the lower edge while a pin is moved by keys, holds the focus and hears them. Each step
 * is announced.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { publishHeight } from '../ui/edge-height.ts'
import { calendarMessages } from './calendar.messages.ts'
import type { CalendarLook } from './calendar-look.ts'
import { dateAfterKey } from './date-keys.ts'
import css from './move-bar.module.css'
import type { MoveMode } from './move-mode.ts'

export interface MoveBarProps {
  readonly mode: MoveMode
  /** Pins planned on the day of the target. */
  readonly count: number
  readonly look: CalendarLook
  readonly onDate: (date: string) => void
  readonly onNextSlot: () => void
  readonly onPlace: () => void
  readonly onCancel: () => void
}

const barRef = publishHeight('--bottom-bar')

export function MoveBar({ mode, count, look, ...on }: MoveBarProps) {
  const t = useText(calendarMessages)
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => holder.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const date = dateAfterKey(event.key, mode.date, look.isRtl)
    if (date !== null) on.onDate(date)
    else if (event.key.toLowerCase() === 'n') on.onNextSlot()
    else if (event.key === 'Enter' && event.target === holder.current) on.onPlace()
    else if (event.key === 'Escape') on.onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={barRef} className={css.place}>
      <div
        ref={holder}
        role="toolbar"
        tabIndex={-1}
        aria-label={mode.title}
        aria-describedby="move-help"
        className={css.bar}
        onKeyDown={onKeyDown}
      >
        <div className={css.words}>
          <strong className={css.title} dir="auto">
            {mode.title}
          </strong>
          <span role="status" className={css.target}>
            {mode.target === null
              ? t('calendar.targetPast', { day: look.format.day(mode.date) })
              : t('calendar.target', { moment: look.format.moment(mode.target.wall), count })}
          </span>
          <span id="move-help" className={css.help}>
            {t('calendar.movingHelp')}
          </span>
        </div>
        <Button size="small" variant="quiet" onPress={on.onCancel}>
          {t('calendar.cancel')}
        </Button>
        <Button
          size="small"
          variant="primary"
          isDisabled={mode.target === null}
          onPress={on.onPlace}
        >
          {t('calendar.place')}
        </Button>
      </div>
    </div>
  )
}
