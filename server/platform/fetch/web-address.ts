/**
 * What people write as an address becomes a URL or a problem; two spellings of one page get one
 * key.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { pageFailure, type PageFailure } from './page-failure.ts'

export type ParsedAddress =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly failure: PageFailure }

const MAX_LENGTH = 2048

/**
 * Accepts `example.com/page` too. Names and passwords in an address are refused: they would be
 * stored and published.
 */
export function parseAddress(text: string): ParsedAddress {
  const trimmed = text.trim()
  if (trimmed === '') return bad(problem('address.empty'))
  if (trimmed.length > MAX_LENGTH) return bad(problem('address.long', { most: MAX_LENGTH }))
  const hasScheme =
    /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ||
    /^(?:mailto|javascript|data|file|tel):/i.test(trimmed)
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`)
  if (!url) return bad(problem('address.notWeb', { address: shorten(trimmed) }))
  // A letter beyond ASCII is encoded as up to nine characters, and the link of a pin has the encoded
  // address.
  if (url.href.length > MAX_LENGTH) return bad(problem('address.longEncoded', { most: MAX_LENGTH }))
  const fault = faultOf(url, hasScheme)
  return fault === null ? { ok: true, url } : bad(fault)
}

function faultOf(url: URL, hasScheme: boolean): Problem | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return problem('address.scheme', { address: shorten(url.href) })
  if (url.username !== '' || url.password !== '') return problem('address.credentials')
  const isBareWord = !hasScheme && !/[.:]/.test(url.hostname) && url.hostname !== 'localhost'
  return isBareWord ? problem('address.noEnding', { host: url.hostname }) : null
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|_hsenc|_hsmi)$/i

/**
 * One key for one page: no fragment, no tracking parameters, no trailing slash, host without
 * `www.`, scheme left out.
 */
export function addressKey(url: URL): string {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !TRACKING.test(name)))
  query.sort()
  const path = url.pathname.replace(/\/+$/, '')
  const search = query.toString()
  return `${url.host.replace(/^www\./, '')}${path}${search ? `?${search}` : ''}`
}

function bad(fault: Problem): ParsedAddress {
  return { ok: false, failure: pageFailure('bad_address', { problem: fault }) }
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
