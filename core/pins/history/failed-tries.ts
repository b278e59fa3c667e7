/**
 * When publishing a pin failed, and why. A pin that is planned again has a new publication, and
 * what stops it before anything is sent makes no attempt: only the history knows of both.
 */
import type { PublicationProblem } from '../../contract/content/publications.contract.ts'
import { envelopesOf, type PinHistory } from './pin-history.ts'

export interface FailedTry {
  readonly at: number
  readonly publicationId: string
  readonly problem: PublicationProblem
}

/** The oldest first, as far as the history is kept. */
export function failedTries(history: PinHistory, pinId: string): FailedTry[] {
  return envelopesOf(history).flatMap(({ at, event }) =>
    event.type === 'pin.publishFailed' && event.data.id === pinId
      ? [{ at, publicationId: event.data.publication_id, problem: event.data.problem }]
      : [],
  )
}
