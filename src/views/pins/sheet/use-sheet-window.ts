/** Which rows of the sheet are in sight. Draws again only when a row comes or goes. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { HEAD_HEIGHT, ROW_HEIGHT, rowsInSight } from './sheet-layout.ts'

export function useSheetWindow(
  grid: RefObject<HTMLElement | null>,
  count: number,
): { first: number; end: number; pageRows: number } {
  const [seen, setSeen] = useState({ first: 0, end: 0, pageRows: 1 })
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const look = () => {
      const height = element.clientHeight - HEAD_HEIGHT
      const next = {
        ...rowsInSight(count, { top: element.scrollTop, height }),
        pageRows: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1),
      }
      setSeen((now) =>
        now.first === next.first && now.end === next.end && now.pageRows === next.pageRows
          ? now
          : next,
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [grid, count])
  return seen
}
