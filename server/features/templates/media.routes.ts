/**
 * The public addresses of pictures and videos: no cookie, no owner, for ever the same bytes. The one written
 * exception to "every query takes its owner" (ARCHITECTURE): names are unguessable, and Pinterest
 * fetches them without cookies.
 */
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { templateSamples } from '#core/public/sample-address.ts'
import { builtInFonts } from '#core/templates/document/font-list.ts'
import type { SamplePicture } from '#core/templates/samples/canvas-sources.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import { sendRange } from '../../platform/http/files/send-range.ts'
import { isFileName, isVideoName, pictureKey } from '../../platform/images/stored/picture-files.ts'
import { contentTypeOf } from '../../platform/objects/object-store.ts'
import type { PictureFiles } from '../../platform/images/stored/picture-files.ts'
import type { PictureStorage } from '../../platform/images/stored/picture-storage.ts'
import type { SharePictures } from './share-pictures.ts'
import type { Thumbnails } from './thumbnails.ts'

const require = createRequire(import.meta.url)

export interface MediaParts {
  readonly pictureStorage: PictureStorage
  readonly files: Pick<PictureFiles, 'openFile'>
  readonly thumbnails: Thumbnails
  readonly sharePictures: SharePictures
  /** Where everybody can fetch the objects; null = only here. */
  readonly objectsUrl: string | null
}

export function mediaRoutes(app: FastifyInstance, parts: MediaParts): void {
  fileRoutes(app, parts)
  templatePictureRoutes(app, parts)
}

/** Stored files, what is known of them, and the built-in fonts. */
function fileRoutes(
  app: FastifyInstance,
  {
    pictureStorage,
    files,
    objectsUrl,
  }: Pick<MediaParts, 'pictureStorage' | 'files' | 'objectsUrl'>,
): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    if (objectsUrl !== null && isFileName(name) && !isOwnPage(request))
      return reply.header('cache-control', HOUR).redirect(`${objectsUrl}/${pictureKey(name)}`)
    const video = isVideoName(name) ? await files.openFile(name) : null
    if (video !== null) return sendRange(request, reply.headers(fileHeaders(FOR_EVER)), video)
    return send(
      reply,
      isFileName(name) && !isVideoName(name) ? await pictureStorage.readFile(name) : null,
      {
        type: contentTypeOf(name),
      },
    )
  })
  app.get<{ Params: { name: string } }>('/media/facts/:name', async (request, reply) => {
    const { name } = request.params
    const facts = isFileName(name) ? await pictureStorage.factsOfFile(name) : null
    if (facts === null)
      return reply.code(404).header('cache-control', 'no-store').send(notFound('picture').body)
    return reply.headers(fileHeaders(WEEK)).send({ facts } satisfies SamplePicture)
  })
  app.get<{ Params: { name: string } }>('/media/fonts/:name', async (request, reply) => {
    const font = builtInFonts.find(({ id }) => `${id}.woff2` === request.params.name)
    const path =
      font &&
      require.resolve(
        `@fontsource/${font.id}/files/${font.id}-latin-${font.headingWeight}-normal.woff2`,
      )
    return send(reply, path === undefined ? null : await readFile(path), { type: 'font/woff2' })
  })
}

/** Pictures that are rendered when they are asked for. */
function templatePictureRoutes(
  app: FastifyInstance,
  { thumbnails, sharePictures }: Pick<MediaParts, 'thumbnails' | 'sharePictures'>,
): void {
  app.get<{ Params: { name: string } }>('/media/templates/:name', async (request, reply) => {
    const id = /^([a-z0-9.-]+)-[0-9a-f]{12}\.jpg$/.exec(request.params.name)?.[1]
    const found = id === undefined ? null : await thumbnails.thumbnail(id)
    if (found?.isWhole !== true)
      return send(reply, found?.bytes ?? null, { type: 'image/jpeg', cache: 'no-store' })
    const { bytes, tag } = found
    return tag === null
      ? send(reply, bytes, { type: 'image/jpeg' })
      : sendTagged(request, reply, { bytes, tag, cache: ASKED_EACH_TIME })
  })
  app.get<{ Params: { id: string; name: string } }>(
    '/media/templates/:id/:name',
    async (request, reply) => {
      const { id, name } = request.params
      const sample = templateSamples.find((one) => name === `${one}.jpg`)
      const found = sample === undefined ? null : await thumbnails.thumbnail(id, sample)
      if (found?.isWhole !== true)
        return send(reply, found?.bytes ?? null, { type: 'image/jpeg', cache: 'no-store' })
      const { bytes, tag } = found
      return sendTagged(
        request,
        reply,
        tag === null
          ? { bytes, tag: await thumbnails.version(), cache: RENEWED }
          : { bytes, tag, cache: ASKED_EACH_TIME },
      )
    },
  )
  app.get<{ Params: { name: string } }>('/media/share/:name', async (request, reply) => {
    const found = await sharePictures.picture(request.params.name)
    return send(reply, found?.bytes ?? null, {
      type: 'image/jpeg',
      cache: found?.isWhole === false ? 'no-store' : WEEK,
    })
  })
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/**
 * An hour without asking, a week while asking: the address stays the same when a new build draws
 * otherwise.
 */
const RENEWED = 'public, max-age=3600, stale-while-revalidate=604800'

/** The person's fonts may have changed. */
const ASKED_EACH_TIME = 'no-cache'

const HOUR = 'public, max-age=3600'
const WEEK = 'public, max-age=604800'

/** Our pages draw pictures, and their policy allows no other host. */
const isOwnPage = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin'

interface Sending {
  readonly type: string
  readonly cache?: string
}

const fileHeaders = (cache: string): Record<string, string> => ({
  'cache-control': cache,
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
})

function send(
  reply: FastifyReply,
  bytes: Uint8Array | null,
  { type, cache = FOR_EVER }: Sending,
): FastifyReply {
  if (bytes === null)
    return reply.code(404).header('cache-control', 'no-store').send(notFound('picture').body)
  return reply
    .headers(fileHeaders(cache))
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

interface Tagged {
  readonly bytes: Uint8Array
  readonly tag: string
  readonly cache: string
}

/** What a browser has already is not sent again. */
function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, tag, cache }: Tagged,
): FastifyReply {
  const quoted = `"${tag}"`
  void reply.header('etag', quoted)
  if (request.headers['if-none-match']?.includes(quoted))
    return reply.code(304).header('cache-control', cache).send()
  return send(reply, bytes, { type: 'image/jpeg', cache })
}
