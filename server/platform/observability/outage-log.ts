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

/** Begins an attempt at `key`, such as an account; '' for what has no name. */
export type OutageLog = (key: string) => Attempt

interface Outage {
  readonly message: string
  /** Errors that were logged. */
  readonly causes: Set<string>
  failures: number
}

export function createOutageLog(log: Log): OutageLog {
  const outages = new Map<string, Outage>()
  return (key) => {
    const before = outages.get(key)?.failures
    return {
      failed(message, details) {
        const outage = outages.get(key) ?? { message, causes: new Set(), failures: 0 }
        outages.set(key, outage)
        outage.failures += 1
        const { error } = details
        const cause = error instanceof Error ? error.message : JSON.stringify(error ?? null)
        if (outage.causes.has(cause)) return
        outage.causes.add(cause)
        log.error(message, details)
      },
      succeeded() {
        const outage = outages.get(key)
        if (outage === undefined || outage.failures !== before) return
        outages.delete(key)
        const { message, failures } = outage
        log.info(`Recovered: ${message}`, { failures, ...(key !== '' && { of: key }) })
      },
    }
  }
}
