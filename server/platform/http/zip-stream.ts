/**
 * A ZIP written while it is read: one entry in memory at a time, and the next is asked for only when the reader has room. fflate writes
 * the classic format, which ends at 4 GB: whoever feeds it watches the sum.
 */
import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  /** With `/` between its parts. */
  readonly path: string
  readonly content: Uint8Array
  /** Pictures are packed already: packing them again costs time and saves nothing. */
  readonly isPacked: boolean
}

/** `modified`: the entries' time, ms UTC. */
export function zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, modified: number): Readable {
  return Readable.from(zipped(entries, modified), { objectMode: false, highWaterMark: 1024 * 1024 })
}

async function* zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, modified: number): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  for await (const { path, content, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    file.mtime = modified
    zip.add(file)
    file.push(content, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
