/**
 * The thumbnails of the templates, which a server draws at its first start (2 s of processor time),
 * are kept from one product to the next. Their names carry the hash of what draws them.
 */
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const KEPT = resolve(import.meta.dirname, '..', '..', '.cache', 'thumbnails')

export async function lendThumbnails(dataDir: string): Promise<void> {
  await cp(KEPT, join(dataDir, 'thumbnails'), { recursive: true }).catch(() => undefined)
}

/** Another worker may do the same: each file is whole, and who comes second keeps nothing. */
export async function keepThumbnails(dataDir: string): Promise<void> {
  const made = join(dataDir, 'thumbnails')
  const kept = new Set(await namesIn(KEPT))
  if ((await namesIn(made)).every((name) => kept.has(name))) return
  const whole = `${KEPT}-${process.pid}`
  await cp(made, whole, { recursive: true, filter: (path) => !path.endsWith('.draft') })
  await rm(KEPT, { recursive: true, force: true })
  await rename(whole, KEPT).catch(async () => rm(whole, { recursive: true, force: true }))
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.jpg'))
}
