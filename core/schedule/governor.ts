/**
 * Whether a pin may be published now, and if not, until when it waits and for which rule. What is
 * asked first goes first: only what was sent at or before an instant delays what comes then, so
 * plans that are still ahead hold nothing up.
 */
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { openingAfter, timeWithin } from './publishing-hours.ts'
import { seededFraction } from './seeded-fraction.ts'
import {
  type Sending,
  SendingIndex,
  type Spacing,
  type SpacingRule,
  spacingsOf,
} from './spacing.ts'
import { addDays, dateOfWall, instantOf, timeOfWall, wallOf } from './wall-time.ts'

export { MIN_GAP_MS, type Sending } from './spacing.ts'

export interface Delay {
  /** The first instant at which every rule is kept, ms UTC. */
  readonly until: number
  /** The rule that lets it go last. */
  readonly rule: SpacingRule | 'perDay' | 'hours'
  /** The id of the sending that is too near. */
  readonly because?: string
}

export interface Governed {
  readonly rules: ScheduleRules
  readonly zone: string
  /** Everything of the account that is or was sent as far back as a rule reaches, in any order. */
  readonly others: readonly Sending[]
  /** ms UTC */
  readonly now: number
}

/**
 * Null = it may go now. A full day moves it to the same time of the next day that is not full, for
 * midnight is a time that no one chose. It is asked about first, so that it ends at that time and
 * not at one at which another rule happens to end. A time outside the hours becomes their first
 * one.
 */
export function delayOf(one: Sending, { rules, zone, others, now }: Governed): Delay | null {
  const index = new SendingIndex(others.filter(({ id }) => id !== one.id))
  const spacings = spacingsOf(one, rules)
  const time = timeWithin(timeOfWall(wallOf(one.at, zone)), rules.hours)
  let delay: Delay | null = null
  for (;;) {
    const at: number = delay?.until ?? now
    const next =
      fullDay(at, { perDay: rules.per_day, zone, time, index }) ??
      closed(at, { rules, zone }) ??
      tooNear(at, spacings, index)
    if (next === null) return delay
    delay = next
  }
}

/**
 * The delay in ms after the planned time at which a pin is sent: always the same for the same
 * publication. 0 for an instant that is not a whole minute, which only "Publish now" plans.
 */
export function jitterOf({ id, at }: Pick<Sending, 'id' | 'at'>, minutes: number): number {
  if (at % MINUTE_MS !== 0) return 0
  return Math.floor(seededFraction(id) * minutes * MINUTE_MS)
}

/**
 * The instant, ms UTC, at which a pin is sent if no rule delays it: its planned time and the
 * jitter. A jitter that ends after the publishing hours is left out, or the pin would wait a night
 * for it.
 */
export function jitteredTime(
  one: Pick<Sending, 'id' | 'at'>,
  { rules, zone }: Pick<Governed, 'rules' | 'zone'>,
): number {
  const later = one.at + jitterOf(one, rules.jitter_minutes)
  const isOpen = (at: number) => openingAfter(at, rules.hours, zone) === null
  return isOpen(one.at) && !isOpen(later) ? one.at : later
}

function fullDay(
  at: number,
  day: { perDay: number; zone: string; time: string; index: SendingIndex },
): Delay | null {
  const date = dateOfWall(wallOf(at, day.zone))
  const start = instantOf(`${date}T00:00`, day.zone)
  if (day.index.countBetween(start, at + 1) < day.perDay) return null
  return { until: instantOf(`${addDays(date, 1)}T${day.time}`, day.zone), rule: 'perDay' }
}

/** Outside the hours in which pins go out. */
function closed(at: number, { rules, zone }: Pick<Governed, 'rules' | 'zone'>): Delay | null {
  const until = openingAfter(at, rules.hours, zone)
  return until === null ? null : { until, rule: 'hours' }
}

/** What was sent too shortly before an instant. */
export function tooNear(
  at: number,
  spacings: readonly Spacing[],
  index: SendingIndex,
): Delay | null {
  for (const { rule, key, span } of spacings) {
    const before = index.lastUntil(key, at)
    if (before !== undefined && at - before.at < span)
      return { until: before.at + span, rule, because: before.id }
  }
  return null
}

const MINUTE_MS = 60_000
