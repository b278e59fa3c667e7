/** How large the picture is, by buttons, keys, Ctrl with the wheel, and two fingers. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { CANVAS } from '#core/templates/document/template.model.ts'
import {
  fingersOf,
  nextZoom,
  type Pinch,
  pinched,
  scrollFor,
  wheeledZoom,
  type Zoom,
} from './zoom.ts'

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
  useTouches(viewport, { zoom, shown, setZoom })
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
interface Zoomed {
  readonly zoom: Zoom
  readonly shown: number
  readonly setZoom: (zoom: Zoom) => void
}

/** Two fingers zoom and pan; one finger is an ordinary pointer. */
function useTouches(
  viewport: RefObject<HTMLDivElement | null>,
  { zoom, shown, setZoom }: Zoomed,
): void {
  const begun = useRef<Pinch | null>(null)
  const place = useRef<Pinch['scroll'] | null>(null)
  const onTouch = useEffectEvent((event: TouchEvent, element: HTMLElement) => {
    const [one, other] = Array.from(event.touches, ({ clientX, clientY }) => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    })
    if (one === undefined || other === undefined || event.touches.length !== 2) {
      begun.current = null
      return
    }
    // otherwise the browser zooms or scrolls the page
    event.preventDefault()
    const fingers = fingersOf(one, other)
    begun.current ??= {
      ...fingers,
      shown,
      scroll: { x: element.scrollLeft, y: element.scrollTop },
    }
    const next = pinched(begun.current, fingers)
    if (zoom === 'fit' && !next.isZoomed) return
    scrollTo(element, next.scroll)
    if (next.zoom === zoom) return
    // scrolled to once the picture has its new size
    place.current = next.scroll
    setZoom(next.zoom)
  })
  useEffect(() => {
    const element = viewport.current
    if (element === null) return undefined
    const listen = (event: TouchEvent): void => onTouch(event, element)
    const names = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const name of names) element.addEventListener(name, listen, { passive: false })
    return () => {
      for (const name of names) element.removeEventListener(name, listen)
    }
  }, [viewport])
  useLayoutEffect(() => {
    const [element, to] = [viewport.current, place.current]
    place.current = null
    if (element !== null && to !== null) scrollTo(element, to)
  }, [viewport, zoom])
}

const scrollTo = (element: HTMLElement, { x, y }: Pinch['scroll']): void =>
  element.scrollTo({ left: x, top: y, behavior: 'instant' })

export type ZoomState = ReturnType<typeof useZoom>
