/**
 * Kept values that came in another message share with those before what did not differ, as they do
 * in the page: else a day of steps would not fit.
 */
import type { Kept } from './kept-value.ts'

/** `now`, with the very parts of `before` that are equal to its own. */
export function shared(before: Kept | undefined, now: Kept): Kept {
  if (
    before === now ||
    typeof before !== 'object' ||
    before === null ||
    typeof now !== 'object' ||
    now === null
  )
    return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const known = new Map(Object.entries(before))
  const parts = Object.entries(now).map(
    ([key, one]: [string, Kept]) => [key, shared(known.get(key), one)] as const,
  )
  if (parts.length === known.size && parts.every(([key, one]) => known.get(key) === one))
    return before
  return Array.isArray(now) ? parts.map(([, one]) => one) : Object.fromEntries(parts)
}
