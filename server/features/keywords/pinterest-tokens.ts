/**
 * The access token of the operator's Pinterest app. A refresh token works once and comes back new:
 * the new one is stored, sealed, before it is used, and one server at a time asks for it.
 * Credentials that are replaced in the environment begin anew.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { PinterestConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { callPinterest, type Refused } from './pinterest-call.ts'
import { createSeal } from './sealed.ts'
import { findTokens, giveLeaseBack, keepTokens, takeLease } from './tokens.store.ts'

export type AccessToken = { readonly ok: true; readonly token: string } | Refused

export interface PinterestTokens {
  /** `rejected`: what Pinterest has just answered 401 to, so that another is fetched. */
  access(rejected?: string): Promise<AccessToken>
}

interface Needs {
  readonly config: PinterestConfig
  readonly database: Database
  readonly clock: Clock
}

const Kept = z.object({ access: z.string(), refresh: z.string() })
type Kept = z.infer<typeof Kept>
type KeptUntil = Kept & { readonly expiresAt: number }
const Renewed = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
})

/** Left of a token's life when it counts as over: a request may take as long. ms */
const EARLY = 60_000
const LEASE = 20_000
/** How another server is waited for. */
const LOOKS = 40
const LOOK_EVERY = 250

export function createPinterestTokens({ config, database, clock }: Needs): PinterestTokens {
  const id = createHash('sha256').update(`${config.clientId} ${config.refreshToken}`).digest('hex')
  const seal = createSeal(config.clientSecret)
  /** By what was rejected: whoever asks the same meanwhile waits for the same answer. */
  const underWay = new Map<string, Promise<AccessToken>>()

  async function read(): Promise<KeptUntil | null> {
    const row = await findTokens(database.root, id)
    const opened = row === undefined ? null : seal.open(row.sealed)
    return row === undefined || opened === null
      ? null
      : { ...Kept.parse(JSON.parse(opened)), expiresAt: row.expires_at }
  }

  async function renew(refresh: string): Promise<AccessToken> {
    const answer = await askForTokens(config, refresh)
    if (!answer.ok) {
      await giveLeaseBack(database.root, id)
      return answer
    }
    const { access_token, refresh_token = refresh, expires_in } = answer.renewed
    const sealed = seal.seal(
      JSON.stringify({ access: access_token, refresh: refresh_token } satisfies Kept),
    )
    await keepTokens(database.root, id, {
      sealed,
      expires_at: clock.now() + Math.round(expires_in * 1_000),
    })
    return { ok: true, token: access_token }
  }

  /** Under the lease. Read again: who held it before may have used the token that was read. */
  async function renewLatest(rejected: string | undefined): Promise<AccessToken> {
    const latest = await read()
    if (latest === null || !isGood(latest, rejected))
      return renew(latest?.refresh ?? config.refreshToken)
    await giveLeaseBack(database.root, id)
    return { ok: true, token: latest.access }
  }

  const isGood = (kept: KeptUntil, rejected: string | undefined): boolean =>
    kept.access !== rejected && kept.expiresAt - EARLY > clock.now()

  async function find(rejected: string | undefined): Promise<AccessToken> {
    for (let look = 0; look < LOOKS; look += 1) {
      const kept = await read()
      if (kept !== null && isGood(kept, rejected)) return { ok: true, token: kept.access }
      const now = clock.now()
      if (await takeLease(database.root, id, { now, until: now + LEASE }))
        return renewLatest(rejected)
      await sleep(LOOK_EVERY)
    }
    return { ok: false, reason: 'unavailable', wait: LEASE }
  }

  return {
    access: async (rejected) => {
      const key = rejected ?? ''
      const found = underWay.get(key) ?? find(rejected).finally(() => underWay.delete(key))
      underWay.set(key, found)
      return found
    },
  }
}

async function askForTokens(
  config: PinterestConfig,
  refresh: string,
): Promise<{ readonly ok: true; readonly renewed: z.infer<typeof Renewed> } | Refused> {
  const called = await callPinterest(`${config.apiUrl}/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`,
      accept: 'application/json',
    },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refresh }),
  })
  // A 400 of this address is a token that is over, or credentials that are none (RFC 6749, 5.2).
  if (!called.ok)
    return called.reason === 'unreadable' ? { ok: false, reason: 'refused', wait: 600_000 } : called
  const renewed = Renewed.safeParse(called.answer)
  return renewed.success
    ? { ok: true, renewed: renewed.data }
    : { ok: false, reason: 'unreadable', wait: 0 }
}
