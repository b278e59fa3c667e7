/**
 * What every overlay that takes the place of the page has: Back closes it, Escape closes it also
 * while nothing has the focus, and Ctrl+A in it leaves the text of the page alone.
 */
import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'
import type { OverlayHistory } from './overlay-history.ts'
import { isTextEntry } from '../fields/text-entry.ts'

/** Null where overlays have no history, as in tests of one component. */
export const OverlayContext = createContext<OverlayHistory | null>(null)

interface OverlayState {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Without it, Back neither closes it nor leaves the page. */
  readonly isDismissable?: boolean
  /** The page's own address says that it is open: it needs no entry besides. */
  readonly isAddressed?: boolean
}

export function useOverlay({
  isOpen,
  onClose,
  isDismissable = true,
  isAddressed = false,
}: OverlayState): void {
  const history = use(OverlayContext)
  const close = useEffectEvent(onClose)
  const dismiss = useEffectEvent(() => {
    if (isDismissable) onClose()
  })
  useLayoutEffect(
    () =>
      isOpen && !isAddressed ? history?.open(isDismissable ? () => close() : null) : undefined,
    [history, isOpen, isAddressed, isDismissable],
  )
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const stopEscape = closeOnEscape(() => dismiss())
    window.addEventListener('keydown', keepPageUnselected)
    return () => {
      stopEscape()
      window.removeEventListener('keydown', keepPageUnselected)
    }
  }, [isOpen])
}

/** The open overlays; the last one covers the others. */
const stack: object[] = []

/**
 * React Aria handles Escape only while the focus is in the overlay. It is nowhere until an overlay
 * that has just been drawn takes it, and when one above has just closed.
 */
function closeOnEscape(close: () => void): () => void {
  const own = {}
  const listen = (event: KeyboardEvent): void => {
    const isUnheard = event.key === 'Escape' && event.target === document.body
    if (!isUnheard || event.defaultPrevented || stack.at(-1) !== own) return
    // The overlay below is the last one as soon as this one has closed.
    event.preventDefault()
    close()
  }
  stack.push(own)
  window.addEventListener('keydown', listen)
  return () => {
    stack.splice(stack.indexOf(own), 1)
    window.removeEventListener('keydown', listen)
  }
}

/** A list that selects its items has prevented the default before. */
function keepPageUnselected(event: KeyboardEvent): void {
  const isSelectAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
  if (isSelectAll && !isTextEntry(event.target)) event.preventDefault()
}
