/**
 * One guarded GET: redirects are followed by hand and every hop is checked again, the body is
 * capped after decompression, and one deadline covers it all (a slow drip ends there). Expected
 * failures are values.
 */
import type { Readable } from 'node:stream'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Agent, Dispatcher } from 'undici'
import { request } from 'undici'
import {
  type AllowedHosts,
  isPublicAddress,
  ClosedPortError,
  PrivateAddressError,
} from './address-guard.ts'
import {
  BodyTooLargeError,
  cappedStream,
  readBody,
  UnknownCompressionError,
} from './body-reader.ts'
import { networkFailure } from './network-failure.ts'
import { pageFailure, type PageFailure } from './page-failure.ts'
import { failureOfStatus, retryAfterOf } from './status-failure.ts'
import { parseAddress } from './web-address.ts'

export interface RawAnswer {
  readonly ok: true
  /** Where the last redirect led. */
  readonly url: URL
  readonly bytes: Uint8Array
  readonly contentType: string
  /** What the site says of this version, for the next request. */
  readonly validators: Validators
  /** The site has nothing newer than what is `known`. There are no bytes. */
  readonly isUnchanged: boolean
}

/** '' = the site says none. */
export interface Validators {
  readonly etag: string
  readonly modified: string
}

export type RawResult = RawAnswer | { readonly ok: false; readonly failure: PageFailure }

/**
 * Its body is still on its way: it fails with an error when the site breaks off, falls silent, or
 * sends more than the cap.
 */
export interface OpenAnswer {
  readonly ok: true
  readonly url: URL
  readonly body: Readable
  readonly contentType: string
  /** Bytes as announced; null = unknown. */
  readonly length: number | null
}

export interface RawOptions {
  readonly accept: string
  /** What it may be packed in; by default what `body-reader.ts` unpacks. */
  readonly encoding?: string
  /** Of the version that was read before: the body comes only when there is another one. */
  readonly known?: Validators
  /** Bytes after decompression. */
  readonly cap: number
  /** Milliseconds for all hops and the body together. */
  readonly deadline: number
  readonly signal?: AbortSignal
  /**
   * Asked before each hop: robots and politeness. A failure ends the fetch; waiting here does not
   * eat the deadline.
   */
  readonly beforeHop?: (url: URL) => Promise<PageFailure | null>
  /** Content types that are refused before the body is read. */
  readonly isWanted?: (contentType: string, url: URL) => boolean
}

export interface RawNeeds {
  readonly agent: Agent
  readonly allowed: AllowedHosts
  readonly userAgent: string
}

const MAX_HOPS = 10

/** Milliseconds without a byte after which an open body counts as broken off. */
const SILENCE = 20_000

type Took = Dispatcher.ResponseData
/** What becomes of the last hop's answer. */
type Take<T> = (
  answer: Took,
  at: { readonly url: URL; readonly trip: Trip; readonly contentType: string },
) => Promise<T>

interface Trip {
  readonly options: RawOptions
  readonly needs: RawNeeds
  /** Visits per address: a site may set a cookie and send the reader to the same address once. */
  readonly visits: Map<string, number>
  readonly cookies: Map<string, Map<string, string>>
  readonly signal: AbortSignal
  readonly start: URL
}

export const rawFetch = async (
  needs: RawNeeds,
  start: URL,
  options: RawOptions,
): Promise<RawResult> => travel({ needs, start, options }, readWhole)

/**
 * The body is passed on without unpacking; the deadline covers the way to its first byte.
 * `signal` ends it later, too.
 */
export const openFetch = async (
  needs: RawNeeds,
  start: URL,
  options: RawOptions,
): Promise<OpenAnswer | { readonly ok: false; readonly failure: PageFailure }> =>
  travel({ needs, start, options }, leaveOpen)

type Failed = { readonly ok: false; readonly failure: PageFailure }

