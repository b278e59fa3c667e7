/**
 * The server of the former release as one file: its sources, without tests, and the names of its
 * large data files, which are taken from this checkout while they are the same. Its packages are
 * those of this checkout. `npm run pack-release` writes it.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
export const PACKED = fileURLToPath(
  new URL('../../fixtures/former-release.json.br', import.meta.url),
)
/** Below the packages of this checkout, so that its imports find them. */
const UNPACKED = join(ROOT, '.cache', 'former-release')

export const FormerRelease = z.object({
  /** Base64 by path. */
  files: z.record(z.string(), z.string()),
  /** SHA-256 of large files, by path. */
  large: z.record(z.string(), z.string()),
})
export type FormerRelease = z.infer<typeof FormerRelease>

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Its `server/main.ts`. Unpacks it once. */
export async function formerServer(): Promise<URL> {
  const packed = await readFile(PACKED)
  const folder = join(UNPACKED, hashOf(packed).slice(0, 16))
  if (!existsSync(folder))
    await unpack(FormerRelease.parse(JSON.parse(String(brotliDecompressSync(packed)))), folder)
  return new URL(`file://${join(folder, 'server', 'main.ts')}`)
}

/** Another test may unpack it at the same moment: only a whole folder gets the name. */
async function unpack({ files, large }: FormerRelease, folder: string): Promise<void> {
  await mkdir(UNPACKED, { recursive: true })
  const unfinished = await mkdtemp(join(UNPACKED, 'unfinished-'))
  const place = async (path: string): Promise<string> => {
    await mkdir(dirname(join(unfinished, path)), { recursive: true })
    return join(unfinished, path)
  }
  for (const [path, content] of Object.entries(files))
    await writeFile(await place(path), content, 'base64')
  for (const [path, hash] of Object.entries(large)) {
    const present = join(ROOT, path)
    if (hashOf(await readFile(present)) !== hash)
      throw new Error(`${path} is no longer that of the former release: pack it with --whole.`)
    await copyFile(present, await place(path))
  }
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  })
}
