/** What a person should know above their plan: first what keeps pins from going out. */
import { lazy, Suspense } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import { calendarMessages } from './calendar.messages.ts'
import type { Asked } from './calendar-dialogs.tsx'
import { DueBar } from './due/due-bar.tsx'
import { toNextSlots } from './new-times.ts'
import { MissedBar } from './publishing/missed-bar.tsx'
import { ConnectionBar } from './publishing/publishing-bars.tsx'
import type { ShownCalendar } from './use-calendar.ts'

const AskedBar = lazy(async () => ({
  default: (await import('./publishing/asked-bar.tsx')).AskedBar,
}))
/** Loaded once the calendar is there. */
const PauseBar = lazy(async () => ({
  default: (await import('./pause/pause-bar.tsx')).PauseBar,
}))
const PlanPreflight = lazy(async () => ({
  default: (await import('./plan-preflight.tsx')).PlanPreflight,
}))

export function CalendarNotices({
  calendar,
  onAsk,
}: {
  calendar: ShownCalendar
  onAsk: (asked: Asked) => void
}) {
  const t = useText(calendarMessages)
  const { schedule, display, plan, planning } = calendar
  const { zone } = display
  const asked = plan.all.filter(({ publication }) => display.stateOf(publication) === 'asked')
  const isElsewhere = zone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      {schedule.status === 'failed' ? (
        <Banner
          tone="warning"
          title={t('calendar.slotsFailed')}
          action={
            <Button size="small" icon="refresh" onPress={schedule.reload}>
              {t('calendar.retry')}
            </Button>
          }
        >
          {t('calendar.slotsOffline')}
        </Banner>
      ) : null}
      <ConnectionBar publishing={display.publishing} />
      <DueBar plan={plan.all} publishing={display.publishing} now={display.now} />
      {schedule.pause === null ? null : (
        <Suspense fallback={null}>
          <PauseBar
            pause={schedule.pause}
            display={display}
            onResume={() => onAsk({ kind: 'resume' })}
          />
        </Suspense>
      )}
      {asked.length === 0 ? null : (
        <Suspense fallback={null}>
          <AskedBar {...{ asked, display }} onOpen={(id) => onAsk({ kind: 'publication', id })} />
        </Suspense>
      )}
      <MissedBar
        // What is in a file hasn't missed its time.
        count={display.isPaused || !display.publishing.isFiledKnown ? 0 : plan.missed.length}
        canUseSlots={plan.schedule.slots.length > 0}
        onSpread={() => onAsk({ kind: 'spread', spread: { kind: 'missed', planned: plan.missed } })}
        onNextSlots={() => planning.moveAll(toNextSlots(plan, plan.missed))}
      />
      <Suspense fallback={null}>
        <PlanPreflight calendar={calendar} />
      </Suspense>
      {isElsewhere ? (
        <Banner>{t('calendar.zone', { zone: zone.replaceAll('_', ' ') })}</Banner>
      ) : null}
    </>
  )
}
