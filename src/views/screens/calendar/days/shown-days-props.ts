/** What each way of showing the days is given: a grid, or a list. */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Moved } from '../dragging/drag-data.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'
import type { GridActions } from './use-grid-keys.ts'

export interface ShownDaysProps {
  readonly address: CalendarAddress
  readonly days: readonly CalendarDay[]
  readonly plan: PlanOfAccount
  readonly display: CalendarDisplay
  readonly target: string | null
  readonly openSlots: (date: string) => readonly PlannedTime[]
  readonly actions: GridActions
  readonly onDrop: (moved: Moved, date: string, slot?: PlannedTime) => void
}
