/** A pin of several pictures of one page, all in one design. */
import type { Pin, PinDesign, PinSlide } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { mediaProblem } from '#core/contract/problems/media.problems.ts'

/** Null = they can be one. */
export function carouselProblem(pins: readonly Pin[]): Problem | null {
  if (pins.some(({ media }) => media !== undefined)) return mediaProblem('carousel.notPictures')
  const pages = new Set(pins.map(({ page_id }) => page_id))
  return pages.size > 1 ? mediaProblem('carousel.otherPage') : null
}

/** Its own words and pictures in the look of another. */
export function inLookOf(look: PinDesign, own: PinDesign): PinDesign {
  const { headline, kicker, items, pictures } = own
  return { ...look, headline, kicker, items, pictures }
}

export interface CarouselOf {
  readonly id: string
  readonly now: number
  /** In the order of the pins. */
  readonly slides: readonly PinSlide[]
}

/** Says what the first of its pins says. */
export function carouselPin(first: Pin, { id, now, slides }: CarouselOf): Pin {
  const { exported_at: _, publications: __, ...words } = first
  const { image_url, design } = slides[0] ?? first
  return {
    ...words,
    id,
    status: 'draft',
    favored: false,
    created_at: now,
    updated_at: now,
    image_url,
    image_version: 0,
    design,
    media: { kind: 'carousel', slides: [...slides] },
  }
}

/**
 * The slides as the pin's design has them: the first one is drawn from it, the others keep their
 * words and pictures in its look.
 */
export function redesigned(design: PinDesign, slides: readonly PinSlide[]): PinSlide[] {
  return slides.map((slide, at) => ({
    ...slide,
    design: at === 0 ? design : inLookOf(design, slide.design),
  }))
}
