/**
 * The tokens of Pinterest's API: of the operator's own app, and of each account that is connected.
 * A refresh token works once and comes back new: the new one is stored, sealed, before it is used,
 * and one server at a time asks for it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { callPinterest, type Called, type Refused } from './pinterest-call.ts'
import { createSeal } from './seal.ts'
import { findTokens, giveLeaseBack, insertTokens, keepTokens, takeLease } from './tokens.store.ts'

/** An app that is registered with Pinterest, or with a network that has its API. */
export interface PinterestApp {
  readonly clientId: string
  readonly clientSecret: string
  readonly apiUrl: string
}

export type AccessToken = { readonly ok: true; readonly token: string } | Refused

export interface TokenOwner {
  /** Of the row. */
  readonly id: string
  /** The refresh token to begin with, where nothing is stored yet. */
  readonly first?: string
}

export interface PinterestTokens {
  /** `rejected`: what the API has just answered 401 to, so that another is fetched. */
  access(owner: TokenOwner, rejected?: string): Promise<AccessToken>
  /**
   * Calls the API with the owner's token, once more with a new one when it is refused: a token may
   * end before its time.
   */
  call(owner: TokenOwner, path: string, init?: RequestInit): Promise<Called>
  /** What a code of the OAuth pages is worth; nothing is stored yet. */
  redeem(code: string, redirectUri: string): Promise<Redeemed | Refused>
  /** Calls the API with tokens that are not stored yet. */
  callWith(tokens: Redeemed, path: string): Promise<Called>
  /** Takes the place of what the owner had. The row goes with the account. */
  store(tx: Queries, owner: { id: string; accountId: string }, tokens: Redeemed): Promise<void>
}

export interface Redeemed {
  readonly ok: true
  readonly access: string
  readonly refresh: string
  readonly expiresAt: number
  readonly scopes: readonly string[]
}

interface Needs {
  readonly app: PinterestApp
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
  scope: z.string().default(''),
})
type Renewed = z.infer<typeof Renewed>

/** Left of a token's life when it counts as over: a request may take as long. ms */
const EARLY = 60_000
const LEASE = 20_000
/** How another server is waited for. */
const LOOKS = 40
const LOOK_EVERY = 250

export function createPinterestTokens({ app, database, clock }: Needs): PinterestTokens {
  const kept = createKeptTokens({ app, database, clock })
  const access = createAccess(kept, { database, clock })
  const request = async (token: string, path: string, init: RequestInit = {}): Promise<Called> => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    headers.set('accept', 'application/json')
    return callPinterest(`${app.apiUrl}${path}`, { ...init, headers })
  }

  return {
    access,
    call: async (owner, path, init) => {
      const first = await access(owner)
      if (!first.ok) return first
      const called = await request(first.token, path, init)
      if (called.ok || called.reason !== 'refused') return called
      const second = await access(owner, first.token)
      return second.ok ? request(second.token, path, init) : second
    },
    redeem: async (code, redirect_uri) => {
      const answer = await askForTokens(app, {
        grant_type: 'authorization_code',
        code,
        redirect_uri,
      })
      if (!answer.ok) return answer
      const { access_token, refresh_token, scope } = answer.renewed
      if (refresh_token === undefined) return { ok: false, reason: 'unreadable', wait: 0 }
      return {
        ok: true,
        access: access_token,
        refresh: refresh_token,
        expiresAt: kept.endOf(answer.renewed),
        scopes: scope.split(/[ ,]+/).filter((one) => one !== ''),
      }
    },
    callWith: async (tokens, path) => request(tokens.access, path),
    store: async (tx, { id, accountId }, tokens) =>
      insertTokens(tx, {
        id,
        account_id: accountId,
        sealed: kept.sealed({ access: tokens.access, refresh: tokens.refresh }),
        expires_at: tokens.expiresAt,
        lease_until: 0,
      }),
  }
}

type KeptTokens = ReturnType<typeof createKeptTokens>

