/** Which rows of a long list are in sight. Draws again only when a row comes or goes. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Drawn above and below what is in sight. */
const SPARE_ROWS = 6

interface RowsInSight {
  readonly first: number
  readonly end: number
}

export function useRowsInSight(
  list: RefObject<HTMLElement | null>,
  { count, height }: { readonly count: number; readonly height: number },
): RowsInSight {
  const [seen, setSeen] = useState<RowsInSight>({ first: 0, end: Math.min(count, 20) })
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = () => {
      const next = rowsInSight(count, {
        top: element.scrollTop / height,
        shown: element.clientHeight / height,
      })
      setSeen((now) => (now.first === next.first && now.end === next.end ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [list, count, height])
  return seen
}

/** `top` and `shown` in rows. */
export function rowsInSight(
  count: number,
  { top, shown }: { readonly top: number; readonly shown: number },
): RowsInSight {
  return {
    first: Math.max(0, Math.min(Math.floor(top), count) - SPARE_ROWS),
    end: Math.min(count, Math.ceil(top + shown) + SPARE_ROWS),
  }
}
