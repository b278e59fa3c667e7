/**
 * A ZIP archive of any size, written while it is read: one entry in memory at a time, and the next
 * is asked for only when the reader has room.
 */
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { centralHeader, dosTimeOf, endRecords, localHeader, type ZipRecord } from './zip-format.ts'

export interface ZipContent {
  /** With `/` between its parts. */
  readonly path: string
  readonly content: Uint8Array
  /** Pictures are packed already: packing them again costs time and saves nothing. */
  readonly isPacked: boolean
}

const pack = promisify(deflateRaw)
const DEFLATED = 8
const BUFFERED = 1024 * 1024

/** `modified`: the entries' time, ms UTC. */
export function zipStream(
  entries: Iterable<ZipContent> | AsyncIterable<ZipContent>,
  modified: number,
): Readable {
  return Readable.from(zipped(entries, dosTimeOf(modified)), {
    objectMode: false,
    highWaterMark: BUFFERED,
  })
}

async function* zipped(
  entries: Iterable<ZipContent> | AsyncIterable<ZipContent>,
  dosTime: number,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { path, content, isPacked } of entries) {
    const packed = isPacked ? content : await pack(content)
    const record: ZipRecord = {
      path,
      method: isPacked ? 0 : DEFLATED,
      crc: crc32(content),
      packed: packed.byteLength,
      bytes: content.byteLength,
      at,
    }
    const header = localHeader(record, dosTime)
    yield header
    if (packed.byteLength > 0) yield packed
    at += header.length + packed.byteLength
    directory.push(centralHeader(record, dosTime))
  }
  yield* directory
  const bytes = directory.reduce((sum, { length }) => sum + length, 0)
  yield endRecords({ entries: directory.length, bytes, at })
}
