/**
 * Why a page or a file could not be had, by the words that two tools have for it. Closed over the
 * contract's codes.
 */
import { PageErrorCode } from '#core/contract/call/errors.contract.ts'
import type keywordToolMessages from '#locales/en/tools/keyword-tool.json'
import type videoToolMessages from '#locales/en/tools/video-tool.json'

type KeywordReason = Extract<keyof typeof keywordToolMessages, `keywords.page.${string}`>
type VideoReason = Extract<keyof typeof videoToolMessages, `video.page.${string}`>

const reasons: Readonly<Record<PageErrorCode, readonly [KeywordReason, VideoReason]>> = {
  bad_address: ['keywords.page.address', 'video.page.away'],
  unknown_host: ['keywords.page.host', 'video.page.site'],
  private_address: ['keywords.page.private', 'video.page.away'],
  redirect_private: ['keywords.page.private', 'video.page.away'],
  redirect_loop: ['keywords.page.site', 'video.page.site'],
  refused: ['keywords.page.refused', 'video.page.refused'],
  not_found: ['keywords.page.gone', 'video.page.gone'],
  site_error: ['keywords.page.site', 'video.page.site'],
  not_html: ['keywords.page.kind', 'video.page.file'],
  empty_page: ['keywords.page.empty', 'video.page.site'],
  page_too_short: ['keywords.page.empty', 'video.page.site'],
  script_only: ['keywords.page.empty', 'video.page.site'],
  too_large: ['keywords.page.kind', 'video.page.file'],
  too_slow: ['keywords.page.site', 'video.page.site'],
  robots: ['keywords.page.robots', 'video.page.robots'],
  bad_encoding: ['keywords.page.kind', 'video.page.file'],
  bad_sitemap: ['keywords.page.kind', 'video.page.site'],
  bad_feed: ['keywords.page.kind', 'video.page.site'],
  bad_csv: ['keywords.page.kind', 'video.page.site'],
  duplicate: ['keywords.page.site', 'video.page.site'],
  unreachable: ['keywords.page.site', 'video.page.site'],
  not_made: ['keywords.page.site', 'video.page.site'],
  quota_reached: ['keywords.page.site', 'video.page.site'],
}

/** Null for what is no reason of the contract's: the server's own sentence is shown then. */
export function keywordReason(code: unknown): KeywordReason | null {
  const parsed = PageErrorCode.safeParse(code)
  return parsed.success ? reasons[parsed.data][0] : null
}

export const videoReason = (code: PageErrorCode): VideoReason => reasons[code][1]
