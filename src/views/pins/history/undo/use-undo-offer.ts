/**
 * Offers to undo a deletion that is not part of the history of the pins: of a page, a board, a
 * picture, an interest. Ctrl+Z accepts the offer while nothing was done to the pins since.
 */
import { useCallback } from 'react'
import type { PinHistory } from '#core/pins/history/pin-history.ts'
import { useActorIfAny } from '../../../kit/context/app-context.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'

interface UndoOffer {
  readonly text: string
  readonly detail?: string
  /** Of the button. */
  readonly label: string
  readonly undo: () => void
  /** A note of the same kind that is still shown is over. */
  readonly kind?: string
  /** False once something else was changed that Ctrl+Z has to undo first. */
  readonly isLatest?: () => boolean
}

export function useUndoOffer(): (offer: UndoOffer) => void {
  const toast = useToast()
  const pins = useActorIfAny('pins')
  return useCallback(
    ({ text, detail, label, undo, kind, isLatest }) => {
      const history = () => pins?.getSnapshot().context.history
      const before = history()
      toast({
        text,
        ...(detail !== undefined && { detail }),
        ...(kind !== undefined && { kind }),
        action: { label, onPress: undo },
        isNextUndo: () => hasNoNewerStep(history(), before) && (isLatest?.() ?? true),
      })
    },
    [pins, toast],
  )
}

/** Whether an undo of the pins would undo the same step as it would have before. */
export function hasNoNewerStep(
  now: Pick<PinHistory, 'undo'> | undefined,
  before: Pick<PinHistory, 'undo'> | undefined,
): boolean {
  return now?.undo.at(-1)?.latest === before?.undo.at(-1)?.latest
}
