/**
 * How often one visitor may do what is costly: so many in each window of time. The networks around an
 * IPv6 visitor have a few times as many.
 */
import { createAttempts, type AttemptsNeeds } from '../../limits/attempts.ts'
import type { AttemptWindow } from '../../limits/attempts.store.ts'
import { visitorOf, widerNetworksOf } from './networks.ts'

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
      const networks = [{ name: visitorOf(address), times: 1 }, ...widerNetworksOf(address)]
      for (const network of networks)
        for (const { length, most } of windows) {
          const key = `${name} ${length} ${network.name}`
          const wait = await attempts.count(key, { length, most: most * network.times })
          if (wait > 0) return wait
        }
      return 0
    },
  }
}
