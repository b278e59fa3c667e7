/**
 * Which shapes the place of a template's first picture can take, and how much of a picture is seen
 * in it.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { LeadShape } from '#core/contract/content/templates.contract.ts'
import { cropFor, cutCost, freedCrop, shareWithin } from './crop.rules.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

/** `lead`: of the template's document; without one the place is a square. */
export function leadAspect(lead: LeadShape | undefined, own: number): number {
  if (!lead) return 1
  if ('tall' in lead) return own < 1 ? lead.tall : lead.wide
  return Math.min(lead.widest, Math.max(lead.narrowest, own))
}

/**
 * About how much of a picture of this shape a template shows, 0 to 1, the part that a person chose
 * taken off first.
 */
export function shownShare(
  lead: LeadShape | undefined,
  { width, height }: { readonly width: number; readonly height: number },
  crop: PinDesign['pictures'][number]['crop'],
): number {
  const own = ((crop?.width ?? 1) * width) / ((crop?.height ?? 1) * height)
  const aspect = leadAspect(lead, own)
  return (crop ? crop.width * crop.height : 1) * Math.min(own / aspect, aspect / own)
}

/**
 * A wider or smaller picture, or one whose main thing would be cut at both sides, does not fill a
 * pin. `seen`: of the main thing, unless the photo itself cuts it.
 */
const FILLS = { widest: 1.6, leastHeight: 800, cut: 1.3, seen: 0.78, upright: 0.9 }

export function fillsPin(facts: PictureFacts): boolean {
  const own = facts.width / facts.height
  if (own <= FILLS.upright) return true
  if (own > FILLS.widest || facts.height < FILLS.leastHeight) return false
  const crop = cropFor(facts, { aspect: 2 / 3, zoom: 1, at: { x: 0.5, y: 0.5 } })
  const seen = shareWithin(facts.objects[0] ?? facts.subject, freedCrop(facts, crop))
  return seen >= FILLS.seen && cutCost(facts, crop) <= FILLS.cut
}
