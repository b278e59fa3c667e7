/**
 * From what a visitor pasted to the formats of a video. Only Pinterest's own hosts are asked, and a
 * test site that the operator has named.
 */
import type { PageErrorCode } from '#core/contract/call/errors.contract.ts'
import type { PinVideo, VideoFormat, VideoProblem } from '#core/contract/content/videos.contract.ts'
import { MAX_VIDEO_BYTES } from '#core/contract/content/videos.contract.ts'
import {
  isPinterestHost,
  isShortHost,
  isVideoFile,
  isVideoPath,
  pinIdOf,
  readPinAddress,
} from '#core/public/pin-address.ts'
import { AllowedHosts } from '../../platform/fetch/address-guard.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { type FoundVideo, type VideoFile, videoInPage } from './video-in-page.ts'

export interface VideoNeeds {
  readonly fetcher: Pick<SafeFetch, 'page' | 'open'>
  /**
   * Taken for Pinterest's: there, too, only `/pin/…` is read and only `/videos/….mp4` handed on.
   */
  readonly extraHosts: readonly string[]
}

export interface VideoOutcome {
  readonly video: PinVideo | null
  readonly problem: VideoProblem | null
  /** Why a page or file could not be had. */
  readonly page_error: PageErrorCode | null
}

export interface VideoHosts {
  /** The page of a pin, on its way there too. */
  readonly isPage: (url: URL) => boolean
  readonly isFile: (url: URL) => boolean
}

export function videoHosts(extraHosts: readonly string[]): VideoHosts {
  const allowed = new AllowedHosts(extraHosts)
  return {
    isPage: (url) =>
      (url.protocol === 'https:' &&
        url.port === '' &&
        (isPinterestHost(url) || isShortHost(url))) ||
      allowed.hasUrl(url),
    isFile: (url) =>
      (url.protocol === 'https:' && isVideoFile(url)) || (allowed.hasUrl(url) && isVideoPath(url)),
  }
}

const problem = (code: VideoProblem, page_error: PageErrorCode | null = null): VideoOutcome => ({
  video: null,
  problem: code,
  page_error,
})

export async function findVideo(
  needs: VideoNeeds,
  text: string,
  signal: AbortSignal,
): Promise<VideoOutcome> {
  const hosts = videoHosts(needs.extraHosts)
  const target = targetOf(text, hosts)
  if (target === null) return problem('not_pin')
  if (target.kind === 'file')
    return withSizes(
      needs,
      {
        title: '',
        seconds: null,
        found_by: 'address',
        files: [{ address: target.url, width: null, height: null }],
      },
      { hosts, signal },
    )
  const page = await needs.fetcher.page(target.url, signal, hosts.isPage)
  if (!page.ok) return problem('unreadable', page.failure.code)
  const id = pinIdOf(new URL(page.url))
  // A short link may lead to a board or a person; a pin that leads elsewhere is gone, or behind a
  // login.
  if (id === null) return problem(target.kind === 'short' ? 'not_pin' : 'changed')
  const found = videoInPage(page.text, id, hosts.isFile)
  return found.ok ? withSizes(needs, found.video, { hosts, signal }) : problem(found.problem)
}

interface Target {
  readonly kind: 'pin' | 'short' | 'file'
  readonly url: string
}

/** A pin is asked for at Pinterest's first address, in whichever country's it was written. */
function targetOf(text: string, { isPage, isFile }: VideoHosts): Target | null {
  const read = readPinAddress(text)
  if (read !== null)
    return read.kind === 'pin'
      ? { kind: 'pin', url: `https://www.pinterest.com/pin/${read.id}/` }
      : read
  const url = URL.parse(text.trim())
  if (url === null || url.username !== '' || url.password !== '') return null
  if (isFile(url)) return { kind: 'file', url: url.href }
  return isPage(url) && pinIdOf(url) !== null ? { kind: 'pin', url: url.href } : null
}

/** What does not answer, or is too much, is not offered. */
async function withSizes(
  { fetcher }: VideoNeeds,
  { files, ...video }: FoundVideo,
  { hosts, signal }: { readonly hosts: VideoHosts; readonly signal: AbortSignal },
): Promise<VideoOutcome> {
  const sized = await Promise.all(
    files.map(async (file) => sizeOf(fetcher, file, { hosts, signal })),
  )
  const formats = sized.flatMap((one) => (one.ok ? [one.format] : []))
  const small = formats.filter(({ bytes }) => bytes === null || bytes <= MAX_VIDEO_BYTES)
  if (small.length > 0)
    return { video: { ...video, formats: small }, problem: null, page_error: null }
  if (formats.length > 0 || sized.some((one) => !one.ok && one.code === 'too_large'))
    return problem('too_large')
  return problem('unreadable', sized.flatMap((one) => (one.ok ? [] : [one.code]))[0])
}

type Sized =
  | { readonly ok: true; readonly format: VideoFormat }
  | { readonly ok: false; readonly code: PageErrorCode }

async function sizeOf(
  fetcher: VideoNeeds['fetcher'],
  file: VideoFile,
  { hosts, signal }: { readonly hosts: VideoHosts; readonly signal: AbortSignal },
): Promise<Sized> {
  const opened = await fetcher.open(file.address, {
    cap: MAX_VIDEO_BYTES,
    within: hosts.isFile,
    signal,
  })
  if (!opened.ok) return { ok: false, code: opened.failure.code }
  // Only its head was wanted: what it says while it is let go is of no interest.
  opened.body.on('error', () => undefined).destroy()
  return isVideo(opened.contentType)
    ? { ok: true, format: { ...file, bytes: opened.length } }
    : { ok: false, code: 'not_html' }
}

export const isVideo = (contentType: string): boolean => /^video\/mp4\b/i.test(contentType.trim())
