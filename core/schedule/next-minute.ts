/** The time of a pin that is to go out now: the next whole minute, which the governor may delay. */
import type { PlannedTime } from '#core/contract/publications.contract.ts'
import { wallOf } from './wall-time.ts'

const MINUTE_MS = 60_000

export function nextMinute(now: number, zone: string): PlannedTime {
  const at = Math.floor(now / MINUTE_MS) * MINUTE_MS + MINUTE_MS
  return { at, zone, wall: wallOf(at, zone) }
}
