/**
 * Videos: registered, then sent as a form to their own address, then worked on for a while.
 * Only a video that succeeded can become a pin.
 */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { breakConnection, earlyRefusal, refuse, sendRefusal } from './answers.ts'
import type { Document } from './documents.ts'
import { readForm } from './multipart.ts'
import { serve } from './serve.ts'
import type { Network } from './serve.ts'

const NO_MEDIA = refuse(404, 2032, 'Media upload not found.')

export type MediaState = 'registered' | 'processing' | 'succeeded' | 'failed'

export function mediaRoutes(network: Network): void {
  const { server, documents, origin } = network
  serve(network, ['POST', '/media'], () => {
    const id = documents.nextId()
    const key = `uploads/${randomBytes(8).toString('hex')}:video:${id}`
    documents.put('media', id, { id, key, uploaded_at: null, type: 'video/mp4' })
    return {
      status: 201,
      body: {
        media_id: id,
        media_type: 'video',
        upload_url: `${origin()}/upload/${id}`,
        upload_parameters: parametersOf(key),
      },
    }
  })
  serve(network, ['GET', '/media/{media_id}'], ({ params }) => {
    const media = documents.find('media', params['media_id'] ?? '')
    if (media === undefined) return NO_MEDIA
    return { media_id: media.id, media_type: 'video', status: stateOfMedia(network, media) }
  })
  server.addContentTypeParser(/^multipart\/form-data/, (_request, payload, done) => {
    done(null, payload)
  })
  server.post('/upload/:media_id', async (request, reply) => receive(network, request, reply))
}

export function stateOfMedia(
  { behaviour }: Network,
  { uploaded_at }: Document<'media'>,
): MediaState {
  if (uploaded_at === null) return 'registered'
  if (behaviour.now() < uploaded_at + behaviour.videoTime) return 'processing'
  return behaviour.isVideoFailing ? 'failed' : 'succeeded'
}

/** As a store's signed form; only the key is looked at again. */
const parametersOf = (key: string) => ({
  'Content-Type': 'multipart/form-data',
  key,
  policy: 'cHJhY3RpY2U=',
  'x-amz-algorithm': 'AWS4-HMAC-SHA256',
  'x-amz-credential': 'PRACTICE/20260101/us-east-1/s3/aws4_request',
  'x-amz-date': '20260101T000000Z',
  'x-amz-security-token': 'cHJhY3RpY2U=',
  'x-amz-signature': '00'.repeat(32),
})

/** Every parameter, and the file last, as the store that Pinterest uses wants it. */
async function receive(
  network: Network,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { documents, behaviour } = network
  const asked = { method: 'POST', path: '/upload' }
  await behaviour.onRequest(asked)
  const fault = behaviour.fault(asked)
  if (fault === 'lostBefore') return breakConnection(reply)
  const refused = earlyRefusal(fault)
  if (refused !== undefined) return sendRefusal(reply, refused)
  const media = documents.find('media', (request.params as { media_id: string }).media_id)
  if (media === undefined || !(request.body instanceof Readable))
    return sendRefusal(reply, NO_MEDIA)
  const kept = await keepFile(network, media, request)
  if (kept === 'refused')
    return reply.code(403).type('application/xml').send('<Error><Code>AccessDenied</Code></Error>')
  return kept === 'cut' || fault === 'answerLost' ? breakConnection(reply) : reply.code(204).send()
}

async function keepFile(
  { documents, videos, behaviour }: Network,
  media: Document<'media'>,
  { body, headers }: FastifyRequest,
): Promise<'kept' | 'refused' | 'cut'> {
  const form = await readForm(body as Readable, headers)
  const wrong = Object.entries(parametersOf(media.key)).find(
    ([name, value]) => form?.fields.get(name) !== value,
  )
  if (form === null || wrong !== undefined) {
    behaviour.onBreach(`POST /upload: ${form === null ? 'no file at its end' : String(wrong?.[0])}`)
    return 'refused'
  }
  await videos.write(media.id, form.file)
  if (!form.isWhole()) return 'cut'
  documents.put('media', media.id, { ...media, type: form.type, uploaded_at: behaviour.now() })
  return 'kept'
}
