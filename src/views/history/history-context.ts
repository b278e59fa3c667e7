/** How any part of the shell opens the history. */
import { createContext, use } from 'react'

export interface HistoryDoor {
  readonly isOpen: boolean
  open: () => void
  close: () => void
}

export const HistoryContext = createContext<HistoryDoor | null>(null)

export function useHistoryDoor(): HistoryDoor {
  const door = use(HistoryContext)
  if (!door) throw new Error('useHistoryDoor needs the shell above it.')
  return door
}
