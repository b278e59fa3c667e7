/** Gives drafts the times of the week that is shown, in the weeks that follow. */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { daysOfWeek } from '#core/schedule/calendar-days.ts'
import { copyWeek } from '#core/schedule/copy-week.ts'
import { addDays, DAYS_PER_WEEK } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { openPlans } from '../plan/draft-plans.ts'
import { wallIn } from '../plan/planned-days.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'
import css from './copying.module.css'
import copyingMessages from '#locales/en/calendar/copying.json' with { type: 'json' }

export interface CopyWeekDialogProps {
  /** Any day of the week that is copied. */
  readonly date: string
  readonly firstWeekday: number
  readonly display: CalendarDisplay
  readonly plan: PlanOfAccount
  readonly onPlan: (pins: readonly Pin[], times: readonly PlannedTime[]) => void
  readonly onClose: () => void
}

const MAX_WEEKS = 8
const WEEKS = Array.from({ length: MAX_WEEKS }, (_, index) => String(index + 1))

export function CopyWeekDialog({ plan, display, onPlan, onClose, ...place }: CopyWeekDialogProps) {
  const t = useText(copyingMessages)
  const [weeks, setWeeks] = useState(1)
  const { first, walls, copied } = useCopiedWeeks({ plan, display, weeks, ...place })
  const times = copied.flatMap((week) => week.times)
  const draftCount = useMemo(() => openPlans(plan.drafts).length, [plan.drafts])
  const count = Math.min(times.length, draftCount)
  const rangeOf = (ahead: number) => {
    const start = addDays(first, ahead * DAYS_PER_WEEK)
    return display.format.range(start, addDays(start, DAYS_PER_WEEK - 1))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('copying.title')}
      actions={
        <Button
          variant="primary"
          isDisabled={count === 0}
          onPress={() => {
            onClose()
            onPlan(plan.drafts, times)
          }}
        >
          {t('copying.plan', { count })}
        </Button>
      }
    >
      <p>{t('copying.source', { week: rangeOf(0), count: walls.length })}</p>
      <Select
        label={t('copying.weeks')}
        options={WEEKS.map((id) => ({ id, label: t('copying.weekCount', { count: Number(id) }) }))}
        value={String(weeks)}
        onChange={(id) => setWeeks(Number(id))}
      />
      {walls.length === 0 ? null : (
        <ul className={css.weeks} aria-label={t('copying.preview')}>
          {copied.map(({ weeksAhead, times: { length } }) => (
            <li key={weeksAhead} className={css.week}>
              <span>{rangeOf(weeksAhead)}</span>
              <span className={css.count}>{t('copying.free', { count: length })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={css.count}>{t('copying.drafts', { drafts: draftCount, count })}</p>
    </Dialog>
  )
}

function useCopiedWeeks({
  plan,
  display: { zone },
  weeks,
  date,
  firstWeekday,
}: Omit<CopyWeekDialogProps, 'onPlan' | 'onClose'> & { weeks: number }) {
  const days = useMemo(() => daysOfWeek({ date, zone, firstWeekday }), [date, zone, firstWeekday])
  const walls = useMemo(() => {
    const [start, end] = [days[0]?.start ?? 0, days.at(-1)?.end ?? 0]
    return plan.all
      .map(({ publication }) => publication)
      .filter(({ at }) => at >= start && at < end)
      .map((publication) => wallIn(zone, publication))
  }, [days, plan.all, zone])
  const copied = useMemo(() => copyWeek(walls, { weeks, ...plan }), [walls, weeks, plan])
  return { first: days[0]?.date ?? date, walls, copied }
}
