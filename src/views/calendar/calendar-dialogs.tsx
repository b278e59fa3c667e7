/** What is asked over the calendar: when drafts go out, where a planned pin goes, which slots. */
import { lazy, Suspense } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { Boards } from '../titles/use-boards.ts'
import type { CalendarDisplay } from './calendar-display.ts'
import { PauseDialog } from './pause/pause-dialog.tsx'
import { ResumeDialog } from './pause/resume-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PublicationDialog } from './publication-dialog.tsx'
import { SlotsDialog } from './slots-dialog.tsx'
import type { SpreadSource } from './spread/spread-plan.ts'
import type { PlanOfAccount } from './use-plan.ts'
import type { Planning } from './use-planning.ts'
import type { Schedule } from './use-schedule.ts'

export type Asked =
  | { readonly kind: 'tray' | 'slots' | 'pause' | 'resume' }
  | { readonly kind: 'plan'; readonly pins: readonly Pin[] }
  | { readonly kind: 'publication'; readonly id: string }
  | { readonly kind: 'spread'; readonly spread: SpreadSource }

/** Loaded when somebody asks for it. */
const SpreadDialog = lazy(async () => ({
  default: (await import('./spread/spread-dialog.tsx')).SpreadDialog,
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
        <ResumeDialog
          setPause={schedule.setPause}
          pause={schedule.pause}
          {...{ plan, planning, display, onClose }}
        />
      )
    case 'publication':
      return <PublicationAsked id={asked.id} onClose={onClose} {...props} />
    case 'spread':
      return (
        <Suspense fallback={null}>
          <SpreadDialog
            spread={asked.spread}
            schedule={schedule.current}
            boards={props.boards}
            now={props.plan.now}
            onClose={onClose}
          />
        </Suspense>
      )
    default:
      return null
  }
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
