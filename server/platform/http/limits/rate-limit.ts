/**
 * Ten a minute per visitor and e-mail on what guesses passwords or sends mail; sixty a minute per
 * visitor over all e-mails, so that one password can't be tried on many people. A visitor is an
 * IPv4 address or the /64 of an IPv6 one; a /56 has as many tries as four visitors, a /48 as sixteen.
 * All processes of a database count as one.
 *
 * Wrong passwords of one e-mail are counted over all visitors too. The more there were in an hour, the fewer
 * tries each visitor has for this e-mail. No user is locked out: a visitor always has another try, which
 * other visitors can't use up.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { createAttempts, type Attempts, type AttemptsNeeds } from '../../limits/attempts.ts'
import { refuse, type Refusal } from '../failures/refusal.ts'
import { visitorOf, widerNetworksOf } from './networks.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PER_PAIR = { length: MINUTE, most: 10 }
const PER_VISITOR = { length: MINUTE, most: 60 }
/** From this many wrong passwords of an e-mail in an hour, the tries of each visitor for it. */
const SLOWER = [
  { from: 100, length: 15 * MINUTE, most: 1 },
  { from: 20, length: 5 * MINUTE, most: 2 },
] as const

export interface RateLimit {
  /**
   * Counts one attempt; a refusal with Retry-After when there were too many. `subject`: an e-mail, a
   * user's id or what else the attempt is about; '' = the visitor alone counts.
   */
  check(action: string, address: string, subject: string): Promise<Refusal | null>
  /** Sixty a minute, for values that can't be guessed. */
  checkVisitor(action: string, address: string): Promise<Refusal | null>
  /** The same as `check` for a password or code that is about to be checked. */
  checkGuess(address: string, subject: string): Promise<Refusal | null>
  /** The password or code was wrong, or no user has this e-mail. */
  countWrong(subject: string): Promise<void>
}

export function createRateLimit(needs: AttemptsNeeds): RateLimit {
  const attempts = createAttempts(needs)
  const check: RateLimit['check'] = async (action, address, subject) => {
    // The visitor first: a visitor that tries many e-mails adds at most sixty rows.
    const wait =
      (await waitOfNetworks(attempts, action, address)) ||
      (await attempts.count(`${action} ${visitorOf(address)} ${keyOf(subject)}`, PER_PAIR))
    return wait === 0 ? null : refuseFor(wait)
  }
  return {
    check,
    checkVisitor: async (action, address) => {
      const wait = await waitOfNetworks(attempts, action, address)
      return wait === 0 ? null : refuseFor(wait)
    },
    checkGuess: async (address, subject) => {
      const wrong = await attempts.peek(wrongOf(subject))
      const slower = SLOWER.find(({ from }) => wrong >= from)
      if (slower === undefined) return check('login', address, subject)
      const name = `slower login ${slower.from} ${visitorOf(address)} ${keyOf(subject)}`
      const wait =
        (await waitOfNetworks(attempts, 'login', address)) || (await attempts.count(name, slower))
      return wait === 0 ? null : refuseFor(wait)
    },
    countWrong: async (subject) => {
      await attempts.count(wrongOf(subject), { length: HOUR, most: Infinity })
    },
  }
}

/** The widest last: a visitor that is refused counts for no network. */
async function waitOfNetworks(
  attempts: Attempts,
  action: string,
  address: string,
): Promise<number> {
  const wait = await attempts.count(`${action} ${visitorOf(address)}`, PER_VISITOR)
  if (wait > 0) return wait
  for (const { name, times } of widerNetworksOf(address)) {
    const most = PER_VISITOR.most * times
    const wider = await attempts.count(`${action} ${name}`, { ...PER_VISITOR, most })
    if (wider > 0) return wider
  }
  return 0
}

const keyOf = (subject: string): string => subject.trim().toLowerCase()
const wrongOf = (subject: string): string => `wrong passwords ${keyOf(subject)}`

function refuseFor(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1000)
  return refuse('rate_limited', problem('request.tooManyAttempts', { seconds }), {
    headers: { 'Retry-After': String(seconds) },
  })
}
