/**
 * Reads rows that earlier builds packed. Single symbols represent an id, a time, an author or a run
 * of names, by bytes that JSON text in UTF-8 never has: control characters and C0. The symbols are
 * stored in bytes, or in bits (`packed-symbols.ts`).
 */
import { BitReader, ByteReader, type PackReader } from './packed-symbols.ts'

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
export const IN_BITS = 0xfe

/** Rows are kept for years: never change one or its place. */
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

/** Of a moment in ms, in hex, at the beginning of an id of version 7. */
const TIME_DIGITS = 12

/** Throws on bytes that are no text. */
export function unpackRow(bytes: Uint8Array): string {
  return readPacked(bytes[0] === IN_BITS ? new BitReader(bytes.subarray(1)) : new ByteReader(bytes))
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

function later(time: string, ms: number): string {
  return (Number.parseInt(time, 16) + ms).toString(16).padStart(TIME_DIGITS, '0')
}

function quotedId(hex: string): string {
  return `"${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}"`
}
