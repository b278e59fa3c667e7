/**
 * As a `ref` of the chosen one in a strip that scrolls sideways: shows it when the strip appears.
 * The page itself is not moved, as `scrollIntoView` would.
 */
export function bringIntoView(element: HTMLElement | null): void {
  const strip = element?.parentElement
  if (!element || !strip) return
  const [own, around] = [element.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollBy({ left: own.left + own.width / 2 - (around.left + around.width / 2) })
}