async function travel<T>(
  {
    needs,
    start,
    options,
  }: { readonly needs: RawNeeds; readonly start: URL; readonly options: RawOptions },
  take: Take<T>,
): Promise<T | Failed> {
  const timer = new AbortController()
  const signal = options.signal ? AbortSignal.any([timer.signal, options.signal]) : timer.signal
  const trip: Trip = { options, needs, visits: new Map(), cookies: new Map(), signal, start }
  let left = options.deadline
  let url = start
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const refusal = gateOf(trip, url) ?? (await options.beforeHop?.(url)) ?? null
    if (refusal) return { ok: false, failure: refusal }
    const began = performance.now()
    const timeout = setTimeout(() => timer.abort(new DeadlineError()), Math.max(0, left))
    const step = await takeHop(trip, url, take)
      .catch((error: unknown) => ({ result: failed(error, trip, url) }))
      .finally(() => clearTimeout(timeout))
    left -= performance.now() - began
    if ('result' in step) return step.result
    url = step.next
  }
  return { ok: false, failure: pageFailure('redirect_loop', { host: start.hostname }) }
}

class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** What can be refused without a connection: circles and literal private addresses. */
function gateOf(trip: Trip, url: URL): PageFailure | null {
  const visits = (trip.visits.get(url.href) ?? 0) + 1
  trip.visits.set(url.href, visits)
  if (visits > 2) return pageFailure('redirect_loop', { host: trip.start.hostname })
  if (trip.needs.allowed.hasUrl(url)) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLiteral = /^[\d.]+$/.test(host) || host.includes(':')
  const isLocalName =
    host === 'localhost' || /\.(?:localhost|local|internal|home\.arpa)$/.test(host)
  return (isLiteral && !isPublicAddress(host)) || isLocalName ? privateFailure(trip, url) : null
}

function privateFailure(trip: Trip, url: URL): PageFailure {
  if (url.href === trip.start.href) return pageFailure('private_address', { host: url.host })
  return pageFailure('redirect_private', { host: trip.start.hostname, target: url.host })
}

async function takeHop<T>(
  trip: Trip,
  url: URL,
  take: Take<T>,
): Promise<{ result: T | Failed } | { next: URL }> {
  const { options, needs, signal } = trip
  const cookie = [...(trip.cookies.get(url.host) ?? [])]
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const answer = await request(url, {
    dispatcher: needs.agent,
    signal,
    bodyTimeout: SILENCE,
    headers: {
      'user-agent': needs.userAgent,
      accept: options.accept,
      'accept-encoding': options.encoding ?? 'gzip, deflate, br',
      'accept-language': 'en;q=0.8, *;q=0.5',
      ...(cookie === '' ? {} : { cookie }),
      ...conditionsOf(options.known),
    },
  })
  keepCookies(trip, url, answer.headers['set-cookie'])
  const location = one(answer.headers['location'])
  const contentType = one(answer.headers['content-type'])
  const failure = failureBeforeBody(trip, {
    url,
    status: answer.statusCode,
    contentType,
    headers: answer.headers,
  })
  if ((answer.statusCode >= 300 && answer.statusCode < 400 && location !== '') || failure) {
    answer.body.on('error', ignoreAborted).destroy()
    return failure ? { result: { ok: false, failure } } : redirect(url, location)
  }
  return { result: await take(answer, { url, trip, contentType }) }
}

const readWhole: Take<RawResult> = async (answer, { url, trip, contentType }) => {
  const bytes = await readBody(
    answer.body,
    one(answer.headers['content-encoding']),
    trip.options.cap,
  )
  trip.signal.throwIfAborted()
  const { etag, 'last-modified': modified } = answer.headers
  return {
    ok: true,
    url,
    bytes,
    contentType,
    validators: { etag: one(etag), modified: one(modified) },
    isUnchanged: isUnchanged(answer.statusCode, trip.options),
  }
}

const isUnchanged = (status: number, { known }: RawOptions): boolean =>
  status === 304 && known !== undefined

const conditionsOf = (known: Validators | undefined): Record<string, string> => ({
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.modified ? { 'if-modified-since': known.modified } : {}),
})

const leaveOpen: Take<OpenAnswer> = async (answer, { url, trip, contentType }) => {
  const encoding = one(answer.headers['content-encoding'])
  if (encoding !== '' && encoding !== 'identity') {
    answer.body.on('error', ignoreAborted).destroy()
    throw new UnknownCompressionError(encoding)
  }
  const length = one(answer.headers['content-length'])
  return {
    ok: true,
    url,
    body: cappedStream(answer.body, trip.options.cap),
    contentType,
    length: /^\d+$/.test(length) ? Number(length) : null,
  }
}

