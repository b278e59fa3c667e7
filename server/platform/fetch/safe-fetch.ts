/**
 * Every request to other websites: guarded connections, robots.txt, pauses, caps, one deadline,
 * decoded text. Every expected failure is a value. Private hosts are read only when the operator
 * named them.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Agent } from 'undici'
import { AllowedHosts } from './address-guard.ts'
import { decodeText } from './charset.ts'
import { createGuardedAgent } from './guarded-agent.ts'
import type { Resolve } from './resolve-name.ts'
import { createHostGate } from './host-gate.ts'
import { pageFailure, type PageFailure } from './page-failure.ts'
import {
  type OpenAnswer,
  openFetch,
  rawFetch,
  type RawOptions,
  type RawResult,
  type Validators,
} from './raw-fetch.ts'
import { createRobots, ROBOTS_CAP } from './robots.ts'
import { parseAddress } from './web-address.ts'

export interface FetchedText {
  readonly ok: true
  /** After redirects. */
  readonly url: string
  readonly text: string
  readonly contentType: string
  readonly charset: string
}
export interface FetchedBytes {
  readonly ok: true
  readonly url: string
  readonly bytes: Uint8Array
  readonly contentType: string
}
/** A list as it is now; without bytes when it is the one that is known. */
export interface FetchedVersion extends FetchedBytes {
  readonly validators: Validators
  readonly isUnchanged: boolean
}
/** Hosts that a fetch must not leave, redirects included. */
export type Within = (url: URL) => boolean

export type Failed = { readonly ok: false; readonly failure: PageFailure }

export interface SafeFetch {
  /** An HTML page as text. */
  page(address: string, signal?: AbortSignal, within?: Within): Promise<FetchedText | Failed>
  /** A file that is passed on while it comes. Its body must be read or destroyed. */
  open(
    address: string,
    options: { readonly cap: number; readonly within: Within; readonly signal?: AbortSignal },
  ): Promise<OpenAnswer | Failed>
  /** A sitemap or feed as it came (perhaps gzipped by file name). */
  list(address: string, signal?: AbortSignal): Promise<FetchedBytes | Failed>
  /** The same, when it is another version than the one that is known. */
  newerList(
    address: string,
    known: Validators,
    signal?: AbortSignal,
  ): Promise<FetchedVersion | Failed>
  /** A picture's bytes; what they are is for the picture store to find out. */
  picture(address: string, signal?: AbortSignal): Promise<FetchedBytes | Failed>
  /** The sitemaps that a site's robots.txt names. */
  sitemapsOf(address: string): Promise<string[]>
  close(): Promise<void>
}

export interface SafeFetchLimits {
  readonly pageBytes: number
  readonly listBytes: number
  readonly pictureBytes: number
  /** Milliseconds from the first connection to the last byte, redirects included. */
  readonly deadline: number
  /** The same for a list: a person waits for its answer. */
  readonly listDeadline: number
  /** Milliseconds between two pages of one host. */
  readonly gap: number
}

export const defaultLimits: SafeFetchLimits = {
  pageBytes: 10_000_000,
  listBytes: 20_000_000,
  pictureBytes: 20_000_000,
  deadline: 20_000,
  listDeadline: 10_000,
  gap: 400,
}

export interface SafeFetchNeeds {
  readonly allowHosts: readonly string[]
  readonly userAgent: string
  readonly now: () => number
  readonly limits?: Partial<SafeFetchLimits>
  /** Replaced in tests. */
  readonly resolve?: Resolve
}

const ACCEPT_PAGE = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'
const ACCEPT_LIST = 'application/xml,text/xml,application/rss+xml,application/atom+xml,*/*;q=0.5'
const ACCEPT_PICTURE =
  'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml;q=0.5,*/*;q=0.1'

export function createSafeFetch(needs: SafeFetchNeeds): SafeFetch {
  const limits = { ...defaultLimits, ...needs.limits }
  const { raw, robots, beforeHop, polite } = createPoliteFetch(needs, limits)
  return {
    async page(address, signal, within) {
      const answer = await polite(address, 'page', {
        within,
        accept: ACCEPT_PAGE,
        cap: limits.pageBytes,
        deadline: limits.deadline,
        isWanted: mayBeHtml,
        ...withSignal(signal),
      })
      return answer.ok ? htmlOf(answer.url.href, answer.bytes, answer.contentType) : answer
    },
    async open(address, { cap, within, signal }) {
      const parsed = parseAddress(address)
      return parsed.ok
        ? openFetch(raw, parsed.url, {
            accept: '*/*',
            encoding: 'identity',
            cap,
            deadline: limits.deadline,
            beforeHop: beforeHop(within),
            ...withSignal(signal),
          })
        : parsed
    },
    list: async (address, signal) =>
      bytesOf(await polite(address, 'page', listOptions(limits, signal))),
    newerList: async (address, known, signal) =>
      versionOf(await polite(address, 'page', { ...listOptions(limits, signal), known })),
    picture: async (address, signal) =>
      bytesOf(
        await polite(address, 'picture', {
          accept: ACCEPT_PICTURE,
          cap: limits.pictureBytes,
          deadline: limits.deadline,
          ...withSignal(signal),
        }),
      ),
    async sitemapsOf(address) {
      const parsed = parseAddress(address)
      return parsed.ok ? robots.sitemaps(parsed.url) : []
    },
    close: () => raw.agent.destroy(),
  }
}

