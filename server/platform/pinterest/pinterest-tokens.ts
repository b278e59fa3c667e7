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
import { createSeal } from '../seal.ts'
import {
  acquireLease,
  findTokens,
  insertTokens,
  releaseLease,
  replaceTokens,
} from './tokens.store.ts'

/** An app that is registered with Pinterest, or with a network that has its API. */
export interface PinterestApp {
  readonly clientId: string
  readonly clientSecret: string
  readonly apiUrl: string
  /** Where tokens that were made by hand are good; null or missing = nowhere. */
  readonly sandboxUrl?: string | null
}

/** `apiUrl`: where the token is good. */
export type AccessToken =
  | { readonly ok: true; readonly token: string; readonly apiUrl: string }
  | Refused

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
  /** A token of the sandbox, which a person has made on the developer pages. */
  byHand(access: string): Redeemed
  /** Calls the API with tokens that are not stored yet. */
  callWith(tokens: Redeemed, path: string): Promise<Called>
  /** Takes the place of what the owner had. The row goes with the account. */
  store(tx: Queries, owner: { id: string; accountId?: string }, tokens: Redeemed): Promise<void>
}

export interface Redeemed {
  readonly ok: true
  readonly access: string
  /** Null: made by hand, and over when it ends. */
  readonly refresh: string | null
  readonly expiresAt: number
  readonly scopes: readonly string[]
}

interface Needs {
  readonly app: PinterestApp
  readonly database: Database
  readonly clock: Clock
}

/** Without a refresh token it can't be renewed: it was made by hand. */
const Kept = z.object({ access: z.string(), refresh: z.string().nullable() })
type Kept = z.infer<typeof Kept>
interface Stored {
  readonly sealed: string
  readonly expiresAt: number
  /** Null where another secret has sealed it, or nothing is there yet. */
  readonly kept: Kept | null
}
const Renewed = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
})
type Renewed = z.infer<typeof Renewed>

/** Left of a token's life when it counts as over: a request may take as long. ms */
const EARLY = 60_000
export const TOKEN_LEASE_MS = 20_000
/** Pinterest's developer pages say a day; when it is over sooner, the API says so. ms */
const SANDBOX_LIFE = 86_400_000
/** How another server is waited for. */
const MAX_TRIES = 40
const RETRY_DELAY = 250

