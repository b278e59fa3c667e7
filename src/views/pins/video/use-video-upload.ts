/**
 * A video from the person's disk: looked into here, so that what Pinterest refuses is reported
 * before anything is sent, then uploaded while its words are written.
 */
import { useEffect, useRef, useState } from 'react'
import type { Video } from '#core/contract/content/media.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { mediaProblem } from '#core/contract/problems/media.problems.ts'
import { movieIn, videoExtension } from '#core/media/read-movie.ts'
import { MAX_VIDEO_BYTES, videoFacts, videoTooLarge } from '#core/media/video.rules.ts'
import { useTranslate } from '../../kit/context/app-context.tsx'
import { useClient } from '../../kit/context/data.ts'

export type VideoUpload =
  | { readonly state: 'none' }
  | { readonly state: 'checking'; readonly file: File }
  /** `share`: 0 to 1. */
  | { readonly state: 'uploading'; readonly file: File; readonly share: number }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'failed'; readonly file: File; readonly reason: string }
  | { readonly state: 'uploaded'; readonly file: File; readonly video: Video }

export function useVideoUpload() {
  const client = useClient()
  const say = useTranslate()
  const [upload, setUpload] = useState<VideoUpload>({ state: 'none' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (file: File) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const set = (next: VideoUpload) => {
      if (!abort.signal.aborted) setUpload(next)
    }
    set({ state: 'checking', file })
    const refusal = await refusalOf(file)
    if (refusal !== null) return set({ state: 'refused', reason: say(refusal) })
    set({ state: 'uploading', file, share: 0 })
    const outcome = await client('uploadVideo', {
      body: file,
      signal: abort.signal,
      onProgress: (sent) => set({ state: 'uploading', file, share: Math.min(1, sent / file.size) }),
    })
    if (outcome.ok) return set({ state: 'uploaded', file, video: outcome.answer })
    return set({ state: 'failed', file, reason: outcome.failure.message })
  }
  return { upload, start }
}

async function refusalOf(file: File): Promise<Problem | null> {
  if (file.size === 0) return mediaProblem('video.empty')
  if (file.size > MAX_VIDEO_BYTES) return videoTooLarge()
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  if (videoExtension(start) === null) return mediaProblem('video.unknownKind')
  const facts = videoFacts(await movieIn(file))
  return 'code' in facts ? facts : null
}