/** Keeps to robots.txt and to pauses between the pages of a host. */
function createPoliteFetch(needs: SafeFetchNeeds, limits: SafeFetchLimits) {
  const allowed = new AllowedHosts(needs.allowHosts)
  const agent: Agent = createGuardedAgent(
    needs.resolve ? { allowed, resolve: needs.resolve } : { allowed },
  )
  const raw = { agent, allowed, userAgent: needs.userAgent }
  const pages = createHostGate(needs.now, 2)
  const pictures = createHostGate(needs.now, 4)
  const robots = createRobots({
    userAgent: needs.userAgent,
    now: needs.now,
    read: async (url) => {
      const answer = await rawFetch(raw, url, {
        accept: 'text/plain,*/*;q=0.5',
        cap: ROBOTS_CAP,
        deadline: Math.min(5_000, limits.deadline),
      })
      return answer.ok ? new TextDecoder().decode(answer.bytes) : null
    },
  })

  const beforeHop = (within: Within | undefined) => async (url: URL) => {
    if (within !== undefined && !within(url))
      return pageFailure('bad_address', {
        problem: problem('address.notAllowed', { host: url.hostname }),
      })
    return (await robots.allows(url)) ? null : pageFailure('robots', { host: url.hostname })
  }

  async function polite(
    address: string,
    kind: 'page' | 'picture',
    { within, ...options }: RawOptions & { readonly within?: Within | undefined },
  ): Promise<RawResult> {
    const parsed = parseAddress(address)
    if (!parsed.ok) return parsed
    parsed.url.hash = ''
    const isOurs = allowed.hasUrl(parsed.url)
    const gap =
      isOurs || kind === 'picture' ? 0 : Math.max(limits.gap, await robots.crawlDelay(parsed.url))
    const release = await (kind === 'page' ? pages : pictures).enter(
      parsed.url.host,
      gap,
      options.signal,
    )
    return rawFetch(raw, parsed.url, { ...options, beforeHop: beforeHop(within) }).finally(release)
  }
  return { raw, robots, beforeHop, polite }
}

const bytesOf = (result: RawResult): FetchedBytes | Failed =>
  result.ok
    ? { ok: true, url: result.url.href, bytes: result.bytes, contentType: result.contentType }
    : result

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

const versionOf = (result: RawResult): FetchedVersion | Failed =>
  result.ok ? { ...result, url: result.url.href } : result

const listOptions = (limits: SafeFetchLimits, signal: AbortSignal | undefined) => ({
  accept: ACCEPT_LIST,
  cap: limits.listBytes,
  deadline: limits.listDeadline,
  ...withSignal(signal),
})

/** A missing type, and one that servers send for everything, are looked into instead. */
function mayBeHtml(contentType: string): boolean {
  const type = typeOf(contentType)
  return (
    type === '' ||
    type === 'text/html' ||
    type === 'application/xhtml+xml' ||
    type === 'application/octet-stream' ||
    type === 'text/plain'
  )
}

function htmlOf(url: string, bytes: Uint8Array, contentType: string): FetchedText | Failed {
  if (bytes.byteLength === 0) return { ok: false, failure: pageFailure('empty_page') }
  const other = otherKind(bytes, typeOf(contentType))
  if (other !== null) return { ok: false, failure: pageFailure('not_html', { contentType: other }) }
  const decoded = decodeText(bytes, contentType)
  if (!decoded.ok)
    return { ok: false, failure: pageFailure('bad_encoding', { reason: decoded.reason }) }
  if (decoded.text.trim() === '') return { ok: false, failure: pageFailure('empty_page') }
  return { ok: true, url, text: decoded.text, contentType, charset: decoded.charset }
}

const typeOf = (contentType: string): string =>
  contentType.split(';')[0]?.trim().toLowerCase() ?? ''

/** What it is instead of HTML, '' when that has no name; null when it is HTML, whatever its declared type. */
function otherKind(bytes: Uint8Array, type: string): string | null {
  const isDeclared = type === 'text/html' || type === 'application/xhtml+xml'
  if (isDeclared) return isFileInDisguise(bytes) ? '' : null
  return looksLikeHtml(bytes) ? null : type
}

function looksLikeHtml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 2048))
    .toString('latin1')
    .replace(/^[\s\u00ef\u00bb\u00bf]+/, '')
  return /^<(?:!doctype html|!--|html|head|body|\?xml[^>]*>\s*<(?:!doctype html|html))/i.test(head)
}

/** Bytes of a file that is served as HTML; UTF-16 has zeros too, but a byte order mark or tags. */
function isFileInDisguise(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 1000))
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return (
    head.includes(0) &&
    !isWide &&
    !/<\s*[a-z!]/i.test(head.toString('latin1').replaceAll('\u0000', ''))
  )
}
