/** Which days a spread leaves empty, and why. */
import { useMemo } from 'react'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import type { DateRun, EmptyDays } from './empty-days.ts'
import css from './spread.module.css'
import spreadMessages from '#locales/en/calendar/spread.json' with { type: 'json' }

/** Of one reason. */
const MAX_RUNS = 4

export function SpreadEmpty({ empty }: { empty: readonly EmptyDays[] }) {
  const t = useText(spreadMessages)
  const datesOf = useRunFormat()
  if (empty.length === 0) return null
  const lines = empty.map(({ reason, days, runs }) => {
    const dates = datesOf(runs.slice(0, MAX_RUNS))
    const words = runs.length > MAX_RUNS ? t('spread.emptyDays', { count: days, dates }) : dates
    return (
      <p key={reason} className={css.quiet}>
        {t(`spread.empty.${reason}`, { count: days, dates: words })}
      </p>
    )
  })
  return <div data-empty-days>{lines}</div>
}

/** "Dec 1 – 3, Dec 8" */
function useRunFormat(): (runs: readonly DateRun[]) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
    })
    const list = new Intl.ListFormat(locale, { type: 'unit' })
    return (runs) =>
      list.format(runs.map(({ from, to }) => format.formatRange(Date.parse(from), Date.parse(to))))
  }, [locale])
}
