/** A pin: its words, where they came from, and the design its picture was rendered from. */
import { z } from 'zod'
import { PinStatus, PinType } from './pin-kinds.schema.ts'
import { Color, Id, PictureUrl, Time } from '../call/primitives.ts'
import { MAX_PUBLICATIONS, Publication } from './publications.contract.ts'
import { MAX_LIST_ITEMS } from '../call/list-limit.ts'

/** A part of the source picture, as fractions 0-1 of its width and height. */
export const Crop = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0.01).max(1),
  height: z.number().min(0.01).max(1),
})
export type Crop = z.infer<typeof Crop>

/**
 * Everything that decides the pixels of a pin, so that the same design always renders the same
 * picture.
 */
export const PinDesign = z.object({
  template_id: z.string().max(60),
  headline: z.string().max(200),
  /** Small line above the headline, such as "15 minutes"; empty for none. */
  kicker: z.string().max(80),
  /** Steps or list entries, used by templates that show them. */
  items: z.array(z.string().max(160)).max(MAX_LIST_ITEMS),
  /** Source pictures with their crop; null crop = the smart crop of the source for the slot. */
  pictures: z.array(z.object({ picture_id: Id, crop: Crop.nullable() })).max(4),
  colors: z.object({ background: Color, text: Color, accent: Color }),
  fonts: z.object({ heading: z.string().max(60), body: z.string().max(60) }),
  brand: z.string().max(60),
  logo_picture_id: Id.nullable(),
})
export type PinDesign = z.infer<typeof PinDesign>

/** Where a piece of text came from, with the words it rests on. */
export const TextSource = z.object({
  kind: z.enum(['heading', 'sentence', 'fact', 'keyword', 'template', 'model', 'person']),
  quote: z.string().max(500),
})
export type TextSource = z.infer<typeof TextSource>

export const PinBoard = z.object({ board_id: Id, section_id: Id.optional() })
export type PinBoard = z.infer<typeof PinBoard>

/**
 * What may be written, in UTF-16 units. A description has 800 in Pinterest's API and 500 in its
 * bulk CSV: a longer one could not be uploaded.
 */
export const pinWordLimits = { title: 100, description: 500, alt_text: 500, link: 2048 } as const

/** Boards of one pin, and the line of their names. */
export const pinBoardLimits = { boards: 20, board_name: 4000 } as const

/** Pictures of a carousel, by Pinterest's API. */
export const carouselLimits = { least: 2, most: 5 } as const

const link = () => z.string().max(pinWordLimits.link)
/**
 * Where a pin leads: an http(s) address, or '' = nowhere. Older stored ones may be others; an import
 * empties those. `SlideLink` and `PinPageUrl` are the same elsewhere: one schema in all places
 * would be another shape of the events.
 */
export const PinLink = link()
export const SlideLink = link()
export const PinPageUrl = link()

/** One picture of a carousel, with its own words and the design that it was rendered from. */
export const PinSlide = z.object({
  image_url: PictureUrl,
  design: PinDesign,
  title: z.string().max(100),
  description: z.string().max(500),
  link: SlideLink,
})
export type PinSlide = z.infer<typeof PinSlide>

/**
 * What a pin shows besides one picture. Its `image_url` is then the cover: a video's poster, a
 * carousel's first picture. A pin never changes its kind.
 */
export const PinMedia = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('video'),
    video_id: Id,
    url: PictureUrl,
    bytes: z.int().min(1),
    duration_ms: z.int().min(1),
    width: z.int().min(1),
    height: z.int().min(1),
    /** Of the frame that is the cover; null = the cover is a separate picture. */
    cover_ms: z.int().min(0).nullable(),
  }),
  z.object({
    kind: z.literal('carousel'),
    slides: z.array(PinSlide).min(carouselLimits.least).max(carouselLimits.most),
  }),
])
export type PinMedia = z.infer<typeof PinMedia>
export type VideoMedia = Extract<PinMedia, { kind: 'video' }>

/**
 * Limits: those of what is written, `pinWordLimits`; a description that came another way may have
 * the 800 of Pinterest's API. `image_url` is the address of the picture now; `image_version` counts
 * its renders and is the cache-busting marker.
 */
export const Pin = z.object({
  id: Id,
  account_id: Id,
  title: z.string().max(100),
  description: z.string().max(800),
  alt_text: z.string().max(500),
  link: PinLink,
  status: PinStatus,
  favored: z.boolean(),
  created_at: Time,
  page_id: Id,
  page_url: PinPageUrl,
  website_page_id: Id,
  image_url: PictureUrl,
  image_version: z.int().min(0),
  interest: z.object({ id: Id, interest: z.string().max(80) }).nullable(),
  interest_id: Id.nullable(),
  boards: z.array(PinBoard).max(pinBoardLimits.boards),
  /** The specification's comma-joined display of `boards`. */
  board_name: z.string().max(pinBoardLimits.board_name),
  pin_type: PinType,
  keywords: z.array(z.string().max(80)).max(30),
  design: PinDesign,
  sources: z.object({
    title: z.array(TextSource).max(10),
    description: z.array(TextSource).max(20),
  }),
  /** The client-side last-updated marker: time of the last change that touched the row. */
  updated_at: Time,
  /** When the pin last went into a downloaded file; missing = never. */
  exported_at: Time.optional(),
  /** By time; missing = none. While there are any, `status` follows from them. */
  publications: z.array(Publication).max(MAX_PUBLICATIONS).optional(),
  /** Missing = one picture, `image_url`. */
  media: PinMedia.optional(),
})
export type Pin = z.infer<typeof Pin>

/**
 * What a person or a task may change on a pin. Identity, account, page and creation time never
 * change.
 */
export const PinPatch = Pin.pick({
  title: true,
  description: true,
  alt_text: true,
  link: true,
  status: true,
  favored: true,
  image_url: true,
  boards: true,
  board_name: true,
  pin_type: true,
  keywords: true,
  design: true,
  sources: true,
  interest: true,
  interest_id: true,
  media: true,
}).partial()
export type PinPatch = z.infer<typeof PinPatch>
