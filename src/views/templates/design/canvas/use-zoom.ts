/** How large the picture is, by buttons, keys and Ctrl with the wheel. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { CANVAS } from '#core/templates/document/template.model.ts'
import { nextZoom, scrollFor, wheeledZoom, type Zoom } from './zoom.ts'

/** `cssWidth`: of the picture as it is now; 0 = not known yet. */
export function useZoom(cssWidth: number) {
  const [zoom, setZoom] = useState<Zoom>('fit')
  const viewport = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number; ratio: number } | null>(null)
  const shown = zoom === 'fit' ? (cssWidth || CANVAS.width) / CANVAS.width : zoom
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = viewport.current
    if (!(event.ctrlKey || event.metaKey) || element === null) return
    // else the whole page is zoomed
    event.preventDefault()
    const next = wheeledZoom(shown, event.deltaY)
    const { left, top } = element.getBoundingClientRect()
    held.current = { x: event.clientX - left, y: event.clientY - top, ratio: next / shown }
    setZoom(next)
  })
  useEffect(() => {
    const element = viewport.current
    const listen = (event: WheelEvent): void => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])
  useLayoutEffect(() => {
    const [element, place] = [viewport.current, held.current]
    held.current = null
    if (element === null || place === null) return
    element.scrollTo({
      left: scrollFor(element.scrollLeft, place.x, place.ratio),
      top: scrollFor(element.scrollTop, place.y, place.ratio),
      behavior: 'instant',
    })
  }, [zoom])
  return {
    zoom,
    shown,
    setZoom,
    viewport,
    /** False: the key is for something else. */
    onKey: (key: string): boolean => {
      if (key === '0') setZoom('fit')
      else if (key === '+' || key === '=') setZoom(nextZoom(shown, 1))
      else if (key === '-') setZoom(nextZoom(shown, -1))
      else return false
      return true
    },
  }
}
export type ZoomState = ReturnType<typeof useZoom>
