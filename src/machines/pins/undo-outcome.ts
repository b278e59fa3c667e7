/** How an undo or a redo ended, or why a change was refused. */
import type { UndoRefusal } from '#core/pins/history/pin-undo.ts'
import type { SentStep } from '#core/pins/history/sent-steps.ts'

export interface UndoOutcome {
  readonly verb: 'undo' | 'redo' | 'change'
  /** The first action of the chain; null when it was not done. */
  readonly root: string | null
  /** Why it was not done; null = it was. */
  readonly refusal:
    | UndoRefusal
    | { readonly kind: 'readOnly' }
    | { readonly kind: 'notKept' }
    | null
  /** The latest step that was passed over because it was sent. */
  readonly passed?: SentStep
}
