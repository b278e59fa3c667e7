/** The calendar once its pins are there. */
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { openSlotsOfDay } from '#core/schedule/open-slots.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Sheet } from '../../kit/ui/overlays/dialog.tsx'
import { useMedia } from '../../kit/ui/use-media.ts'
import { useCalendarAsks } from '../../pins/grid/pins-to-plan.ts'
import css from './calendar.module.css'
import { CalendarActions } from './calendar-actions.tsx'
import { isFilterOn } from './filtering/calendar-filter.ts'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarNotices } from './calendar-notices.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { Asked } from './calendar-dialogs.tsx'
import { DraftTray } from './tray/draft-tray.tsx'
import { useTrayKey } from './tray/use-tray-key.ts'
import { MeterLine } from './publishing/meter/meter-line.tsx'
import { Loading, Skeleton } from '../../kit/ui/states.tsx'
import { ShownDays } from './days/shown-days.tsx'
import type { ShownDaysProps } from './days/shown-days-props.ts'
import { type ShownCalendar, useCalendar } from './use-calendar.ts'
import { useFirstWeekday } from './plan/use-plan.ts'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'

/** Loaded once the calendar is there. */
const CalendarDialogs = lazyExtra(
  async () => (await import('./calendar-dialogs.tsx')).CalendarDialogs,
)
const CalendarFilters = lazyExtra(
  async () => (await import('./filtering/calendar-filters.tsx')).CalendarFilters,
)
const AllAccountsDays = lazy(async () => ({
  default: (await import('./all-accounts/all-accounts-days.tsx')).AllAccountsDays,
}))
const PrintedPlan = lazyExtra(async () => (await import('./printing/printed-plan.tsx')).PrintedPlan)
const PublishDrafts = lazyExtra(
  async () => (await import('./publishing/publish-drafts.tsx')).PublishDrafts,
)
const loadMoving = async () => import('./moving/moving.tsx')
const Moving = lazyExtra(async () => (await loadMoving()).Moving)

async function loadMoveMode() {
  const [{ calendarMoveMachine }] = await Promise.all([
    import('../../../machines/calendar-move/calendar-move.machine.ts'),
    loadMoving(),
  ])
  return calendarMoveMachine
}
const SelectBar = lazyExtra(async () => (await import('./selecting/select-bar.tsx')).SelectBar)

const HAS_ROOM_FOR_TRAY = '(min-width: 65rem)'

export function Calendar() {
  const t = useText(calendarMessages)
  const first = useCalendarAsks()
  // The tray is a sheet on a narrow screen.
  const [asked, setAsked] = useState<Asked | null>(first && { kind: first })
  const isWide = useMedia(HAS_ROOM_FOR_TRAY)
  const firstWeekday = useFirstWeekday()
  const calendar = useCalendar(loadMoveMode)
  const { schedule, boards, display, address, plan, planning } = calendar
  const close = () => {
    setAsked(null)
    // Asked once: a reload does not ask again.
    if (first !== null) address.setFilter(address.filter)
  }
  const beside = useTrayKey({
    isWide,
    isMoving: calendar.moving.move !== null,
    openSheet: () => setAsked({ kind: 'tray', focusesDrafts: true }),
  })
  const focusesDrafts = asked?.kind === 'tray' && asked.focusesDrafts === true
  const tray = <Tray {...{ calendar, focusesDrafts }} onAsk={setAsked} />
  return (
    <Screen
      title={t('calendar.title')}
      width="wide"
      lead={<MeterLine display={display} onRules={() => setAsked({ kind: 'rules' })} />}
      actions={
        <CalendarActions
          draftCount={isWide ? null : plan.drafts.length}
          isPaused={display.isPaused}
          onSelect={() => calendar.setSelected(new Set())}
          onAsk={setAsked}
        />
      }
    >
      <CalendarNotices calendar={calendar} onAsk={setAsked} />
      <ShownPart calendar={calendar} />
      <div className={css.columns}>
        <Days calendar={calendar} onAsk={setAsked} />
        {isWide ? (
          <TrayBeside place={beside} count={plan.drafts.length}>
            {tray}
          </TrayBeside>
        ) : null}
      </div>
      <MovingNow calendar={calendar} />
      <SelectingNow calendar={calendar} />
      <Sheet isOpen={asked?.kind === 'tray' && !isWide} onClose={close} title={t('calendar.tray')}>
        {tray}
      </Sheet>
      <Suspense fallback={null}>
        <CalendarDialogs
          asked={asked}
          date={address.date}
          {...{ boards, display, plan, planning, schedule }}
          firstWeekday={firstWeekday}
          onClose={close}
        />
      </Suspense>
    </Screen>
  )
}

interface TrayBesideProps {
  readonly place: RefObject<HTMLElement | null>
  readonly count: number
  readonly children: ReactNode
}

