/**
 * Pins: one picture each. A pin that was accepted can be read after the read lag. Has the faults of
 * acceptance.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import {
  ApiRefusal,
  NO_BOARD,
  NO_PIN,
  NO_SECTION,
  TRIAL_ONLY,
  WENT_WRONG,
  breakConnection,
  invalid,
} from './answers.ts'
import { pinMetrics } from './analytics.routes.ts'
import { pageOf } from './bookmarks.ts'
import { sizeOf } from './picture-size.ts'
import type { Document, Picture } from './documents.ts'
import { stateOfMedia } from './media.routes.ts'
import { usernameOf } from './profiles.ts'
import { serve } from './serve.ts'
import type { Called, Network } from './serve.ts'

const Slide = z.object({
  content_type: z.enum(['image/jpeg', 'image/png']),
  data: z.string(),
  title: z.string().default(''),
  description: z.string().default(''),
  link: z.string().default(''),
})
const PinBody = z.object({
  board_id: z.string(),
  board_section_id: z.string().nullable().default(null),
  title: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  alt_text: z.string().nullable().default(null),
  link: z.string().nullable().default(null),
  media_source: z.discriminatedUnion('source_type', [
    z.object({
      source_type: z.literal('image_base64'),
      content_type: z.enum(['image/jpeg', 'image/png']),
      data: z.string(),
    }),
    z.object({ source_type: z.literal('image_url'), url: z.url() }),
    z.object({
      source_type: z.literal('multiple_image_base64'),
      items: z.array(Slide).min(2).max(5),
    }),
    z.object({
      source_type: z.literal('video_id'),
      media_id: z.string(),
      cover_image_content_type: z.enum(['image/jpeg', 'image/png']).optional(),
      cover_image_data: z.string().optional(),
      cover_image_url: z.url().optional(),
    }),
  ]),
})
type PinBody = z.infer<typeof PinBody>

const PICTURE_TIMEOUT_MS = 5_000

export function pinsRoutes(network: Network): void {
  const { behaviour } = network
  const readable = ({ documents }: Network) =>
    documents.list('pin').filter(({ visible_at }) => visible_at <= behaviour.now())
  const answerPage = (own: Network, pins: readonly Document<'pin'>[], query: Called['query']) => {
    const { items, bookmark } = pageOf(pins, query, behaviour.maxPage)
    const hasMetrics = query['pin_metrics'] === true
    return {
      items: items.map((pin) => ({
        ...presentPin(own, pin),
        ...(hasMetrics ? { pin_metrics: pinMetrics(own, pin) } : {}),
      })),
      bookmark,
    }
  }
  serve(network, ['POST', '/pins'], createPin)
  serve(network, ['GET', '/pins'], ({ query, network: own }) =>
    answerPage(own, readable(own), query),
  )
  serve(network, ['GET', '/boards/{board_id}/pins'], ({ params, query, network: own }) => {
    const id = params['board_id'] ?? ''
    if (own.documents.find('board', id) === undefined) return NO_BOARD
    return answerPage(
      own,
      readable(own).filter(({ board_id }) => board_id === id),
      query,
    )
  })
  serve(network, ['GET', '/pins/{pin_id}'], ({ params, network: own }) => {
    const pin = readable(own).find(({ id }) => id === params['pin_id'])
    return pin === undefined ? NO_PIN : presentPin(own, pin)
  })
  serve(network, ['DELETE', '/pins/{pin_id}'], ({ params, network: { documents } }) =>
    documents.remove('pin', params['pin_id'] ?? '') ? { status: 204, body: undefined } : NO_PIN,
  )
}

async function createPin({ network, body, fault, reply }: Called): Promise<unknown> {
  if (network.behaviour.access === 'trial') return TRIAL_ONLY
  const checked = await checkedPin(network, body)
  if (checked instanceof ApiRefusal) return checked
  if (fault === 'late') {
    breakConnection(reply)
    await sleep(network.behaviour.lateBy)
    acceptPin(network, checked)
    return reply
  }
  const pin = acceptPin(network, checked)
  if (fault === 'answerLost') return breakConnection(reply)
  if (fault === 'errorAfter') return WENT_WRONG
  // Not as the description has it, and seen all the same: sent past the check of answers.
  if (fault === 'noId') return reply.code(201).send({})
  return { status: 201, body: presentPin(network, pin) }
}

interface CheckedPin {
  readonly body: PinBody
  /** The first is the cover. */
  readonly pictures: readonly Picture[]
}

