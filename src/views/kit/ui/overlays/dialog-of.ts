/** The dialog that an element is in, null outside of one. */
export const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null

/** The overlay around an element that is closed already and only fades out, null outside of one. */
export const closingOverlayOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-exiting]') : null

/**
 * Calls `run` once the overlay is gone and what had the focus before it has it again; never, if the
 * overlay opens again instead. Returns what cancels it.
 */
export function afterClosing(overlay: Element, run: () => void): () => void {
  const look = () => {
    // React Aria restores the focus in the frame after the overlay was removed.
    if (!overlay.isConnected) frame = requestAnimationFrame(run)
    else if (overlay.hasAttribute('data-exiting')) frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
