/** Thumbnails of templates that `shared-thumbnails.ts` has drawn. */
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export const KEPT = resolve(import.meta.dirname, '..', '..', '.cache', 'thumbnails')

/** Into the data folder of a server that has not started yet. */
export async function copyThumbnailsTo(dataDir: string): Promise<void> {
  if (existsSync(KEPT)) await cp(KEPT, join(dataDir, 'thumbnails'), { recursive: true })
}
