/** What is asked over the calendar: when drafts go out, where a planned pin goes, which slots. */
import { lazy, Suspense } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { Boards } from '../titles/use-boards.ts'
import type { CalendarDisplay } from './calendar-display.ts'
import { PauseDialog } from './pause/pause-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PublicationDialog } from './publication-dialog.tsx'
import { SlotsDialog } from './slots-dialog.tsx'
import type { SpreadSource } from './spread/spread-plan.ts'
import type { PlanOfAccount } from './use-plan.ts'
import type { Planning } from './use-planning.ts'
import type { Schedule } from './use-schedule.ts'

export type Asked =
  | { readonly kind: 'tray' | 'slots' | 'pause' | 'resume' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'plan'; readonly pins: readonly Pin[] }
  | { readonly kind: 'publication'; readonly id: string }
  | { readonly kind: 'spread'; readonly spread: SpreadSource }

/** Loaded when somebody asks for them. */
const ResumeDialog = lazy(async () => ({
  default: (await import('./pause/resume-dialog.tsx')).ResumeDialog,
}))
const SpreadDialog = lazy(async () => ({
  default: (await import('./spread/spread-dialog.tsx')).SpreadDialog,
}))

const CopyWeekDialog = lazy(async () => ({
  default: (await import('./copying/copy-week-dialog.tsx')).CopyWeekDialog,
}))

export interface CalendarDialogsProps {
  readonly asked: Asked | null
  /** The date that is shown. */
  readonly date: string
  readonly boards: Boards
  readonly display: CalendarDisplay
  readonly plan: PlanOfAccount
  readonly planning: Planning
  readonly schedule: Schedule
  readonly firstWeekday: number
  readonly onClose: () => void
}

export function CalendarDialogs({ asked, onClose, ...props }: CalendarDialogsProps) {
  const { display, plan, planning, schedule } = props
  if (isLoadedLate(asked))
    return (
      <Suspense fallback={null}>
        <LateDialog asked={asked} onClose={onClose} {...props} />
      </Suspense>
    )
  switch (asked?.kind) {
    case 'plan':
      return (
        <PlanDialog
          count={asked.pins.length}
          date={props.date}
          display={display}
          plan={plan}
          onClose={onClose}
          onPlan={(first) => {
            onClose()
            planning.planFrom(asked.pins, first)
          }}
        />
      )
    case 'slots':
      return schedule.status === 'ready' ? (
        <SlotsDialog
          schedule={schedule.current}
          firstWeekday={props.firstWeekday}
          display={display}
          onSave={schedule.save}
          onClose={onClose}
        />
      ) : null
    case 'pause':
      return <PauseDialog setPause={schedule.setPause} onClose={onClose} />
    case 'resume':
      return schedule.pause === null ? null : (
        <Suspense fallback={null}>
          <ResumeDialog
            setPause={schedule.setPause}
            pause={schedule.pause}
            {...{ plan, planning, display, onClose }}
          />
        </Suspense>
      )
    case 'publication':
      return <PublicationAsked id={asked.id} onClose={onClose} {...props} />
    default:
      return null
  }
}

/** Its code is loaded when somebody asks for it. */
type Late = Extract<Asked, { kind: 'copy' | 'spread' }>

function isLoadedLate(asked: Asked | null): asked is Late {
  return asked?.kind === 'copy' || asked?.kind === 'spread'
}

function LateDialog({
  asked,
  boards,
  date,
  display,
  firstWeekday,
  plan,
  planning,
  schedule,
  onClose,
}: CalendarDialogsProps & { asked: Late }) {
  if (asked.kind === 'copy')
    return (
      <CopyWeekDialog
        {...{ date, display, firstWeekday, plan, onClose }}
        onPlan={planning.planAtTimes}
      />
    )
  return (
    <SpreadDialog
      {...{ boards, onClose }}
      spread={asked.spread}
      schedule={schedule.current}
      now={plan.now}
    />
  )
}

function PublicationAsked({
  id,
  boards,
  display,
  plan,
  planning,
  onClose,
}: Omit<CalendarDialogsProps, 'asked'> & { id: string }) {
  const planned = plan.find(id)
  // It may be removed on another device meanwhile.
  if (planned === undefined) return null
  return (
    <PublicationDialog
      key={id}
      planned={planned}
      boards={boards}
      display={display}
      plan={plan}
      onClose={onClose}
      onMove={(to) => {
        onClose()
        planning.move(planned, to)
      }}
      onPublishNow={() => {
        onClose()
        planning.publishNow(planned)
      }}
      onRemove={() => {
        onClose()
        planning.remove([planned])
      }}
    />
  )
}
