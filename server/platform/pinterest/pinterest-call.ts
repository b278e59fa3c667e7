/**
 * One request to Pinterest's API. Its refusals are values, each with how long it wants to be left
 * alone.
 */
import type { TrendsStatus } from '#core/contract/content/keywords.contract.ts'

export type RefusalReason = Exclude<TrendsStatus, 'answered' | 'off'>

export interface Refused {
  readonly ok: false
  readonly reason: RefusalReason
  /** Milliseconds. */
  readonly wait: number
  /** The token address says that the grant is over: only connecting again helps. */
  readonly isGrantOver?: true
  /** What it answered, cut; missing where nothing came. */
  readonly answer?: { readonly status: number; readonly text: string }
}
export type Called = { readonly ok: true; readonly answer: unknown } | Refused

/** A visitor waits for it. */
const TIMEOUT = 8_000
/** Characters of a refusal. */
const MAX_KEPT_ANSWER = 500
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** What we don't understand is not understood a second later either. */
export const UNREADABLE_WAIT = MINUTE

export async function callPinterest(
  address: string,
  init: RequestInit,
  timeout = TIMEOUT,
): Promise<Called> {
  try {
    // A redirect would carry the token elsewhere; their API has none.
    const response = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    if (response.ok) return readJson(text)
    const answer = { status: response.status, text: text.slice(0, MAX_KEPT_ANSWER) }
    return { ...refusedBy(response), answer }
  } catch {
    // No network, no answer in time, or a broken connection: callers treat them alike.
    return { ok: false, reason: 'unavailable', wait: MINUTE / 2 }
  }
}

function readJson(text: string): Called {
  try {
    return { ok: true, answer: JSON.parse(text) as unknown }
  } catch {
    return { ok: false, reason: 'unreadable', wait: UNREADABLE_WAIT }
  }
}

function refusedBy({ status, headers }: Response): Refused {
  if (status === 401) return { ok: false, reason: 'refused', wait: 10 * MINUTE }
  if (status === 403) return { ok: false, reason: 'forbidden', wait: 10 * MINUTE }
  if (status === 429) return { ok: false, reason: 'limited', wait: waitOf(headers) }
  return status >= 500
    ? { ok: false, reason: 'unavailable', wait: MINUTE / 2 }
    : { ok: false, reason: 'unreadable', wait: UNREADABLE_WAIT }
}

/**
 * Seconds, by the standard's header or Pinterest's own; a minute where neither is stated, an hour at
 * most.
 */
function waitOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, HOUR) : MINUTE
}
