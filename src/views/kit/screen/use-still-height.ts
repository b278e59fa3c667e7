/**
 * What is above the content keeps its height while the mouse is pressed or something is dragged: a
 * strip that comes or goes meanwhile would move what is under the mouse, and the click or the drop
 * would land on something else. It is shown once the mouse is released.
 */
import { useEffect, useRef } from 'react'

/** How long after the release a click may still come: of a touch it comes a little later. */
const CLICK_MS = 300
const CAPTURE = { capture: true }

export function useStillHeight() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      followPresses(window, {
        hold: () => {
          const element = place.current
          if (element !== null)
            element.style.cssText =
              getComputedStyle(element).display === 'none'
                ? 'display: none'
                : `block-size: ${element.getBoundingClientRect().height}px; overflow: clip`
        },
        release: () => place.current?.removeAttribute('style'),
      }),
    [],
  )
  return place
}

/** Holds while the mouse is pressed or something is dragged. Answers what ends that. */
export function followPresses(
  target: EventTarget,
  place: { readonly hold: () => void; readonly release: () => void },
): () => void {
  let isDragging = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = () => {
    clearTimeout(timer)
    place.hold()
  }
  const press = () => {
    // The end of a drag is lost when its source is gone.
    isDragging = false
    hold()
  }
  const release = () => {
    clearTimeout(timer)
    place.release()
  }
  const releaseAfterClick = () => {
    // The browser cancels the pointer when a drag begins.
    if (isDragging) return
    clearTimeout(timer)
    timer = setTimeout(release, CLICK_MS)
  }
  const startDrag = () => {
    isDragging = true
    hold()
  }
  const endDrag = () => {
    isDragging = false
    release()
  }
  const events = {
    pointerdown: press,
    pointerup: releaseAfterClick,
    pointercancel: releaseAfterClick,
    click: release,
    // The menu of a right press may take the release of the button.
    contextmenu: endDrag,
    dragstart: startDrag,
    dragend: endDrag,
    // A draft that was dropped is gone from the tray, and says nothing of the end of its drag.
    drop: endDrag,
  }
  for (const [name, listener] of Object.entries(events))
    target.addEventListener(name, listener, CAPTURE)
  return () => {
    clearTimeout(timer)
    for (const [name, listener] of Object.entries(events))
      target.removeEventListener(name, listener, CAPTURE)
  }
}