/** A body that we destroy on purpose reports that it was aborted; nothing is lost by it. */
function ignoreAborted(): void {}

function failureBeforeBody(
  trip: Trip,
  answer: {
    url: URL
    status: number
    contentType: string
    headers: Record<string, string | string[] | undefined>
  },
): PageFailure | null {
  const { url, status, contentType, headers } = answer
  if (status >= 300 && status < 400 && one(headers['location']) !== '') return null
  if (isUnchanged(status, trip.options)) return null
  const failure = failureOfStatus(status, url.hostname, {
    challenged: one(headers['cf-mitigated']) !== '',
    retryAfter: retryAfterOf(one(headers['retry-after'])),
  })
  if (failure) return failure
  if (Number(one(headers['content-length'])) > trip.options.cap) return tooLarge(trip)
  if (trip.options.isWanted && !trip.options.isWanted(contentType, url))
    return pageFailure('not_html', { contentType: contentType.split(';')[0] ?? '' })
  return null
}

function redirect(from: URL, location: string): { result: Failed } | { next: URL } {
  const next = URL.parse(location, from)
  const parsed = next ? parseAddress(next.href) : null
  if (parsed?.ok) {
    parsed.url.hash = ''
    return { next: parsed.url }
  }
  return {
    result: {
      ok: false,
      failure: pageFailure('bad_address', {
        problem: problem('fetch.redirectInvalid', { target: location.slice(0, 80) }),
      }),
    },
  }
}

function keepCookies(trip: Trip, url: URL, header: string | string[] | undefined): void {
  for (const line of typeof header === 'string' ? [header] : (header ?? []).slice(0, 20)) {
    const [, name, value] = /^\s*([^=;\s]{1,200})=([^;]{0,2000})/.exec(line) ?? []
    if (name === undefined || value === undefined) continue
    const jar = trip.cookies.get(url.host) ?? new Map<string, string>()
    trip.cookies.set(url.host, jar.set(name, value))
  }
}

function tooLarge(trip: Trip): PageFailure {
  return pageFailure('too_large', {
    limit: problem('amount.megabytes', { count: Math.round(trip.options.cap / 1_000_000) }),
  })
}

function failed(error: unknown, trip: Trip, url: URL): Failed {
  if (trip.options.signal?.aborted) throw error
  return { ok: false, failure: failureOf(error, trip, url) }
}

const BROKEN_COMPRESSION = /^(?:Z_|ERR__ERROR_FORMAT|ERR_PADDING|ERR_BROTLI|ZSTD_)/

function failureOf(error: unknown, trip: Trip, url: URL): PageFailure {
  const code = codeOf(error)
  if (trip.signal.aborted || code.endsWith('_TIMEOUT') || code === 'ETIMEDOUT')
    return pageFailure('too_slow', {
      limit: problem('amount.seconds', { count: Math.round(trip.options.deadline / 100) / 10 }),
    })
  if (causes(error).some((cause) => cause instanceof ClosedPortError))
    return pageFailure('private_address', {
      problem: problem('fetch.closedHost', { host: url.host }),
    })
  if (causes(error).some((cause) => cause instanceof PrivateAddressError))
    return privateFailure(trip, url)
  return bodyFailure(error, trip) ?? networkFailure(code, url)
}

function bodyFailure(error: unknown, trip: Trip): PageFailure | null {
  if (error instanceof BodyTooLargeError) return tooLarge(trip)
  if (error instanceof UnknownCompressionError)
    return pageFailure('bad_encoding', {
      reason: problem('reason.packedAs', { encoding: error.message.slice(0, 40) }),
    })
  return BROKEN_COMPRESSION.test(codeOf(error))
    ? pageFailure('bad_encoding', { reason: problem('reason.badCompression') })
    : null
}

function causes(error: unknown): unknown[] {
  if (error instanceof AggregateError) return [error, ...error.errors.flatMap(causes)]
  return error instanceof Error && error.cause !== undefined
    ? [error, ...causes(error.cause)]
    : [error]
}

function codeOf(error: unknown): string {
  for (const cause of causes(error)) {
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
      return cause.code
  }
  return ''
}

function one(header: string | string[] | undefined): string {
  return (typeof header === 'string' ? header : header?.[0]) ?? ''
}