async function checkedPin(network: Network, given: unknown): Promise<CheckedPin | ApiRefusal> {
  const parsed = PinBody.safeParse(given)
  if (!parsed.success) return invalid(z.prettifyError(parsed.error))
  const { documents } = network
  const { board_id, board_section_id, media_source } = parsed.data
  if (documents.find('board', board_id) === undefined) return NO_BOARD
  if (board_section_id !== null) {
    const section = documents.find('section', board_section_id)
    if (section?.board_id !== board_id) return NO_SECTION
  }
  if (!isReady(network, media_source)) return invalid('The media is not ready.')
  const pictures = await picturesIn(media_source)
  if (pictures.includes(null)) return invalid('Sorry we could not fetch the image.')
  const known = pictures.filter((picture) => picture !== null)
  return areAlike(known)
    ? { body: parsed.data, pictures: known }
    : invalid('All images of a carousel must have the same size.')
}

function isReady(network: Network, source: PinBody['media_source']): boolean {
  if (source.source_type !== 'video_id') return true
  const media = network.documents.find('media', source.media_id)
  return media !== undefined && stateOfMedia(network, media) === 'succeeded'
}

/** A video's cover is a picture here: no frame of it is read. */
async function picturesIn(source: PinBody['media_source']): Promise<(Picture | null)[]> {
  if (source.source_type === 'multiple_image_base64')
    return source.items.map(({ data }) => pictureOf(Buffer.from(data, 'base64')))
  const [data, url] =
    source.source_type === 'video_id'
      ? [source.cover_image_data, source.cover_image_url]
      : source.source_type === 'image_base64'
        ? [source.data]
        : [undefined, source.url]
  if (data !== undefined) return [pictureOf(Buffer.from(data, 'base64'))]
  return [url === undefined ? null : await fetchPicture(url)]
}

/** By its first bytes; null for what is neither JPEG nor PNG. */
function pictureOf(bytes: Uint8Array): Picture | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { type: 'image/jpeg', bytes }
  return bytes[0] === 0x89 && bytes[1] === 0x50 ? { type: 'image/png', bytes } : null
}

/** Of one size, where it can be read. */
const areAlike = (pictures: readonly Picture[]): boolean =>
  new Set(pictures.map(({ bytes }) => sizeOf(bytes))).size <= 1

async function fetchPicture(url: string): Promise<Picture | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) })
    return response.ok ? pictureOf(new Uint8Array(await response.arrayBuffer())) : null
  } catch {
    // No such host, no answer in time: Pinterest says the same of all of it.
    return null
  }
}

function acceptPin(
  { documents, behaviour }: Network,
  { body, pictures }: CheckedPin,
): Document<'pin'> {
  const { media_source: source, ...words } = body
  const [id, now] = [documents.nextId(), behaviour.now()]
  const pin = {
    ...words,
    id,
    picture_id: id,
    slides:
      source.source_type === 'multiple_image_base64'
        ? source.items.map(({ title, description, link }, at) => ({
            picture_id: at === 0 ? id : `${id}-${at + 1}`,
            title,
            description,
            link,
          }))
        : [],
    media_id: source.source_type === 'video_id' ? source.media_id : null,
    created_at: now,
    visible_at: now + behaviour.readLag,
  }
  for (const [at, picture] of pictures.entries())
    documents.putPicture(at === 0 ? id : `${id}-${at + 1}`, picture)
  documents.put('pin', id, pin)
  return pin
}

function presentPin({ origin, behaviour, profile }: Network, pin: Document<'pin'>): object {
  const { visible_at: _, picture_id, media_id, slides, created_at, ...words } = pin
  const cover = `${origin()}/pictures/${picture_id}`
  const imagesOf = (id: string) => ({
    '600x': { width: 600, height: 900, url: `${origin()}/pictures/${id}` },
  })
  const images = imagesOf(picture_id)
  return {
    ...words,
    created_at: new Date(created_at).toISOString(),
    creative_type: slides.length > 0 ? 'CAROUSEL' : media_id === null ? 'REGULAR' : 'VIDEO',
    is_owner: true,
    is_standard: true,
    board_owner: { username: usernameOf(behaviour.username, profile) },
    media:
      slides.length > 0
        ? {
            media_type: 'multiple_images',
            items: slides.map(({ picture_id: of, ...texts }) => ({
              ...texts,
              item_type: 'image',
              images: imagesOf(of),
            })),
          }
        : media_id === null
          ? { media_type: 'image', images }
          : { media_type: 'video', images, cover_image_url: cover },
  }
}
