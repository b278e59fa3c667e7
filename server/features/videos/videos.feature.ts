/**
 * The videos of pins for anybody: finding one, and handing its file on while it comes. Nothing of
 * it is kept.
 */
import type { Readable } from 'node:stream'
import { problem } from '#core/contract/call/problems.contract.ts'
import { MAX_VIDEO_BYTES, videoCalls } from '#core/contract/content/videos.contract.ts'
import { before } from '../../platform/deadline.ts'
import type { Feature } from '../../platform/feature.ts'
import type { FileAnswer } from '../../platform/http/files/answer-file.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { Refusal, refuseField } from '../../platform/http/failures/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { noFile, noPlace, NO_VIDEO } from './file-refusals.ts'
import { findVideo, isVideo, videoHosts, type VideoNeeds, type VideoOutcome } from './find-video.ts'
import { createPlaces } from './places.ts'

/** 80 MB arrive in that time at a megabit a second. ms */
const MAX_DURATION_MS = 11 * 60_000
const TIMEOUT = 28_000
/** A pin's page and its files, one after the other: reported before the browser gives up. ms */
const DEADLINE = 26_000

export interface VideosOptions {
  /** ms; shorter in tests. */
  readonly deadline?: number
}

export function videosFeature(
  { config, database, clock }: Pick<Platform, 'config' | 'database' | 'clock'>,
  { fetcher }: Pick<VideoNeeds, 'fetcher'>,
  { deadline = DEADLINE }: VideosOptions = {},
): Feature {
  const limit = createRateLimit({ database, clock })
  const places = createPlaces()
  const needs: VideoNeeds = { fetcher, extraHosts: config.videoHosts }
  const { isFile } = videoHosts(config.videoHosts)
  return {
    name: 'videos',
    routes: (route) => {
      route(
        videoCalls.findVideo,
        async ({ body, raw, signal }) =>
          (await limit.check('video', raw.ip, '')) ??
          before(
            { over: AbortSignal.timeout(deadline), signal, late: () => tooLate },
            async (ends) => findVideo(needs, body.address, ends),
          ),
        { timeout: TIMEOUT },
      )
      route(
        videoCalls.videoFile,
        async ({ query, raw, signal }) => {
          const limited = await limit.check('video file', raw.ip, '')
          if (limited !== null) return limited
          const url = URL.parse(query.address)
          if (url === null || !isFile(url))
            return refuseField('address', problem('videos.otherHost'))
          const place = places.enter(raw.ip)
          if (!place.ok) return noPlace(place)
          const { leave } = place
          const answer = await fileOf(
            needs,
            url,
            AbortSignal.any([signal, AbortSignal.timeout(MAX_DURATION_MS)]),
          ).catch((error: unknown) => {
            leave()
            throw error
          })
          if (answer instanceof Refusal) leave()
          else answer.content.once('close', leave)
          return answer
        },
        { timeout: TIMEOUT },
      )
    },
  }
}

const tooLate: VideoOutcome = { video: null, problem: 'unreadable', page_error: 'too_slow' }

async function fileOf(
  { fetcher, extraHosts }: VideoNeeds,
  url: URL,
  signal: AbortSignal,
): Promise<(FileAnswer & { readonly content: Readable }) | Refusal> {
  const opened = await fetcher.open(url.href, {
    cap: MAX_VIDEO_BYTES,
    within: videoHosts(extraHosts).isFile,
    signal,
  })
  if (!opened.ok) return noFile(opened.failure.code)
  if (isVideo(opened.contentType))
    return {
      content: opened.body,
      type: 'video/mp4',
      fileName: 'pin-video.mp4',
      headers: opened.length === null ? {} : { 'content-length': String(opened.length) },
    }
  opened.body.on('error', () => undefined).destroy()
  return NO_VIDEO
}
