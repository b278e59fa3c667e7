/**
 * What only the server can find out about pins before they are published: whether their links can
 * be opened, and how large their pictures are and what they look like.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { PinType } from '../content/pin-kinds.schema.ts'
import { Id } from '../call/primitives.ts'
import { PublicationProblem } from '../content/publications.contract.ts'

export const MAX_CHECKED_PINS = 200

export const PictureFacts = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  bytes: z.int().min(1),
  /** A perceptual hash: pictures that look the same differ in few bits. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
})
export type PictureFacts = z.infer<typeof PictureFacts>

/** Words on a rendered picture. */
export const DrawnText = z.object({
  /** The least WCAG contrast of any of them with what is behind. */
  contrast: z.number().min(1),
  /** Of the smallest, in thousandths of the picture's width. */
  size: z.number().positive(),
})
export type DrawnText = z.infer<typeof DrawnText>

/** Words that can't be read; `better`: a template in which they can, null = not known. */
export const FaintText = DrawnText.extend({
  better: z.object({ template_id: z.string().max(60), pin_type: PinType }).nullable(),
})
export type FaintText = z.infer<typeof FaintText>

/** `target`: where the link ends instead, when that is another site. */
export const LinkCheck = z.object({
  problem: PublicationProblem,
  target: z.string().max(2048).nullable(),
})
export type LinkCheck = z.infer<typeof LinkCheck>

export const PinCheck = z.object({
  pin_id: Id,
  /** Null = there is no picture that can be read. */
  picture: PictureFacts.nullable(),
  /** Only where the words can't be read, as far as it was measured. */
  text: FaintText.optional(),
  /** Null = nothing against it, or nothing is known of it. */
  link: LinkCheck.nullable(),
  /** The link had no answer in time: asking again later can find more. */
  link_pending: z.boolean(),
})
export type PinCheck = z.infer<typeof PinCheck>

export const preflightCalls = defineCalls({
  /** Pins that are gone are left out. A link that takes too long is pending: ask again later. */
  checkPins: {
    method: 'POST',
    path: '/api/accounts/:account_id/preflight/',
    access: 'user',
    params: z.object({ account_id: Id }),
    body: z.object({ pin_ids: z.array(Id).min(1).max(MAX_CHECKED_PINS) }),
    answer: z.object({ checks: z.array(PinCheck) }),
    errors: ['not_found'],
  },
})
