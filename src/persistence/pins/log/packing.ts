/**
 * The bytes of a row of the log: its JSON in UTF-8, or packed (`packed-row.ts`) by an earlier
 * build.
 */
import { IN_BITS, unpackRow } from './packed-row.ts'

/** From here to FF no byte occurs in UTF-8. */
const FIRST_BEYOND_TEXT = 0xf5
/** JSON escapes them; packed rows consist of them. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u001f]/

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A bare buffer: a view of it is stored with its bounds. `text` is JSON. */
export function pack(text: string): ArrayBuffer {
  return encoder.encode(text).slice().buffer
}

/**
 * The first byte is none of a text, and not ours: a later build has packed the row in another way.
 */
export function isPackedLater(packed: ArrayBuffer): boolean {
  const [first = 0] = new Uint8Array(packed, 0, Math.min(1, packed.byteLength))
  return first >= FIRST_BEYOND_TEXT && first !== IN_BITS
}

/** Throws on bytes that are no text. */
export function unpack(packed: ArrayBuffer): string {
  const bytes = new Uint8Array(packed)
  const text = textOf(bytes)
  return text === null || CONTROL.test(text) ? unpackRow(bytes) : text
}

/** Null for bytes that are no UTF-8, as in most packed rows. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}
