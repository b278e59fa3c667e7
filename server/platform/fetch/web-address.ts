/**
 * What people write as an address becomes a URL or a sentence; two spellings of one page get one
 * key.
 */
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
  if (trimmed === '') return bad('The address is empty. Give it as https://example.com/page.')
  if (trimmed.length > MAX_LENGTH)
    return bad(`The address is longer than ${MAX_LENGTH} characters. Give a shorter one.`)
  const hasScheme =
    /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ||
    /^(?:mailto|javascript|data|file|tel):/i.test(trimmed)
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`)
  if (!url)
    return bad(`"${shorten(trimmed)}" is not a web address. Give it as https://example.com/page.`)
  // Letters beyond ASCII are written as up to nine: it is the whole that stands in the link of a
  // pin.
  if (url.href.length > MAX_LENGTH)
    return bad(
      `The address is longer than ${MAX_LENGTH} characters when its letters are written as the web does. Give a shorter one.`,
    )
  const fault = faultOf(url, hasScheme)
  return fault === null ? { ok: true, url } : bad(fault)
}

function faultOf(url: URL, hasScheme: boolean): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return `"${shorten(url.href)}" does not start with http:// or https://. Only web pages can be read.`
  if (url.username !== '' || url.password !== '')
    return 'The address holds a name or password. Leave it out: it would end up in your pins.'
  const isBareWord = !hasScheme && !/[.:]/.test(url.hostname) && url.hostname !== 'localhost'
  return isBareWord
    ? `"${url.hostname}" is not a web address: it has no ending such as .com. For a topic without a page, use “Keyword” in the studio.`
    : null
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

function bad(detail: string): ParsedAddress {
  return { ok: false, failure: pageFailure('bad_address', { detail }) }
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
