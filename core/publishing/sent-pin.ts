/** A pin as it is sent to the network. */
import type { Pin, PinSlide } from '#core/contract/content/pins.contract.ts'
import { pinWordLimits } from '#core/contract/content/pins.contract.ts'
import { tagLink } from '#core/pins/pin-link.ts'
import type { SentPin } from './read-back.ts'

/** Ids of the network. */
export type NetworkPlace = Pick<SentPin, 'board_id' | 'board_section_id'>

/** Null: with its marker the link is longer than the network takes. */
export function sentPinOf(
  { title, description, alt_text, link }: Pin,
  publicationId: string,
  place: NetworkPlace,
): SentPin | null {
  const marked = link === '' ? '' : tagLink(link, publicationId)
  if (marked.length > pinWordLimits.link) return null
  return { ...place, title, description, alt_text, link: marked }
}

export interface SentPicture {
  readonly type: string
  readonly base64: string
}

export type SentMedia =
  | { readonly kind: 'picture'; readonly picture: SentPicture }
  /** The network has the video under this id; the picture is its cover. */
  | { readonly kind: 'video'; readonly mediaId: string; readonly picture: SentPicture }
  | { readonly kind: 'carousel'; readonly slides: readonly SentSlide[] }

export interface SentSlide extends SentPicture, Pick<PinSlide, 'title' | 'description' | 'link'> {}

/** The body of `POST /pins`, without what is empty. */
export function createPinBody(
  { board_id, board_section_id, ...words }: SentPin,
  media: SentMedia,
): Record<string, unknown> {
  const said = Object.entries(words).filter(([, text]) => text !== '')
  return {
    board_id,
    ...(board_section_id === null ? {} : { board_section_id }),
    ...Object.fromEntries(said),
    media_source: mediaSourceOf(media),
  }
}

function mediaSourceOf(media: SentMedia): Record<string, unknown> {
  if (media.kind === 'carousel')
    return { source_type: 'multiple_image_base64', items: media.slides.map(slideItem) }
  const { type, base64 } = media.picture
  if (media.kind === 'picture')
    return { source_type: 'image_base64', content_type: type, data: base64 }
  return {
    source_type: 'video_id',
    media_id: media.mediaId,
    cover_image_content_type: type,
    cover_image_data: base64,
  }
}

function slideItem({ type, base64, ...words }: SentSlide): Record<string, unknown> {
  const said = Object.entries(words).filter(([, text]) => text !== '')
  return { content_type: type, data: base64, ...Object.fromEntries(said) }
}
