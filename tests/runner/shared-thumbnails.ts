/**
 * Vitest's global set-up where servers are started: thumbnails of templates are drawn once for all
 * runs. Each new server would otherwise draw them, 8 s of processor time. File names contain a hash
 * of the rendering code.
 */
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createThumbnails } from '../../server/features/templates/thumbnails.ts'
import { createPinRenderer } from '../../server/platform/images/drawing/pin-renderer.ts'
import { createLog } from '../../server/platform/log.ts'
import { folderStore } from '../../server/platform/objects/folder-store.ts'
import { KEPT } from './kept-thumbnails.ts'

export async function setup(): Promise<void> {
  const thumbnails = createThumbnails(folderStore(dirname(KEPT)), {
    renderer: createPinRenderer(),
    log: createLog('warn'),
  })
  const version = await thumbnails.version()
  for (const name of await readdir(KEPT).catch((): string[] => []))
    if (!name.includes(version)) await rm(join(KEPT, name), { force: true })
  await thumbnails.warm(new AbortController().signal)
}
