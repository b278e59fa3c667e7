/** React hydrates for it as for a press. Nothing in the product listens to it. */
const HYDRATING_EVENT = 'auxclick'

/**
 * Hydrates a part of the page, unless its code is missing. React does so before an event of this
 * kind reaches the part, and stops the event at the root when it can't:
 * https://github.com/reactwg/react-18/discussions/130
 */
export function isHydrated(part: Element): boolean {
  let isReached = false
  const onEvent = (): void => {
    isReached = true
  }
  part.addEventListener(HYDRATING_EVENT, onEvent)
  part.dispatchEvent(new Event(HYDRATING_EVENT))
  part.removeEventListener(HYDRATING_EVENT, onEvent)
  return isReached
}
