/**
 * What becomes of a plan that went on while its account was paused. Nothing that passed meanwhile
 * is sent at once: it gets a new time.
 */
import type { Pause } from '#core/contract/publishing/schedule.contract.ts'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import type { ResumeChoice } from '../../../../machines/resuming/resuming.machine.ts'
import type { Move } from '../move-mode/move-events.ts'
import type { Plan } from '../move-mode/move-mode.ts'
import { shiftDays, toNextSlots } from '../plan/new-times.ts'
import type { Planned } from '../plan/planned-days.ts'

export interface Resumption {
  readonly moves: readonly Move[]
  /** They keep their time. */
  readonly kept: number
  /** There is no slot for them either, and they go out late once the account is resumed. */
  readonly late: number
  /** They have passed, and there is no slot for them: the person chooses a time later. */
  readonly missed: number
}

export function resumeMoves(
  plan: Plan,
  all: readonly Planned[],
  { choice, pause }: { choice: ResumeChoice; pause: Pick<Pause, 'at'> },
): Resumption {
  const since = all.filter(
    ({ publication: { state, at } }) => state === 'planned' && at >= pause.at,
  )
  const passed = since.filter(({ publication }) => publication.at <= plan.now)
  const moves =
    choice === 'keep'
      ? toNextSlots(plan, passed)
      : shiftDays(plan, since, daysOfPause(plan.now - pause.at)).moves
  const isMoved = new Set(moves.map(({ planned }) => planned.publication.id))
  const left = passed.filter(({ publication }) => !isMoved.has(publication.id))
  const missed = left.filter(({ publication }) => publication.at < plan.now - MAX_LATE_MS).length
  const late = left.length - missed
  return { moves, late, missed, kept: since.length - moves.length - left.length }
}

/** Whether there is nothing to choose: nothing came due, and the pause was shorter than a day. */
export function isAllTheSame(
  plan: Plan,
  all: readonly Planned[],
  pause: Pick<Pause, 'at'>,
): boolean {
  const isShort = plan.now - pause.at < DAY_MS
  const choices = isShort ? (['keep'] as const) : (['keep', 'shift'] as const)
  return choices.every((choice) => {
    const { moves, late, missed } = resumeMoves(plan, all, { choice, pause })
    return moves.length + late + missed === 0
  })
}

const DAY_MS = 86_400_000

/** Whole days, so that each pin keeps its time of the day, and enough of them. */
export function daysOfPause(duration: number): number {
  return Math.max(1, Math.ceil(duration / DAY_MS))
}
