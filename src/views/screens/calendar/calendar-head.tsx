/** What is shown, how to go on and back, and as what. */
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import { addDays, addMonths, DAYS_PER_WEEK } from '#core/schedule/wall-time.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import css from './calendar.module.css'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import entriesMessages from '#locales/en/calendar/entries.json' with { type: 'json' }
import type { CalendarDisplay } from './calendar-display.ts'
import type { CalendarView } from './calendar-address.ts'
import type { CalendarAddress } from './use-calendar-address.ts'

const stepOf = { month: 'month', list: 'month', week: 'week', day: 'day' } as const

export function CalendarHead({
  address,
  days,
  display,
  isFiltering,
  onFilter,
}: {
  address: CalendarAddress
  days: readonly CalendarDay[]
  display: CalendarDisplay
  /** Whether the filters are open. */
  isFiltering: boolean
  onFilter: () => void
}) {
  const t = useText(calendarMessages)
  const entry = useText(entriesMessages)
  const { view, date, go } = address
  return (
    <div className={css.head}>
      <div className={css.steps}>
        <IconButton
          icon="chevronStart"
          size="small"
          variant="secondary"
          label={t(`calendar.previous.${stepOf[view]}`)}
          onPress={() => go({ date: steppedBy(date, view, -1) })}
        />
        <IconButton
          icon="chevronEnd"
          size="small"
          variant="secondary"
          label={t(`calendar.next.${stepOf[view]}`)}
          onPress={() => go({ date: steppedBy(date, view, 1) })}
        />
        <Button size="small" onPress={() => go({ date: display.today })}>
          {t('calendar.today')}
        </Button>
      </div>
      <h2 className={css.shown} aria-live="polite">
        {shownTitle(address, days, display)}
      </h2>
      <Button size="small" icon="filter" aria-expanded={isFiltering} onPress={onFilter}>
        {entry('entries.filter')}
      </Button>
      <Views address={address} />
    </div>
  )
}

function Views({ address: { view, isNarrow, go } }: { address: CalendarAddress }) {
  const t = useText(calendarMessages)
  const views: readonly CalendarView[] = isNarrow
    ? ['list', 'day']
    : ['month', 'week', 'list', 'day']
  return (
    <div role="group" aria-label={t('calendar.view')} className={css.views}>
      {views.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === view ? 'secondary' : 'quiet'}
          aria-pressed={each === view}
          onPress={() => go({ view: each })}
        >
          {t(`calendar.view.${each}`)}
        </Button>
      ))}
    </div>
  )
}

function steppedBy(date: string, view: CalendarView, steps: 1 | -1): string {
  if (view === 'day') return addDays(date, steps)
  return view === 'week' ? addDays(date, steps * DAYS_PER_WEEK) : addMonths(date, steps)
}

/** The day, week or month that is shown, in words. */
export function shownTitle(
  { view, date }: Pick<CalendarAddress, 'view' | 'date'>,
  days: readonly CalendarDay[],
  { format }: CalendarDisplay,
): string {
  if (view === 'day') return format.day(date)
  return view === 'week'
    ? format.range(days[0]?.date ?? date, days.at(-1)?.date ?? date)
    : format.month(date)
}
