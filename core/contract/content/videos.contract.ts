/**
 * The video of a pin, for who may use it: found by the pin's address, and handed through this
 * server as a file.
 */
import { issueCode } from '../call/issue-code.ts'
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { PageErrorCode } from '../call/errors.contract.ts'

/** `bytes` null = not announced. `address` goes back as it is to have the file. */
export const VideoFormat = z.object({
  address: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.number().nullable(),
})
export type VideoFormat = z.infer<typeof VideoFormat>

/**
 * `found_by`: the page's JSON-LD, the state that its scripts begin with, or the video's own
 * address. Best format first, never none.
 */
export const PinVideo = z.object({
  title: z.string(),
  seconds: z.number().nullable(),
  found_by: z.enum(['json_ld', 'state', 'address']),
  formats: z.array(VideoFormat),
})
export type PinVideo = z.infer<typeof PinVideo>

/**
 * `not_pin`: no address of a pin; `no_video`: a pin without one; `playlist_only`: nothing but a
 * stream of parts; `too_large`: no format under the limit; `unreadable`: the page or the file could
 * not be had, and `page_error` says why; `changed`: Pinterest's page is not as we know it.
 */
export const VideoProblem = z.enum([
  'not_pin',
  'no_video',
  'playlist_only',
  'too_large',
  'unreadable',
  'changed',
])
export type VideoProblem = z.infer<typeof VideoProblem>

export const MAX_ADDRESS = 2_048
/** Of one file. */
export const MAX_VIDEO_BYTES = 80_000_000

const Address = z
  .string()
  .trim()
  .min(1, issueCode('videos.pasteAddress'))
  .max(MAX_ADDRESS, issueCode('demo.addressLong'))
const MAY_USE = issueCode('videos.confirm')

export const VideoFileQuery = z.object({ address: Address, own: z.literal('yes', MAY_USE) })

export const videoCalls = defineCalls({
  /** Ten a minute for one visitor. */
  findVideo: {
    method: 'POST',
    path: '/api/tools/video/',
    access: 'public',
    body: z.object({ address: Address, own: z.literal(true, MAY_USE) }),
    answer: z.object({
      video: PinVideo.nullable(),
      problem: VideoProblem.nullable(),
      page_error: PageErrorCode.nullable(),
    }),
  },
  /** Two at once for one visitor, six for all (then `busy`), and at most 80 MB a file. */
  videoFile: {
    method: 'GET',
    path: '/api/tools/video-file/',
    access: 'public',
    query: VideoFileQuery,
    answer: 'binary',
    errors: ['too_large', 'not_found', 'busy'],
  },
})
