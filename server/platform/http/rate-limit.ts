/**
 * Ten a minute per visitor and e-mail on what guesses passwords or sends mail; sixty a minute per
 * visitor over all e-mails, so that nobody can try one password on many people. A visitor is an
 * IPv4 address or the /64 of an IPv6 one. Counted in memory: every server process counts for
 * itself.
 */
import { problem } from '#core/contract/problems.contract.ts'
import type { Clock } from '../clock.ts'
import { refuse, type Refusal } from './refusal.ts'
import { visitorOf } from './visitor-limit.ts'

const WINDOW = 60_000
const PER_PAIR = 10
const PER_VISITOR = 60
/** Counts that are remembered, some 10 MB; beyond them the oldest are forgotten. */
const MAX_WINDOWS = 50_000

export interface RateLimit {
  /** Counts one attempt; a refusal with Retry-After when there were too many. */
  check(action: string, address: string, email: string): Refusal | null
}

export function createRateLimit(clock: Clock): RateLimit {
  const windows = new Map<string, { startedAt: number; count: number }>()
  /** Those that began first stand first. */
  const sweep = (now: number): void => {
    for (const [key, { startedAt }] of windows) {
      if (now - startedAt < WINDOW && windows.size <= MAX_WINDOWS) return
      windows.delete(key)
    }
  }
  /** Milliseconds to wait, 0 = go on. */
  const count = (key: string, most: number): number => {
    const now = clock.now()
    const window = windows.get(key)
    if (window === undefined || now - window.startedAt >= WINDOW) {
      windows.delete(key)
      windows.set(key, { startedAt: now, count: 1 })
      sweep(now)
      return 0
    }
    window.count += 1
    return window.count > most ? window.startedAt + WINDOW - now : 0
  }
  return {
    check: (action, address, email) => {
      const visitor = visitorOf(address)
      const wait = Math.max(
        count(`${action} ${visitor} ${email.trim().toLowerCase()}`, PER_PAIR),
        count(`${action} ${visitor}`, PER_VISITOR),
      )
      if (wait === 0) return null
      const seconds = Math.ceil(wait / 1000)
      return refuse('rate_limited', problem('request.tooManyAttempts', { seconds }), {
        headers: { 'Retry-After': String(seconds) },
      })
    },
  }
}
