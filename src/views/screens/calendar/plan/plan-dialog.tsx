/** Asks on which date drafts go out: one pin at its own time, several from then on. */
import { type ReactNode, useMemo, useState } from 'react'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { plannedAt, timeOnDay } from '#core/schedule/open-slots.ts'
import { timeOfWall } from '#core/schedule/wall-time.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import destinationMessages from '#locales/en/calendar/destination.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import { changedBy } from '../move-mode/changed-by.ts'
import type { Plan } from '../move-mode/move-mode.ts'
import { PublishDrafts } from '../publishing/publish-drafts.tsx'
import { HeldBackStatus, useHeldBack } from '../rules/held-back.tsx'
import type { PlanOfAccount } from './use-plan.ts'
import { type When, WhenFields } from './when-fields.tsx'

export function PlanDialog({
  pins,
  boards,
  date,
  display,
  plan,
  rules,
  note,
  onPlan,
  onClose,
}: {
  pins: readonly Pin[]
  boards: Boards
  /** Proposed first. */
  date: string
  display: CalendarDisplay
  plan: PlanOfAccount
  rules: ScheduleRules
  /** What is to be known of these pins first. */
  note: ReactNode
  onPlan: (first: PlannedTime) => void
  onClose: () => void
}) {
  const { length: count } = pins
  const t = useText(calendarMessages)
  const words = useText(destinationMessages)
  const first = date > display.today ? date : display.today
  const [when, setWhen] = useState<When>(() => ({ date: first, time: proposedTime(plan, first) }))
  const [isRefused, setRefused] = useState(false)
  const time = timeOf(when, plan)
  const held = useHeldByDrafts(pins, time, { plan, boards, rules, display })
  const submit = () => {
    if (time === null) setRefused(true)
    else onPlan(time)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.planTitle', { count })}
      actions={
        <>
          <PublishDrafts {...{ pins, boards, display, rules }} onDone={onClose} />
          <Button variant="primary" onPress={submit}>
            {words('destination.plan')}
          </Button>
        </>
      }
    >
      {note}
      <WhenFields
        value={when}
        display={display}
        onChange={(next) => setWhen(withFreeTime(next, when, plan))}
        min={display.today}
        error={isRefused ? t('calendar.past') : null}
      />
      {count > 1 ? <p>{words('destination.planMany')}</p> : null}
      <HeldBackStatus held={held} display={display} />
    </Dialog>
  )
}

function useHeldByDrafts(
  pins: readonly Pin[],
  time: PlannedTime | null,
  given: {
    readonly plan: PlanOfAccount
    readonly boards: Boards
    readonly rules: ScheduleRules
    readonly display: CalendarDisplay
  },
) {
  const { plan, rules, display } = given
  const { zone } = plan.schedule
  const schedule = useMemo(() => ({ zone, rules }), [zone, rules])
  const heldBy = useHeldBack({ plan, schedule, display })
  if (time === null) return []
  const boards = given.boards.status === 'ready' ? given.boards.list : null
  const moved = { kind: 'drafts', pinIds: pins.map(({ id }) => id) } as const
  return heldBy(changedBy(moved, time, { plan, boards }))
}

/** Another date has another free slot. */
function withFreeTime(next: When, before: When, plan: Plan): When {
  if (next.date === before.date || next.date === '') return next
  return { date: next.date, time: proposedTime(plan, next.date) || next.time }
}

/** Null unless it is ahead. */
function timeOf({ date, time }: When, { schedule, taken, now }: Plan): PlannedTime | null {
  if (date === '' || time === '') return null
  const planned = plannedAt(schedule, taken, `${date}T${time}`)
  return planned.at > now ? planned : null
}

function proposedTime({ schedule, taken, now }: Plan, date: string): string {
  const time = timeOnDay(schedule, taken, { date, now })
  return time === null ? '' : timeOfWall(time.wall)
}
