/**
 * Which shapes the place of a template's first picture can take, and how much of a picture is seen
 * in it. Apart from the templates themselves, so that whoever only has to know this need not load
 * them.
 */
import type { PinDesign } from '#core/contract/pins.contract.ts'

/** Width / height: a place takes the picture's own shape as far as that goes. */
export interface LeadShape {
  narrowest: number
  widest: number
}

const SHAPES: Record<string, LeadShape> = {
  'full-photo': { narrowest: 0.82, widest: 1.3 },
  'split-panel': { narrowest: 0.885, widest: 1.3 },
  'photo-card': { narrowest: 0.82, widest: 1.2 },
  arch: { narrowest: 0.8, widest: 0.92 },
  'collage-band': { narrowest: 1.8, widest: 2.1 },
  'numbered-list': { narrowest: 1.6, widest: 2.5 },
  steps: { narrowest: 1.9, widest: 2.3 },
  'framed-photo': { narrowest: 0.88, widest: 1.29 },
  'number-badge': { narrowest: 1.22, widest: 1.22 },
}
const SQUARE: LeadShape = { narrowest: 1, widest: 1 }
/** A tall place or a wide one, nothing between. */
const EITHER: Record<string, { tall: number; wide: number }> = {
  'collage-grid': { tall: 0.6, wide: 1.62 },
}

export function leadAspect(templateId: string, own: number): number {
  const either = EITHER[templateId]
  if (either) return own < 1 ? either.tall : either.wide
  const { narrowest, widest } = SHAPES[templateId] ?? SQUARE
  return Math.min(widest, Math.max(narrowest, own))
}

/**
 * About how much of a picture of this shape a template shows, 0 to 1, the part that a person chose
 * taken off first.
 */
export function shownShare(
  templateId: string,
  { width, height }: { readonly width: number; readonly height: number },
  crop: PinDesign['pictures'][number]['crop'],
): number {
  const own = ((crop?.width ?? 1) * width) / ((crop?.height ?? 1) * height)
  const aspect = leadAspect(templateId, own)
  return (crop ? crop.width * crop.height : 1) * Math.min(own / aspect, aspect / own)
}
