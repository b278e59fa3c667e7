/**
 * Selecting by drawing a box with the mouse. Starts after 6 pixels, so that a click stays a click;
 * the Space key does the same for fingers that rest on the keyboard. At the upper and lower edge of
 * the window the list scrolls on. The box belongs to the list, not to what is drawn of it: cards
 * that have left the window since are in it all the same.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { edgeSpeed, stepOf } from '../window/band-scroll.ts'
import { type Box, cardsInBox } from '../window/grid-geometry.ts'
import { type GridWindow, isRightToLeft } from '../window/use-grid-window.ts'

const THRESHOLD = 6

/** In the window. */
interface Point {
  readonly x: number
  readonly y: number
}

interface Start {
  /** In the list. */
  readonly x: number
  readonly y: number
  /** In the window. */
  readonly begunAt: number
  readonly pointer: number
  readonly keep: boolean
}

export interface Touched {
  readonly indices: readonly number[]
  /**
   * The last card in the order of reading, of a band that was drawn upwards the first; undefined
   * when it touched none.
   */
  readonly last: number | undefined
  /** Shift or Ctrl was held, so what is selected stays. */
  readonly keep: boolean
}

export interface RubberBandOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly window: Pick<GridWindow, 'geometry' | 'offset' | 'scrollBy'>
  readonly count: number
  readonly onSelect: (touched: Touched) => void
}

export function useRubberBand({ grid, window: gridWindow, count, onSelect }: RubberBandOptions) {
  const { geometry, offset, scrollBy } = gridWindow
  const start = useRef<Start | null>(null)
  const pointer = useRef<Point>({ x: 0, y: 0 })
  const [box, setBox] = useState<Box | null>(null)
  const justEnded = useRef(false)

  /**
   * In the list, from the corner where the first card stands, which lies on the right where people
   * read from there.
   */
  const placeOf = ({ x, y }: Point) => {
    const element = grid.current
    if (!element) return { x, y }
    const rect = element.getBoundingClientRect()
    return { x: isRightToLeft(element) ? rect.right - x : x - rect.left, y: y - rect.top + offset }
  }

  const draw = (from: Start) => {
    const to = placeOf(pointer.current)
    const next = {
      left: Math.min(from.x, to.x),
      right: Math.max(from.x, to.x),
      top: Math.min(from.y, to.y),
      bottom: Math.max(from.y, to.y),
    }
    setBox((before) => (before !== null && isSameBox(before, next) ? before : next))
  }

  useEdgeScroll(box !== null, {
    speed: () =>
      start.current === null
        ? 0
        : edgeSpeed({
            y: pointer.current.y,
            begunAt: start.current.begunAt,
            height: window.innerHeight,
          }),
    scroll: (distance) => {
      if (start.current === null) return
      scrollBy(distance)
      draw(start.current)
    },
  })

  const onPointerDown = (event: PointerEvent) => {
    justEnded.current = false
    const onControl =
      event.target instanceof Element && event.target.closest('button, a, input') !== null
    if (event.pointerType !== 'mouse' || event.button !== 0 || onControl) return
    start.current = {
      ...placeOf(pointOf(event)),
      begunAt: event.clientY,
      pointer: event.pointerId,
      keep: event.shiftKey || event.ctrlKey || event.metaKey,
    }
  }

  const onPointerMove = (event: PointerEvent) => {
    const from = start.current
    if (!from) return
    pointer.current = pointOf(event)
    const to = placeOf(pointer.current)
    if (!box && Math.hypot(to.x - from.x, to.y - from.y) < THRESHOLD) return
    if (!box) grid.current?.setPointerCapture(from.pointer)
    draw(from)
  }

  const onPointerUp = () => {
    if (box && start.current) {
      const indices = cardsInBox(geometry, count, box)
      onSelect({
        indices,
        last: box.bottom > start.current.y ? indices.at(-1) : indices[0],
        keep: start.current.keep,
      })
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

  return {
    box,
    swallowsClick,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

interface EdgeScroll {
  readonly speed: () => number
  readonly scroll: (distance: number) => void
}

/**
 * A step a frame, after each rendering: a box that has not grown, as at the end of the list, is not
 * drawn again, and all rests until the pointer moves.
 */
function useEdgeScroll(isDrawing: boolean, { speed, scroll }: EdgeScroll): void {
  const last = useRef(0)
  useEffect(() => {
    if (!isDrawing) return undefined
    const frame = requestAnimationFrame((now) => {
      const elapsed = now - last.current
      last.current = now
      const distance = stepOf(speed(), elapsed)
      if (distance !== 0) scroll(distance)
    })
    return () => cancelAnimationFrame(frame)
  })
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function isSameBox(one: Box, other: Box): boolean {
  return (
    one.left === other.left &&
    one.right === other.right &&
    one.top === other.top &&
    one.bottom === other.bottom
  )
}
