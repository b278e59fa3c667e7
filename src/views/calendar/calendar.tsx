/** The calendar once its pins are there. */
import { useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PlannedTime } from '#core/contract/publications.contract.ts'
import { openSlotsOfDay } from '#core/schedule/open-slots.ts'
import { useText } from '../i18n/text.ts'
import { Screen } from '../shell/screen.tsx'
import { useBoards } from '../titles/use-boards.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { Banner } from '../ui/states.tsx'
import { useMedia } from '../ui/use-media.ts'
import css from './calendar.module.css'
import { CalendarHead } from './calendar-head.tsx'
import { calendarMessages } from './calendar.messages.ts'
import { type Asked, CalendarDialogs } from './calendar-dialogs.tsx'
import { DraftTray } from './draft-tray.tsx'
import { MoveBar } from './move-bar.tsx'
import { toNextSlots } from './new-times.ts'
import { MissedBar } from './publishing/missed-bar.tsx'
import { ConnectionBar } from './publishing/publishing-bars.tsx'
import { PublishingMeter } from './publishing/publishing-meter.tsx'
import { usePublishing } from './publishing/use-publishing.ts'
import { ShownDays } from './shown-days.tsx'
import { useCalendarAddress } from './use-calendar-address.ts'
import { useMoveMode } from './use-move-mode.ts'
import { useNow } from './use-now.ts'
import { useDays, useFirstWeekday, useCalendarDisplay, usePlan } from './use-plan.ts'
import { usePlanning } from './use-planning.ts'
import { useSchedule } from './use-schedule.ts'

const HAS_ROOM_FOR_TRAY = '(min-width: 65rem)'

export function Calendar() {
  const t = useText(calendarMessages)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isWide = useMedia(HAS_ROOM_FOR_TRAY)
  const calendar = useCalendar()
  const { schedule, boards, display, address, days, plan, planning, moving } = calendar
  const tray = (
    <DraftTray
      drafts={plan.drafts}
      boards={boards}
      canUseSlots={schedule.current.slots.length > 0}
      onNextSlot={planning.planNext}
      onPlan={(pins) => setAsked({ kind: 'plan', pins })}
      onMove={(pins: readonly Pin[]) => {
        setAsked(null)
        moving.startDrafts(pins)
      }}
    />
  )
  return (
    <Screen
      title={t('calendar.title')}
      width="wide"
      lead={<PublishingMeter display={display} />}
      actions={<ScreenActions draftCount={isWide ? null : plan.drafts.length} onAsk={setAsked} />}
    >
      <Notices calendar={calendar} />
      <CalendarHead address={address} days={days} display={display} />
      <div className={css.columns}>
        <Days calendar={calendar} onAsk={setAsked} />
        {isWide ? (
          <aside className={css.aside} aria-label={t('calendar.tray')}>
            <h2 className={css.asideTitle}>
              {t('calendar.trayOf', { count: plan.drafts.length })}
            </h2>
            {tray}
          </aside>
        ) : null}
      </div>
      <MovingNow calendar={calendar} />
      <Sheet
        isOpen={asked?.kind === 'tray' && !isWide}
        onClose={() => setAsked(null)}
        title={t('calendar.tray')}
      >
        {tray}
      </Sheet>
      <CalendarDialogs
        asked={asked}
        date={address.date}
        {...{ boards, display, plan, planning, schedule }}
        firstWeekday={useFirstWeekday()}
        onClose={() => setAsked(null)}
      />
    </Screen>
  )
}

type ShownCalendar = ReturnType<typeof useCalendar>

function useCalendar() {
  const schedule = useSchedule()
  const boards = useBoards()
  const now = useNow()
  const publishing = usePublishing(now)
  const display = useCalendarDisplay({ schedule, now, boards, publishing })
  const address = useCalendarAddress(display.today)
  const days = useDays(address, display.zone)
  const plan = usePlan(schedule.current, days, display)
  const planning = usePlanning(plan, display.format)
  const moving = useMoveMode({ plan, planning, display, address })
  return { schedule, boards, display, address, days, plan, planning, moving }
}

/** `draftCount` is null where the tray is beside the calendar, and needs no button. */
function ScreenActions({
  draftCount,
  onAsk,
}: {
  draftCount: number | null
  onAsk: (asked: Asked) => void
}) {
  const t = useText(calendarMessages)
  return (
    <>
      {draftCount === null ? null : (
        <Button icon="drafts" size="small" onPress={() => onAsk({ kind: 'tray' })}>
          {t('calendar.trayOf', { count: draftCount })}
        </Button>
      )}
      <Button icon="settings" size="small" onPress={() => onAsk({ kind: 'slots' })}>
        {t('calendar.slots')}
      </Button>
    </>
  )
}

function Days({
  calendar: { address, days, plan, display, planning, moving },
  onAsk,
}: {
  calendar: ShownCalendar
  onAsk: (asked: Asked) => void
}) {
  return (
    <ShownDays
      address={address}
      days={days}
      plan={plan}
      display={display}
      target={moving.mode?.date ?? null}
      openSlots={(date) => openAhead(openSlotsOfDay(plan.schedule, plan.taken, date), display.now)}
      actions={{
        openPublication: (id) => onAsk({ kind: 'publication', id }),
        movePublication: moving.startPublication,
        removePublication: (id) => planning.remove([plan.find(id) ?? []].flat()),
        openDay: (date) => address.go({ view: 'day', date }),
        showDate: (date) => address.go({ date }),
      }}
      onDrop={moving.drop}
    />
  )
}

function MovingNow({ calendar: { moving, display } }: { calendar: ShownCalendar }) {
  if (moving.mode === null) return null
  return (
    <MoveBar
      mode={moving.mode}
      count={moving.countOnDay}
      display={display}
      onDate={moving.toDate}
      onNextSlot={moving.toNextSlot}
      onPlace={moving.place}
      onCancel={moving.cancel}
    />
  )
}

function openAhead(slots: readonly PlannedTime[], now: number): PlannedTime[] {
  return slots.filter(({ at }) => at > now)
}

function Notices({ calendar: { schedule, display, plan, planning } }: { calendar: ShownCalendar }) {
  const t = useText(calendarMessages)
  const { zone } = display
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
      <MissedBar
        count={plan.missed.length}
        canUseSlots={plan.schedule.slots.length > 0}
        onNextSlots={() => planning.moveAll(toNextSlots(plan, plan.missed))}
      />
      {isElsewhere ? (
        <Banner>{t('calendar.zone', { zone: zone.replaceAll('_', ' ') })}</Banner>
      ) : null}
    </>
  )
}
