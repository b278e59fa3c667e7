/**
 * Takes away the notes that offer something: what they speak of is not on the screen any more. Not
 * in toast.tsx: who logs in needs no more than that.
 */
import { use, useCallback } from 'react'
import { ToastContext } from '../notes/toast.tsx'

export function useDropOffers(): () => void {
  const queue = use(ToastContext)?.queue
  return useCallback(() => {
    for (const { key, content } of queue?.visibleToasts ?? [])
      if (content.action !== undefined) queue?.close(key)
  }, [queue])
}
