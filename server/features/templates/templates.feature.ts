/**
 * Templates, fonts and the pictures a person brings. The shelf and the renderer are shared with
 * generation and pages.
 */
import type { Database } from '../../platform/database/database.ts'
import type { ExportPart, Feature } from '../../platform/feature.ts'
import type { PictureFiles } from '../../platform/images/stored/picture-files.ts'
import type { PictureStorage } from '../../platform/images/stored/picture-storage.ts'
import {
  findPicture,
  listFiles,
  listFontRows,
} from '../../platform/images/stored/pictures.store.ts'
import { pictureSweep, type SweepNeeds } from '../../platform/images/stored/picture-sweep.ts'
import { trashedFileNames } from '../../platform/images/stored/trashed-pictures.store.ts'
import type { PinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import type { Platform } from '../../platform/platform.ts'
import { loadAnyTemplate } from '../../platform/templates/own-templates.ts'
import { canvasRoutes } from './canvas.routes.ts'
import { mediaRoutes } from './media.routes.ts'
import { ownTemplateRoutes, type OwnTemplateParts } from './own-templates.routes.ts'
import { createSharePictures } from './share-pictures.ts'
import { templateRoutes } from './templates.routes.ts'
import type { FindFacts } from './template-documents.ts'
import { createThumbnails } from './thumbnails.ts'

export interface TemplatesNeeds {
  readonly pictureStorage: PictureStorage
  readonly renderer: PinRenderer
  readonly files: PictureFiles
  readonly findAccount: OwnTemplateParts['findAccount']
  readonly picturesInUse: SweepNeeds['picturesInUse']
}

export function templatesFeature(
  {
    clock,
    config,
    database,
    log,
    objects,
  }: Pick<Platform, 'clock' | 'config' | 'database' | 'log' | 'objects'>,
  { pictureStorage, renderer, files, findAccount, picturesInUse }: TemplatesNeeds,
): Feature {
  const thumbnails = createThumbnails(objects, {
    renderer,
    log,
    findOwn: (templateId) => withFonts(database, pictureStorage, templateId),
  })
  const stopping = new AbortController()
  let warming = Promise.resolve()
  return {
    name: 'templates',
    routes: (route, app) => {
      templateRoutes(route, { clock, database, pictureStorage, thumbnails })
      const { version } = thumbnails
      const { limits } = config
      const factsOf = factsIn(database, pictureStorage)
      ownTemplateRoutes(route, { clock, database, limits, findAccount, version, factsOf })
      canvasRoutes(app)
      mediaRoutes(app, {
        pictureStorage,
        files,
        thumbnails,
        sharePictures: createSharePictures({ brand: config.brand, thumbnails }),
        objectsUrl: config.s3?.publicUrl ?? null,
      })
    },
    exportParts: (owner) => fileParts(database, pictureStorage, owner),
    forgetUser: async (tx, owner) => {
      const rows = [...(await listFiles(tx, owner)), ...(await listFontRows(tx, owner))]
      const names = [...rows.map(({ name }) => name), ...(await trashedFileNames(tx, owner))]
      return async () => {
        for (const name of names) await pictureStorage.removeFile(name)
      }
    },
    cleanupJobs: [pictureSweep({ database, log, files, picturesInUse })],
    // The start of the server does not wait for it.
    start: () => {
      warming = thumbnails.warm(stopping.signal)
    },
    stop: async () => {
      stopping.abort()
      await warming
    },
  }
}

/** A person's template with what loads their fonts; null for an unknown one. */
async function withFonts(database: Database, pictureStorage: PictureStorage, templateId: string) {
  const found = await loadAnyTemplate(database.root, templateId)
  if (found === null) return null
  const { loadFont } = pictureStorage.loaderFor(found.owner).own
  return { template: found.template, loadFont }
}

const factsIn =
  (database: Database, pictureStorage: PictureStorage): FindFacts =>
  async (owner, pictureId) => {
    const row = await findPicture(database.root, owner, pictureId)
    return row === undefined ? null : pictureStorage.factsOfFile(row.name)
  }

/** What the person brought goes first, the rest can be made again. */
async function fileParts(
  database: Database,
  pictureStorage: PictureStorage,
  owner: string,
): Promise<ExportPart[]> {
  const fonts = (await listFontRows(database.root, owner)).map((row) => ({
    ...row,
    folder: 'fonts',
  }))
  const pictures = (await listFiles(database.root, owner)).map((row) => ({
    ...row,
    folder: 'pictures',
  }))
  return [...fonts, ...pictures].map(({ id, name, folder }) => ({
    path: `${folder}/${id}.${name.split('.').at(-1) ?? ''}`,
    read: async () => (await pictureStorage.readFile(name)) ?? new Uint8Array(),
  }))
}
