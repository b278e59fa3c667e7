/**
 * The calls of the contract, made with ofetch: session by cookie, forgery protection by the
 * `csrftoken` cookie copied into X-CSRFToken (fetched first when missing on a call that changes
 * something), 30,000 ms time-out, answers parsed once by their zod schema. Failures are values;
 * nothing is thrown and nothing is retried here, but for one new try with a fresh token after
 * `csrf_failed` and one with a proof after `proof_required`, which the server answers before it
 * does anything.
 */
import { pathOf } from './path-of.ts'
import { createFetch, type $Fetch, type FetchResponse } from 'ofetch'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import type { Call } from '#core/contract/call/call.ts'
import type { CallName } from '#core/contract/calls.ts'
import type { CallInput, Client, ClientAnswer, Failure, Outcome } from '#core/contract/client.ts'
import { ErrorBody } from '#core/contract/call/errors.contract.ts'
import { PROOF_HEADER } from '#core/contract/call/proof-of-work.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { callOf } from './call-of.ts'
import { readCookie, type CookieJar } from './cookies.ts'
import { answeredFailure, badAnswer, unansweredFailure } from './failure.ts'

export const API_TIMEOUT = 30_000
/** Of a video: as long as the server waits for it. */
const STREAM_TIMEOUT_MS = 1_800_000

export interface ClientOptions {
  /** From the runtime configuration; empty = the page's own origin. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch
  readonly cookies?: CookieJar
  /**
   * Called for every 401 of a call that needs a session; `currentUser` asks on purpose and is left
   * out.
   */
  readonly onUnauthenticated?: (name: CallName) => void
  readonly warn?: (message: string) => void
  /** Of the page: the server writes mail in it. */
  readonly language?: string
  readonly timeout?: number
  /** Words the problems of an answer in the person's language. */
  readonly reword?: (
    call: Call,
    outcome: Outcome<unknown>,
  ) => Outcome<unknown> | Promise<Outcome<unknown>>
  /** Answers a challenge of `proof_required` with the proof; null = it can't. */
  readonly solve?: (challenge: string, signal?: AbortSignal) => Promise<string | null>
  /** For a `Retry-After` that is a date. */
  readonly now?: () => number
}

/** The program's file with the call did not arrive: the network is gone. */
const NOT_LOADED = { isTimedOut: false, isAborted: false }

/** The parts of any call's input, whatever its name. */
interface AnyInput {
  readonly params?: Record<string, string>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly onProgress?: (sent: number) => void
  /** Of work that the server has asked for. */
  readonly proof?: string | undefined
}

export function createClient(options: ClientOptions): Client {
  const carrier = carrierOf(options)
  return async <N extends CallName>(
    name: N,
    input: CallInput<N>,
  ): Promise<Outcome<ClientAnswer<N>>> => {
    const found = callOf(name)
    const call = found instanceof Promise ? await found : found
    if (call === null) return { ok: false, failure: unansweredFailure(NOT_LOADED) }
    // The table ties each name to its parts; here they are handled alike.
    const parts = input as AnyInput
    const first = await carrier.send(call, parts)
    const second =
      !first.ok && first.failure.code === 'csrf_failed'
        ? await carrier.sendWithFreshToken(call, parts)
        : first
    const proof = await proofOf(second, parts, options)
    const outcome = proof === null ? second : await carrier.send(call, { ...parts, proof })
    if (!outcome.ok && outcome.failure.status === 401) carrier.reportUnauthenticated(name, call)
    const worded = options.reword === undefined ? outcome : await options.reword(call, outcome)
    // Parsed by this call's own schema, or a Blob for a binary answer.
    return worded as Outcome<ClientAnswer<N>>
  }
}

/** Null = none is asked for, or it could not be found. */
async function proofOf(
  outcome: Outcome<unknown>,
  { signal }: AnyInput,
  { solve }: ClientOptions,
): Promise<string | null> {
  const failure = outcome.ok ? null : outcome.failure
  const challenge = failure?.code === 'proof_required' ? failure.body?.challenge : undefined
  return challenge === undefined || solve === undefined ? null : solve(challenge, signal)
}

interface Carrier {
  send: (call: Call, input: AnyInput) => Promise<Outcome<unknown>>
  sendWithFreshToken: (call: Call, input: AnyInput) => Promise<Outcome<unknown>>
  reportUnauthenticated: (name: CallName, call: Call) => void
}

