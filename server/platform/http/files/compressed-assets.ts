/**
 * The scripts and sheets of the build, compressed once and kept in memory: a first page of the
 * studio asks for 60 of them. Their names change with their content, so they never change.
 */
import type { FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** A twentieth smaller than at 4, in half as much time again; 9 takes twelve times as long. */
const BROTLI_QUALITY = 6
/** Bytes, compressed. A build has 1.2 million; a newer one may take its place in the folder. */
const MAX_KEPT_BYTES = 16_000_000

/** As `sendFile` says it of the other assets. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

interface CompressedAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly content: Buffer
}

export interface CompressedAssets {
  /** Null where the file has to be read and sent as it is. */
  answerTo(request: FastifyRequest, file: string): Promise<CompressedAnswer | null>
}

export function keepCompressedAssets(distDir: string): CompressedAssets {
  const kept = new Map<string, Buffer>()
  let size = 0
  const read = async (file: string): Promise<Buffer> => {
    const known = kept.get(file)
    if (known !== undefined) return known
    const content = await readFile(join(distDir, file))
    const compressed = await compress(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    })
    if (size + compressed.byteLength > MAX_KEPT_BYTES) {
      kept.clear()
      size = 0
    }
    if (!kept.has(file)) size += compressed.byteLength
    kept.set(file, compressed)
    return compressed
  }
  return {
    answerTo: async ({ headers }, file) => {
      const type = TYPES[extname(file)]
      if (type === undefined || !wantsBrotli(headers)) return null
      // A file that has gone meanwhile is reported by the file's own answer.
      const content = await read(file).catch(() => null)
      if (content === null) return null
      return {
        headers: {
          'content-type': type,
          'content-encoding': 'br',
          'cache-control': CACHE_CONTROL,
          vary: 'accept-encoding',
        },
        content,
      }
    },
  }
}

/** A part of a file, or one that the browser has already, is left to the file's own answer. */
function wantsBrotli(headers: FastifyRequest['headers']): boolean {
  return (
    /\bbr\b/.test(String(headers['accept-encoding'] ?? '')) &&
    headers.range === undefined &&
    headers['if-none-match'] === undefined
  )
}
