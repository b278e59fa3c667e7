/**
 * False while React takes a page over that was made at build, and while that is made: what only
 * this browser knows (the user, the part after the `#`) is shown from the next rendering on, so
 * that the first one is the same on both sides.
 */
import { useSyncExternalStore } from 'react'

export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => undefined
}