/** What is stored, and how it is replaced by what a refresh token brings. */
function createKeptTokens({ app, database, clock }: Needs) {
  const seal = createSeal(app.clientSecret)
  const sealed = (kept: Kept): string => seal.seal(JSON.stringify(kept))
  const endOf = ({ expires_in }: Renewed): number => clock.now() + Math.round(expires_in * 1_000)

  async function read(id: string): Promise<KeptUntil | null> {
    const row = await findTokens(database.root, id)
    const opened = row === undefined ? null : seal.open(row.sealed)
    return row === undefined || opened === null
      ? null
      : { ...Kept.parse(JSON.parse(opened)), expiresAt: row.expires_at }
  }

  async function renew(id: string, refresh: string): Promise<AccessToken> {
    const form = { grant_type: 'refresh_token', refresh_token: refresh }
    const answer = await askForTokens(app, form)
    if (!answer.ok) {
      await giveLeaseBack(database.root, id)
      return answer
    }
    const { access_token, refresh_token = refresh } = answer.renewed
    await keepTokens(database.root, id, {
      sealed: sealed({ access: access_token, refresh: refresh_token }),
      expires_at: endOf(answer.renewed),
    })
    return { ok: true, token: access_token }
  }

  return { sealed, endOf, read, renew }
}

/** A good token, from the store or, by one server at a time, from the network. */
function createAccess({ read, renew }: KeptTokens, { database, clock }: Omit<Needs, 'app'>) {
  /** By owner and what was rejected: whoever asks the same meanwhile waits for the same answer. */
  const underWay = new Map<string, Promise<AccessToken>>()
  const isGood = (kept: KeptUntil, rejected: string | undefined): boolean =>
    kept.access !== rejected && kept.expiresAt - EARLY > clock.now()

  /** Under the lease. Read again: who held it before may have used the token that was read. */
  async function renewLatest(
    { id, first }: TokenOwner,
    rejected: string | undefined,
  ): Promise<AccessToken> {
    const latest = await read(id)
    if (latest !== null && isGood(latest, rejected)) {
      await giveLeaseBack(database.root, id)
      return { ok: true, token: latest.access }
    }
    const refresh = latest?.refresh ?? first
    if (refresh !== undefined) return renew(id, refresh)
    await giveLeaseBack(database.root, id)
    return { ok: false, reason: 'refused', wait: 0 }
  }

  async function find(owner: TokenOwner, rejected: string | undefined): Promise<AccessToken> {
    for (let look = 0; look < LOOKS; look += 1) {
      const kept = await read(owner.id)
      if (kept !== null && isGood(kept, rejected)) return { ok: true, token: kept.access }
      // An owner without tokens is no longer connected: nothing is written for them.
      if (kept === null && owner.first === undefined)
        return { ok: false, reason: 'refused', wait: 0 }
      const now = clock.now()
      if (await takeLease(database.root, owner.id, { now, until: now + LEASE }))
        return renewLatest(owner, rejected)
      await sleep(LOOK_EVERY)
    }
    return { ok: false, reason: 'unavailable', wait: LEASE }
  }

  async function access(owner: TokenOwner, rejected?: string): Promise<AccessToken> {
    const key = `${owner.id} ${rejected ?? ''}`
    const found = underWay.get(key) ?? find(owner, rejected).finally(() => underWay.delete(key))
    underWay.set(key, found)
    return found
  }

  return access
}

async function askForTokens(
  app: PinterestApp,
  form: Record<string, string>,
): Promise<{ readonly ok: true; readonly renewed: Renewed } | Refused> {
  const called = await callPinterest(`${app.apiUrl}/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')}`,
      accept: 'application/json',
    },
    body: new URLSearchParams(form),
  })
  // A 400 of this address is a token that is over, or credentials that are none (RFC 6749, 5.2).
  if (!called.ok)
    return called.reason === 'unreadable' ? { ok: false, reason: 'refused', wait: 600_000 } : called
  const renewed = Renewed.safeParse(called.answer)
  return renewed.success
    ? { ok: true, renewed: renewed.data }
    : { ok: false, reason: 'unreadable', wait: 0 }
}
