/** How any part of the shell opens the history. */
import { createContext, use } from 'react'

export interface HistoryPanel {
  readonly isOpen: boolean
  open: () => void
  close: () => void
}

export const HistoryContext = createContext<HistoryPanel | null>(null)

export function useHistoryPanel(): HistoryPanel {
  const panel = use(HistoryContext)
  if (!panel) throw new Error('useHistoryPanel needs the shell above it.')
  return panel
}
