/** Which pins the rules would hold back if the plan were changed in this way. */
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Plan } from '../move-mode/move-mode.ts'
import type { Planned } from '../plan/planned-days.ts'
import { ruleMoves, type RuleMove } from './rule-moves.ts'

export interface KnownPlan {
  readonly plan: Plan & { readonly all: readonly Planned[] }
  readonly schedule: Pick<AccountSchedule, 'zone' | 'rules'>
  readonly stateOf: CalendarDisplay['stateOf']
  readonly samePictures: ReadonlyMap<string, string>
}

/** Until when the rules hold each publication of the plan as it is. */
export function heldUntil(known: KnownPlan): ReadonlyMap<string, number> {
  return new Map(ruleMoves(known).map(({ delay }) => [delay.id, delay.until]))
}

/**
 * Those of `changed` that would be held at all, and others that would be held for longer than
 * `before`. `changed` takes the place of the publications with the same ids.
 */
export function newlyHeld(
  known: KnownPlan,
  { changed, before }: { changed: readonly Planned[]; before: ReadonlyMap<string, number> },
): RuleMove[] {
  const ids = new Set(changed.map(({ publication }) => publication.id))
  const others = known.plan.all.filter(({ publication }) => !ids.has(publication.id))
  const taken = new Set([...others, ...changed].map(({ publication }) => publication.at))
  const plan = { ...known.plan, all: [...others, ...changed], taken }
  return ruleMoves({ ...known, plan }).filter(
    ({ delay }) => ids.has(delay.id) || delay.until > (before.get(delay.id) ?? -Infinity),
  )
}
