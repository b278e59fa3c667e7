/** Names the pins that the rules would hold back if a pin went where it is being moved. */
import { useMemo } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import { Icon } from '../../../kit/ui/icon.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Plan } from '../move-mode/move-mode.ts'
import type { Planned } from '../plan/planned-days.ts'
import { canSend } from '../publishing/can-send.ts'
import css from './held-back.module.css'
import heldBackMessages from '#locales/en/calendar/held-back.json' with { type: 'json' }
import { type KnownPlan, newlyHeld } from './newly-held.ts'
import type { RuleMove } from './rule-moves.ts'

interface HeldBackInput {
  readonly plan: Plan & { readonly all: readonly Planned[] }
  readonly schedule: KnownPlan['schedule']
  readonly display: CalendarDisplay
}

/** The pins that a change of the plan would delay. None where nothing is sent from here. */
export function useHeldBack({ plan, schedule, display }: HeldBackInput) {
  const { stateOf, forecast } = display
  const { samePictures } = forecast
  const isSending = canSend(display)
  const known = useMemo(
    (): KnownPlan => ({ plan, schedule, stateOf, samePictures }),
    [plan, schedule, stateOf, samePictures],
  )
  return (changed: readonly Planned[]): RuleMove[] =>
    isSending && changed.length > 0 ? newlyHeld(known, changed) : []
}

const MAX_NAMED = 2

export function HeldBack({
  held,
  isSameTime = false,
  display: { format },
}: {
  held: readonly RuleMove[]
  /** Another pin is planned then. No rule may forbid that. */
  isSameTime?: boolean
  display: Pick<CalendarDisplay, 'format'>
}) {
  const t = useText(heldBackMessages)
  if (held.length === 0 && isSameTime)
    return (
      <span className={css.held}>
        <span className={css.line}>
          <Icon name="warning" size={16} />
          <span>{t('heldBack.sameTime')}</span>
        </span>
      </span>
    )
  if (held.length === 0) return null
  const left = held.length - MAX_NAMED
  return (
    <span className={css.held}>
      {held.slice(0, MAX_NAMED).map(({ planned: { pin }, delay, to }) => (
        <span key={delay.id} className={css.line}>
          <Icon name="warning" size={16} />
          <span dir="auto">
            {t(`heldBack.${delay.rule}`, { title: pin.title, moment: format.moment(to.wall) })}
          </span>
        </span>
      ))}
      {left > 0 ? <span>{t('heldBack.more', { count: left })}</span> : null}
    </span>
  )
}

/** Announces them as they change. */
export function HeldBackStatus(props: Parameters<typeof HeldBack>[0]) {
  return (
    <div role="status" className={css.status}>
      <HeldBack {...props} />
    </div>
  )
}
