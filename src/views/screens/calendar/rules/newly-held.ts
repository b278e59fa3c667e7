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
 * `changed` takes the place of the publications with the same ids. The check runs at each step of a
 * move, also in plans with thousands of pins: it reads only what a rule can compare with them, or
 * with a pin that they push on.
 */
export function newlyHeld(known: KnownPlan, changed: readonly Planned[]): RuleMove[] {
  const { plan, schedule } = known
  const waits = waitsOf(known)
  const reach = reachOf(schedule.rules)
  const times = placesOf(changed, plan.all, waits)
  const start = startBefore(Math.min(...times) - reach, waits, reach)
  for (let end = Math.max(...times) + reach; ;) {
    const all = plan.all.filter(({ publication: { at } }) => at >= start && at <= end)
    const after = ruleMoves(withChanged(known, all, changed))
    const latest = Math.max(...after.map(({ delay }) => delay.until))
    if (latest + reach <= end || all.length === plan.all.length)
      return longerThan(waits, after, changed)
    // At least twice as long: pins can push each other on to the end of the plan, day by day.
    end = Math.max(latest + reach, end + (end - start))
  }
}

/**
 * Where they are to go, and where they are now: a pin that leaves can let a second one go earlier,
 * which then holds back a third.
 */
function placesOf(
  changed: readonly Planned[],
  all: readonly Planned[],
  waits: readonly RuleMove[],
): number[] {
  const ids = new Set(changed.map(({ publication }) => publication.id))
  const now = all.filter(({ publication }) => ids.has(publication.id))
  return [
    ...[...changed, ...now].map(({ publication }) => publication.at),
    ...waits.flatMap(({ delay }) => (ids.has(delay.id) ? [delay.until] : [])),
  ]
}

function withChanged(
  known: KnownPlan,
  all: readonly Planned[],
  changed: readonly Planned[],
): KnownPlan {
  const ids = new Set(changed.map(({ publication }) => publication.id))
  const times = new Set(changed.map(({ publication }) => publication.at))
  const taken = { has: (at: number) => times.has(at) || known.plan.taken.has(at) }
  const others = all.filter(({ publication }) => !ids.has(publication.id))
  return { ...known, plan: { ...known.plan, all: [...others, ...changed], taken } }
}

function longerThan(
  waits: readonly RuleMove[],
  after: readonly RuleMove[],
  changed: readonly Planned[],
): RuleMove[] {
  const ids = new Set(changed.map(({ publication }) => publication.id))
  const before = new Map(waits.map(({ delay }) => [delay.id, delay.until]))
  return after.filter(
    ({ delay: { id, until } }) => ids.has(id) || until > (before.get(id) ?? -Infinity),
  )
}

const knownWaits = new WeakMap<KnownPlan['plan']['all'], [KnownPlan, RuleMove[]]>()

/** What the rules hold in the plan as it is. Found once, for each step of a move asks. */
function waitsOf(known: KnownPlan): RuleMove[] {
  const { all } = known.plan
  const [last, waits] = knownWaits.get(all) ?? []
  if (last !== undefined && waits !== undefined && isSame(last, known)) return waits
  const found = ruleMoves(known)
  knownWaits.set(all, [known, found])
  return found
}

function isSame(a: KnownPlan, b: KnownPlan): boolean {
  return (
    a.plan.now === b.plan.now &&
    a.schedule.zone === b.schedule.zone &&
    a.schedule.rules === b.schedule.rules &&
    a.stateOf === b.stateOf &&
    a.samePictures === b.samePictures
  )
}

/** A pin that waits until `start` or later has waited since then, with others that let it wait. */
function startBefore(start: number, waits: readonly RuleMove[], reach: number): number {
  const lastFirst = waits.toSorted((a, b) => b.delay.until - a.delay.until)
  return lastFirst.reduce(
    (first, { delay: { at, until } }) => (until >= first ? Math.min(first, at - reach) : first),
    start,
  )
}

/** The longest time between two pins that a rule compares, ms. */
function reachOf(rules: AccountSchedule['rules']): number {
  return Math.max(
    DAY_MS,
    rules.link_hours * HOUR_MS,
    rules.picture_days * DAY_MS,
    rules.board_minutes * MINUTE_MS,
  )
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
