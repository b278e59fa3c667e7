/** Whether the device asks for dark, now and whenever that changes. */
import { useSyncExternalStore } from 'react'

const query = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

export function useIsSystemDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
