/**
 * The plan of the days that are shown, as a list on paper: every pin, where the screen folds full
 * days. It is made when the browser begins to print, and gone when it has.
 */
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import { shownTitle } from '../calendar-head.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { type Planned, timeIn } from '../plan/planned-days.ts'
import { PinThumb } from '../plan/planned-card.tsx'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import type { CalendarAddress } from '../use-calendar-address.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'
import css from './printed-plan.module.css'

export interface PrintedPlanProps {
  readonly address: CalendarAddress
  readonly days: readonly CalendarDay[]
  readonly plan: Pick<PlanOfAccount, 'placed'>
  readonly display: CalendarDisplay
}

export function PrintedPlan({ address, days, plan, display }: PrintedPlanProps) {
  const t = useText(calendarMessages)
  if (!usePrinting()) return null
  const full = days
    .map(({ date, isInMonth }, at) => ({ date, isInMonth, planned: plan.placed[at] ?? [] }))
    .filter(({ isInMonth, planned }) => isInMonth && planned.length > 0)
  return createPortal(
    <div className={css.plan}>
      <h1>{shownTitle(address, days, display)}</h1>
      {full.length === 0 ? <p>{t('calendar.emptyMonth')}</p> : null}
      {full.map(({ date, planned }) => (
        <section key={date}>
          <h2 className={css.date}>{display.format.day(date)}</h2>
          {planned.map((each) => (
            <PrintedPin key={each.publication.id} planned={each} display={display} />
          ))}
        </section>
      ))}
    </div>,
    document.body,
  )
}

function PrintedPin({
  planned: { pin, publication },
  display,
}: {
  planned: Planned
  display: CalendarDisplay
}) {
  const words = useText(publishingMessages)
  return (
    <div className={css.pin}>
      <PinThumb pin={pin} className={css.thumb} />
      <strong>{display.format.time(timeIn(display.zone, publication))}</strong>
      <span>
        <span dir="auto">{pin.title}</span>
        <br />
        <small dir="auto">
          {display.boardName(publication, pin)} ·{' '}
          {words(`publishing.state.${display.stateOf(publication)}`)}
        </small>
        <br />
        <small dir="ltr">{pin.link}</small>
      </span>
    </div>
  )
}

/** Drawn at once: the browser takes what is there when its event is over. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
