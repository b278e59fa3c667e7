/** Leaves the titles step: the committed pins become drafts. */
import { unsavedCommittedPins } from '#core/pins/book/pin-selectors.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'

/** False when nothing can be saved here: the person stays, with what was typed. */
export function useSaveCommitted(): () => boolean {
  const pins = useActor('pins')
  const actions = usePinActions()
  return () => {
    // As they are now: leaving a cell may just have changed one.
    const { book } = pins.getSnapshot().context
    const unsaved = unsavedCommittedPins(book)
    actions.setStatus(
      unsaved.map(({ id }) => id),
      'draft',
    )
    return !actions.isReadOnly()
  }
}