export function createPinterestTokens({ app, database, clock }: Needs): PinterestTokens {
  const kept = createKeptTokens({ app, database, clock })
  const access = createAccess(kept, { database, clock })
  const request = async (
    { token, apiUrl }: Extract<AccessToken, { ok: true }>,
    path: string,
    init: RequestInit = {},
  ): Promise<Called> => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    headers.set('accept', 'application/json')
    return callPinterest(`${apiUrl}${path}`, { ...init, headers })
  }

  return {
    access,
    call: async (owner, path, init) => {
      const first = await access(owner)
      if (!first.ok) return first
      const called = await request(first, path, init)
      if (called.ok || called.reason !== 'refused') return called
      const second = await access(owner, first.token)
      return second.ok ? request(second, path, init) : second
    },
    redeem: async (code, redirect_uri) => {
      const answer = await requestTokens(app, {
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
    byHand: (access) => ({
      ok: true,
      access,
      refresh: null,
      expiresAt: clock.now() + SANDBOX_LIFE,
      scopes: [],
    }),
    callWith: async (tokens, path) => request(kept.goodFor(tokens), path),
    store: async (tx, { id, accountId }, tokens) =>
      insertTokens(tx, {
        id,
        account_id: accountId ?? null,
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

  async function read(id: string): Promise<Stored | null> {
    const row = await findTokens(database.root, id)
    if (row === undefined) return null
    const opened = seal.open(row.sealed)
    const kept = opened === null ? null : Kept.parse(JSON.parse(opened))
    return { sealed: row.sealed, expiresAt: row.expires_at, kept }
  }

  /** Null when the stored tokens were replaced meanwhile: those count. */
  async function renew(
    { id, until, before }: Lease & { readonly before: string },
    refresh: string,
  ): Promise<AccessToken | null> {
    const form = { grant_type: 'refresh_token', refresh_token: refresh }
    const answer = await requestTokens(app, form)
    if (!answer.ok) {
      await releaseLease(database.root, id, until)
      const isStale = answer.isGrantOver === true && (await read(id))?.sealed !== before
      return isStale ? null : answer
    }
    const { access_token, refresh_token = refresh } = answer.renewed
    const isReplaced = await replaceTokens(
      database.root,
      { id, before },
      {
        sealed: sealed({ access: access_token, refresh: refresh_token }),
        expires_at: endOf(answer.renewed),
      },
    )
    return isReplaced ? goodFor({ access: access_token, refresh: refresh_token }) : null
  }

  /** Only a token that was made by hand has none to renew it, and it is of the sandbox. */
  const goodFor = ({ access, refresh }: Kept) => ({
    ok: true as const,
    token: access,
    apiUrl: refresh === null ? (app.sandboxUrl ?? app.apiUrl) : app.apiUrl,
  })

  return { sealed, endOf, read, renew, goodFor }
}

interface Lease {
  readonly id: string
  readonly until: number
}

/** There is nothing to renew: only connecting again helps. */
const GRANT_OVER: Refused = { ok: false, reason: 'refused', wait: 0, isGrantOver: true }

/** A good token, from the store or, by one server at a time, from the network. */
function createAccess(
  { read, renew, goodFor }: KeptTokens,
  { database, clock }: Omit<Needs, 'app'>,
) {
  /** By owner and what was rejected: the same request meanwhile waits for the same answer. */
  const underWay = new Map<string, Promise<AccessToken>>()
  const goodIn = (stored: Stored | null, rejected: string | undefined): AccessToken | null => {
    if (stored === null || stored.kept === null || stored.kept.access === rejected) return null
    return stored.expiresAt - EARLY > clock.now() ? goodFor(stored.kept) : null
  }

  /** Under the lease. Read again: who held it before may have used the token that was read. */
  async function renewLatest(
    { id, first }: TokenOwner,
    { until, rejected }: { readonly until: number; readonly rejected: string | undefined },
  ): Promise<AccessToken | null> {
    const latest = await read(id)
    const good = goodIn(latest, rejected)
    const refresh = latest?.kept?.refresh ?? first ?? null
    if (good === null && refresh !== null)
      return renew({ id, until, before: latest?.sealed ?? '' }, refresh)
    await releaseLease(database.root, id, until)
    return good ?? GRANT_OVER
  }

  async function find(owner: TokenOwner, rejected: string | undefined): Promise<AccessToken> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const stored = await read(owner.id)
      const good = goodIn(stored, rejected)
      if (good !== null) return good
      // An owner without tokens is no longer connected: nothing is written for them.
      if ((stored?.kept ?? null) === null && owner.first === undefined) return GRANT_OVER
      const now = clock.now()
      const until = now + TOKEN_LEASE_MS
      const renewed = (await acquireLease(database.root, owner.id, { now, until }))
        ? await renewLatest(owner, { until, rejected })
        : await sleep(RETRY_DELAY, null)
      if (renewed !== null) return renewed
    }
    return { ok: false, reason: 'unavailable', wait: TOKEN_LEASE_MS }
  }

  async function access(owner: TokenOwner, rejected?: string): Promise<AccessToken> {
    const key = `${owner.id} ${rejected ?? ''}`
    const found = underWay.get(key) ?? find(owner, rejected).finally(() => underWay.delete(key))
    underWay.set(key, found)
    return found
  }

  return access
}

async function requestTokens(
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
  if (!called.ok)
    return isGrantOver(called)
      ? { ...called, reason: 'refused', wait: 600_000, isGrantOver: true }
      : called
  const renewed = Renewed.safeParse(called.answer)
  return renewed.success
    ? { ok: true, renewed: renewed.data }
    : { ok: false, reason: 'unreadable', wait: 0 }
}

/** RFC 6749, 5.2. Pinterest's own code 283 is "The authorization grant is invalid". */
const GrantError = z.union([
  z.object({ error: z.literal('invalid_grant') }),
  z.object({ code: z.literal(283) }),
])

/** Anything else may be over in an hour: a proxy, an outage, an app whose secret was mistyped. */
function isGrantOver({ answer }: Refused): boolean {
  if (answer === undefined || (answer.status !== 400 && answer.status !== 401)) return false
  try {
    return GrantError.safeParse(JSON.parse(answer.text)).success
  } catch {
    // Not Pinterest's answer: it always has JSON.
    return false
  }
}
