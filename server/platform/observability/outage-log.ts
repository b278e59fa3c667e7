/**
 * Logs a failure that repeats, such as that of a loop while the database is away, once when it begins,
 * at each other error, and once when it is over.
 */
import type { Log } from '../log.ts'

export interface Attempt {
  failed(message: string, details: Record<string, unknown>): void
  /** Ends the outage, unless another attempt failed after this one began. */
  succeeded(): void
}

/**
 * Begins an attempt at `key`, such as an account; '' for what has no name. Of several `slot`s that work
 * at the same, each must succeed after its own failure until the outage is over.
 */
export type OutageLog = (key: string, slot?: number) => Attempt

interface Outage {
  readonly message: string
  /** Errors that were logged. */
  readonly causes: Set<string>
  /** Of slots that have failed and not succeeded since, by slot. */
  readonly failing: Map<number, number>
  failures: number
}

const newOutage = (message: string): Outage => ({
  message,
  causes: new Set(),
  failing: new Map(),
  failures: 0,
})

export function createOutageLog(log: Log): OutageLog {
  const outages = new Map<string, Outage>()
  return (key, slot = 0) => {
    const failuresOf = (): number => outages.get(key)?.failing.get(slot) ?? 0
    const before = failuresOf()
    return {
      failed(message, details) {
        const outage = outages.get(key) ?? newOutage(message)
        outages.set(key, outage)
        outage.failures += 1
        outage.failing.set(slot, failuresOf() + 1)
        const { error } = details
        const cause = error instanceof Error ? error.message : JSON.stringify(error ?? null)
        if (outage.causes.has(cause)) return
        outage.causes.add(cause)
        log.error(message, details)
      },
      succeeded() {
        const outage = outages.get(key)
        if (outage === undefined || failuresOf() !== before) return
        outage.failing.delete(slot)
        if (outage.failing.size > 0) return
        outages.delete(key)
        const { message, failures } = outage
        log.info(`Recovered: ${message}`, { failures, ...(key !== '' && { of: key }) })
      },
    }
  }
}
