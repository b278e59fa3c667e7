/**
 * How often one visitor may try: few a minute and an hour, counted in memory. A visitor is an IPv4 address or the /64 of an IPv6 one,
 * for whoever has one of those has all of its addresses.
 */
import ipaddr from 'ipaddr.js'
import type { Clock } from '../../platform/clock.ts'

const MINUTE = 60_000
/** `most` in any window of that length. ms */
const windows = [
  { length: MINUTE, most: 4 },
  { length: 60 * MINUTE, most: 20 },
] as const
const LONGEST = 60 * MINUTE
/** Visitors that are remembered; beyond them the oldest are forgotten. */
const MOST_VISITORS = 10_000

export interface VisitorLimit {
  /** Counts one try and gives 0, or counts nothing and gives the milliseconds until the next one is free. */
  take(address: string): number
}

export function createVisitorLimit(clock: Clock): VisitorLimit {
  const tries = new Map<string, readonly number[]>()
  return {
    take(address) {
      const now = clock.now()
      const visitor = visitorOf(address)
      const before = (tries.get(visitor) ?? []).filter((at) => now - at < LONGEST)
      const wait = Math.max(0, ...windows.map(({ length, most }) => (before.at(-most) ?? now - length) + length - now))
      // Again at the end of the map: its first are those that were here longest ago.
      tries.delete(visitor)
      tries.set(visitor, wait > 0 ? before : [...before, now])
      const [oldest] = tries.keys()
      if (tries.size > MOST_VISITORS && oldest !== undefined) tries.delete(oldest)
      return wait
    },
  }
}

export function visitorOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
