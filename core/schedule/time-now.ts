/** The time of a pin that is to go out now: the governor may delay it. */
import type { PlannedTime } from '#core/contract/publishing/publications.contract.ts'
import { wallOf } from './wall-time.ts'

/** The wall time is the minute that clocks show; the instant is exact, so the pin is due at once. */
export function timeNow(now: number, zone: string): PlannedTime {
  return { at: now, zone, wall: wallOf(now, zone) }
}
