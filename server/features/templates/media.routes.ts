/**
 * The public addresses of pictures: no cookie, no owner, for ever the same bytes. The one written exception to "every query takes its
 * owner" (ARCHITECTURE): names are unguessable, and Pinterest fetches them without cookies.
 */
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { builtInFonts } from '#core/templates/font-list.ts'
import { contentTypeOf, isFileName } from '../../platform/images/picture-files.ts'
import type { PictureShelf } from '../../platform/images/picture-shelf.ts'
import type { Thumbnails } from './thumbnails.ts'

const require = createRequire(import.meta.url)

export function mediaRoutes(app: FastifyInstance, { shelf, thumbnails }: { shelf: PictureShelf; thumbnails: Thumbnails }): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    return send(reply, isFileName(name) ? await shelf.readFile(name) : null, { type: contentTypeOf(name) })
  })
  app.get<{ Params: { name: string } }>('/media/templates/:name', async (request, reply) => {
    const id = /^([a-z0-9-]+)-[0-9a-f]{12}\.jpg$/.exec(request.params.name)?.[1]
    const found = id === undefined ? null : await thumbnails.thumbnail(id)
    return send(reply, found?.bytes ?? null, { type: 'image/jpeg', isKept: found?.isWhole ?? false })
  })
  app.get<{ Params: { name: string } }>('/media/fonts/:name', async (request, reply) => {
    const font = builtInFonts.find(({ id }) => `${id}.woff2` === request.params.name)
    const path = font && require.resolve(`@fontsource/${font.id}/files/${font.id}-latin-${font.headingWeight}-normal.woff2`)
    return send(reply, path === undefined ? null : await readFile(path), { type: 'font/woff2' })
  })
}

function send(reply: FastifyReply, bytes: Uint8Array | null, { type, isKept = true }: { type: string; isKept?: boolean }): FastifyReply {
  if (bytes === null) return reply.code(404).header('cache-control', 'no-store').send({ code: 'not_found', detail: 'This picture was not found.' })
  return reply
    .headers({ 'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-store', 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
