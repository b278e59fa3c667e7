/**
 * Calls whose answer has to be judged whole: what a refusal says decides whether a pin was made.
 * `callPinterest` keeps only the kind of a refusal.
 */
import type { NetworkAnswer } from '#core/publishing/conclusions.ts'
import type { Refused } from './pinterest-call.ts'
import type { AccessToken, PinterestTokens, TokenOwner } from './pinterest-tokens.ts'

export interface NetworkRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
}

export interface NetworkCaller {
  readonly tokens: PinterestTokens
  readonly owner: TokenOwner
  readonly signal: AbortSignal
}

export type Asked =
  | { readonly ok: true; readonly answer: NetworkAnswer }
  /** There was no token to ask with, or no connection: the request was not sent. */
  | Refused

/** Once more with a new token when the first is refused: a 401 proves that nothing was done. */
export async function askNetwork(caller: NetworkCaller, request: NetworkRequest): Promise<Asked> {
  const first = await caller.tokens.access(caller.owner)
  if (!first.ok) return first
  const asked = await send(caller, first, request)
  if (!asked.ok || asked.answer.status !== 401) return asked
  const second = await caller.tokens.access(caller.owner, first.token)
  return second.ok ? send(caller, second, request) : second
}

const KEPT_HEADERS = ['retry-after', 'x-ratelimit-reset', 'x-ratelimit-remaining']

async function send(
  { signal }: NetworkCaller,
  { token, apiUrl }: Extract<AccessToken, { ok: true }>,
  { method, path, body }: NetworkRequest,
): Promise<Asked> {
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would carry the token elsewhere; their API has none.
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const answer = { status: response.status, text, headers: Object.fromEntries(headers) }
    return { ok: true, answer }
  } catch (error) {
    if (isUnconnected(error)) return NOT_CONNECTED
    return { ok: true, answer: { status: null, text: reasonOf(error), headers: {} } }
  }
}

const NOT_CONNECTED: Asked = { ok: false, reason: 'unavailable', wait: 0 }

/** The name was not found or the connection was refused, so nothing of the request was sent. */
function isUnconnected(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null
  const all = cause instanceof AggregateError ? cause.errors : [cause]
  return all.length > 0 && all.every(isOfConnecting)
}

function isOfConnecting(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('syscall' in error) return error.syscall === 'connect' || error.syscall === 'getaddrinfo'
  return 'code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT'
}

/** For the ledger: `ECONNRESET`, `TimeoutError`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
