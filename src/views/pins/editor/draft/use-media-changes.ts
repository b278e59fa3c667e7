/**
 * Changes of a cover or of slides are saved at once, while the other changes of the editor wait for
 * its button. Cancelling undoes exactly the changes that were made in this editor: a picture that
 * was rendered meanwhile, or a change of another device, stays.
 */
import { useEffect, useState } from 'react'
import type { PinHistory } from '#core/pins/history/pin-history.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { usePinActions } from '../../grid/use-pin-actions.ts'

export function useMediaChanges() {
  const { undo } = usePinActions()
  const pins = useActor('pins')
  const [isChanged, setChanged] = useState(false)
  const [changes] = useState(
    () =>
      new MediaChanges({
        undo,
        isUndone: (cause) => isUndone(pins.getSnapshot().context.history, cause),
      }),
  )
  // The fields below save what is typed when they are unmounted, in the same turn but after this.
  useEffect(() => () => queueMicrotask(() => changes.close()), [changes])
  return {
    isChanged,
    onChange: (cause: string) => {
      setChanged(true)
      changes.add(cause)
    },
    restore: () => changes.cancel(),
  }
}

/** Also after a later change, which ends what can be redone. */
export function isUndone({ actions }: Pick<PinHistory, 'actions'>, cause: string): boolean {
  const latest = actions.findLast(({ root, kind }) => root === cause && kind !== 'again')
  return latest?.kind === 'undid' || latest?.kind === 'withdrawn'
}

interface UndoOfCauses {
  readonly undo: (cause: string) => void
  /** By the note of the change. */
  readonly isUndone: (cause: string) => boolean
}

export class MediaChanges {
  readonly #causes: string[] = []
  readonly #history: UndoOfCauses
  #state: 'open' | 'cancelled' | 'undone' = 'open'

  constructor(history: UndoOfCauses) {
    this.#history = history
  }

  /** A cover that was being uploaded comes after the editor was closed. */
  add(cause: string): void {
    if (this.#state === 'undone') this.#history.undo(cause)
    else this.#causes.push(cause)
  }

  cancel(): void {
    this.#state = 'cancelled'
  }

  /** The latest is undone first: it blocks those before it. */
  close(): void {
    if (this.#state !== 'cancelled') return
    this.#state = 'undone'
    for (const cause of this.#causes.toReversed())
      if (!this.#history.isUndone(cause)) this.#history.undo(cause)
  }
}
