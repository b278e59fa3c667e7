/** Holds what is open and which commands the screen has added; Ctrl+K and `?` are handled here. */
import { useCallback, useMemo, useState } from 'react'
import { useShortcut } from '../../kit/screen/use-shortcut.ts'
import { PaletteContext } from '../../kit/context/palette-context.ts'
import type { ReactNode } from 'react'
import type { Command, Palette } from '../../kit/context/palette-context.ts'

export function PaletteProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null)
  const [lists, setLists] = useState<readonly (readonly Command[])[]>([])
  useShortcut('Ctrl+K', () => setShown((before) => (before === 'palette' ? null : 'palette')))
  useShortcut('?', () => setShown('shortcuts'))
  const add = useCallback((commands: readonly Command[]) => {
    setLists((before) => [...before, commands])
    return () => setLists((before) => before.filter((other) => other !== commands))
  }, [])
  const palette = useMemo<Palette>(
    () => ({
      isOpen: shown === 'palette',
      areShortcutsOpen: shown === 'shortcuts',
      commands: lists.flat(),
      open: () => setShown('palette'),
      close: () => setShown(null),
      showShortcuts: () => setShown('shortcuts'),
      hideShortcuts: () => setShown(null),
      add,
    }),
    [shown, lists, add],
  )
  return <PaletteContext value={palette}>{children}</PaletteContext>
}
