/** What a page loaded of scripts and styles, as brotli sends it. */
import { brotliCompressSync } from 'node:zlib'
import type { Response } from 'playwright'

const COUNTED = /\.(?:m?js|css)$/

export async function loadedBytes(responses: readonly Response[]): Promise<number> {
  const files = new Map(
    responses.flatMap((response): [string, Response][] => {
      const { pathname } = new URL(response.url())
      return COUNTED.test(pathname) && response.ok() ? [[pathname, response]] : []
    }),
  )
  const sizes = await Promise.all(
    [...files.values()].map(async (one) => brotliCompressSync(await one.body()).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
