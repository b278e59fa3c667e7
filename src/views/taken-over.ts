/**
 * False while React takes a page over that was made at build, and while that is made: what only this browser knows (who is here, what
 * stands behind the `#`) is shown from the next rendering on, so that the first one is the same on both sides.
 */
import { useEffect, useSyncExternalStore } from 'react'

let tell: () => void = () => undefined

/** Resolves when a public page's screen is React's: from then on it hears what is typed and pressed. */
export const takenOver = new Promise<void>((resolve) => {
  tell = resolve
})

export function useIsTakenOver(): boolean {
  const isTakenOver = useSyncExternalStore(never, () => true, () => false)
  useEffect(() => tell(), [])
  return isTakenOver
}

function never(): () => void {
  return () => undefined
}
