/**
 * Which rows of the grid the person can see: follows its width and every scroll, and renders again
 * only when a row comes or goes.
 */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import {
  type Density,
  type GridGeometry,
  layOut,
  OVERSCAN,
  type RowRange,
  visibleRows,
} from './grid-geometry.ts'
import { follow, type ScrollPlace, scrolledFor } from './grid-scroll.ts'
import { BEYOND_DELAY_MS } from './beyond-later.ts'

export interface GridWindow {
  readonly geometry: GridGeometry
  readonly range: RowRange
  /** How much further the list is scrolled than the element: 0 for all but the tallest lists. */
  readonly offset: number
  readonly measured: boolean
  /** What of the list is in the window now. */
  readonly view: () => { top: number; bottom: number }
  readonly scrollBy: (distance: number) => void
}

/** As many screens are followed one to one. */
const NEAR_SCREENS = 3
type Seen = RowRange & { offset: number }
const nowhere: Seen = { first: 0, end: 0, offset: 0 }

export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [width, setWidth] = useState(0)
  const [seen, setSeen] = useState(nowhere)
  const geometry = useMemo(() => layOut(width, count, densityFor(width)), [width, count])
  const [scroll] = useState(() => new GridScroll())

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    scroll.attach(element)
    const measure = () => setWidth(element.clientWidth)
    // At once, because an observer reports only after the first, empty picture.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid, scroll])

  const controls = useMemo(
    () => windowControls(scroll, { geometry, isMeasured: width > 0, onSeen: setSeen }),
    [scroll, geometry, width],
  )

  useLayoutEffect(() => {
    const { look, lookAgain, check, settle, stop } = controls
    lookAgain()
    const observer = new ResizeObserver(check)
    if (grid.current) observer.observe(grid.current)
    // Capturing catches the scrolling of whatever element scrolls around the grid.
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('scrollend', settle, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      stop()
      observer.disconnect()
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('scrollend', settle, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [grid, controls])

  return {
    geometry,
    range: seen,
    offset: seen.offset,
    measured: width > 0,
    view: controls.view,
    scrollBy: controls.scrollBy,
  }
}

/** Where the list is scrolled to, however often its geometry changes. */
class GridScroll {
  /** Null until it is measured. */
  #place: ScrollPlace | null = null
  #element: HTMLElement | null = null

  attach(element: HTMLElement): void {
    this.#element = element
  }

  get place(): ScrollPlace | null {
    return this.#place
  }

  get scrolled(): number {
    return this.#element === null ? 0 : -this.#element.getBoundingClientRect().top
  }

  stand(place: ScrollPlace): void {
    this.#place = place
  }

  /** The element's own scrolling, by so much. */
  by(distance: number): void {
    if (this.#element !== null) scrollParentOf(this.#element).scrollBy({ top: distance })
  }
}

function windowControls(
  scroll: GridScroll,
  {
    geometry,
    isMeasured,
    onSeen,
  }: { geometry: GridGeometry; isMeasured: boolean; onSeen: (next: (now: Seen) => Seen) => void },
) {
  let later: ReturnType<typeof setTimeout> | undefined
  const now = () => scroll.place ?? { scrolled: 0, top: 0 }
  const lookAt = (scrolled: number) => {
    clearTimeout(later)
    const { place: before } = scroll
    const { top } = follow(geometry.height, now(), {
      scrolled,
      near: NEAR_SCREENS * window.innerHeight,
    })
    const isJump = before === null || Math.abs(top - before.top) > window.innerHeight
    scroll.stand({ scrolled, top })
    // After a jump, and at first, the rows beyond the edges are drawn later than those that are
    // seen.
    if (isJump) later = setTimeout(look, BEYOND_DELAY_MS)
    const next = {
      ...visibleRows(geometry, {
        top,
        bottom: top + window.innerHeight,
        overscan: isJump ? 0 : OVERSCAN,
      }),
      offset: top - scrolled,
    }
    onSeen((last) => (last.end <= geometry.rows && serves(last, next) ? last : next))
  }
  // Before the width is known a row has no height.
  const look = () => {
    if (isMeasured) lookAt(scroll.scrolled)
  }
  const moveTo = (top: number) => {
    scroll.by(scrolledFor(geometry.height, top) - scroll.scrolled)
    scroll.stand({ scrolled: scroll.scrolled, top })
    look()
  }
  return {
    look,
    /**
     * The list has changed: where it ends below the window nothing scrolls by that, and asking
     * would cost another layout.
     */
    lookAgain: () => {
      const { place } = scroll
      if (isMeasured && place !== null && place.top + window.innerHeight <= geometry.height)
        lookAt(place.scrolled)
      else look()
    },
    /**
     * After the browser's own layout, where measuring is free: what is above the grid may have
     * changed its height.
     */
    check: () => {
      if (Math.abs(scroll.scrolled - now().scrolled) > 1) look()
    },
    stop: () => clearTimeout(later),
    view: () => ({ top: now().top, bottom: now().top + window.innerHeight }),
    scrollBy: (distance: number) => {
      if (distance !== 0) moveTo(now().top + distance)
    },
    /**
     * At rest the element is scrolled to where the whole has what is seen, so that there is room to
     * go on in both directions.
     */
    settle: () => {
      const { scrolled, top } = now()
      if (Math.abs(scrolledFor(geometry.height, top) - scrolled) > 1) moveTo(top)
    },
  }
}

/**
 * All that is wanted is drawn, and one row more at most: a row goes when the next one comes, in one
 * rendering instead of two.
 */
function serves(drawn: Seen, wanted: Seen): boolean {
  const isAll = drawn.first <= wanted.first && drawn.end >= wanted.end
  return (
    isAll &&
    drawn.end - drawn.first <= wanted.end - wanted.first + 1 &&
    drawn.offset === wanted.offset
  )
}

function densityFor(width: number): Density {
  return width < 560 ? { minCard: 150, gap: 12 } : { minCard: 188, gap: 20 }
}

/** The element that scrolls when the grid is too long, or the page. */
export function scrollParentOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const overflow = getComputedStyle(parent).overflowY
    if ((overflow === 'auto' || overflow === 'scroll') && parent.scrollHeight > parent.clientHeight)
      return parent
  }
  return document.documentElement
}

/** Then columns count from the right edge. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
