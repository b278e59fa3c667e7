/**
 * How often one visitor may do what is costly: so many in each window of time. A visitor is an IPv4
 * address or the /64 of an IPv6 one, since the owner of one has all of its addresses.
 */
import ipaddr from 'ipaddr.js'
import { createAttempts, type AttemptsNeeds } from '../../limits/attempts.ts'
import type { AttemptWindow } from '../../limits/attempts.store.ts'

export interface VisitorLimit {
  /** Counts one try and gives 0, or gives the milliseconds until the next one is free. */
  take(address: string): Promise<number>
}

export interface VisitorLimits {
  /** What is limited, as no other limit is called. */
  readonly name: string
  /** From the shortest to the longest: what one refuses does not count in those after it. */
  readonly windows: readonly AttemptWindow[]
}

export function createVisitorLimit(
  needs: AttemptsNeeds,
  { name, windows }: VisitorLimits,
): VisitorLimit {
  const attempts = createAttempts(needs)
  return {
    async take(address) {
      const visitor = visitorOf(address)
      for (const window of windows) {
        const wait = await attempts.count(`${name} ${window.length} ${visitor}`, window)
        if (wait > 0) return wait
      }
      return 0
    },
  }
}

export function visitorOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
