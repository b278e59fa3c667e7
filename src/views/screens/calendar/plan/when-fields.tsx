/** A date and a time of the account's zone. */
import { useId } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import destinationMessages from '#locales/en/calendar/destination.json' with { type: 'json' }
import css from '../calendar-dialog.module.css'
import { NetworkTime } from '../time/network-time.tsx'
import native from '../native-field.module.css'

export interface When {
  /** `YYYY-MM-DD`, empty while it is typed. */
  readonly date: string
  /** `HH:mm`, empty while it is typed. */
  readonly time: string
}

export function WhenFields({
  value,
  display,
  onChange,
  min,
  hasTime = true,
  error,
}: {
  value: When
  /** Of the account. */
  display: Pick<CalendarDisplay, 'zone' | 'format'>
  onChange: (value: When) => void
  /** The earliest date. */
  min: string
  hasTime?: boolean
  error: string | null
}) {
  const t = useText(destinationMessages)
  const id = useId()
  const wrong = error === null ? {} : { 'aria-invalid': true, 'aria-describedby': id }
  return (
    <div className={css.when}>
      <label className={native.field}>
        {t('destination.date')}
        <input
          type="date"
          className={native.input}
          min={min}
          value={value.date}
          {...wrong}
          onChange={(event) => onChange({ ...value, date: event.target.value })}
        />
      </label>
      {hasTime ? (
        <label className={native.field}>
          {t('destination.time')}
          <input
            type="time"
            className={native.input}
            value={value.time}
            {...wrong}
            onChange={(event) => onChange({ ...value, time: event.target.value })}
          />
        </label>
      ) : null}
      {hasTime && value.date !== '' && value.time !== '' ? (
        <NetworkTime
          wall={`${value.date}T${value.time}`}
          zone={display.zone}
          format={display.format}
        />
      ) : null}
      <span id={id} className={css.error}>
        {error}
      </span>
    </div>
  )
}
