/**
 * How any part of a screen reaches the palette: open it, show the shortcuts, or add commands for as
 * long as it is shown.
 */
import { createContext, use, useEffect } from 'react'
import type { IconName } from '../ui/icon.tsx'

export interface Command {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly keys?: string
  readonly run: () => void
}

export interface Palette {
  readonly isOpen: boolean
  readonly areShortcutsOpen: boolean
  readonly commands: readonly Command[]
  open: () => void
  close: () => void
  showShortcuts: () => void
  hideShortcuts: () => void
  /** Gives back how to take them away again. */
  add: (commands: readonly Command[]) => () => void
}

export const PaletteContext = createContext<Palette | null>(null)

export function usePalette(): Palette {
  const palette = use(PaletteContext)
  if (!palette) throw new Error('usePalette needs the shell above it.')
  return palette
}

/**
 * Commands of the screen that calls it. Give a list that is kept (`useMemo`): a new one is added
 * again.
 */
export function useCommands(commands: readonly Command[]): void {
  const { add } = usePalette()
  useEffect(() => add(commands), [add, commands])
}
