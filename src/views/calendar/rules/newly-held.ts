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

/**
 * Those of `changed` that would be held at all, and others that would be held for longer than now.
 * `changed` takes the place of the publications with the same ids.
 */
export function newlyHeld(known: KnownPlan, changed: readonly Planned[]): RuleMove[] {
  const ids = new Set(changed.map(({ publication }) => publication.id))
  const all = nearTo(changed, known)
  const before = new Map(
    ruleMoves({ ...known, plan: { ...known.plan, all } }).map(({ delay }) => [
      delay.id,
      delay.until,
    ]),
  )
  const times = new Set(changed.map(({ publication }) => publication.at))
  const taken = { has: (at: number) => times.has(at) || known.plan.taken.has(at) }
  const others = all.filter(({ publication }) => !ids.has(publication.id))
  const plan = { ...known.plan, all: [...others, ...changed], taken }
  return ruleMoves({ ...known, plan }).filter(
    ({ delay }) => ids.has(delay.id) || delay.until > (before.get(delay.id) ?? -Infinity),
  )
}

/** The check runs at each step of a move, also in plans with thousands of pins. */
const MAX_NEAR = 500

/** The publications that a rule can compare with `changed`: within the reach of the longest rule. */
function nearTo(changed: readonly Planned[], { plan, schedule: { rules } }: KnownPlan): Planned[] {
  const times = changed.map(({ publication }) => publication.at)
  const reach = Math.max(
    DAY_MS,
    rules.link_hours * HOUR_MS,
    rules.picture_days * DAY_MS,
    rules.board_minutes * MINUTE_MS,
  )
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const near = plan.all.filter(
    ({ publication: { at } }) => at >= first - reach && at <= last + reach,
  )
  if (near.length <= MAX_NEAR) return near
  const distance = ({ publication: { at } }: Planned) => Math.abs(at - first)
  return near.toSorted((a, b) => distance(a) - distance(b)).slice(0, MAX_NEAR)
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
