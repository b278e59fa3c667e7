/** Pin templates, fonts and the pictures a person brings. */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { OWN_FACES_PATH, OwnFaces } from './own-faces.schema.ts'
import { PinType } from './pin-kinds.schema.ts'
import { Empty, Id, PictureUrl, Time } from '../call/primitives.ts'

/** Width / height: a place takes the picture's own shape as far as that goes, or one of two. */
export const LeadShape = z.union([
  z.object({ narrowest: z.number().positive(), widest: z.number().positive() }),
  z.object({ tall: z.number().positive(), wide: z.number().positive() }),
])
export type LeadShape = z.infer<typeof LeadShape>

/**
 * `pictures`: how many source pictures it shows, 0 = type only. `needs_items`: shows steps or list
 * entries. `shows_items`: has a place for some, also where it does without them. `shows_kicker`: has a place for the small line above the headline. `shows_accent`: has
 * something in the accent colour. `lead_shape`: of the first picture's place, a square where
 * nothing is stated. `thumbnail_url`: a real render.
 */
export const TemplateInfo = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  pin_type: PinType,
  pictures: z.int().min(0).max(4),
  needs_items: z.boolean(),
  shows_items: z.boolean().optional(),
  shows_kicker: z.boolean(),
  shows_accent: z.boolean(),
  lead_shape: LeadShape.optional(),
  thumbnail_url: PictureUrl,
})
export type TemplateInfo = z.infer<typeof TemplateInfo>

/**
 * `style`: an own font's, as its makers call it ("Bold Italic"); files of one family are its
 * styles. `lacks`: letters and marks of German, French, Spanish and English that an own font does
 * not draw; another font draws them.
 */
export const FontInfo = z.object({
  id: z.string(),
  family: z.string(),
  style: z.string().optional(),
  lacks: z.array(z.string()).optional(),
  own: z.boolean(),
  url: PictureUrl.nullable(),
})
export type FontInfo = z.infer<typeof FontInfo>

export const Picture = z.object({
  id: Id,
  url: PictureUrl,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  created_at: Time,
})
export type Picture = z.infer<typeof Picture>

export const templateCalls = defineCalls({
  listTemplates: {
    method: 'GET',
    path: '/api/templates/',
    access: 'public',
    answer: z.object({ templates: z.array(TemplateInfo) }),
  },
  listFonts: {
    method: 'GET',
    path: '/api/fonts/',
    access: 'user',
    answer: z.object({ fonts: z.array(FontInfo) }),
  },
  /** The files of the person's own font of this family or id; none when there is no such font. */
  listOwnFaces: {
    method: 'GET',
    path: OWN_FACES_PATH,
    access: 'user',
    query: z.object({ name: z.string().max(200) }),
    answer: OwnFaces,
  },
  /** Raw TTF, OTF, WOFF or WOFF2 bytes up to 5 MB; the family name is read from the font. */
  uploadFont: {
    method: 'POST',
    path: '/api/fonts/',
    access: 'user',
    body: 'binary',
    answer: FontInfo,
    errors: ['too_large', 'unsupported_media', 'quota_reached', 'disk_full'],
  },
  deleteFont: {
    method: 'DELETE',
    path: '/api/fonts/:font_id/',
    access: 'user',
    params: z.object({ font_id: Id }),
    answer: Empty,
    errors: ['not_found'],
  },
  listPictures: {
    method: 'GET',
    path: '/api/pictures/',
    access: 'user',
    answer: z.object({ pictures: z.array(Picture) }),
  },
  /** Raw JPEG, PNG, WebP, AVIF, GIF (first frame) or SVG (rasterised) up to 20 MB. */
  uploadPicture: {
    method: 'POST',
    path: '/api/pictures/',
    access: 'user',
    body: 'binary',
    answer: Picture,
    errors: ['too_large', 'unsupported_media', 'quota_reached', 'disk_full'],
  },
  deletePicture: {
    method: 'DELETE',
    path: '/api/pictures/:picture_id/',
    access: 'user',
    params: z.object({ picture_id: Id }),
    answer: Empty,
    errors: ['not_found'],
  },
  /** Undoes a deletion, for a day; a picture that is there is answered as it is. */
  restorePicture: {
    method: 'POST',
    path: '/api/pictures/:picture_id/restore/',
    access: 'user',
    params: z.object({ picture_id: Id }),
    answer: Picture,
    errors: ['not_found'],
  },
})
