/** Changes of a carousel, as the patch of its pin: its picture and design are the first one's. */
import {
  carouselLimits,
  type PinMedia,
  type PinPatch,
  type PinSlide,
} from '#core/contract/content/pins.contract.ts'

export type Slides = Extract<PinMedia, { kind: 'carousel' }>['slides']

export function patchOfSlides(slides: readonly PinSlide[]): PinPatch {
  const [first] = slides
  return {
    media: { kind: 'carousel', slides: [...slides] },
    ...(first !== undefined && { image_url: first.image_url, design: first.design }),
  }
}

/** One place on or back; the same at an end. */
export function moveSlide(slides: readonly PinSlide[], at: number, by: 1 | -1): PinSlide[] {
  const to = at + by
  const [moved, other] = [slides[at], slides[to]]
  if (moved === undefined || other === undefined) return [...slides]
  return slides.map((slide, place) => (place === at ? other : place === to ? moved : slide))
}

/** The same when only the least number is left. */
export function removeSlide(slides: readonly PinSlide[], at: number): PinSlide[] {
  return slides.length <= carouselLimits.least
    ? [...slides]
    : slides.filter((_, place) => place !== at)
}

export function editSlide(
  slides: readonly PinSlide[],
  at: number,
  words: Partial<Pick<PinSlide, 'title' | 'description' | 'link'>>,
): PinSlide[] {
  return slides.map((slide, place) => (place === at ? { ...slide, ...words } : slide))
}

export interface DrawnSlide extends Pick<PinSlide, 'image_url' | 'design'> {
  /** The picture that it replaces. */
  readonly from: string
}

/** With the pictures that were drawn. Slides may have moved, changed their words or gone since. */
export function withDrawn(slides: readonly PinSlide[], drawn: readonly DrawnSlide[]): PinSlide[] {
  return slides.map((slide) => {
    const found = drawn.find(({ from }) => from === slide.image_url)
    return found === undefined
      ? slide
      : { ...slide, image_url: found.image_url, design: found.design }
  })
}
