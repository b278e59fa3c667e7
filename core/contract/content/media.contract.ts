/** Videos that a person brings, and the pins that are made of them. */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { carouselLimits, pinBoardLimits, pinWordLimits, Pin, PinBoard } from './pins.contract.ts'
import { Id, PictureUrl, Time, WebLink } from '../call/primitives.ts'

export const Video = z.object({
  id: Id,
  url: PictureUrl,
  bytes: z.int().min(1),
  duration_ms: z.int().min(1),
  /** As it is shown. */
  width: z.int().min(1),
  height: z.int().min(1),
  created_at: Time,
})
export type Video = z.infer<typeof Video>

/** The picture shown in place of a video until it plays. */
export const Cover = z.object({
  url: PictureUrl,
  width: z.int().min(1),
  height: z.int().min(1),
})
export type Cover = z.infer<typeof Cover>

const words = {
  title: z.string().trim().max(pinWordLimits.title),
  description: z.string().trim().max(pinWordLimits.description),
  alt_text: z.string().trim().max(pinWordLimits.alt_text),
  link: WebLink,
  boards: z.array(PinBoard).max(pinBoardLimits.boards),
  /** The names of `boards`, as a pin shows them. */
  board_name: z.string().max(pinBoardLimits.board_name),
}

export const VideoPinInput = z.object({
  /** Of the new pin: asked again with the same one, there is one pin. */
  id: Id,
  video_id: Id,
  cover_url: PictureUrl,
  /** Null = the cover is a separate picture. */
  cover_ms: z.int().min(0).nullable(),
  ...words,
})
export type VideoPinInput = z.infer<typeof VideoPinInput>

export const mediaCalls = defineCalls({
  /** An MP4, MOV or M4V of up to 2 GB, 4 seconds to 15 minutes long. */
  uploadVideo: {
    method: 'POST',
    path: '/api/videos/',
    access: 'user',
    body: 'stream',
    answer: Video,
    errors: ['too_large', 'unsupported_media', 'quota_reached', 'disk_full', 'busy'],
  },
  /** A JPEG, PNG, WebP, AVIF or GIF of up to 20 MB; kept while a pin shows it. */
  uploadCover: {
    method: 'POST',
    path: '/api/videos/covers/',
    access: 'user',
    body: 'binary',
    answer: Cover,
    errors: ['too_large', 'unsupported_media', 'quota_reached', 'disk_full', 'busy'],
  },
  /** Pins of one page, all in the design of the first; they stay. Comes as an event, too. */
  addCarousel: {
    method: 'POST',
    path: '/api/accounts/:account_id/carousels/',
    access: 'user',
    params: z.object({ account_id: Id }),
    body: z.object({
      /** Of the new pin: asked again with the same one, there is one pin. */
      id: Id,
      pin_ids: z.array(Id).min(carouselLimits.least).max(carouselLimits.most),
    }),
    answer: z.object({ pin: Pin }),
    errors: ['not_found', 'conflict'],
  },
  /** It comes with the account's other events, too. */
  addVideoPin: {
    method: 'POST',
    path: '/api/accounts/:account_id/video-pins/',
    access: 'user',
    params: z.object({ account_id: Id }),
    body: VideoPinInput,
    answer: z.object({ pin: Pin }),
    errors: ['not_found', 'conflict'],
  },
})
