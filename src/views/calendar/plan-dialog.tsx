/** Asks on which date drafts go out: one pin at its own time, several from then on. */
import { type ReactNode, useState } from 'react'
import type { PlannedTime } from '#core/contract/publications.contract.ts'
import { plannedAt, timeOnDay } from '#core/schedule/open-slots.ts'
import { timeOfWall } from '#core/schedule/wall-time.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { calendarMessages } from './calendar.messages.ts'
import { destinationMessages } from './destination.messages.ts'
import type { CalendarDisplay } from './calendar-display.ts'
import type { Plan } from './move-mode.ts'
import { type When, WhenFields } from './when-fields.tsx'

export function PlanDialog({
  count,
  date,
  display,
  plan,
  note,
  onPlan,
  onClose,
}: {
  /** How many pins. */
  count: number
  /** Proposed first. */
  date: string
  display: CalendarDisplay
  plan: Plan
  /** What is to be known of these pins first. */
  note: ReactNode
  onPlan: (first: PlannedTime) => void
  onClose: () => void
}) {
  const t = useText(calendarMessages)
  const words = useText(destinationMessages)
  const first = date > display.today ? date : display.today
  const [when, setWhen] = useState<When>(() => ({ date: first, time: proposedTime(plan, first) }))
  const [isRefused, setRefused] = useState(false)
  const submit = () => {
    const time =
      when.date === '' || when.time === ''
        ? null
        : plannedAt(plan.schedule, plan.taken, `${when.date}T${when.time}`)
    if (time !== null && time.at > plan.now) onPlan(time)
    else setRefused(true)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.planTitle', { count })}
      actions={
        <Button variant="primary" onPress={submit}>
          {words('destination.plan')}
        </Button>
      }
    >
      {note}
      <WhenFields
        value={when}
        display={display}
        onChange={(next) =>
          // Another date has another free slot.
          setWhen(
            next.date === when.date || next.date === ''
              ? next
              : { date: next.date, time: proposedTime(plan, next.date) || next.time },
          )
        }
        min={display.today}
        error={isRefused ? t('calendar.past') : null}
      />
      {count > 1 ? <p>{words('destination.planMany')}</p> : null}
    </Dialog>
  )
}

function proposedTime({ schedule, taken, now }: Plan, date: string): string {
  const time = timeOnDay(schedule, taken, { date, now })
  return time === null ? '' : timeOfWall(time.wall)
}
