/** What is planned, put into the days that are shown. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type {
  PlannedTime,
  Publication,
  PublicationPlan,
} from '#core/contract/content/publications.contract.ts'
import { type CalendarDay, dayIndexOf } from '#core/schedule/calendar-days.ts'
import { dateOfWall, timeOfWall, wallOf } from '#core/schedule/wall-time.ts'

export interface Planned {
  readonly pin: Pin
  readonly publication: Publication
  /** Of another account: the initials of its name. */
  readonly account?: string
}

/** One list per day, each in the order of time. */
export function placeInDays(
  days: readonly CalendarDay[],
  planned: readonly Planned[],
): readonly (readonly Planned[])[] {
  const placed = days.map((): Planned[] => [])
  for (const each of planned) placed[dayIndexOf(days, each.publication.at)]?.push(each)
  for (const list of placed) list.sort((a, b) => a.publication.at - b.publication.at)
  return placed
}

/** `HH:mm` in the zone of the calendar; what was planned in another zone is converted. */
export function timeIn(zone: string, publication: Publication): string {
  return timeOfWall(wallIn(zone, publication))
}

/** `YYYY-MM-DD` in the zone of the calendar. */
export function dateIn(zone: string, publication: Publication): string {
  return dateOfWall(wallIn(zone, publication))
}

export function wallIn(zone: string, { at, wall, zone: plannedIn }: Publication): string {
  return plannedIn === zone ? wall : wallOf(at, zone)
}

/** Only what has not been started can be moved or removed. */
export function isMovable({ state }: Publication): boolean {
  return state === 'planned' || state === 'failed'
}

/** Planned again where it has failed. */
export function movedTo(planned: Planned, to: PlannedTime | PublicationPlan): Planned {
  return { ...planned, publication: { ...planned.publication, ...to, state: 'planned' } }
}
