/**
 * Reads an answer's body: undoes its compression and stops at a byte cap counted *after*
 * decompression, so that a bomb costs its cap and no more.
 */
import { pipeline, type Readable, Transform } from 'node:stream'
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib'

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}
export class UnknownCompressionError extends Error {
  override readonly name = 'UnknownCompressionError'
}

export async function readBody(body: Readable, encoding: string, cap: number): Promise<Uint8Array> {
  const steps = encoding
    .toLowerCase()
    .split(',')
    .map((step) => step.trim())
    .filter((step) => step !== '' && step !== 'identity')
    .toReversed()
  if (steps.length > 2) throw new UnknownCompressionError(encoding)
  let stream: Readable = body
  for (const step of steps) {
    const next = decompressor(step)
    const source = stream
    source.on('error', (error) => next.destroy(error))
    stream = source.pipe(next)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      const bytes = chunk as Uint8Array // node streams without an encoding give bytes
      size += bytes.byteLength
      if (size > cap) throw new BodyTooLargeError(`more than ${cap} bytes`)
      chunks.push(bytes)
    }
  } finally {
    stream.destroy()
    body.destroy()
  }
  return Buffer.concat(chunks)
}

/**
 * The same bytes, up to the cap: what goes beyond it, or breaks off, is an error for the reader.
 */
export function cappedStream(body: Readable, cap: number): Readable {
  let size = 0
  const capped = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength
      if (size > cap) done(new BodyTooLargeError(`more than ${cap} bytes`))
      else done(null, chunk)
    },
  })
  // The reader gets the error; here both ends are closed.
  pipeline(body, capped, () => undefined)
  return capped
}

function decompressor(name: string) {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    case 'zstd':
      return createZstdDecompress()
    default:
      throw new UnknownCompressionError(name)
  }
}
