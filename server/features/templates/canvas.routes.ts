/**
 * What a browser needs to draw a pin by itself: font files with the characters that they draw,
 * emoji, and the pictures of the demo site with their facts. Public, without an owner, and the same
 * for everyone.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { builtInFonts } from '#core/templates/document/font-list.ts'
import type { FaceRequest } from '#core/templates/paint/own-faces.ts'
import { FALLBACKS } from '#core/templates/paint/font-library.ts'
import {
  fontFileAddress,
  type FontFileList,
  type SamplePicture,
} from '#core/templates/samples/canvas-sources.ts'
import { samplePictureNames } from '#core/templates/samples/sample-stories.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import { emojiPicture } from '../../platform/images/drawing/emoji-pictures.ts'
import { type BuiltInFile, loadBuiltIn } from '../../platform/images/drawing/file-fonts.ts'
import { readThumbnailPicture, thumbnailPictureFacts } from './thumbnail-designs.ts'

const DAY = 'public, max-age=86400'
const families = new Set<string>([...builtInFonts.map(({ id }) => id), ...FALLBACKS])
const MAX_CODE_POINTS = 12

export function canvasRoutes(app: FastifyInstance): void {
  app.get<{ Params: { family: string; name: string } }>(
    '/media/faces/:family/:name',
    async (request, reply) => {
      const wish = faceIn(request.params.name)
      const files = wish === null ? null : await filesOf(request.params.family, wish)
      return files === null
        ? missing(reply)
        : reply.header('cache-control', DAY).send(listOf(files))
    },
  )
  app.get<{ Params: { name: string } }>('/media/faces/:name', async (request, reply) => {
    const bytes = await fontBytes(request.params.name)
    if (bytes === null) return missing(reply)
    return reply.header('cache-control', DAY).type('font/woff2').send(bytes)
  })
  app.get<{ Params: { name: string } }>('/media/emoji/:name', async (request, reply) => {
    const sequence = sequenceIn(request.params.name)
    const address = sequence === null ? null : await emojiPicture(sequence)
    if (address === null) return missing(reply)
    return reply.header('cache-control', DAY).type('text/plain').send(address)
  })
  app.get<{ Params: { name: string } }>('/media/samples/:name', async (request, reply) => {
    const [, name = '', kind] = /^([a-z0-9-]+)\.(jpg|json)$/.exec(request.params.name) ?? []
    if (!samplePictureNames.includes(name)) return missing(reply)
    void reply.header('cache-control', DAY)
    if (kind === 'jpg') return reply.type('image/jpeg').send(await readThumbnailPicture(name))
    const sample: SamplePicture = { facts: await thumbnailPictureFacts(name) }
    return reply.send(sample)
  })
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send(notFound('picture').body)

function faceIn(name: string): FaceRequest | null {
  const [, digits, slant] = /^([1-9]00)(-italic)?\.json$/.exec(name) ?? []
  return digits === undefined ? null : { weight: Number(digits), isItalic: slant !== undefined }
}

async function filesOf(family: string, wish: FaceRequest): Promise<BuiltInFile[] | null> {
  return families.has(family) ? await loadBuiltIn(family, wish) : null
}

const listOf = (files: readonly BuiltInFile[]): FontFileList => ({
  files: files.map(({ name, fileName, ranges, isSlanted }) => ({
    name,
    isSlanted,
    file: fontFileAddress(fileName),
    ranges: ranges().flat(),
  })),
})

/** `poppins-latin-700-normal.woff2`: its family is the longest that its name begins with. */
async function fontBytes(name: string): Promise<Uint8Array | null> {
  const [, weight, slant] = /-(\d{3})-(normal|italic)\.woff2$/.exec(name) ?? []
  const [family] = [...families]
    .filter((id) => name.startsWith(`${id}-`))
    .toSorted((a, b) => b.length - a.length)
  if (weight === undefined || family === undefined) return null
  const wish = { weight: Number(weight), isItalic: slant === 'italic' }
  const file = (await loadBuiltIn(family, wish)).find(({ fileName }) => fileName === name)
  return (await file?.bytes()) ?? null
}

function sequenceIn(name: string): string | null {
  const [, codes] = /^([0-9a-f]{1,6}(?:-[0-9a-f]{1,6})*)\.txt$/.exec(name) ?? []
  const points = (codes ?? '').split('-').map((code) => Number.parseInt(code, 16))
  const isValid = points.length <= MAX_CODE_POINTS && points.every((point) => point <= 0x10ffff)
  return codes === undefined || !isValid ? null : String.fromCodePoint(...points)
}
