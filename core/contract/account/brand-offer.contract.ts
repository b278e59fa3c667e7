/**
 * The brand that the studio offers before an account's first batch: read from the account's
 * website, to be saved with `putBrand` or skipped.
 */
import { z } from 'zod'
import { Brand } from './accounts.contract.ts'
import { defineCalls } from '../call/call.ts'
import { Color, Empty, Id } from '../call/primitives.ts'

export const BrandOffer = z.object({
  /** False once a brand was saved or skipped, or when the account has pins. */
  is_wanted: z.boolean(),
  /** '' when no page with an address was read. */
  name: Brand.shape.name,
  /** Background, text, accent; empty when the page names no colour. */
  colors: z.array(Color).max(3),
  /** The page names a logo: `getOfferedLogo` fetches it. */
  has_logo: z.boolean(),
})
export type BrandOffer = z.infer<typeof BrandOffer>

/** A logo that has passed the gate for pictures from outside; stored nowhere. */
export const OfferedLogo = z.object({
  /** A data URL of a PNG or JPEG. */
  image: z.string(),
  /** As in `BrandOffer`, from the logo's own colours. */
  colors: z.array(Color).max(3),
})
export type OfferedLogo = z.infer<typeof OfferedLogo>

const inAccount = z.object({ account_id: Id })

export const brandOfferCalls = defineCalls({
  getBrandOffer: {
    method: 'GET',
    path: '/api/accounts/:account_id/brand/offer/',
    access: 'user',
    params: inAccount,
    answer: BrandOffer,
    errors: ['not_found'],
  },
  /** `logo` null: the website has none that can be read. */
  getOfferedLogo: {
    method: 'GET',
    path: '/api/accounts/:account_id/brand/offer/logo/',
    access: 'user',
    params: inAccount,
    answer: z.object({ logo: OfferedLogo.nullable() }),
    errors: ['not_found'],
  },
  /** The offer is not made again. A brand that was saved stays. */
  skipBrandOffer: {
    method: 'POST',
    path: '/api/accounts/:account_id/brand/offer/skip/',
    access: 'user',
    params: inAccount,
    answer: Empty,
    errors: ['not_found'],
  },
})
