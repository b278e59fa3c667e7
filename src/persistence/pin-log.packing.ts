/**
 * Small JSON in few bytes: a browser charges 430 bytes for a transaction, and a change must fit into what is left of 600. JSON text has no
 * control characters, so each of those stands for something that occurs in every row: an id, a time, a run of names. Unpacking gives the same text
 * again, whatever it was; text without any of it is its own packed form.
 */
const ID = 0
/** An id of version 7 that was made in the moment of the first time of the text. */
const ID_OF_TIME = 1
const TIME = 2
const SAME_TIME = 3
/** The like, made up to 255 ms later. */
const ID_SOON_AFTER = 4
const FIRST_RUN = 5

/** Rows are kept for years: never change one or its place, only add (27 at most). */
const RUNS = [
  '{"t":', ',"a":', ',"c":', ',"e":[{"i":', ',"k":"pin.updated","d":{"id":', ',"patch":{"title":"', '"},"before":{"title":"', '"},"imageVersion":', ',"patch":{', '},"before":{', '},"imageVersion":', '"title":"', '"description":"',
  '"boards":[', '"board_name":"', '{"board_id":', '"favored":', ',"k":"pins.updated","d":{"patches":[{"id":', ',"k":"pins.selected","d":{"ids":[', ',"k":"pins.deselected","d":{"ids":[',
  ',"k":"pin.favored","d":{"id":', '},{"id":', '}}],"s":[', '"alt_text":"', '"link":"', '"status":"', '{"i":',
]
const CODES = new Map(RUNS.map((run, at) => [run, FIRST_RUN + at]))
const PACKED = new RegExp(`"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"|1[5-9]\\d{11}|${RUNS.toSorted((a, b) => b.length - a.length).map((run) => run.replaceAll(/[[\]{}.]/g, String.raw`\$&`)).join('|')}`, 'g')

/** Of a moment in ms, in hex, at the beginning of an id of version 7. */
const TIME_DIGITS = 12
/** Beyond that nobody counts bytes, and looking takes long. */
const LONGEST = 16_384
const encoder = new TextEncoder()

/** A bare buffer: a view of it is stored with its bounds. */
export function pack(text: string): ArrayBuffer {
  if (text.length > LONGEST) return encoder.encode(text).slice().buffer
  const out = new Output(text.length * 3)
  let done = 0
  let time = ''
  for (const { 0: found, index } of text.matchAll(PACKED)) {
    out.text(text.slice(done, index))
    done = index + found.length
    const run = CODES.get(found)
    if (run !== undefined) out.byte(run)
    else if (found.startsWith('"')) out.id(found, time)
    else if (timeHex(found) === time) out.byte(SAME_TIME)
    else {
      time ||= timeHex(found)
      out.byte(TIME)
      out.hex(timeHex(found))
    }
  }
  out.text(text.slice(done))
  return out.done()
}

/** Throws on bytes that are no text. */
export function unpack(packed: ArrayBuffer): string {
  const bytes = new Uint8Array(packed)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parts: string[] = []
  let time = ''
  let at = 0
  const hex = (count: number): string => {
    if (at + count > bytes.length) throw new RangeError('The packed text is cut off.')
    const digits = Array.from(bytes.subarray(at, at + count), (byte) => byte.toString(16).padStart(2, '0')).join('')
    at += count
    return digits
  }
  const take: Record<number, () => string> = {
    [ID]: () => quoted(hex(16)),
    [ID_OF_TIME]: () => quoted(time + hex(10)),
    [ID_SOON_AFTER]: () => quoted(later(time, Number.parseInt(hex(1), 16)) + hex(10)),
    [TIME]: () => {
      const found = hex(6)
      time ||= found
      return String(Number.parseInt(found, 16))
    },
    [SAME_TIME]: () => String(Number.parseInt(time, 16)),
  }
  while (at < bytes.length) {
    const code = bytes[at] ?? 0
    if (code < FIRST_RUN + RUNS.length) {
      at += 1
      parts.push(RUNS[code - FIRST_RUN] ?? take[code]?.() ?? '')
    } else {
      const end = endOfText(bytes, at)
      parts.push(decoder.decode(bytes.subarray(at, end)))
      at = end
    }
  }
  return parts.join('')
}

/** By hand: a row of a bulk edit has megabytes of it. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && (bytes[at] ?? 0) >= FIRST_RUN + RUNS.length) at += 1
  return at
}

class Output {
  readonly #bytes: Uint8Array<ArrayBuffer>
  #length = 0

  constructor(size: number) {
    this.#bytes = new Uint8Array(size)
  }

  byte(value: number): void {
    this.#bytes[this.#length] = value
    this.#length += 1
  }

  text(part: string): void {
    if (part !== '') this.#length += encoder.encodeInto(part, this.#bytes.subarray(this.#length)).written
  }

  hex(digits: string): void {
    for (let at = 0; at < digits.length; at += 2) this.byte(Number.parseInt(digits.slice(at, at + 2), 16))
  }

  id(quotedId: string, time: string): void {
    const digits = quotedId.replaceAll(/["-]/g, '')
    const after = time === '' ? -1 : Number.parseInt(digits.slice(0, TIME_DIGITS), 16) - Number.parseInt(time, 16)
    if (after < 0 || after > 255) {
      this.byte(ID)
      this.hex(digits)
      return
    }
    this.byte(after === 0 ? ID_OF_TIME : ID_SOON_AFTER)
    if (after > 0) this.byte(after)
    this.hex(digits.slice(TIME_DIGITS))
  }

  done(): ArrayBuffer {
    return this.#bytes.slice(0, this.#length).buffer
  }
}

function timeHex(digits: string): string {
  return Number(digits).toString(16).padStart(TIME_DIGITS, '0')
}

function later(time: string, ms: number): string {
  return (Number.parseInt(time, 16) + ms).toString(16).padStart(TIME_DIGITS, '0')
}

function quoted(hex: string): string {
  return `"${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}"`
}
