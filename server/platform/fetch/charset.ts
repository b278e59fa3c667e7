/**
 * Bytes to text as browsers do it: byte order mark, then the `charset` of the content type, then
 * the page's own `<meta>`, then UTF-8 when the bytes are valid UTF-8, else windows-1252. A declared
 * charset that plainly does not fit (UTF-8 declared as latin-1, or the other way round) is
 * corrected; text that stays unreadable is refused.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import iconv from 'iconv-lite'

export type Decoded =
  | { readonly ok: true; readonly text: string; readonly charset: string }
  | { readonly ok: false; readonly reason: Problem }

export function decodeText(bytes: Uint8Array, contentType: string): Decoded {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const declared = byteOrderMark(buffer) ?? charsetOf(contentType) ?? metaCharset(buffer)
  if (declared !== null && !isKnown(declared)) {
    return isUtf8(buffer)
      ? decoded(buffer, 'utf-8')
      : {
          ok: false,
          reason: problem('reason.unknownCharset', { charset: declared.slice(0, 40) }),
        }
  }
  const charset = fittingCharset(buffer, declared)
  const result = decoded(buffer, charset)
  if (result.ok && isUnreadable(result.text))
    return { ok: false, reason: problem('reason.notText') }
  return result
}

/** A plain boolean: the package's own type guard makes the other branch `never`. */
const isKnown = (charset: string): boolean => iconv.encodingExists(charset)

export function charsetOf(contentType: string): string | null {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ?? null
}

function decoded(buffer: Buffer, charset: string): Decoded {
  return {
    ok: true,
    text: iconv.decode(buffer, charset).replaceAll('\u0000', ''),
    charset: charset.toLowerCase(),
  }
}

function byteOrderMark(buffer: Buffer): string | null {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf-8'
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be'
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le'
  return null
}

function metaCharset(buffer: Buffer): string | null {
  const head = buffer.subarray(0, 4096).toString('latin1')
  return (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1] ??
    /^<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1] ??
    null
  )
}

/**
 * Bytes above 127 that form valid UTF-8 are UTF-8 whatever was declared among the single-byte
 * charsets.
 */
function fittingCharset(buffer: Buffer, declared: string | null): string {
  const name = (declared ?? 'windows-1252').toLowerCase().replace(/[^a-z0-9]/g, '')
  if (name === 'utf8') return damage(buffer) < 0.02 ? 'utf-8' : 'windows-1252'
  if (!SINGLE_BYTE.test(name)) return declared ?? 'windows-1252'
  if (isUtf8(buffer)) return 'utf-8'
  return declared === null || WESTERN.test(name) ? 'windows-1252' : declared
}

const SINGLE_BYTE = /^(?:iso8859\d*|latin\d*|windows125\d|cp125\d|usascii|ascii)$/
/** Declared so and written in Microsoft's superset of it, as browsers read it. */
const WESTERN = /^(?:iso88591|latin1|(?:us)?ascii)$/

function isUtf8(buffer: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(buffer)
    return true
  } catch {
    return false // the decoder's only way to say no
  }
}

/**
 * Share of characters that UTF-8 can't read: a page cut in the middle of a letter has one, a
 * latin-1 page many.
 */
function damage(buffer: Buffer): number {
  const text = buffer.toString('utf8')
  return (
    (text.split('\ufffd').length - 1) / Math.max(1, text.replace(/[\u0020-\u007e\s]/g, '').length)
  )
}

/**
 * The first 32 characters but white space, and what could not be decoded. Those behind DEL are in
 * old pages by mistake, not by nature.
 */
const NOISE = /(?![\t-\r\u007f-\u009f])[\p{Cc}\ufffd]/gu

function isUnreadable(text: string): boolean {
  const sample = text.slice(0, 20_000)
  const noise = sample.match(NOISE)?.length ?? 0
  return sample.length > 0 && noise / sample.length > 0.1
}
