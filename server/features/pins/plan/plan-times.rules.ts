/**
 * Which times a publication may get: those ahead, and those that it had, which an undo gives back.
 * The browser works out the instant of a wall time. It counts as long as it is near what the zone
 * says here: the zone rules of two machines may differ by hours (a country gives up daylight saving
 * time), never by more than a day and what a zone can be from another.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Publication, PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { instantOf, isZone } from '#core/schedule/wall-time.ts'
import type { Ledger } from '../ledger.ts'

/** The clock of a browser may be behind, and its event takes a moment to come. */
const LATE_MS = 60_000
/** Of the instant from what wall time and zone say here. */
const MAX_APART_MS = 26 * 3_600_000

export function timeProblem(
  { now, hadTimes }: Pick<Ledger, 'now' | 'hadTimes'>,
  known: Pick<Publication, 'id'> & Partial<PublicationPlan>,
  plan: PublicationPlan,
): Problem | null {
  const isKept = known.at === plan.at && known.wall === plan.wall && known.zone === plan.zone
  if (isKept) return null
  if (plan.at >= now - LATE_MS) return wallProblem(plan)
  return hadTimes.has(keyOfTime(known.id, plan)) ? null : problem('schedule.past')
}

/** A time of a publication, as the log and the rows of a batch have it. */
export function keyOfTime(id: string, { at, wall, zone }: PublicationPlan): string {
  return `${id} ${at} ${wall} ${zone}`
}

/** Keys of the passed times that events would set. */
export function passedTimes(events: readonly SharedPinEvent[], now: number): Set<string> {
  return new Set(
    events.flatMap(({ type, data }) => {
      if (type === 'pin.scheduled') return passedTime(data.publication.id, data.publication, now)
      return type === 'pin.rescheduled' ? passedTime(data.publication_id, data.to, now) : []
    }),
  )
}

function passedTime(id: string, plan: PublicationPlan, now: number): string[] {
  return plan.at < now - LATE_MS ? [keyOfTime(id, plan)] : []
}

function wallProblem({ at, wall, zone }: PublicationPlan): Problem | null {
  const there = instantOrNull(wall, zone)
  if (there !== null && Math.abs(there - at) <= MAX_APART_MS) return null
  return there === null && !isZone(zone)
    ? problem('schedule.unknownZone', { zone })
    : problem('schedule.wallApart', { wall: wall.replace('T', ' '), zone })
}

/** Null for an unknown zone, and for a day that no month has. */
function instantOrNull(wall: string, zone: string): number | null {
  try {
    return instantOf(wall, zone)
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
