/** Templates, fonts and the pictures a person brings. The shelf and the renderer are shared with generation and pages. */
import { join } from 'node:path'
import type { Database } from '../../platform/database/database.ts'
import type { ExportPart, Feature } from '../../platform/feature.ts'
import { daily } from '../../platform/daily.ts'
import type { PictureFiles } from '../../platform/images/picture-files.ts'
import type { PictureShelf } from '../../platform/images/picture-shelf.ts'
import { listFiles, listFontRows } from '../../platform/images/pictures.store.ts'
import { sweepPictures, type SweepNeeds } from '../../platform/images/picture-sweep.ts'
import type { PinRenderer } from '../../platform/images/pin-renderer.ts'
import type { Platform } from '../../platform/platform.ts'
import { mediaRoutes } from './media.routes.ts'
import { templateRoutes } from './templates.routes.ts'
import { createThumbnails } from './thumbnails.ts'

export interface TemplatesNeeds {
  readonly shelf: PictureShelf
  readonly renderer: PinRenderer
  readonly files: PictureFiles
  readonly picturesInUse: SweepNeeds['picturesInUse']
}

export function templatesFeature({ config, database, clock, log }: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>, { shelf, renderer, files, picturesInUse }: TemplatesNeeds): Feature {
  const sweeping = daily('Sweeping pictures', log, async () => sweepPictures({ database, clock, log, files, picturesInUse }))
  const thumbnails = createThumbnails(join(config.dataDir, 'thumbnails'), { renderer, log })
  const stopping = new AbortController()
  let warming = Promise.resolve()
  return {
    name: 'templates',
    routes: (route, app) => {
      templateRoutes(route, { database, shelf, thumbnails })
      mediaRoutes(app, { shelf, thumbnails })
    },
    exportParts: (owner) => fileParts(database, shelf, owner),
    forgetUser: async (tx, owner) => {
      const names = [...(await listFiles(tx, owner)), ...(await listFontRows(tx, owner))].map(({ name }) => name)
      return async () => {
        for (const name of names) await shelf.removeFile(name)
      }
    },
    // Nobody waits for it: the server is up meanwhile.
    start: () => {
      void sweeping.start()
      warming = thumbnails.warm(stopping.signal)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all([sweeping.stop(), warming])
    },
  }
}

/** An archive ends at 4 GB: room is left for the rest of it. What the person brought goes first, the rest can be made again. */
const MOST_BYTES = 3_500_000_000

async function fileParts(database: Database, shelf: PictureShelf, owner: string): Promise<ExportPart[]> {
  const fonts = (await listFontRows(database.root, owner)).map((row) => ({ ...row, folder: 'fonts' }))
  const pictures = (await listFiles(database.root, owner)).map((row) => ({ ...row, folder: 'pictures' }))
  let sum = 0
  return [...fonts, ...pictures].flatMap(({ id, name, bytes, folder }) => {
    sum += bytes
    if (sum > MOST_BYTES) return []
    return [{ path: `${folder}/${id}.${name.split('.').at(-1) ?? ''}`, read: async () => (await shelf.readFile(name)) ?? new Uint8Array() }]
  })
}
