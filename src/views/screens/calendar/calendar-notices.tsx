/** What a person should know above their plan: first what keeps pins from going out. */
import { Suspense } from 'react'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import css from './calendar.module.css'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { Asked } from './calendar-dialogs.tsx'
import { toNextSlots } from './plan/new-times.ts'
import type { ShownCalendar } from './use-calendar.ts'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import { useStillHeight } from '../../kit/screen/use-still-height.ts'
import { ZoneBanner } from './time/zone-banner.tsx'

const AskedBar = lazyExtra(async () => (await import('./publishing/bars/asked-bar.tsx')).AskedBar)
const DueBar = lazyExtra(async () => (await import('./due/due-bar.tsx')).DueBar)
const MissedBar = lazyExtra(
  async () => (await import('./publishing/bars/missed-bar.tsx')).MissedBar,
)
/** These are loaded once the calendar is there. */
const ConnectionBar = lazyExtra(
  async () => (await import('./publishing/bars/publishing-bars.tsx')).ConnectionBar,
)
const PauseBar = lazyExtra(async () => (await import('./pause/pause-bar.tsx')).PauseBar)
const PlanPreflight = lazyExtra(
  async () => (await import('./plan/plan-preflight.tsx')).PlanPreflight,
)

export function CalendarNotices({
  calendar,
  onAsk,
}: {
  calendar: ShownCalendar
  onAsk: (asked: Asked) => void
}) {
  const { schedule, display, plan, planning } = calendar
  const open = (id: string) => onAsk({ kind: 'publication', id })
  const asked = plan.all.filter(({ publication }) => display.stateOf(publication) === 'asked')
  // What is in a file hasn't missed its time.
  const hasMissed = plan.missed.length > 0 && !display.isPaused && display.publishing.isFiledKnown
  return (
    <div ref={useStillHeight()} className={css.notices}>
      {schedule.status === 'failed' ? <SlotsFailed onRetry={schedule.reload} /> : null}
      <Suspense fallback={null}>
        <ConnectionBar publishing={display.publishing} />
        <DueBar plan={plan.all} publishing={display.publishing} now={display.now} />
      </Suspense>
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
          <AskedBar {...{ asked, display }} onOpen={open} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {hasMissed ? (
          <MissedBar
            count={plan.missed.length}
            canUseSlots={plan.schedule.slots.length > 0}
            onSpread={() =>
              onAsk({ kind: 'spread', spread: { kind: 'missed', planned: plan.missed } })
            }
            onNextSlots={() => planning.moveAll(toNextSlots(plan, plan.missed))}
          />
        ) : null}
        <PlanPreflight calendar={calendar} onOpen={open} />
      </Suspense>
      <ZoneBanner zone={display.zone} />
    </div>
  )
}

function SlotsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(calendarMessages)
  return (
    <Banner
      tone="warning"
      title={t('calendar.slotsFailed')}
      action={
        <Button size="small" icon="refresh" onPress={onRetry}>
          {t('calendar.retry')}
        </Button>
      }
    >
      {t('calendar.slotsOffline')}
    </Banner>
  )
}
