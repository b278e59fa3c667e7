/** Templates with real thumbnails, fonts, and the pictures a person brings. */
import { templateCalls, type FontInfo } from '#core/contract/content/templates.contract.ts'
import { builtInFonts } from '#core/templates/document/font-list.ts'
import { templateInfos } from '#core/templates/choice/template-list.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { refusePicture } from '../../platform/images/intake/refuse-picture.ts'
import { mediaUrl } from '../../platform/images/stored/picture-files.ts'
import type { PictureStorage } from '../../platform/images/stored/picture-storage.ts'
import {
  deleteFont,
  findPicture,
  listFontRows,
  listUploads,
  presentPicture,
  type FontRow,
} from '../../platform/images/stored/pictures.store.ts'
import {
  restorePicture,
  trashPicture,
} from '../../platform/images/stored/trashed-pictures.store.ts'
import type { Thumbnails } from './thumbnails.ts'

export interface TemplateParts {
  clock: Clock
  database: Database
  pictureStorage: PictureStorage
  thumbnails: Thumbnails
}

const FONT_LIMIT = 5 * 1024 * 1024

export function templateRoutes(route: Route, parts: TemplateParts): void {
  const { clock, database, pictureStorage, thumbnails } = parts
  const presentFont = async (row: FontRow): Promise<FontInfo> => {
    const { style, lacks } = await pictureStorage.fontNotes(row)
    const { id, family, name } = row
    return { id, family, style, lacks: [...lacks], own: true, url: mediaUrl(name) }
  }
  route(templateCalls.listTemplates, async () => {
    const version = await thumbnails.version()
    return {
      templates: templateInfos((template) => `/media/templates/${template.id}-${version}.jpg`),
    }
  })
  route(templateCalls.listFonts, async ({ user }) => {
    const own = await listFontRows(database.root, user.id)
    const builtIn = builtInFonts.map((font): FontInfo => ({
      id: font.id,
      family: font.family,
      own: false,
      url: `/media/fonts/${font.id}.woff2`,
    }))
    return { fonts: [...builtIn, ...(await Promise.all(own.map(presentFont)))] }
  })
  route(templateCalls.listOwnFaces, async ({ user, query }) => {
    const faces = await pictureStorage.fontFaces(user.id, query.name)
    return { faces: faces.map(({ file, ...face }) => ({ ...face, url: mediaUrl(file) })) }
  })
  route(
    templateCalls.uploadFont,
    async ({ user, body, signal }) => {
      const added = await pictureStorage.addFont(user.id, body, signal)
      return added.ok ? presentFont(added.row) : refuse('unsupported_media', added.problem)
    },
    { bodyLimit: FONT_LIMIT },
  )
  route(templateCalls.deleteFont, async ({ user, params }) => {
    const name = await deleteFont(database.root, user.id, params.font_id)
    if (name === null) return notFound('font')
    await pictureStorage.removeFile(name)
    return {}
  })
  route(templateCalls.listPictures, async ({ user }) => ({
    pictures: (await listUploads(database.root, user.id)).map(presentPicture),
  }))
  route(templateCalls.uploadPicture, async ({ user, body, signal }) => {
    const added = await pictureStorage.addPicture(user.id, body, { kind: 'upload', signal })
    return added.ok ? presentPicture(added.row) : refusePicture(added.problem)
  })
  route(templateCalls.deletePicture, async ({ user, params }) => {
    const at = { id: params.picture_id, now: clock.now() }
    const isDeleted = await database.transaction((tx) => trashPicture(tx, user.id, at))
    return isDeleted ? {} : notFound('picture')
  })
  route(templateCalls.restorePicture, async ({ user, params: { picture_id: id } }) => {
    const row = await database.transaction(
      async (tx) => (await findPicture(tx, user.id, id)) ?? (await restorePicture(tx, user.id, id)),
    )
    return row === undefined ? notFound('picture') : presentPicture(row)
  })
}
