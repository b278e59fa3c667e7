/** The pins that the filters leave, in their order. */
import { useEffect, useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { filterRows } from '#core/pins/filters/pin-filters.ts'
import { prepareTexts } from '#core/pins/filters/pin-texts.ts'
import { usePins } from '../../kit/context/app-context.tsx'

export function useShownPins(): readonly Pin[] {
  // The rows, not the book: selecting makes a new book, and ten thousand pins would be filtered
  // again at every click.
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const filters = usePins((snapshot) => snapshot.context.filters)
  useEffect(() => prepareInParts(buckets), [buckets])
  return useMemo(() => filterRows({ buckets }, filters), [buckets, filters])
}

/** About 4 ms each. */
const PINS_PER_PART = 8
const PAUSE_MS = 10

/**
 * Reading 100,000 pins holds up each letter that is typed for 150 ms: their words are made ready
 * before, a few pins at a time.
 */
function prepareInParts(buckets: PinBook['buckets']): () => void {
  let timer: ReturnType<typeof setTimeout>
  const go = (from: number) => {
    if (from >= buckets.length) return
    const worked = prepareTexts(buckets.slice(from, from + PINS_PER_PART))
    if (worked) timer = setTimeout(() => go(from + PINS_PER_PART), PAUSE_MS)
    else go(from + PINS_PER_PART)
  }
  timer = setTimeout(() => go(0), PAUSE_MS)
  return () => clearTimeout(timer)
}
