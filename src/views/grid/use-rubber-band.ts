/** Selecting by drawing a box with the mouse. Starts after 6 pixels, so that a click stays a click; the Space key does the same for fingers that rest on the keyboard. */
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Box, cardsInBox, type GridGeometry } from './grid-geometry.ts'
import { isRightToLeft } from './use-grid-window.ts'

const THRESHOLD = 6

interface Start {
  readonly x: number
  readonly y: number
  readonly pointer: number
  readonly keep: boolean
}

export interface RubberBandOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly geometry: GridGeometry
  /** How much further the list is scrolled than the element. */
  readonly offset: number
  readonly count: number
  /** `keep`: Shift or Ctrl was held, so what is selected stays. */
  readonly onSelect: (indices: number[], keep: boolean) => void
}

export function useRubberBand({ grid, geometry, offset, count, onSelect }: RubberBandOptions) {
  const start = useRef<Start | null>(null)
  const [box, setBox] = useState<Box | null>(null)
  const justEnded = useRef(false)

  /** In the list, from the corner where the first card stands, which lies on the right where people read from there. */
  const placeOf = (event: PointerEvent) => {
    const element = grid.current
    if (!element) return { x: event.clientX, y: event.clientY }
    const rect = element.getBoundingClientRect()
    return { x: isRightToLeft(element) ? rect.right - event.clientX : event.clientX - rect.left, y: event.clientY - rect.top + offset }
  }

  const onPointerDown = (event: PointerEvent) => {
    justEnded.current = false
    const onControl = event.target instanceof Element && event.target.closest('button, a, input') !== null
    if (event.pointerType !== 'mouse' || event.button !== 0 || onControl) return
    start.current = { ...placeOf(event), pointer: event.pointerId, keep: event.shiftKey || event.ctrlKey || event.metaKey }
  }

  const onPointerMove = (event: PointerEvent) => {
    const from = start.current
    if (!from) return
    const to = placeOf(event)
    if (!box && Math.hypot(to.x - from.x, to.y - from.y) < THRESHOLD) return
    if (!box) grid.current?.setPointerCapture(from.pointer)
    setBox({ left: Math.min(from.x, to.x), right: Math.max(from.x, to.x), top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) })
  }

  const onPointerUp = () => {
    if (box && start.current) {
      onSelect(cardsInBox(geometry, count, box), start.current.keep)
      justEnded.current = true
    }
    start.current = null
    setBox(null)
  }

  const onPointerCancel = () => {
    start.current = null
    setBox(null)
  }

  /** True once for the click that the browser sends at the end of a drag. */
  const swallowsClick = () => {
    const swallows = justEnded.current
    justEnded.current = false
    return swallows
  }

  return { box, swallowsClick, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
