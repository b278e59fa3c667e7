/** A pin that is a video. */
import type { VideoPinInput } from '#core/contract/content/media.contract.ts'
import type { Video } from '#core/contract/content/media.contract.ts'
import type { Pin, PinDesign } from '#core/contract/content/pins.contract.ts'

export interface VideoPinOf {
  readonly accountId: string
  readonly video: Video
  /** The page that it links to, where the account has it. */
  readonly pageId: string | null
  readonly now: number
}

/** A pin without a page has the id of its video in the page's place. */
export function videoPin(input: VideoPinInput, { accountId, video, pageId, now }: VideoPinOf): Pin {
  const { id, cover_url, cover_ms, video_id: _, ...words } = input
  const page = pageId ?? video.id
  return {
    id,
    account_id: accountId,
    ...words,
    status: 'draft',
    favored: false,
    created_at: now,
    page_id: page,
    page_url: words.link,
    website_page_id: page,
    image_url: cover_url,
    image_version: 0,
    interest: null,
    interest_id: null,
    pin_type: 'photo',
    keywords: [],
    design: NO_DESIGN,
    sources: { title: [], description: [] },
    updated_at: now,
    media: {
      kind: 'video',
      video_id: video.id,
      url: video.url,
      bytes: video.bytes,
      duration_ms: video.duration_ms,
      width: video.width,
      height: video.height,
      cover_ms,
    },
  }
}

/** Nothing is rendered of a video. */
const NO_DESIGN: PinDesign = {
  template_id: 'video',
  headline: '',
  kicker: '',
  items: [],
  pictures: [],
  colors: { background: '#ffffff', text: '#000000', accent: '#000000' },
  fonts: { heading: 'Inter', body: 'Inter' },
  brand: '',
  logo_picture_id: null,
}
