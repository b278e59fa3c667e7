/**
 * Selects pins by drawing a box with the mouse. It starts after 6 pixels, so that a click stays a
 * click; on the keyboard, Space selects. At the upper and lower edge of the window the list
 * scrolls. The box includes cards that have left the window since.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { edgeSpeed, stepOf } from '../window/band-scroll.ts'
import { type Box, cardsInBox } from '../window/grid-geometry.ts'
import { type GridWindow, isRightToLeft } from '../window/use-grid-window.ts'

const MIN_DRAG_PX = 6

/** In the window, or in the list. */
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
  const { startRef, pointerRef, box, placeOf, draw, clear } = useBox(grid, gridWindow)
  const justEnded = useRef(false)

  const onPointerDown = (event: PointerEvent) => {
    justEnded.current = false
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnControl(event)) return
    startRef.current = {
      ...placeOf(pointOf(event)),
      begunAt: event.clientY,
      pointer: event.pointerId,
      keep: event.shiftKey || event.ctrlKey || event.metaKey,
    }
  }

  const onPointerMove = (event: PointerEvent) => {
    const from = startRef.current
    if (!from) return
    pointerRef.current = pointOf(event)
    const to = placeOf(pointerRef.current)
    if (!box && Math.hypot(to.x - from.x, to.y - from.y) < MIN_DRAG_PX) return
    if (!box) grid.current?.setPointerCapture(from.pointer)
    draw(from)
  }

  const onPointerUp = () => {
    if (box && startRef.current) {
      const indices = cardsInBox(gridWindow.geometry, count, box)
      onSelect({
        indices,
        last: box.bottom > startRef.current.y ? indices.at(-1) : indices[0],
        keep: startRef.current.keep,
      })
      justEnded.current = true
    }
    clear()
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
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: clear },
  }
}

/** The box from where it was begun to the pointer, while it is drawn. */
function useBox(
  grid: RubberBandOptions['grid'],
  { offset, scrollBy }: Pick<GridWindow, 'offset' | 'scrollBy'>,
) {
  const startRef = useRef<Start | null>(null)
  const pointerRef = useRef<Point>({ x: 0, y: 0 })
  const [box, setBox] = useState<Box | null>(null)

  const placeOf = (point: Point) => placeInList(grid.current, offset, point)

  const draw = (from: Start) => {
    const next = boxBetween(from, placeOf(pointerRef.current))
    setBox((before) => (before !== null && isSameBox(before, next) ? before : next))
  }
  const clear = () => {
    startRef.current = null
    setBox(null)
  }

  useEdgeScroll(box !== null, {
    speed: () => speedAt(startRef.current, pointerRef.current),
    scroll: (distance) => {
      if (startRef.current === null) return
      scrollBy(distance)
      draw(startRef.current)
    },
  })
  return { startRef, pointerRef, box, placeOf, draw, clear }
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

/**
 * The list begins in the corner of its first card, which is on the right in languages that are read
 * from there.
 */
function placeInList(element: HTMLElement | null, offset: number, { x, y }: Point): Point {
  if (!element) return { x, y }
  const rect = element.getBoundingClientRect()
  return { x: isRightToLeft(element) ? rect.right - x : x - rect.left, y: y - rect.top + offset }
}

function boxBetween(one: Point, other: Point): Box {
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  }
}

function speedAt(start: Start | null, { y }: Point): number {
  if (start === null) return 0
  return edgeSpeed({ y, begunAt: start.begunAt, height: window.innerHeight })
}

function isOnControl({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('button, a, input') !== null
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
