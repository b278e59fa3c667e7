/**
 * Undo and redo as every button, menu and key has them: what would be taken back next, in words,
 * and how.
 */
import { useMemo } from 'react'
import { actionOf, type Step } from '#core/pins/history/pin-history.ts'
import { lastUnsent } from '#core/pins/history/sent-steps.ts'
import { summaryOf } from '#core/pins/history/pin-past.ts'
import { usePins, usePinSession } from '../../../kit/context/app-context.tsx'
import { sentenceOf } from '../action-words.ts'
import { useActionWords } from '../use-action-words.ts'

export interface Undoing {
  /** What it was; null when there is nothing. */
  readonly next: string | null
  readonly run: () => void
}

export function useUndo(): { undo: Undoing; redo: Undoing } {
  const session = usePinSession()
  const history = usePins((snapshot) => snapshot.context.history)
  const tab = usePins((snapshot) => snapshot.context.tab)
  const words = useActionWords(history)
  return useMemo(() => {
    const said = (step: Step | undefined): string | null => {
      const action =
        step === undefined
          ? undefined
          : (actionOf(history, step.root) ?? actionOf(history, step.latest))
      return action === undefined ? null : sentenceOf(summaryOf(action, tab), words)
    }
    return {
      undo: {
        next: said(lastUnsent(history, history.undo).step),
        run: () => session.undo(),
      },
      redo: {
        next: said(lastUnsent(history, history.redo).step),
        run: () => session.redo(),
      },
    }
  }, [session, history, tab, words])
}
