/**
 * What is planned as a list, day by day; a single day shows its free slots too. Days and slots take
 * what is dropped on them, as in the grid.
 */
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { addMonths } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Disclosure } from '../../../kit/ui/overlays/disclosure.tsx'
import css from './agenda.module.css'
import agendaMessages from '#locales/en/calendar/agenda.json' with { type: 'json' }
import { AgendaSection } from './agenda-section.tsx'
import { type AgendaDay, agendaDays, firstRows } from './agenda-days.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { isFilterOn } from '../filtering/calendar-filter.ts'
import type { ShownDaysProps } from './shown-days-props.ts'
import { runItemKey } from './use-grid-keys.ts'

const ROWS_AT_ONCE = 100

export function Agenda(props: ShownDaysProps) {
  const t = useText(calendarMessages)
  const { address, display, actions } = props
  const { view, date } = address
  const isList = view === 'list'
  const isFiltered = isFilterOn(address.filter)
  const { past, ahead } = agendaDays(props, { today: display.today, foldsPast: !isFiltered })
  const next = isList ? addMonths(date, 1) : null
  return (
    <div
      className={css.agenda}
      role="group"
      aria-label={isList ? display.format.month(date) : display.format.day(date)}
      onKeyDown={(event) => runRowKey(event, actions)}
    >
      <Past listed={past} {...props} />
      {ahead.length === 0 ? (
        <Nothing hasPast={past.length > 0}>
          {t(`calendar.${isFiltered ? 'hidden' : 'empty'}Month`)}
        </Nothing>
      ) : null}
      <Days listed={ahead} {...props}>
        {next === null ? null : (
          <Button variant="quiet" iconEnd="arrowEnd" onPress={() => actions.showDate(next)}>
            {display.format.month(next)}
          </Button>
        )}
      </Days>
    </div>
  )
}

interface ListedDays extends Omit<ShownDaysProps, 'days'> {
  readonly listed: readonly AgendaDay[]
}

/** Of the month of today: the days that have passed, one press away. */
function Past({ listed, ...props }: ListedDays) {
  const t = useText(agendaMessages)
  const [isOpen, setOpen] = useState(false)
  if (listed.length === 0) return null
  const count = listed.reduce((sum, { planned }) => sum + planned.length, 0)
  return (
    <Disclosure title={t('agenda.earlier', { count })} onOpen={() => setOpen(true)}>
      {isOpen ? <Days listed={listed} {...props} /> : null}
    </Disclosure>
  )
}

function Nothing({ hasPast, children }: { hasPast: boolean; children: string }) {
  const t = useText(agendaMessages)
  return <p className={css.empty}>{hasPast ? t('agenda.nothingAhead') : children}</p>
}

/** `children` follow the last row. */
function Days({ listed, children, ...props }: ListedDays & { children?: ReactNode }) {
  const t = useText(calendarMessages)
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const { shown, hasMore } = firstRows(listed, limit)
  return (
    <div className={css.agenda}>
      {shown.map((day) => (
        <AgendaSection key={day.date} day={day} {...props} />
      ))}
      {hasMore ? (
        <Button onPress={() => setLimit(limit + ROWS_AT_ONCE)}>{t('calendar.showMore')}</Button>
      ) : (
        children
      )}
    </div>
  )
}

/** The same keys as on a card of the grid. */
function runRowKey(event: KeyboardEvent, actions: ShownDaysProps['actions']): void {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  if (target.dataset['publication'] === undefined) return
  if (event.key === 'Delete' && !event.repeat) focusBeside(event.currentTarget, target)
  if (!runItemKey(event, target, actions)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Focuses the row beside one that is removed; a pin that was sent stays. */
function focusBeside(list: Element, row: HTMLElement): void {
  if (!row.draggable) return
  const rows = [...list.querySelectorAll<HTMLElement>('[data-publication]')]
  const at = rows.indexOf(row)
  const beside = rows[at + 1] ?? rows[at - 1]
  beside?.focus()
}
