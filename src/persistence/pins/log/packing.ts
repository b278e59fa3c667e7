/**
 * Small JSON in few bytes: a browser charges 430 bytes for a transaction, and a change must fit
 * into what is left of 600. JSON text has no control characters, and no text in UTF-8 has the bytes
 * C0, C1 and F5 to FF: each of those represents something that occurs in every row: an id, a time,
 * who wrote it, a run of names. What is left is written in bits (`pin-log.letters.ts`), or in bytes
 * where that is shorter. Unpacking gives the same text again, whatever it was; text without any of
 * it is its own packed form.
 */
import {
  BitReader,
  ByteReader,
  bytesInBits,
  inBits,
  inBytes,
  RAW,
  type PackReader,
} from './huffman-code.ts'

const ID = 0
/** An id of version 7 that was made in the moment of the first time of the text. */
const ID_OF_TIME = 1
const TIME = 2
const SAME_TIME = 3
/** The like, made up to 255 ms later. */
const ID_SOON_AFTER = 4
const FIRST_RUN = 5
/** Device and tab in eight digits each, as `pin-author.ts` makes them. */
const AUTHOR = 0xc0
/** The first byte of a row in bits. */
const IN_BITS = 0xfe
/** From here to FF no byte occurs in UTF-8. */
const FIRST_BEYOND_TEXT = 0xf5

/** Rows are kept for years: never change one or its place, only add (27 at most). */
const RUNS = [
  '{"t":',
  ',"a":',
  ',"c":',
  ',"e":[{"i":',
  ',"k":"pin.updated","d":{"id":',
  ',"patch":{"title":"',
  '"},"before":{"title":"',
  '"},"imageVersion":',
  ',"patch":{',
  '},"before":{',
  '},"imageVersion":',
  '"title":"',
  '"description":"',
  '"boards":[',
  '"board_name":"',
  '{"board_id":',
  '"favored":',
  ',"k":"pins.updated","d":{"patches":[{"id":',
  ',"k":"pins.selected","d":{"ids":[',
  ',"k":"pins.deselected","d":{"ids":[',
  ',"k":"pin.favored","d":{"id":',
  '},{"id":',
  '}}],"s":[',
  '"alt_text":"',
  '"link":"',
  '"status":"',
  '{"i":',
]
const CODES = new Map(RUNS.map((run, at) => [run, FIRST_RUN + at]))
const PACKED = new RegExp(
  `"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"|"[0-9a-f]{8}/[0-9a-f]{8}"|1[5-9]\\d{11}|${RUNS.toSorted(
    (a, b) => b.length - a.length,
  )
    .map((run) => run.replaceAll(/[[\]{}.]/g, String.raw`\$&`))
    .join('|')}`,
  'g',
)

/** Of a moment in ms, in hex, at the beginning of an id of version 7. */
const TIME_DIGITS = 12
/** Longer rows stay unpacked: the search takes long and saves little. Characters. */
const MAX_PACKED_CHARACTERS = 16_384
const encoder = new TextEncoder()

/** A bare buffer: a view of it is stored with its bounds. */
export function pack(text: string): ArrayBuffer {
  if (text.length > MAX_PACKED_CHARACTERS) return encoder.encode(text).slice().buffer
  const units = packedUnits(text)
  return bytesInBits(units) < units.length ? inBits(units, IN_BITS) : inBytes(units)
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
  return readPacked(bytes[0] === IN_BITS ? new BitReader(bytes.subarray(1)) : new ByteReader(bytes))
}

function packedUnits(text: string): number[] {
  const units: number[] = []
  let done = 0
  let time = ''
  for (const { 0: found, index } of text.matchAll(PACKED)) {
    pushText(units, text.slice(done, index))
    done = index + found.length
    const run = CODES.get(found)
    if (run !== undefined) units.push(run)
    else if (found.startsWith('"')) pushName(units, found.slice(1, -1), time)
    else if (timeHex(found) === time) units.push(SAME_TIME)
    else {
      time ||= timeHex(found)
      units.push(TIME)
      pushHex(units, timeHex(found))
    }
  }
  pushText(units, text.slice(done))
  return units
}

/** An id, or an author. */
function pushName(units: number[], name: string, time: string): void {
  if (name.includes('/')) {
    units.push(AUTHOR)
    pushHex(units, name.replace('/', ''))
    return
  }
  const digits = name.replaceAll('-', '')
  const after =
    time === '' ? -1 : Number.parseInt(digits.slice(0, TIME_DIGITS), 16) - Number.parseInt(time, 16)
  if (after < 0 || after > 255) {
    units.push(ID)
    pushHex(units, digits)
    return
  }
  units.push(after === 0 ? ID_OF_TIME : ID_SOON_AFTER)
  if (after > 0) units.push(RAW | after)
  pushHex(units, digits.slice(TIME_DIGITS))
}

function pushText(units: number[], text: string): void {
  for (const byte of encoder.encode(text)) units.push(byte)
}

/** Two digits a byte. */
function pushHex(units: number[], digits: string): void {
  for (let at = 0; at < digits.length; at += 2)
    units.push(RAW | Number.parseInt(digits.slice(at, at + 2), 16))
}

function readPacked(from: PackReader): string {
  const parts: string[] = []
  let time = ''
  const decoders: Record<number, () => string> = {
    [ID]: () => quotedId(from.hex(16)),
    [ID_OF_TIME]: () => quotedId(time + from.hex(10)),
    [ID_SOON_AFTER]: () => quotedId(later(time, Number.parseInt(from.hex(1), 16)) + from.hex(10)),
    [TIME]: () => {
      const found = from.hex(6)
      time ||= found
      return String(Number.parseInt(found, 16))
    },
    [SAME_TIME]: () => String(Number.parseInt(time, 16)),
    [AUTHOR]: () => `"${from.hex(4)}/${from.hex(4)}"`,
  }
  const isCode = (symbol: number): boolean => symbol < FIRST_RUN + RUNS.length || symbol === AUTHOR
  for (;;) {
    parts.push(from.text(isCode))
    const code = from.symbol()
    if (code === null) return parts.join('')
    parts.push(RUNS[code - FIRST_RUN] ?? decoders[code]?.() ?? '')
  }
}

function timeHex(digits: string): string {
  return Number(digits).toString(16).padStart(TIME_DIGITS, '0')
}

function later(time: string, ms: number): string {
  return (Number.parseInt(time, 16) + ms).toString(16).padStart(TIME_DIGITS, '0')
}

function quotedId(hex: string): string {
  return `"${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}"`
}
