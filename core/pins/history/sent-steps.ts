/**
 * Steps that nothing can undo or redo any more, because a publication that they changed was sent
 * since. Undo and redo pass over them.
 */
import { isAttempt } from '../book/pin-publications.ts'
import { actionOf, type HistoryAction, type PinHistory, type Step } from './pin-history.ts'
import {
  effectiveSince,
  isSameField,
  touchesBeside,
  touchesOfAction,
  deletedBy,
} from './pin-undo.ts'

export interface SentStep {
  readonly root: string
  /** A pin whose publication was sent. */
  readonly pinId: string
}

/** Null while the step is not blocked forever. */
export function sentStep(history: PinHistory, { root, latest }: Step): SentStep | null {
  const action = actionOf(history, latest)
  const pinId = action === undefined ? undefined : pinSentSince(history, action)
  return pinId === undefined ? null : { root, pinId }
}

/** The last of the steps that was not sent, and the latest of those that were passed over. */
export function lastUnsent(
  history: PinHistory,
  steps: readonly Step[],
): { readonly step: Step | undefined; readonly passed: SentStep | null } {
  let passed: SentStep | null = null
  for (const step of steps.toReversed()) {
    const sent = sentStep(history, step)
    if (sent === null) return { step, passed }
    passed ??= sent
  }
  return { step: undefined, passed }
}

function pinSentSince(history: PinHistory, action: HistoryAction): string | undefined {
  // This device can undo what it published by hand.
  const attempts = effectiveSince(history, action).filter(
    ({ isOwn, envelopes }) => !isOwn && envelopes.some(({ event }) => isAttempt(event)),
  )
  if (attempts.length === 0) return undefined
  const wanted = Map.groupBy(touchesOfAction(action), ({ id }) => id)
  const deleted = deletedBy(action)
  return attempts
    .flatMap((later) => touchesBeside(later, deleted))
    .find((touch) => wanted.get(touch.id)?.some((other) => isSameField(touch, other)))?.id
}
