/**
 * Lists taller than a browser can make an element (17 to 33 million px, on a phone of three device
 * pixels 11): 100,000 pins in two columns are 17 million. The element is at most `TALLEST` high,
 * and where it is scrolled to is distinguished from what of the list is seen there. Near both ends
 * the two run alike; in between a pixel of the element is more than one of the list. While a person
 * scrolls the list follows one to one from where the scroll began (an anchor); a far jump, as by
 * the scrollbar, goes by the whole. All lengths are CSS pixels.
 */

/** Also the height to which a translation is exact to half a pixel: it is a 32 bit number. */
export const MAX_HEIGHT_PX = 6_000_000
const ALIKE = 1_000_000

export interface ScrollPlace {
  /** How far the element's upper edge is above the window's; negative while it is below. */
  readonly scrolled: number
  /** What of the list is at the window's upper edge. */
  readonly top: number
}

export function elementHeight(height: number): number {
  return Math.min(height, MAX_HEIGHT_PX)
}

/** What of a list of that height is seen where the element is scrolled to. */
export function topAt(height: number, scrolled: number): number {
  if (height <= MAX_HEIGHT_PX || scrolled <= ALIKE) return scrolled
  const fromEnd = MAX_HEIGHT_PX - scrolled
  if (fromEnd <= ALIKE) return height - fromEnd
  return ALIKE + (scrolled - ALIKE) * ratioOf(height)
}

/** The inverse of `topAt`. */
export function scrolledFor(height: number, top: number): number {
  if (height <= MAX_HEIGHT_PX || top <= ALIKE) return top
  const fromEnd = height - top
  if (fromEnd <= ALIKE) return MAX_HEIGHT_PX - fromEnd
  return ALIKE + (top - ALIKE) / ratioOf(height)
}

/**
 * After a scroll: near steps one to one, far ones by the whole. `near`: a few screens. The very
 * ends are always reached.
 */
export function follow(
  height: number,
  before: ScrollPlace,
  { scrolled, near }: { scrolled: number; near: number },
): ScrollPlace {
  const step = scrolled - before.scrolled
  const isAtEnd = scrolled <= 0 || scrolled >= MAX_HEIGHT_PX - near
  if (height <= MAX_HEIGHT_PX || isAtEnd || Math.abs(step) > near)
    return { scrolled, top: topAt(height, scrolled) }
  return { scrolled, top: Math.min(Math.max(before.top + step, 0), height) }
}

function ratioOf(height: number): number {
  return (height - 2 * ALIKE) / (MAX_HEIGHT_PX - 2 * ALIKE)
}
