/**
 * A ZIP archive of any size, written while it is read: one entry in memory at a time, and the next
 * is asked for only when the reader has room.
 */
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { centralHeader, dosTimeOf, endRecords, localHeader, type ZipRecord } from './zip-format.ts'
import type { StoredFile } from '../../objects/object-store.ts'

export interface ZipContent {
  /** With `/` between its parts. */
  readonly path: string
  readonly content: Uint8Array
  /** Pictures are packed already: packing them again costs time and saves nothing. */
  readonly isPacked: boolean
}

/** A file is written as it is read, so it is never whole in memory; it counts as packed. */
export type ZipEntry = Omit<ZipContent, 'content'> & { readonly content: Uint8Array | StoredFile }

const pack = promisify(deflateRaw)
const DEFLATED = 8
const BUFFERED = 1024 * 1024

/** `modified`: the entries' time, ms UTC. */
export function zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modified: number,
): Readable {
  return Readable.from(zipped(entries, dosTimeOf(modified)), {
    objectMode: false,
    highWaterMark: BUFFERED,
  })
}

type Measured = Pick<ZipRecord, 'method' | 'crc' | 'packed' | 'bytes'> & {
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** The header is written first and has the checksum: a file is read twice. */
async function measured(content: Uint8Array | StoredFile, isPacked: boolean): Promise<Measured> {
  if (!(content instanceof Uint8Array)) {
    let crc = 0
    for await (const chunk of content.stream()) crc = crc32(chunk, crc)
    return { method: 0, crc, packed: content.size, bytes: content.size, content: content.stream() }
  }
  const packed = isPacked ? content : await pack(content)
  return {
    method: isPacked ? 0 : DEFLATED,
    crc: crc32(content),
    packed: packed.byteLength,
    bytes: content.byteLength,
    content: packed.byteLength > 0 ? [packed] : [],
  }
}

async function* zipped(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  dosTime: number,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { path, content, isPacked } of entries) {
    const record = { path, at, ...(await measured(content, isPacked)) }
    const header = localHeader(record, dosTime)
    yield header
    yield* record.content
    at += header.length + record.packed
    directory.push(centralHeader(record, dosTime))
  }
  yield* directory
  const bytes = directory.reduce((sum, { length }) => sum + length, 0)
  yield endRecords({ entries: directory.length, bytes, at })
}
