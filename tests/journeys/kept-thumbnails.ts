/**
 * Reuses template thumbnails across test servers. Each server would otherwise render them at its
 * first start (2 s of CPU time). File names contain a hash of the rendering code.
 */
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const KEPT = resolve(import.meta.dirname, '..', '..', '.cache', 'thumbnails')

export async function copyThumbnailsTo(dataDir: string): Promise<void> {
  await cp(KEPT, join(dataDir, 'thumbnails'), { recursive: true }).catch(() => undefined)
}

/** Two workers may call this at once. The second rename fails and its copy is dropped. */
export async function saveThumbnailsFrom(dataDir: string): Promise<void> {
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
