/**
 * Rows as lines of JSON: what a person can look into, and what can be read without holding all of
 * it.
 */
import { isUtf8 } from 'node:buffer'

/**
 * A part of 4 MB has at most 25,000 of our shortest rows. The largest row is an event, which was
 * sent as a body of at most 32 MB, and holds up to 5,000 changed pins.
 */
export const MAX_LINES = 200_000
export const MAX_LINE_BYTES = 36 * 1024 * 1024
export const MAX_VALUES = 2_000_000
export const MAX_DEPTH = 100

const LINE_END = 0x0a
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
/** By byte: most bytes of a line are none of these, and a line can have 36 million. */
const MARKS = new Uint8Array(256)
const OPENING = 1
const CLOSING = 2
const OTHER = 3
for (const byte of [0x5b, 0x7b]) MARKS[byte] = OPENING
for (const byte of [0x5d, 0x7d]) MARKS[byte] = CLOSING
for (const byte of [QUOTE, COMMA]) MARKS[byte] = OTHER

export type LineFault = 'not_utf8' | 'too_many_lines' | 'line_too_long'
export type CheckedLines =
  | { readonly ok: true; readonly count: number }
  /** `line`: which one, null when it is about all of them. */
  | { readonly ok: false; readonly code: LineFault; readonly line: number | null }

/** Whether these bytes may be walked. Stops at the first line beyond a limit. */
export function checkLines(content: Buffer): CheckedLines {
  if (!isUtf8(content)) return { ok: false, code: 'not_utf8', line: null }
  let count = 0
  for (let at = 0; at < content.length;) {
    const end = endOfLine(content, at)
    count += 1
    if (count > MAX_LINES) return { ok: false, code: 'too_many_lines', line: null }
    if (end - at > MAX_LINE_BYTES) return { ok: false, code: 'line_too_long', line: count }
    at = end + 1
  }
  return { ok: true, count }
}

export interface JsonLine {
  readonly json: Buffer
  /** From 1, as an editor counts. */
  readonly line: number
}

/** The lines that are not empty, one at a time and never all at once. */
export function* walkLines(
  content: Buffer,
  { count, from }: { readonly count: number; readonly from: 'start' | 'end' },
): Generator<JsonLine> {
  let [first, last] = [0, content.at(-1) === LINE_END ? content.length - 1 : content.length]
  for (let nth = 0; nth < count; nth += 1) {
    const at = from === 'start' ? first : startOfLine(content, last)
    const end = from === 'start' ? endOfLine(content, first) : last
    const line = from === 'start' ? nth + 1 : count - nth
    if (end > at) yield { json: content.subarray(at, end), line }
    first = end + 1
    last = at - 1
  }
}

function endOfLine(content: Buffer, at: number): number {
  const end = content.indexOf(LINE_END, at)
  return end === -1 ? content.length : end
}

/** `end`: offset of the end of the line. A negative offset would count from the end of the buffer. */
const startOfLine = (content: Buffer, end: number): number =>
  end <= 0 ? 0 : content.lastIndexOf(LINE_END, end - 1) + 1

/**
 * Whether parsing this takes no more memory than its rows need: two letters such as `{}` become an
 * object of 56 bytes, and reading what is nested deeply needs as deep a stack.
 */
export function isWithinBounds(json: Uint8Array): boolean {
  let [values, depth] = [1, 0]
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    const mark = MARKS[byte]
    if (mark === 0) continue
    if (byte === QUOTE) at = endOfText(json, at + 1)
    else if (mark === CLOSING) depth -= 1
    else values += 1
    if (mark === OPENING) depth += 1
    if (values > MAX_VALUES || depth > MAX_DEPTH) return false
  }
  return true
}

/** Offset of the quote that closes a string. */
function endOfText(json: Uint8Array, from: number): number {
  let at = from
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1
  return at
}

/** Undefined when it is no JSON: no schema takes that. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema says so.
    return undefined
  }
}
