/**
 * What every overlay that takes the place of the page has: Back closes it, and Ctrl+A in it leaves
 * the text of the page alone.
 */
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { OverlayHistory } from './overlay-history.ts'
import { isTextEntry } from './text-entry.ts'

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
  useLayoutEffect(
    () =>
      isOpen && !isAddressed ? history?.open(isDismissable ? () => close() : null) : undefined,
    [history, isOpen, isAddressed, isDismissable],
  )
  useEffect(() => {
    if (!isOpen) return undefined
    window.addEventListener('keydown', keepPageUnselected)
    return () => window.removeEventListener('keydown', keepPageUnselected)
  }, [isOpen])
}

/** A list that selects its items has prevented the default before. */
function keepPageUnselected(event: KeyboardEvent): void {
  const isSelectAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
  if (isSelectAll && !isTextEntry(event.target)) event.preventDefault()
}
