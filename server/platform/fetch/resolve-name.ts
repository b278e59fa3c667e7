/**
 * Looks up the addresses of a name without `getaddrinfo`: that runs on Node's threads, two at a time,
 * so a few names whose server never answers would hold up each other lookup of the process.
 * The hosts file is not read; hosts of `ALLOW_HOSTS` are looked up by the system.
 */
import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** ms until a name server is asked again, and the next one. */
const TRY_AFTER = 1_500
/** ms for all tries of one name. */
const DEADLINE = 5_000

export function createResolve({
  servers,
  deadline = DEADLINE,
}: {
  /** Instead of those of the system. */
  readonly servers?: readonly string[]
  readonly deadline?: number
} = {}): Resolve {
  return async (hostname) => {
    // A new one each time: the system's servers change with the network.
    const resolver = new Resolver({ timeout: TRY_AFTER, tries: 2 })
    if (servers !== undefined) resolver.setServers(servers)
    const late = setTimeout(() => resolver.cancel(), deadline)
    try {
      const [four, six] = await Promise.allSettled([
        resolver.resolve4(hostname),
        resolver.resolve6(hostname),
      ])
      const found = [...addressesOf(four, 4), ...addressesOf(six, 6)]
      if (found.length > 0) return found
      const codes = [codeOf(four), codeOf(six)]
      // The system has no name server: an attacker can't cause that.
      if (codes.every((code) => code === 'ECONNREFUSED'))
        return await lookup(hostname, { all: true })
      throw nameError(hostname, codes)
    } finally {
      clearTimeout(late)
    }
  }
}

const addressesOf = (answer: PromiseSettledResult<string[]>, family: 4 | 6) =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []

function codeOf(answer: PromiseSettledResult<string[]>): unknown {
  const reason: unknown = answer.status === 'rejected' ? answer.reason : null
  return reason instanceof Error && 'code' in reason ? reason.code : null
}

/** With the codes of `getaddrinfo`: the name does not exist, or no resolver answered. */
function nameError(hostname: string, codes: readonly unknown[]): Error {
  const isMissing = codes.some((code) => code === 'ENOTFOUND' || code === 'ENODATA')
  return Object.assign(new Error(`${hostname} could not be looked up (${codes.join(', ')}).`), {
    code: isMissing ? 'ENOTFOUND' : 'EAI_AGAIN',
  })
}
