/**
 * A long list is drawn piece by piece, the next before its end comes into sight: 500 cards at once
 * held the page up for seconds.
 */
import { type RefCallback, useCallback, useState } from 'react'

const ROWS_PER_PIECE = 48
/** So far ahead of the window the next piece is drawn. */
const AHEAD = '1200px'

export interface GrowingList {
  readonly shown: number
  readonly grow: () => void
  /** For the element after the last item, with `key={shown}`: each end is observed again. */
  readonly end: RefCallback<HTMLElement>
}

export function useGrowingList(total: number): GrowingList {
  const [most, setMost] = useState(ROWS_PER_PIECE)
  const grow = useCallback(() => setMost((before) => before + ROWS_PER_PIECE), [])
  const end = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (element === null) return undefined
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(),
        { rootMargin: AHEAD },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [grow],
  )
  return { shown: Math.min(most, total), grow, end }
}
