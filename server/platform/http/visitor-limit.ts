/**
 * How often one visitor may do what is costly: so many in each window of time, counted in memory. A
 * visitor is an IPv4 address or the /64 of an IPv6 one, for whoever has one of those has all of its
 * addresses.
 */
import ipaddr from 'ipaddr.js'
import type { Clock } from '../clock.ts'

/** `most` in any window of that length. ms */
export interface VisitorWindow {
  readonly length: number
  readonly most: number
}

/** Visitors that are remembered; beyond them the oldest are forgotten. */
const MAX_VISITORS = 10_000

export interface VisitorLimit {
  /**
   * Counts one try and gives 0, or counts nothing and gives the milliseconds until the next one is
   * free.
   */
  take(address: string): number
}

export function createVisitorLimit(clock: Clock, windows: readonly VisitorWindow[]): VisitorLimit {
  const longest = Math.max(...windows.map(({ length }) => length))
  const tries = new Map<string, readonly number[]>()
  return {
    take(address) {
      const now = clock.now()
      const visitor = visitorOf(address)
      const before = (tries.get(visitor) ?? []).filter((at) => now - at < longest)
      const wait = Math.max(
        0,
        ...windows.map(({ length, most }) => (before.at(-most) ?? now - length) + length - now),
      )
      // Again at the end of the map: its first are those that were here longest ago.
      tries.delete(visitor)
      tries.set(visitor, wait > 0 ? before : [...before, now])
      const [oldest] = tries.keys()
      if (tries.size > MAX_VISITORS && oldest !== undefined) tries.delete(oldest)
      return wait
    },
  }
}

export function visitorOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
