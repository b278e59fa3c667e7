/**
 * Whether the history is open, the keys of undo, redo and history for the whole window, and the
 * notes of how they ended.
 */
import { Suspense, lazy, useMemo, useState } from 'react'
import { useActor, useActorIfAny } from '../app-context.tsx'
import { useShortcut } from '../shell/use-shortcut.ts'
import { HistoryContext, type HistoryDoor } from './history-context.ts'
import { UndoNotes } from './undo-notes.tsx'
import type { ReactNode } from 'react'

const HistorySheet = lazy(async () => ({
  default: (await import('./history-sheet.tsx')).HistorySheet,
}))

export function HistoryProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const isWorking = useActorIfAny('pins') !== null
  const door = useMemo<HistoryDoor>(
    () => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }),
    [isOpen],
  )
  return (
    <HistoryContext value={door}>
      {children}
      {isWorking ? <UndoKeys onOpen={door.open} /> : null}
      {isWorking ? <UndoNotes /> : null}
      {isWorking && isOpen ? (
        <Suspense fallback={null}>
          <HistorySheet onClose={door.close} />
        </Suspense>
      ) : null}
    </HistoryContext>
  )
}

/** In a field the browser's own undo of what is typed goes first: there these keys rest. */
function UndoKeys({ onOpen }: { onOpen: () => void }) {
  const pins = useActor('pins')
  useShortcut('Ctrl+Z', () => pins.send({ type: 'pins.undo' }), 'outsideFields')
  useShortcut('Ctrl+Shift+Z', () => pins.send({ type: 'pins.redo' }), 'outsideFields')
  useShortcut('Ctrl+Y', () => pins.send({ type: 'pins.redo' }), 'outsideFields')
  useShortcut('H', onOpen)
  return null
}