function TrayBeside({ place, count, children }: TrayBesideProps) {
  const t = useText(calendarMessages)
  return (
    <aside ref={place} className={css.aside} aria-label={t('calendar.tray')}>
      <h2 className={css.asideTitle} tabIndex={-1}>
        {t('calendar.trayOf', { count })}
      </h2>
      {children}
    </aside>
  )
}

/** Which part of the plan is shown: when, as what, and of which pins. */
function ShownPart({ calendar: { address, days, display, plan } }: { calendar: ShownCalendar }) {
  const { filter } = address
  const [isFiltering, setFiltering] = useState(isFilterOn(filter) || filter.accounts !== undefined)
  return (
    <>
      <CalendarHead
        {...{ address, days, display, isFiltering }}
        onFilter={() => setFiltering(!isFiltering)}
      />
      {isFiltering ? (
        <Suspense fallback={null}>
          <CalendarFilters
            filter={address.filter}
            all={plan.all}
            shown={plan.shownCount}
            display={display}
            onChange={address.setFilter}
          />
        </Suspense>
      ) : null}
      {/* The plan of all accounts prints itself. */}
      {filter.accounts === 'all' ? null : (
        <Suspense fallback={null}>
          <PrintedPlan {...{ address, days, plan, display }} />
        </Suspense>
      )}
    </>
  )
}

function Tray({
  calendar: { schedule, boards, address, display, plan, planning, moving },
  focusesDrafts,
  onAsk,
}: {
  calendar: ShownCalendar
  focusesDrafts: boolean
  onAsk: (asked: Asked | null) => void
}) {
  const t = useText(calendarMessages)
  // Until the slots are known a key for the next one would find none.
  if (schedule.status === 'loading')
    return (
      <Loading label={t('calendar.loading')}>
        <Skeleton height="132px" radius="var(--radius-10)" />
      </Loading>
    )
  return (
    <DraftTray
      drafts={plan.drafts}
      filter={address.trayFilter}
      onFilter={address.setTrayFilter}
      boards={boards}
      focusesFirst={focusesDrafts}
      canUseSlots={schedule.current.slots.length > 0}
      onNextSlot={planning.planNext}
      onPlan={(pins) => onAsk({ kind: 'plan', pins })}
      onSpread={(pins) => onAsk({ kind: 'spread', spread: { kind: 'drafts', pins } })}
      publishNow={(pins) => (
        <Suspense fallback={null}>
          <PublishDrafts
            {...{ pins, boards, display }}
            rules={schedule.current.rules}
            onChooseTime={(chosen) => onAsk({ kind: 'plan', pins: chosen })}
          />
        </Suspense>
      )}
      onMove={(pins: readonly Pin[]) => {
        onAsk(null)
        moving.startDrafts(pins)
      }}
    />
  )
}

function Days({
  calendar: { address, days, plan, display, planning, moving, setSelected },
  onAsk,
}: {
  calendar: ShownCalendar
  onAsk: (asked: Asked) => void
}) {
  const shown: ShownDaysProps = {
    address,
    days,
    plan,
    display,
    target: moving.move?.date ?? null,
    openSlots: (date) => openAhead(openSlotsOfDay(plan.schedule, plan.taken, date), display.now),
    actions: {
      openPublication: (id) =>
        display.selected === null
          ? onAsk({ kind: 'publication', id })
          : setSelected(toggleId(display.selected, id)),
      movePublication: moving.startPublication,
      removePublication: (id) => planning.remove([plan.find(id) ?? []].flat()),
      openDay: (date) => address.go({ view: 'day', date }),
      showDate: (date) => address.go({ date }),
    },
    onDrop: moving.drop,
  }
  const own = <ShownDays {...shown} />
  if (address.filter.accounts !== 'all') return own
  return (
    <Suspense fallback={own}>
      <AllAccountsDays {...shown} />
    </Suspense>
  )
}

function MovingNow({ calendar }: { calendar: ShownCalendar }) {
  const { actor, move } = calendar.moving
  if (actor === undefined || move === null) return null
  return (
    <Suspense fallback={null}>
      <Moving {...{ actor, move, calendar }} />
    </Suspense>
  )
}

function SelectingNow({
  calendar: { display, plan, planning, moving, setSelected },
}: {
  calendar: ShownCalendar
}) {
  if (display.selected === null || moving.move !== null) return null
  return (
    <Suspense fallback={null}>
      <SelectBar
        selected={display.selected}
        plan={plan}
        planning={planning}
        onDone={() => setSelected(null)}
      />
    </Suspense>
  )
}

function openAhead(slots: readonly PlannedTime[], now: number): PlannedTime[] {
  return slots.filter(({ at }) => at > now)
}

/** The same ids with this one added, or without it where it was there. */
function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
