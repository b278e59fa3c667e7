/** The planned time of "Publish now". The governor may still delay it. */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { wallOf } from './wall-time.ts'

/** `at` is exact, so that the pin is due at once; `wall` is its minute. */
export function timeNow(now: number, zone: string): PlannedTime {
  return { at: now, zone, wall: wallOf(now, zone) }
}
