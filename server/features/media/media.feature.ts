/** Videos that a person brings, their covers, and the pins that are made of them. */
import { mediaCalls } from '#core/contract/content/media.contract.ts'
import { mediaProblem } from '#core/contract/problems/media.problems.ts'
import type { ExportPart, Feature } from '../../platform/feature.ts'
import { notFound, Refusal, refuse } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { refusePicture } from '../../platform/images/intake/refuse-picture.ts'
import { mediaUrl, type PictureFiles } from '../../platform/images/stored/picture-files.ts'
import type { PictureStorage } from '../../platform/images/stored/picture-storage.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { addCarousel, type CarouselNeeds } from './carousels.ts'
import { receiveVideo } from './receive-video.ts'
import { addVideoPin } from './video-pins.ts'
import { unusedVideos, type UnusedVideosNeeds } from './unused-videos.ts'
import { findVideo, listVideos, presentVideo } from './videos.store.ts'
import type { StoredFile } from '../../platform/objects/object-store.ts'

export interface MediaNeeds
  extends
    Pick<CarouselNeeds, 'appendPinEvents' | 'getPins' | 'renderer'>,
    Pick<UnusedVideosNeeds, 'picturesInUse'> {
  readonly files: PictureFiles
  readonly pictureStorage: Pick<PictureStorage, 'addPicture'> & CarouselNeeds['pictureStorage']
  readonly findAccount: (queries: Queries, owner: string, id: string) => Promise<object | undefined>
}

/** Of one person. */
const MAX_UPLOADS = 2
/** Milliseconds: as long as a request may take. */
const UPLOAD_TIMEOUT = 1_800_000

export interface MediaFeature extends Feature {
  /** Of the owner; null = it is gone. */
  readonly openVideo: (owner: string, videoId: string) => Promise<StoredFile | null>
}

export function mediaFeature(platform: Platform, needs: MediaNeeds): MediaFeature {
  const { database } = platform
  const { files } = needs
  return {
    name: 'media',
    openVideo: async (owner, videoId) => {
      const row = await findVideo(database.root, owner, videoId)
      return row === undefined ? null : files.openFile(row.name)
    },
    routes: (route) => {
      uploadRoute(route, platform, needs)
      coverRoute(route, needs)
      const parts = { ...platform, ...needs }
      const isOwn = async (owner: string, accountId: string): Promise<boolean> =>
        (await needs.findAccount(database.root, owner, accountId)) !== undefined
      route(mediaCalls.addVideoPin, async ({ user, params, body }) => {
        const key = { owner: user.id, accountId: params.account_id }
        if (!(await isOwn(key.owner, key.accountId))) return notFound('account')
        return addVideoPin(parts, key, body)
      })
      route(mediaCalls.addCarousel, async ({ user, params, body }) => {
        const key = { owner: user.id, accountId: params.account_id }
        if (!(await isOwn(key.owner, key.accountId))) return notFound('account')
        return addCarousel(parts, key, body)
      })
    },
    exportParts: (owner) => videoParts(database, files, owner),
    forgetUser: async (tx, owner) => {
      const rows = await listVideos(tx, owner)
      return async () => {
        for (const { name } of rows) await files.remove(name)
      }
    },
    cleanupJobs: [unusedVideos({ ...needs, database })],
  }
}

function uploadRoute(route: Route, platform: Platform, { files }: MediaNeeds): void {
  const { database, clock, config } = platform
  const receiving = { database, clock, files, limits: config.limits }
  const uploads = new Map<string, number>()
  route(
    mediaCalls.uploadVideo,
    async ({ user, body, raw, signal }) => {
      const count = uploads.get(user.id) ?? 0
      if (count >= MAX_UPLOADS) return refuse('busy', mediaProblem('video.tooMany', { count }))
      uploads.set(user.id, count + 1)
      try {
        const announced = Number(raw.headers['content-length'] ?? NaN)
        const bytes = Number.isSafeInteger(announced) ? announced : null
        const taken = await receiveVideo(receiving, user.id, { chunks: body, bytes, signal })
        return taken instanceof Refusal ? taken : presentVideo(taken)
      } finally {
        const others = (uploads.get(user.id) ?? 1) - 1
        if (others === 0) uploads.delete(user.id)
        else uploads.set(user.id, others)
        // The rest of a refused video: without it the browser would not read the answer.
        raw.raw.resume()
      }
    },
    { timeout: UPLOAD_TIMEOUT },
  )
}

function coverRoute(route: Route, { pictureStorage }: MediaNeeds): void {
  route(mediaCalls.uploadCover, async ({ user, body, signal }) => {
    const added = await pictureStorage.addPicture(user.id, body, { kind: 'cover', signal })
    if (!added.ok) return refusePicture(added.problem)
    const { name, width, height } = added.row
    return { url: mediaUrl(name), width, height }
  })
}

async function videoParts(
  database: Database,
  files: PictureFiles,
  owner: string,
): Promise<ExportPart[]> {
  const rows = await listVideos(database.root, owner)
  return rows.map(({ id, name }) => ({
    path: `videos/${id}.${name.split('.').at(-1) ?? ''}`,
    read: async () => (await files.get(name)) ?? new Uint8Array(),
    open: () => files.openFile(name),
  }))
}
