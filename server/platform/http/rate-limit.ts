/**
 * Ten a minute per address and e-mail on what guesses passwords or sends mail; sixty a minute per address over all e-mails, so that
 * one address can't try one password on many people. Counted in memory: every server process counts for itself.
 */
import type { Clock } from '../clock.ts'
import { Refusal } from './refusal.ts'

const WINDOW = 60_000
const PER_PAIR = 10
const PER_ADDRESS = 60
const SWEEP_AT = 10_000

export interface RateLimit {
  /** Counts one attempt; a refusal with Retry-After when there were too many. */
  check(action: string, address: string, email: string): Refusal | null
}

export function createRateLimit(clock: Clock): RateLimit {
  const windows = new Map<string, { startedAt: number; count: number }>()
  const sweep = (now: number): void => {
    for (const [key, window] of windows) if (now - window.startedAt >= WINDOW) windows.delete(key)
  }
  /** Milliseconds to wait, 0 = go on. */
  const count = (key: string, most: number): number => {
    const now = clock.now()
    if (windows.size > SWEEP_AT) sweep(now)
    const window = windows.get(key)
    if (window === undefined || now - window.startedAt >= WINDOW) {
      windows.set(key, { startedAt: now, count: 1 })
      return 0
    }
    window.count += 1
    return window.count > most ? window.startedAt + WINDOW - now : 0
  }
  return {
    check: (action, address, email) => {
      const wait = Math.max(count(`${action} ${address} ${email.trim().toLowerCase()}`, PER_PAIR), count(`${action} ${address}`, PER_ADDRESS))
      if (wait === 0) return null
      const seconds = Math.ceil(wait / 1000)
      return new Refusal({ code: 'rate_limited', detail: `Too many attempts. Please try again in ${seconds} seconds.` }, { 'Retry-After': String(seconds) })
    },
  }
}
