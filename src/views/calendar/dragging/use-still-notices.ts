/**
 * What is above the days keeps its height while something is dragged: a bar that comes late would
 * move the day under the mouse, and the pin would land on another one.
 */
import { useEffect, useRef } from 'react'

export function useStillNotices() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const hold = () => {
      const element = place.current
      if (element !== null)
        element.style.cssText =
          element.offsetHeight === 0
            ? 'display: none'
            : `block-size: ${element.offsetHeight}px; overflow: clip`
    }
    const release = () => place.current?.removeAttribute('style')
    // A draft that was dropped is gone from the tray, and says nothing of the end of its drag.
    const events = { dragstart: hold, dragend: release, drop: release }
    for (const [name, listener] of Object.entries(events))
      window.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of Object.entries(events))
        window.removeEventListener(name, listener, true)
    }
  }, [])
  return place
}
