/**
 * What is asked over the calendar: when drafts go out, where a planned pin goes, which slots and
 * which rules the account has. Each is loaded when somebody asks for it.
 */
import { Suspense } from 'react'
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import type { Boards } from '../../pins/boards/use-boards.ts'
import { liveProgress } from '../../pins/publish-now/progress/live-progress.ts'
import { BoardsThere } from './boards-there/boards-there.tsx'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import type { CalendarDisplay } from './calendar-display.ts'
import type { SpreadSource } from './spread/spread-plan.ts'
import type { PlanOfAccount } from './plan/use-plan.ts'
import type { Planning } from './plan/use-planning.ts'
import type { Schedule } from './use-schedule.ts'

export type Asked =
  /** `focusesDrafts`: for keys, which go on in the list. */
  | { readonly kind: 'tray'; readonly focusesDrafts?: true }
  | { readonly kind: 'slots' | 'rules' | 'pause' | 'resume' }
  | { readonly kind: 'copy' | 'planFile' | 'import' }
  | { readonly kind: 'reminders' }
  | { readonly kind: 'plan'; readonly pins: readonly Pin[] }
  | { readonly kind: 'publication'; readonly id: string }
  | { readonly kind: 'spread'; readonly spread: SpreadSource }

const PauseDialog = lazyExtra(async () => (await import('./pause/pause-dialog.tsx')).PauseDialog)
const PlanDialog = lazyExtra(async () => (await import('./plan/plan-dialog.tsx')).PlanDialog)
const PublicationDialog = lazyExtra(
  async () => (await import('./plan/publication-dialog.tsx')).PublicationDialog,
)
const SlotsDialog = lazyExtra(async () => (await import('./slots/slots-dialog.tsx')).SlotsDialog)
const ResumeDialog = lazyExtra(async () => (await import('./pause/resume-dialog.tsx')).ResumeDialog)
const SpreadDialog = lazyExtra(
  async () => (await import('./spread/spread-dialog.tsx')).SpreadDialog,
)
const RulesDialog = lazyExtra(async () => (await import('./rules/rules-dialog.tsx')).RulesDialog)
const CopyWeekDialog = lazyExtra(
  async () => (await import('./copying/copy-week-dialog.tsx')).CopyWeekDialog,
)
const RemindersDialog = lazyExtra(
  async () => (await import('./reminders/reminders-dialog.tsx')).RemindersDialog,
)
const PlanFileDialog = lazyExtra(
  async () => (await import('./take-away/plan-file-dialog.tsx')).PlanFileDialog,
)

const ImportDialog = lazyExtra(
  async () => (await import('./importing/import-dialog.tsx')).ImportDialog,
)

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
type Shared = Omit<CalendarDialogsProps, 'asked'>

export function CalendarDialogs({ asked, ...props }: CalendarDialogsProps) {
  if (asked === null) return null
  return <Suspense fallback={null}>{dialogOf(asked, props)}</Suspense>
}

function dialogOf(asked: Asked, props: Shared) {
  switch (asked.kind) {
    case 'tray':
      return null
    case 'slots':
    case 'rules':
    case 'pause':
    case 'resume':
      return <ScheduleAsked kind={asked.kind} {...props} />
    case 'publication':
      return <PublicationAsked id={asked.id} {...props} />
    case 'reminders':
      return <RemindersDialog onClose={props.onClose} />
    default:
      return <PlanAsked asked={asked} {...props} />
  }
}

type PlanKind = 'plan' | 'spread' | 'copy' | 'planFile' | 'import'

/** What is done to many pins of the plan at once. */
function PlanAsked({ asked, ...props }: Shared & { asked: Extract<Asked, { kind: PlanKind }> }) {
  const { boards, date, display, plan, planning, schedule, onClose } = props
  switch (asked.kind) {
    case 'plan':
      return (
        <PlanDialog
          pins={asked.pins}
          {...{ boards, date, display, plan, onClose }}
          rules={schedule.current.rules}
          note={
            <BoardsThere
              {...{ boards, display }}
              place="plan"
              places={asked.pins.flatMap((pin) => pin.boards)}
            />
          }
          onPlan={(first) => {
            onClose()
            planning.planFrom(asked.pins, first)
          }}
        />
      )
    case 'spread':
      return (
        <SpreadDialog
          spread={asked.spread}
          schedule={schedule.current}
          now={plan.now}
          stateOf={display.stateOf}
          note={
            <BoardsThere
              {...{ boards, display }}
              place="plan"
              places={placesOfSource(asked.spread)}
            />
          }
          onPlanned={planning.onPlanned}
          {...{ boards, onClose }}
        />
      )
    case 'copy':
      return (
        <CopyWeekDialog
          firstWeekday={props.firstWeekday}
          onPlan={planning.planAtTimes}
          {...{ date, display, plan, onClose }}
        />
      )
    case 'planFile':
      return <PlanFileDialog plan={plan.all} {...{ boards, display, onClose }} />
    case 'import':
      return <ImportDialog {...{ plan, boards, display, onClose }} onPlanned={planning.onPlanned} />
    default:
      asked satisfies never
      return null
  }
}

function placesOfSource(source: SpreadSource): readonly PinBoard[] {
  return source.kind === 'missed'
    ? source.planned.map(({ publication }) => publication)
    : source.pins.flatMap(({ boards }) => boards)
}

/** What belongs to the account's week. */
function ScheduleAsked({
  kind,
  onClose,
  ...props
}: Shared & { kind: 'slots' | 'rules' | 'pause' | 'resume' }) {
  const { display, plan, planning, schedule } = props
  switch (kind) {
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
    case 'rules':
      return schedule.status === 'ready' ? (
        <RulesDialog {...{ schedule, plan, planning, display, onClose }} />
      ) : null
    case 'pause':
      return <PauseDialog adopt={schedule.adopt} onClose={onClose} />
    case 'resume':
      return schedule.pause === null ? null : (
        <ResumeDialog
          adopt={schedule.adopt}
          pause={schedule.pause}
          {...{ plan, planning, display, onClose }}
        />
      )
    default:
      kind satisfies never
      return null
  }
}

function PublicationAsked({
  id,
  boards,
  display,
  plan,
  planning,
  schedule,
  onClose,
}: Shared & { id: string }) {
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
      again={{
        schedule: schedule.current,
        all: plan.all,
        now: plan.now,
        stateOf: display.stateOf,
      }}
      onClose={onClose}
      onPlanned={planning.onPlanned}
      onMove={(to) => {
        onClose()
        planning.move(planned, to)
      }}
      onPublishNow={(place, delayed) => {
        onClose()
        planning.publishNow(planned, place, { delayed, follow: liveProgress })
      }}
      onRemove={() => {
        onClose()
        planning.remove([planned])
      }}
    />
  )
}
