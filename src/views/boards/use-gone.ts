/** A signal for work that a part of the screen has begun, aborted when that part is gone. */
import { useCallback, useEffect, useRef } from 'react'

/** The returned function gives the signal of this mount. */
export function useGone(): () => AbortSignal {
  const abort = useRef(new AbortController())
  useEffect(() => {
    // React may mount a part again with the same state, and does so in development.
    if (abort.current.signal.aborted) abort.current = new AbortController()
    return () => abort.current.abort()
  }, [])
  return useCallback(() => abort.current.signal, [])
}
