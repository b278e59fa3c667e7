/** The publications of the plan as a move would leave them, before anything is moved. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { timesFrom } from '#core/schedule/open-slots.ts'
import type { MovedPins } from '../../../../machines/calendar-move/calendar-move.machine.ts'
import { planDrafts } from '../plan/plan-drafts.ts'
import { movedTo, type Planned } from '../plan/planned-days.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'

type MovablePlan = Pick<PlanOfAccount, 'find' | 'drafts' | 'schedule' | 'taken'>

/** Drafts take the open slots from `time` on, one after another. */
export function changedBy(
  moved: MovedPins,
  time: PlannedTime,
  { plan, boards }: { plan: MovablePlan; boards: readonly Board[] | null },
): Planned[] {
  if (moved.kind === 'publication') {
    const planned = plan.find(moved.publicationId)
    return planned === undefined ? [] : [movedTo(planned, time)]
  }
  const ids = new Set(moved.pinIds)
  const pins = plan.drafts.filter(({ id }) => ids.has(id))
  let nth = 0
  const { publications } = planDrafts(pins, {
    boards,
    timesOf: (count) => timesFrom(plan.schedule, plan.taken, { first: time, count }),
    newId: () => `draft ${(nth += 1)}`,
  })
  const byId = new Map(pins.map((pin) => [pin.id, pin]))
  return publications.flatMap(({ id, publication_id, plan: planned }) => {
    const pin = byId.get(id)
    return pin === undefined
      ? []
      : [{ pin, publication: { ...planned, id: publication_id, state: 'planned' as const } }]
  })
}
