/**
 * The wheel with Ctrl, a pinch and a drag on a chart. One finger scrolls it by the browser's own
 * means, so that a page which holds the chart can be scrolled too.
 */
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { wheeledScale } from './chart-geometry.ts'
import type { ChartPoint } from '../../../packages/model-paths/chart/chart-layout.ts'
import type { ChartWindow } from './use-chart-window.ts'

/** Of the finger or the mouse, in px, before it is a drag. */
const DRAG_PX = 4

export function useChartPointer(
  area: RefObject<HTMLDivElement | null>,
  { fit, zoomTo }: Pick<ChartWindow, 'fit' | 'zoomTo'>,
) {
  const pinch = useRef<{ distance: number; scale: number } | null>(null)
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoomTo(wheeledScale(fit.scale, event.deltaY), pointIn(area.current, event))
  })
  const onTouchStart = useEffectEvent((event: TouchEvent) => {
    const fingers = fingersOf(event)
    pinch.current = fingers === null ? null : { distance: fingers.distance, scale: fit.scale }
    if (fingers !== null) event.preventDefault()
  })
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    const fingers = fingersOf(event)
    if (fingers === null || pinch.current === null) return
    event.preventDefault()
    const { distance, scale } = pinch.current
    zoomTo((scale * fingers.distance) / distance, pointIn(area.current, fingers))
  })
  useEffect(() => {
    const { current } = area
    if (current === null) return undefined
    // React listens passively to these, and a passive listener can't keep the page from zooming.
    const active = { passive: false }
    current.addEventListener('wheel', onWheel, active)
    current.addEventListener('touchstart', onTouchStart, active)
    current.addEventListener('touchmove', onTouchMove, active)
    return () => {
      current.removeEventListener('wheel', onWheel)
      current.removeEventListener('touchstart', onTouchStart)
      current.removeEventListener('touchmove', onTouchMove)
    }
  }, [area])
  return useDragToScroll(area)
}

function useDragToScroll(area: RefObject<HTMLDivElement | null>) {
  const drag = useRef<{ from: ChartPoint; scroll: ChartPoint } | null>(null)
  return {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch' || button !== 0 || area.current === null) return
      const { scrollLeft, scrollTop } = area.current
      drag.current = { from: [clientX, clientY], scroll: [scrollLeft, scrollTop] }
    },
    onPointerMove: ({ buttons, pointerId, clientX, clientY }: PointerEvent) => {
      // A button can be released where this gets no event: outside, or on the scroll bar.
      if ((buttons & 1) === 0) drag.current = null
      if (drag.current === null || area.current === null) return
      const { from, scroll } = drag.current
      const [x, y] = [clientX - from[0], clientY - from[1]]
      if (!area.current.hasPointerCapture(pointerId)) {
        if (Math.hypot(x, y) < DRAG_PX) return
        area.current.setPointerCapture(pointerId)
      }
      area.current.scrollTo({ left: scroll[0] - x, top: scroll[1] - y })
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
  }
}

interface ClientPoint {
  readonly clientX: number
  readonly clientY: number
}

function pointIn(area: HTMLElement | null, { clientX, clientY }: ClientPoint): ChartPoint {
  const { left, top } = area?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return [clientX - left, clientY - top]
}

/** The middle of two fingers and how far they are apart; null for another number of fingers. */
function fingersOf({ touches }: TouchEvent): (ClientPoint & { distance: number }) | null {
  const [one, other] = touches
  if (touches.length !== 2 || one === undefined || other === undefined) return null
  return {
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  }
}
