/**
 * Whether the history is open, the keys of undo, redo and history for the whole window, and the
 * notes of how they ended.
 */
import { Suspense, lazy, use, useEffect, useMemo, useState } from 'react'
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import { useActorIfAny, usePinSession } from '../../kit/context/app-context.tsx'
import { matchesKeys, useShortcut } from '../../kit/screen/use-shortcut.ts'
import type { Note } from '../../kit/ui/notes/note.ts'
import { isTextEntry } from '../../kit/ui/fields/text-entry.ts'
import { ToastContext } from '../../kit/ui/notes/toast.tsx'
import { HistoryContext, type HistoryPanel } from './history-context.ts'
import { UndoNotes } from './undo/undo-notes.tsx'
import type { ReactNode } from 'react'

const HistorySheet = lazy(async () => ({
  default: (await import('./history-sheet.tsx')).HistorySheet,
}))

export function HistoryProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const isWorking = useActorIfAny('pins') !== null
  const panel = useMemo<HistoryPanel>(
    () => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }),
    [isOpen],
  )
  return (
    <HistoryContext value={panel}>
      {children}
      {isWorking ? <UndoKeys onOpen={panel.open} /> : null}
      {isWorking ? <UndoNotes /> : null}
      {isWorking && isOpen ? (
        <Suspense fallback={null}>
          <HistorySheet onClose={panel.close} />
        </Suspense>
      ) : null}
    </HistoryContext>
  )
}

/** In a field the browser's own undo of what is typed goes first: there these keys rest. */
function UndoKeys({ onOpen }: { onOpen: () => void }) {
  const session = usePinSession()
  useOfferKey()
  useShortcut('Ctrl+Z', () => session.undo(), 'outsideFields')
  useShortcut('Ctrl+Shift+Z', () => session.redo(), 'outsideFields')
  useShortcut('Ctrl+Y', () => session.redo(), 'outsideFields')
  useShortcut('H', onOpen)
  return null
}

/**
 * Ctrl+Z accepts an offer to undo a deletion before anything else handles the key: the offer is the
 * latest thing done, and may come from within a dialog.
 */
function useOfferKey(): void {
  const queue = use(ToastContext)?.queue
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (queue === undefined || !matchesKeys('Ctrl+Z', event) || isTextEntry(event.target)) return
      if (!acceptUndo(queue)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [queue])
}

/**
 * Ctrl+Z accepts the latest visible undo offer that is next to be undone. False when no note on the
 * screen offers what would be undone next.
 */
export function acceptUndo(queue: Pick<ToastQueue<Note>, 'visibleToasts' | 'close'>): boolean {
  const offer = queue.visibleToasts.find(({ content }) => content.isNextUndo?.() === true)
  if (offer === undefined) return false
  queue.close(offer.key)
  offer.content.action?.onPress()
  return true
}
