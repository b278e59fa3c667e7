/**
 * Ten a minute per visitor and e-mail on what guesses passwords or sends mail; sixty a minute per
 * visitor over all e-mails, so that nobody can try one password on many people. A visitor is an
 * IPv4 address or the /64 of an IPv6 one. All processes of a database count as one.
 */
import { problem } from '#core/contract/problems.contract.ts'
import { createAttempts, type AttemptsNeeds } from '../../limits/attempts.ts'
import { refuse, type Refusal } from '../failures/refusal.ts'
import { visitorOf } from './visitor-limit.ts'

const MINUTE = 60_000
const PER_PAIR = { length: MINUTE, most: 10 }
const PER_VISITOR = { length: MINUTE, most: 60 }

export interface RateLimit {
  /** Counts one attempt; a refusal with Retry-After when there were too many. */
  check(action: string, address: string, email: string): Promise<Refusal | null>
}

export function createRateLimit(needs: AttemptsNeeds): RateLimit {
  const attempts = createAttempts(needs)
  return {
    check: async (action, address, email) => {
      const visitor = visitorOf(address)
      // The visitor first: one who tries many e-mails fills the table with sixty rows and no more.
      const wait =
        (await attempts.count(`${action} ${visitor}`, PER_VISITOR)) ||
        (await attempts.count(`${action} ${visitor} ${email.trim().toLowerCase()}`, PER_PAIR))
      if (wait === 0) return null
      const seconds = Math.ceil(wait / 1000)
      return refuse('rate_limited', problem('request.tooManyAttempts', { seconds }), {
        headers: { 'Retry-After': String(seconds) },
      })
    },
  }
}
