/**
 * What Pinterest takes as a video: MP4, MOV or M4V of up to 2 GB, coded as H.264 or H.265, 4
 * seconds to 15 minutes long, taller than 1.91:1 and shorter than 1:2 (help.pinterest.com, "Video
 * Pins").
 */
import { mediaProblem } from '#core/contract/problems/media.problems.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import type { Movie } from './iso-boxes.ts'

const GIGABYTE = 1_000_000_000
export const MAX_VIDEO_BYTES = 2 * GIGABYTE
const MIN_SECONDS = 4
const MAX_MINUTES = 15
const MAX_WIDE = 1.91
/** Height by width. */
const MAX_TALL = 2
/** Sample entries of H.264 and H.265, and how other codecs are called. */
const CODECS: ReadonlySet<string> = new Set(['avc1', 'avc3', 'hvc1', 'hev1'])
const CODEC_NAMES: Readonly<Record<string, string>> = {
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  mp4v: 'MPEG-4',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  jpeg: 'Motion JPEG',
}

export const videoTooLarge = (): Problem =>
  mediaProblem('video.tooLarge', { most: MAX_VIDEO_BYTES / GIGABYTE })

export interface VideoFacts {
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

/** Null `movie` = it could not be read. */
export function videoFacts(movie: Movie | null): VideoFacts | Problem {
  if (movie === null) return mediaProblem('video.damaged')
  const { durationMs, video } = movie
  if (video === null) return mediaProblem('video.noPicture')
  if (durationMs === 0) return mediaProblem('video.damaged')
  const { codec, width, height } = video
  if (!CODECS.has(codec))
    return mediaProblem('video.codec', { codec: CODEC_NAMES[codec] ?? codec.trim() })
  return lengthProblem(durationMs) ?? shapeProblem(width, height) ?? { durationMs, width, height }
}

function lengthProblem(durationMs: number): Problem | null {
  // Cameras and editors end a few milliseconds early.
  const seconds = Math.round(durationMs / 100) / 10
  if (seconds < MIN_SECONDS) return mediaProblem('video.tooShort', { seconds, least: MIN_SECONDS })
  const minutes = Math.ceil(seconds / 6) / 10
  return seconds > MAX_MINUTES * 60
    ? mediaProblem('video.tooLong', { minutes, most: MAX_MINUTES })
    : null
}

function shapeProblem(width: number, height: number): Problem | null {
  if (width / height > MAX_WIDE) return mediaProblem('video.tooWide', { width, height })
  return height / width > MAX_TALL ? mediaProblem('video.tooTall', { width, height }) : null
}
