/** Which rows of the grid the person can see: follows its width and every scroll, and renders again only when a row comes or goes. */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type Density, type GridGeometry, layOut, type RowRange, visibleRows } from './grid-geometry.ts'

export interface GridWindow {
  readonly geometry: GridGeometry
  readonly range: RowRange
  readonly measured: boolean
}

export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [width, setWidth] = useState(0)
  const [range, setRange] = useState<RowRange>({ first: 0, end: 0 })
  const geometry = useMemo(() => layOut(width, count, densityFor(width)), [width, count])

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const look = () => {
      const top = -element.getBoundingClientRect().top
      const next = visibleRows(geometry, top, top + window.innerHeight)
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next))
    }
    look()
    // Capturing hears the scrolling of whatever element scrolls around the grid.
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [grid, geometry])

  return { geometry, range, measured: width > 0 }
}

function densityFor(width: number): Density {
  return width < 560 ? { minCard: 150, gap: 12 } : { minCard: 188, gap: 20 }
}

/** The element that scrolls when the grid is too long, or the page. */
export function scrollParentOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const overflow = getComputedStyle(parent).overflowY
    if ((overflow === 'auto' || overflow === 'scroll') && parent.scrollHeight > parent.clientHeight) return parent
  }
  return document.documentElement
}
