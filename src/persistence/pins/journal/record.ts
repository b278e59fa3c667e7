/**
 * What a journal file holds: two halves that are written by turns, each a run of records from its
 * beginning. A record is a row of the log in bytes, with its number before it and a checksum
 * that also knows the database which the row is meant for. Nothing is ever erased: a half is
 * written again from its beginning, and a reader stops where the numbers stop to grow or a
 * sum is wrong.
 */

/**
 * Bytes of one half. Some eighty changes, many more than are made while one row is on its way to
 * the log.
 */
export const HALF_BYTES = 65_536
/** Number, length and checksum, four bytes each, the lowest first. */
const HEADER_BYTES = 12

export interface JournalRecord {
  /** Counts the records of this file, never twice the same for one database. */
  readonly number: number
  /** As `encodeForJournal` makes it. */
  readonly row: ArrayBuffer
}

/** `mark`: of the database. */
export function encodeRecord({ number, row }: JournalRecord, mark: number): ArrayBuffer {
  const bytes = new ArrayBuffer(HEADER_BYTES + row.byteLength)
  const head = new DataView(bytes)
  const body = new Uint8Array(bytes, HEADER_BYTES)
  body.set(new Uint8Array(row))
  head.setUint32(0, number, true)
  head.setUint32(4, row.byteLength, true)
  head.setUint32(8, sumOf(mark, { number, body }), true)
  return bytes
}

/**
 * All records of a file, in the order of their numbers. What is no record, or one for another
 * database, ends its half.
 */
export function readRecords(content: Uint8Array, mark: number): JournalRecord[] {
  return [
    ...recordsOf(content.subarray(0, HALF_BYTES), mark),
    ...recordsOf(content.subarray(HALF_BYTES), mark),
  ].toSorted((a, b) => a.number - b.number)
}

function* recordsOf(half: Uint8Array, mark: number): Generator<JournalRecord> {
  const head = new DataView(half.buffer, half.byteOffset, half.byteLength)
  for (let at = 0, last = 0; at + HEADER_BYTES <= half.length;) {
    const [number, length, sum] = [
      head.getUint32(at, true),
      head.getUint32(at + 4, true),
      head.getUint32(at + 8, true),
    ]
    const body = half.subarray(at + HEADER_BYTES, at + HEADER_BYTES + length)
    if (number <= last || body.length < length || sum !== sumOf(mark, { number, body })) return
    yield { number, row: body.slice().buffer }
    last = number
    at += HEADER_BYTES + length
  }
}

/** FNV-1a over the database's mark, the number, the length and the row; 32 bits. */
function sumOf(mark: number, { number, body }: { number: number; body: Uint8Array }): number {
  let sum = 0x811c9dc5
  const add = (byte: number): void => {
    sum = Math.imul(sum ^ byte, 0x01000193)
  }
  for (const word of [mark, number, body.length])
    for (let bits = 0; bits < 32; bits += 8) add((word >>> bits) & 255)
  for (const byte of body) add(byte)
  return sum >>> 0
}