function carrierOf({
  baseUrl,
  cookies,
  onUnauthenticated,
  timeout = API_TIMEOUT,
  fetch = globalThis.fetch.bind(globalThis),
  now = Date.now,
  warn = console.warn,
  language,
}: ClientOptions): Carrier {
  const fetchBy = (own: typeof globalThis.fetch): $Fetch =>
    createFetch({
      fetch: own,
      defaults: {
        baseURL: baseUrl,
        credentials: 'include',
        retry: false,
        ignoreResponseError: true,
      },
    })
  const $fetch = fetchBy(fetch)
  const request = async (
    call: Call,
    input: AnyInput,
    token: string | null,
  ): Promise<Outcome<unknown>> => {
    const { onProgress } = input
    const limit = call.body === 'stream' ? STREAM_TIMEOUT_MS : timeout
    const sending = { call, input, token, language, timeout: limit, now }
    if (onProgress === undefined) return sendOnce($fetch, sending)
    const { fetchWithProgress } = await import('./fetch-with-progress.ts')
    return sendOnce(fetchBy(fetchWithProgress(onProgress)), sending)
  }
  const fetchToken = async (signal: AbortSignal | undefined): Promise<Outcome<string>> => {
    const outcome = await request(authCalls.csrf, signal === undefined ? {} : { signal }, null)
    return outcome.ok
      ? { ok: true, answer: authCalls.csrf.answer.parse(outcome.answer).csrfToken }
      : outcome
  }
  const sendWithFreshToken = async (call: Call, input: AnyInput): Promise<Outcome<unknown>> => {
    const token = await fetchToken(input.signal)
    return token.ok ? request(call, input, token.answer) : token
  }
  return {
    send(call, input) {
      if (call.method === 'GET') return request(call, input, null)
      const token = readCookie('csrftoken', cookies)
      return token === null ? sendWithFreshToken(call, input) : request(call, input, token)
    },
    sendWithFreshToken,
    reportUnauthenticated(name, call) {
      warn(`401 from ${call.method} ${call.path}`)
      if (call.access === 'user' && name !== 'currentUser') onUnauthenticated?.(name)
    },
  }
}

interface Sending {
  readonly call: Call
  readonly input: AnyInput
  readonly token: string | null
  readonly language: string | undefined
  readonly timeout: number
  readonly now: () => number
}

async function sendOnce(
  $fetch: $Fetch,
  { call, input, token, language, timeout, now }: Sending,
): Promise<Outcome<unknown>> {
  // Our own signal: ofetch forgets its time-out when a signal is given, and stops it before the
  // body has arrived.
  const limit = AbortSignal.timeout(timeout)
  const signal = input.signal === undefined ? limit : AbortSignal.any([input.signal, limit])
  const isFile = call.answer === 'binary'
  try {
    const response = await $fetch.raw<unknown, 'blob' | 'text'>(pathOf(call, input.params ?? {}), {
      method: call.method,
      query: withoutUndefined(input.query ?? {}),
      headers: {
        ...headersOf(call, input.body),
        ...writingHeaders({ token, language, proof: input.proof }),
      },
      responseType: isFile ? 'blob' : 'text',
      signal,
      ...bodyOf(input.body),
    })
    if (!response.ok)
      return {
        ok: false,
        failure: answeredFailure(response, await errorBodyOf(response._data), now()),
      }
    return isFile
      ? { ok: true, answer: response._data, ...leftOutOf(response.headers) }
      : parseAnswer(call, response)
  } catch {
    // fetch rejects with a bare TypeError when the network is gone; which of the three it was is
    // recognised by the signals.
    return {
      ok: false,
      failure: unansweredFailure({
        isTimedOut: limit.aborted,
        isAborted: input.signal?.aborted ?? false,
      }),
    }
  }
}

function leftOutOf(headers: Headers): { leftOut?: number } {
  const count = headers.get('X-Pinloom-Left-Out')
  return count === null ? {} : { leftOut: Number(count) }
}

function parseAnswer(call: Call, response: FetchResponse<unknown>): Outcome<unknown> {
  if (call.answer === 'binary') return { ok: false, failure: badAnswer(response, undefined) }
  const answer = parseJson(response._data)
  const parsed = call.answer.safeParse(answer)
  return parsed.success
    ? { ok: true, answer: parsed.data }
    : { ok: false, failure: badAnswer(response, answer) }
}

async function errorBodyOf(data: unknown): Promise<Failure['body']> {
  const text = data instanceof Blob ? await data.text() : data
  const body = parseJson(text)
  // The body itself, not zod's copy: that one has the fields in the schema's order, and "first
  // field" means the server's.
  return ErrorBody.safeParse(body).success ? (body as ErrorBody) : null
}

/** Of a call that changes something. */
function writingHeaders({
  token,
  language,
  proof,
}: Pick<Sending, 'token' | 'language'> & Pick<AnyInput, 'proof'>): Record<string, string> {
  if (token === null) return {}
  return {
    'X-CSRFToken': token,
    ...(language !== undefined && { 'X-Language': language }),
    ...(proof !== undefined && { [PROOF_HEADER]: proof }),
  }
}

function headersOf(call: Call, body: unknown): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (call.body === 'stream') headers['content-type'] = 'video/mp4'
  if (call.body === 'binary')
    headers['content-type'] =
      body instanceof Blob && body.type !== '' ? body.type : 'application/octet-stream'
  return headers
}

/** Typed arrays and Blobs go as they are, everything else as JSON. */
function bodyOf(body: unknown): { body?: BodyInit | Record<string, unknown> } {
  // The contract's types let only these through.
  return body === undefined ? {} : { body: body as BodyInit | Record<string, unknown> }
}

function withoutUndefined(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}
